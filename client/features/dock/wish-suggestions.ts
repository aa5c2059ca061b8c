import { type Locale, locales } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { type Archetype, type Industry, trades } from '#shared/page/industries.ts'

/** A change worth trying on this very page, as `generate.command.example` words it. */
export type Suggestion =
  | { key: 'look.warm' | 'look.dark' | 'shorter' }
  | { key: `add.${Addable}` | `move.${Movable}` }
  | { key: `hours.${'set' | 'change'}.${'day' | 'evening'}` }
  | { key: 'price'; item: Industry; amount: string }

const addable = ['events', 'gallery', 'faq', 'steps', 'team'] as const
type Addable = (typeof addable)[number]
const movable = ['gallery', 'hours', 'faq', 'contact'] as const
type Movable = (typeof movable)[number]

/** What such a thing costs about, in euros; `item` in the words of the interface is its name. */
const amounts: Record<Industry, number> = {
  bakery: 4,
  restaurant: 14,
  cafe: 3,
  bar: 9,
  'hair-salon': 30,
  wellness: 60,
  clinic: 60,
  fitness: 15,
  trades: 60,
  construction: 90,
  cleaning: 60,
  'auto-repair': 40,
  shop: 25,
  florist: 25,
  lodging: 90,
  photography: 150,
  portfolio: 400,
  music: 15,
  event: 20,
  nonprofit: 30,
  education: 20,
  'professional-services': 90,
  'real-estate': 150,
  software: 12,
  general: 50,
}
/** What a euro is, roughly, where that is a number of another size. */
const perEuro: Record<string, number> = { JPY: 150, KRW: 1500 }

const withoutHours: readonly Archetype[] = ['portfolio', 'event']
const evenings: readonly Industry[] = ['restaurant', 'bar']

/** Changes that would do something to the page as it is now, the likeliest first. */
export function wishSuggestions(document: PageDocument, locale: Locale): Suggestion[] {
  const { industry } = document.meta
  return [
    ...added(document),
    ...hours(document),
    { key: 'price', item: industry, amount: amountIn(document, locale) },
    ...moved(document),
    ...look(document.theme),
    { key: 'shorter' },
  ]
}

/** The first part worth having that the page has not: a show needs its dates, a shop does not. */
function added({ meta, order, blocks }: PageDocument): Suggestion[] {
  const isShow = meta.industry === 'music' || trades[meta.industry].archetype === 'event'
  const kind = addable
    .filter((kind) => kind !== 'events' || isShow)
    .find((kind) => !order.some((id) => blocks[id]?.type === kind && !blocks[id]?.hidden))
  return kind ? [{ key: `add.${kind}` }] : []
}

function hours({ meta: { industry }, facts }: PageDocument): Suggestion[] {
  if (!facts.hours && withoutHours.includes(trades[industry].archetype)) return []
  const time = evenings.includes(industry) ? 'evening' : 'day'
  return [{ key: `hours.${facts.hours ? 'change' : 'set'}.${time}` }]
}

/** A part that readers see and that does not stand right below the opening. */
function moved(document: PageDocument): Suggestion[] {
  const seen = readerBlocks(document)
  const kind = movable.find((kind) => {
    const id = document.order.find((id) => document.blocks[id]?.type === kind) ?? ''
    return seen.indexOf(id) > 2 && !document.blocks[id]?.locked
  })
  return kind ? [{ key: `move.${kind}` }] : []
}

function look({ mood, scheme }: PageDocument['theme']): Suggestion[] {
  if (mood !== 'warm') return [{ key: 'look.warm' }]
  return scheme === 'dark' ? [] : [{ key: 'look.dark' }]
}

function amountIn({ meta, facts, base }: PageDocument, locale: Locale): string {
  const currency = facts.prices?.[0]?.currency ?? locales[base].currency
  const { tag, country } = locales[locale]
  const format = new Intl.NumberFormat(`${tag}-${country}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return format.format(amounts[meta.industry] * (perEuro[currency] ?? 1))
}
