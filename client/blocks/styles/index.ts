import type { BlockType } from '#shared/blocks/index.ts'
import about from './about.css?inline'
import base from './base.css?inline'
import contact from './contact.css?inline'
import creator from './creator.css?inline'
import cta from './cta.css?inline'
import events from './events.css?inline'
import faq from './faq.css?inline'
import features from './features.css?inline'
import footer from './footer.css?inline'
import gallery from './gallery.css?inline'
import header from './header.css?inline'
import hero from './hero.css?inline'
import hours from './hours.css?inline'
import japanese from './japanese.css?inline'
import korean from './korean.css?inline'
import menu from './menu.css?inline'
import moods from './moods.css?inline'
import motion from './motion.css?inline'
import notice from './notice.css?inline'
import parts from './parts.css?inline'
import photos from './photos.css?inline'
import place from './place.css?inline'
import pricing from './pricing.css?inline'
import quotes from './quotes.css?inline'
import reveal from './reveal.css?inline'
import services from './services.css?inline'
import stats from './stats.css?inline'
import steps from './steps.css?inline'
import team from './team.css?inline'
import tools from './tools.css?inline'

type Sheet =
  | BlockType
  | 'base'
  | 'parts'
  | 'japanese'
  | 'korean'
  | 'moods'
  | 'motion'
  | 'reveal'
  | 'creator'
  | 'tools'
  | 'photos'

/** The rules of every kind of block, and those all share. */
export const sheets: Record<Sheet, string> = {
  base,
  parts,
  japanese,
  korean,
  moods,
  motion,
  reveal,
  creator,
  tools,
  photos,
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
}
