import { about } from './about.ts'
import type { BlockKind, PropsOfKind } from './block.ts'
import { contact } from './contact.ts'
import { cta } from './cta.ts'
import { events } from './events.ts'
import { faq } from './faq.ts'
import { features } from './features.ts'
import { footer } from './footer.ts'
import { gallery } from './gallery.ts'
import { header } from './header.ts'
import { hero } from './hero.ts'
import { hours } from './hours.ts'
import { menu } from './menu.ts'
import { notice } from './notice.ts'
import { place } from './place.ts'
import { pricing } from './pricing.ts'
import { quotes } from './quotes.ts'
import { services } from './services.ts'
import { stats } from './stats.ts'
import { steps } from './steps.ts'
import { team } from './team.ts'

/** The one list of block kinds. Everything that knows about blocks derives from it. */
export const blockKinds = {
  header,
  notice,
  hero,
  features,
  services,
  menu,
  pricing,
  about,
  steps,
  gallery,
  quotes,
  stats,
  team,
  faq,
  hours,
  place,
  contact,
  events,
  cta,
  footer,
} as const

export type BlockType = keyof typeof blockKinds
export type BlockProps<T extends BlockType> = PropsOfKind<(typeof blockKinds)[T]>

export const blockTypes = Object.keys(blockKinds) as BlockType[]

/** The kind of that name, or undefined for one this version does not know. */
export function blockKind(type: string): BlockKind | undefined {
  return Object.hasOwn(blockKinds, type)
    ? (blockKinds[type as BlockType] as unknown as BlockKind)
    : undefined
}

/** What a kind is called in messages; `other` is one this version does not know. */
export function kindName(type: string): BlockType | 'other' {
  return blockKind(type) ? (type as BlockType) : 'other'
}
