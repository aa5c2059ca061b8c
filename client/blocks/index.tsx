import type { ComponentType } from 'react'
import type { BlockType } from '#shared/blocks/index.ts'
import { AboutView } from './about.tsx'
import { ContactView } from './contact.tsx'
import { CtaView } from './cta.tsx'
import { EventsView } from './events.tsx'
import { FaqView } from './faq.tsx'
import { FeaturesView } from './features.tsx'
import { FooterView } from './footer.tsx'
import { GalleryView } from './gallery.tsx'
import { HeaderView } from './header.tsx'
import { HeroView } from './hero.tsx'
import { HoursView } from './hours.tsx'
import { MenuView } from './menu.tsx'
import { NoticeView } from './notice.tsx'
import type { BlockViewProps } from './page-context.ts'
import { PlaceView } from './place.tsx'
import { PricingView } from './pricing.tsx'
import { QuotesView } from './quotes.tsx'
import { ServicesView } from './services.tsx'
import { StatsView } from './stats.tsx'
import { StepsView } from './steps.tsx'
import { TeamView } from './team.tsx'

/** How each kind of block looks. */
export const views = {
  header: HeaderView,
  notice: NoticeView,
  hero: HeroView,
  features: FeaturesView,
  services: ServicesView,
  menu: MenuView,
  pricing: PricingView,
  about: AboutView,
  steps: StepsView,
  gallery: GalleryView,
  quotes: QuotesView,
  stats: StatsView,
  team: TeamView,
  faq: FaqView,
  hours: HoursView,
  place: PlaceView,
  contact: ContactView,
  events: EventsView,
  cta: CtaView,
  footer: FooterView,
} satisfies { [T in BlockType]: ComponentType<BlockViewProps<T>> }
