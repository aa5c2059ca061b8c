import { type BlockType, blockKinds } from '#shared/blocks/index.ts'
import type { Facts } from '#shared/page/facts.ts'
import { type Industry, trades } from '#shared/page/industries.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'
import { chance, pickOne, takeTurns } from '../seeded-random.ts'
import { hasStreet } from '../write/words-of.ts'
import { type Grammar, grammars, type Part } from './grammars.ts'
import { isDraft } from './is-draft.ts'

export interface PagePlanBlock extends PlannedBlock {
  type: BlockType
  /** Waits for something only the owner has; readers do not see it. */
  draft: boolean
}

const most = 12
const least = 8
const mostDrafts = 3
/** What can always be written, where a page would be thin. */
const fillers: readonly BlockType[] = ['features', 'faq', 'steps', 'cta']

/** The blocks of a page, in order: the archetype's grammar, the facts, the seed's taste. */
export function planPage(industry: Industry, facts: Facts, seed: number): PagePlanBlock[] {
  const grammar = grammars[trades[industry].archetype]
  const order = pickOne(grammar.orders, seed, 'plan/order')
  const top: BlockType[] = facts.notices?.length ? ['notice', 'header'] : ['header']
  const wanted = withDates(
    withOffer(order, facts).flatMap((part) => resolve(part, grammar, facts, industry)),
    facts,
  )
  const allowed = allowedDrafts(wanted, grammar, facts)
  const kept = wanted.filter((type) => !isDraft(type, facts) || allowed.has(type))
  const body = withTown(fitted(kept, grammar, facts, most - top.length - 2), facts)
  return named([...top, 'hero', ...body, 'footer'], grammar, facts, seed)
}

/** What is offered and what it costs is never left out, whatever the order of the trade. */
function withOffer(order: readonly Part[], { prices = [], offers = [] }: Facts): readonly Part[] {
  if (order.includes('offer') || prices.length + offers.length === 0) return order
  return order.toSpliced(Math.max(0, order.indexOf('about') + 1), 0, 'offer')
}

/** Dates are news: they stand first where no order of the trade has a place for them. */
function withDates(blocks: BlockType[], { dates }: Facts): BlockType[] {
  return dates?.length && !blocks.includes('events') ? ['events', ...blocks] : blocks
}

function resolve(part: Part, grammar: Grammar, facts: Facts, industry: Industry): BlockType[] {
  if (part === 'visit') return ['hours', 'place']
  if (part === 'offer') return offerBlocks(grammar, facts)
  if (part === 'gallery' && industry === 'music') return ['events', 'gallery']
  return [part]
}

/** Prices go where the trade shows them; what is offered without a price is a list of services. */
function offerBlocks({ priced }: Grammar, facts: Facts): BlockType[] {
  const prices = facts.prices?.length ?? 0
  const offers = facts.offers?.length ?? 0
  if (prices === 0) return offers > 0 ? ['services'] : [priced === 'menu' ? 'menu' : 'services']
  // One thing alone makes no list beside the prices: it is told elsewhere.
  if (priced === 'pricing' && unpricedOffers(facts).length > 1) return ['services', 'pricing']
  return [priced]
}

/** What it offers that no price names. */
export function unpricedOffers({ offers = [], prices = [] }: Facts): string[] {
  return offers.filter((offer) => !prices.some(({ item }) => isSameThing(offer, item)))
}

export function isSameThing(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLocaleLowerCase().trim())
  return a === b || Boolean(a && b && (a.includes(b) || b.includes(a)))
}

function allowedDrafts(
  wanted: readonly BlockType[],
  grammar: Grammar,
  facts: Facts,
): ReadonlySet<BlockType> {
  const missing = grammar.drafts.filter((type) => wanted.includes(type) && isDraft(type, facts))
  return new Set(missing.slice(0, mostDrafts))
}

/** A town alone is no news: it stands where one gets in touch, unless hours stand beside it. */
function withTown(blocks: BlockType[], { place, hours }: Facts): BlockType[] {
  if (!place || hours || hasStreet(place) || !blocks.includes('contact')) return blocks
  return blocks.flatMap((type): BlockType[] => {
    if (type === 'place') return []
    return type === 'contact' && blocks.includes('place') ? ['place', 'contact'] : [type]
  })
}

/** Neither long nor thin: eight to twelve blocks for readers with header, hero and footer. */
function fitted(body: BlockType[], grammar: Grammar, facts: Facts, room: number): BlockType[] {
  let blocks = body
  for (const part of grammar.spare) {
    if (blocks.length > room) blocks = blocks.filter((type) => type !== part)
  }
  for (const filler of fillers) {
    const shown = blocks.filter((type) => !isDraft(type, facts)).length
    if (shown + 3 >= least || blocks.length >= room || blocks.includes(filler)) continue
    const end = blocks.indexOf('contact')
    blocks = end < 0 ? [...blocks, filler] : blocks.toSpliced(end, 0, filler)
  }
  return blocks.slice(0, room)
}

function named(
  types: readonly BlockType[],
  grammar: Grammar,
  facts: Facts,
  seed: number,
): PagePlanBlock[] {
  const counts = new Map<BlockType, number>()
  let before = ''
  return types.map((type) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    const variant = variantOf(type, before, grammar, seed)
    before = variant
    const id = count === 1 ? type : `${type}-${count}`
    return { id, type, variant, draft: isDraft(type, facts) }
  })
}

/** A look of the block that its neighbour has not. */
function variantOf(type: BlockType, before: string, grammar: Grammar, seed: number): string {
  if (type === 'hero') return takeTurns(grammar.heroes, seed, 'plan/hero')
  const variants: readonly [string, ...string[]] = blockKinds[type].variants
  const first = pickOne(variants, seed, `plan/${type}`)
  if (first !== before) return first
  const others = variants.filter((variant) => variant !== before)
  return others[Math.floor(chance(seed, `plan/${type}/other`) * others.length)] ?? first
}
