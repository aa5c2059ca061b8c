import {
  formOf,
  labelsOf,
  type SectionLabel,
  settledTrade,
  tradeGroup,
} from '#server/composer/labels.ts'
import { pageWordsOf } from '#server/page-words.ts'
import { type BlockType, blockKinds } from '#shared/blocks/index.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { missingIn } from '#shared/page/drafts.ts'
import { menuFollowing } from '#shared/page/menu-following.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { sectionAlike, usualPlace } from '#shared/page/usual-place.ts'
import type { Spot } from '../intent.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

/** The first block of a kind on the page. */
export function firstOf({ order, blocks }: PageDocument, kind: BlockType): string | undefined {
  return order.find((id) => blocks[id]?.type === kind)
}

/** An empty block of the kind under its usual heading; one that is hidden is shown. */
export function addBlock({ document }: Desktop, kind: BlockType, spot?: Spot): Change {
  const block = document.blocks[sectionAlike(document, kind) ?? '']
  if (block?.hidden) return setHidden(document, block.type as BlockType, false)
  if (block) {
    const waits = missingIn(block, document.facts) !== null
    return unchanged({ code: waits ? 'waiting' : 'present', part: block.type })
  }
  const after = placeFor(document, kind, spot)
  if (after === undefined) return absentBeside(spot)
  const props = { ...emptyProps(kind), ...startOf(document, kind) }
  const variant = variantBetween(document, kind, after)
  const isDraft = missingIn({ type: kind, variant, props }, document.facts) !== null
  return {
    ops: [
      { op: 'insert', id: kind, type: kind, variant, props, after },
      ...headingsOf(document, kind),
    ],
    sources: 'title' in props ? { [`${kind}.title`]: 'bank' } : {},
    outcome: { code: isDraft ? 'addedDraft' : 'added', part: kind },
  }
}

const headings: Partial<Record<BlockType, SectionLabel>> = {
  services: 'services',
  menu: 'menu',
  pricing: 'prices',
  features: 'features',
  about: 'about',
  steps: 'steps',
  gallery: 'gallery',
  team: 'team',
  quotes: 'quotes',
  stats: 'stats',
  hours: 'hours',
  place: 'place',
  contact: 'contact',
  events: 'programme',
}

/** What stands over a new block; over questions, what they are: a composed page has rules there. */
function headingOf({ base, meta }: PageDocument, kind: BlockType, language: PageLanguage): string {
  if (kind === 'faq') return pageWordsOf(language).sections.faq ?? ''
  const key = headings[kind]
  const country = language === base ? meta.country : undefined
  const label = key && labelsOf(language, country, meta.register).sections[key]
  return label ? formOf(label, [tradeGroup(settledTrade(meta.industry))]) : ''
}

/** What a new block says by itself: its heading, and on the map its link. */
function startOf(document: PageDocument, kind: BlockType): Record<string, unknown> {
  const title = headingOf(document, kind, document.base)
  return { ...(title && { title }), ...(kind === 'place' && { mapLink: true }) }
}

/** The heading in the page's other languages. */
function headingsOf(document: PageDocument, kind: BlockType): EditOp[] {
  const { locales, base } = document
  return locales
    .filter((locale) => locale !== base)
    .flatMap((locale): EditOp[] => {
      const text = headingOf(document, kind, locale)
      const state = { state: 'done', src: 'bank' } as const
      return text ? [{ op: 'translate', locale, id: kind, path: 'title', text, ...state }] : []
    })
}

/** A look of the kind that neither neighbour has. */
function variantBetween({ order, blocks }: PageDocument, kind: BlockType, after: string | null) {
  const at = after === null ? 0 : order.indexOf(after) + 1
  const beside = [order[at - 1], order[at]].map((id) => blocks[id ?? '']?.variant)
  const { variants } = blockKinds[kind]
  return variants.find((variant) => !beside.includes(variant)) ?? variants[0]
}

/** What is on offer goes by several names. */
export const priced: readonly BlockType[] = ['menu', 'services', 'pricing']

/** The first block of a kind; what is on offer with its prices goes by several names. */
export function blockFor(document: PageDocument, kind: BlockType): string | undefined {
  const exact = firstOf(document, kind)
  if (exact || !priced.includes(kind)) return exact
  return priced.map((other) => firstOf(document, other)).find((id) => id !== undefined)
}

export function removeBlock({ document }: Desktop, kind: BlockType): Change {
  const id = firstOf(document, kind)
  const block = id && document.blocks[id]
  if (!id || !block) return unchanged({ code: 'absent', part: kind })
  if (block.locked) return unchanged({ code: 'locked', part: kind })
  return {
    ops: [{ op: 'remove', id }, ...linksWithout(document, id)],
    sources: {},
    outcome: { code: 'removed', part: kind },
  }
}

/** Openings that wait for no photo. */
export const photoless: ReadonlySet<string> = new Set(['type', 'card', 'schedule'])

/** "No photos": the opening waits for none either; one that has been given stays. */
export function withoutPhotoPlace({ document }: Desktop): Change {
  const id = firstOf(document, 'hero')
  const { variant = '', props, locked } = document.blocks[id ?? ''] ?? {}
  const isGiven = (props?.media as { kind?: string } | null)?.kind === 'upload'
  if (!id || locked || isGiven || photoless.has(variant))
    return { ops: [], sources: {}, outcome: null }
  return {
    ops: [{ op: 'set', id, path: '@variant', value: 'card' }],
    sources: {},
    outcome: { code: 'removed', part: 'gallery' },
  }
}

/** Fields of links and buttons, which may lead to other blocks. */
const leadingOn: Partial<Record<BlockType, readonly string[]>> = {
  header: ['links', 'cta'],
  hero: ['actions'],
  cta: ['actions'],
  notice: ['action'],
}

/** What leads to a block that goes: a button with the owner's own words leads on to the contact. */
export function linksWithout(document: PageDocument, gone: string): EditOp[] {
  const contact = firstOf(document, 'contact')
  const own = document.facts.action?.label
  return document.order.flatMap((id): EditOp[] => {
    const block = document.blocks[id]
    if (!block || block.locked || id === gone) return []
    return (leadingOn[block.type as BlockType] ?? []).flatMap((path): EditOp[] => {
      const links = (block.props[path] as { label: string; to: string }[] | undefined) ?? []
      if (!links.some(({ to }) => to === `#${gone}`)) return []
      const value = links.flatMap((link) => {
        if (link.to !== `#${gone}`) return [link]
        const stays = contact && contact !== gone && link.label === own
        return stays ? [{ ...link, to: `#${contact}` }] : []
      })
      return [{ op: 'set', id, path, value }]
    })
  })
}

export function setHidden(document: PageDocument, kind: BlockType, hidden: boolean): Change {
  const id = firstOf(document, kind)
  const block = id && document.blocks[id]
  if (!id || !block) return unchanged({ code: 'absent', part: kind })
  if (block.locked) return unchanged({ code: 'locked', part: kind })
  const code = hidden ? 'hidden' : 'shown'
  const isSo = Boolean(block.hidden) === hidden
  if (isSo && !hidden) return unchanged({ code: 'present', part: kind })
  const op: EditOp = { op: 'set', id, path: '@hidden', value: hidden }
  return { ops: isSo ? [] : [op], sources: {}, outcome: { code, part: kind } }
}

export function moveBlock({ document }: Desktop, kind: BlockType, spot: Spot): Change {
  const id = blockFor(document, kind)
  if (!id) return unchanged({ code: 'absent', part: kind })
  const rest = { ...document, order: document.order.filter((other) => other !== id) }
  const at = document.order.indexOf(id)
  const after =
    spot.where === 'up' || spot.where === 'down'
      ? neighbourOf(rest, at + (spot.where === 'up' ? -1 : 1), kind)
      : placeFor(rest, kind, spot)
  if (after === undefined) return absentBeside(spot)
  if (after === (document.order[at - 1] ?? null)) return unchanged({ code: 'inPlace', part: kind })
  return {
    ops: [...menuFollowing(document, [{ op: 'move', id, after }])],
    sources: {},
    outcome: { code: 'moved', part: kind },
  }
}

/** Each where the other stands; what a page begins and ends with stays. */
export function swapBlocks(
  { document }: Desktop,
  [one, other]: readonly [BlockType, BlockType],
): Change {
  const ids = [one, other].map((kind) => blockFor(document, kind))
  const [first, second] = ids.toSorted(
    (a, b) => document.order.indexOf(a ?? '') - document.order.indexOf(b ?? ''),
  )
  const missing = [one, other].find((_, at) => !ids[at])
  if (!first || !second || missing) return unchanged({ code: 'absent', part: missing ?? one })
  const fixed = [one, other].find((kind) => leading.has(kind) || kind === 'footer')
  if (fixed || first === second) return unchanged({ code: 'inPlace', part: fixed ?? one })
  const { order } = document
  const before = order[order.indexOf(second) - 1] ?? null
  const moves: EditOp[] = [
    { op: 'move', id: second, after: order[order.indexOf(first) - 1] ?? null },
    ...(before === first ? [] : [{ op: 'move', id: first, after: before } as const]),
  ]
  return {
    ops: [...menuFollowing(document, moves)],
    sources: {},
    outcome: { code: 'moved', part: one },
  }
}

/** What stands on top of a page, whatever else is moved there. */
const leading: ReadonlySet<string> = new Set(['header', 'notice', 'hero'])

/**
 * What a block at that index stands behind: a page begins with whose it is, and the footer stays at
 * the bottom.
 */
function neighbourOf(
  { order, blocks }: PageDocument,
  index: number,
  kind: BlockType,
): string | null {
  const isLeading = ({ type }: { type: string }) =>
    leading.has(kind) ? type === 'header' : leading.has(type)
  const first = order.findLastIndex((id) => isLeading(blocks[id] ?? { type: '' })) + 1
  const last = blocks[order.at(-1) ?? '']?.type === 'footer' ? order.length - 1 : order.length
  return order[Math.min(Math.max(index, first), last) - 1] ?? null
}

/** The block to stand behind, null for the top; undefined where the named neighbour is missing. */
function placeFor(document: PageDocument, kind: BlockType, spot?: Spot): string | null | undefined {
  const { order } = document
  if (spot && 'kind' in spot) {
    const neighbour = blockFor(document, spot.kind)
    if (!neighbour) return undefined
    return spot.where === 'after' ? neighbour : (order[order.indexOf(neighbour) - 1] ?? null)
  }
  if (spot?.where === 'top') return neighbourOf(document, 0, kind)
  if (spot) return neighbourOf(document, order.length, kind)
  return usualPlace(document, kind)
}

function absentBeside(spot: Spot | undefined): Change {
  const part = spot && 'kind' in spot ? spot.kind : undefined
  return unchanged({ code: 'absent', ...(part && { part }) })
}
