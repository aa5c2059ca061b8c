import type { BlockType } from '#shared/blocks/index.ts'
import type { Archetype } from '#shared/page/industries.ts'

/** A piece of a page: a kind of block, or what a page resolves by its facts. */
export type Part =
  | BlockType
  /** What it offers: a menu, services or prices, by what is known. */
  | 'offer'
  /** Hours and place side by side. */
  | 'visit'

export interface Grammar {
  /** What stands between header, hero and footer, in orders that all make sense. */
  orders: readonly [readonly Part[], ...(readonly Part[])[]]
  heroes: readonly [string, ...string[]]
  /** How what it offers is shown when there are prices. */
  priced: 'menu' | 'services' | 'pricing'
  /** What may be left out where the page gets long, first to go first. */
  spare: readonly Part[]
  /** Blocks worth an "add your …" draft when their fact is missing, dearest first. */
  drafts: readonly BlockType[]
}

/** How the pages of each archetype are built. */
export const grammars: Record<Archetype, Grammar> = {
  food: {
    orders: [
      ['offer', 'about', 'features', 'gallery', 'visit', 'faq', 'contact'],
      ['about', 'offer', 'cta', 'visit', 'features', 'gallery', 'contact'],
      ['offer', 'visit', 'about', 'gallery', 'faq', 'contact'],
      ['features', 'offer', 'about', 'visit', 'cta', 'faq', 'contact'],
    ],
    heroes: ['split', 'poster', 'banner', 'centered'],
    priced: 'menu',
    spare: ['cta', 'faq', 'features'],
    drafts: ['menu', 'hours', 'place', 'gallery'],
  },
  appointment: {
    orders: [
      ['offer', 'about', 'steps', 'features', 'visit', 'faq', 'contact'],
      ['about', 'offer', 'features', 'visit', 'faq', 'contact'],
      ['features', 'offer', 'steps', 'about', 'visit', 'contact'],
      ['offer', 'features', 'about', 'faq', 'visit', 'contact'],
    ],
    heroes: ['split', 'centered', 'banner'],
    priced: 'services',
    spare: ['steps', 'features', 'faq'],
    drafts: ['services', 'hours', 'place'],
  },
  trade: {
    orders: [
      ['offer', 'steps', 'features', 'about', 'faq', 'visit', 'contact'],
      ['features', 'offer', 'about', 'steps', 'visit', 'faq', 'contact'],
      ['offer', 'about', 'steps', 'cta', 'faq', 'visit', 'contact'],
      ['steps', 'offer', 'features', 'gallery', 'about', 'visit', 'contact'],
    ],
    heroes: ['split', 'banner', 'centered'],
    priced: 'services',
    spare: ['gallery', 'features', 'faq'],
    drafts: ['services', 'gallery'],
  },
  retail: {
    orders: [
      ['offer', 'features', 'gallery', 'about', 'visit', 'faq', 'contact'],
      ['about', 'gallery', 'offer', 'visit', 'features', 'contact'],
      ['gallery', 'offer', 'about', 'steps', 'visit', 'faq', 'contact'],
      ['features', 'offer', 'cta', 'about', 'visit', 'faq', 'contact'],
    ],
    heroes: ['poster', 'split', 'banner', 'centered'],
    priced: 'services',
    spare: ['cta', 'steps', 'faq'],
    drafts: ['hours', 'place', 'gallery'],
  },
  lodging: {
    orders: [
      ['about', 'offer', 'gallery', 'features', 'visit', 'faq', 'contact'],
      ['gallery', 'offer', 'about', 'steps', 'visit', 'faq', 'contact'],
      ['offer', 'features', 'gallery', 'about', 'visit', 'steps', 'contact'],
    ],
    heroes: ['poster', 'banner', 'split', 'centered'],
    priced: 'pricing',
    spare: ['steps', 'features', 'faq'],
    drafts: ['gallery', 'place', 'pricing'],
  },
  portfolio: {
    orders: [
      ['gallery', 'offer', 'about', 'steps', 'features', 'visit', 'faq', 'contact'],
      ['about', 'gallery', 'offer', 'steps', 'visit', 'contact'],
      ['gallery', 'about', 'offer', 'features', 'visit', 'faq', 'contact'],
      ['features', 'gallery', 'steps', 'offer', 'about', 'visit', 'contact'],
    ],
    heroes: ['poster', 'centered', 'split'],
    priced: 'pricing',
    spare: ['features', 'faq', 'steps'],
    drafts: ['gallery', 'events'],
  },
  event: {
    orders: [
      ['about', 'events', 'offer', 'features', 'visit', 'faq', 'contact'],
      ['events', 'about', 'features', 'visit', 'steps', 'faq', 'contact'],
      ['features', 'events', 'offer', 'about', 'visit', 'cta', 'contact'],
    ],
    heroes: ['poster', 'banner', 'centered'],
    priced: 'pricing',
    spare: ['cta', 'steps', 'faq'],
    drafts: ['events', 'place'],
  },
  organisation: {
    orders: [
      ['about', 'offer', 'features', 'steps', 'visit', 'faq', 'contact'],
      ['offer', 'features', 'about', 'team', 'faq', 'visit', 'contact'],
      ['features', 'about', 'offer', 'steps', 'visit', 'contact'],
      ['offer', 'steps', 'about', 'cta', 'faq', 'visit', 'contact'],
    ],
    heroes: ['centered', 'split', 'banner'],
    priced: 'pricing',
    spare: ['cta', 'steps', 'features'],
    drafts: ['services', 'team'],
  },
}
