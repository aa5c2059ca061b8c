import { colours } from '#server/composer/look/look-wishes.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { Check } from './wish.ts'

/** The page before any wish and after all of them. */
export interface Outcome {
  brief: string
  before: PageDocument
  after: PageDocument
}

/** Whether a check holds of what came of the wishes. */
export function holds(check: Check, { brief, before, after }: Outcome): boolean {
  if ('same' in check) return isSame(before, after)
  if ('ask' in check) return isSame(before, after)
  if ('fact' in check) return factHolds(check.fact, check.is, after)
  if ('price' in check) {
    return (
      after.facts.prices?.some(
        ({ item, amount }) => isNamed(item, check.price) && amount === check.amount,
      ) ||
      // What the page never had a price for, no wish can keep.
      (!hasPrice(before, check.price) &&
        !hasPrice(after, check.price) &&
        fold(brief).includes(fold(check.price)))
    )
  }
  if ('noPrice' in check)
    return !after.facts.prices?.some(({ item }) => fold(item) === fold(check.noPrice))
  if ('text' in check) return textOf(after).includes(fold(check.text))
  if ('noText' in check) return !textOf(after).includes(fold(check.noText))
  if ('block' in check) return kindsOf(after).includes(check.block)
  if ('noBlock' in check) return !kindsOf(after).includes(check.noBlock)
  if ('noMap' in check) return Object.values(after.blocks).every(({ props }) => !props.mapLink)
  if ('order' in check) return isInOrder(check.order, after) || isMissing(check.order, before)
  if ('button' in check) return after.facts.action?.kind === check.button
  if ('notice' in check) return noticeHolds(check, after)
  return lookHolds(check.look, before.theme, after.theme)
}

const isNamed = (item: string, wanted: string) => fold(item).includes(fold(wanted))
const hasPrice = ({ facts }: PageDocument, name: string) =>
  Boolean(facts.prices?.some(({ item }) => isNamed(item, name)))

function isSame(one: PageDocument, other: PageDocument): boolean {
  const told = ({ blocks, facts, order, theme, meta }: PageDocument) =>
    JSON.stringify([sorted(blocks), sorted(facts), order, sorted(theme), sorted(meta)])
  return told(one) === told(other)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

function factHolds(key: string, wanted: string | null, { facts }: PageDocument): boolean {
  const value = facts[key as keyof typeof facts]
  if (wanted === null) return value === undefined
  const said = fold(String(value ?? ''))
  // Where a name begins, readers of a brief may differ.
  if (key === 'name')
    return said !== '' && (said.includes(fold(wanted)) || fold(wanted).includes(said))
  // Days that were told to be closed are not labelled.
  if (key === 'hours') return said.replace(/; [\w,-]+ off$/, '') === fold(wanted)
  return said === fold(wanted)
}

/** All that readers of a page read, folded. */
function textOf(page: PageDocument): string {
  const { prices, ...facts } = page.facts
  const shown = readerBlocks(page).map((id) => page.blocks[id]?.props)
  const amounts = prices?.map(
    ({ item, amount }) => `${item} ${amount.toFixed(2)} ${amount.toFixed(2).replace('.', ',')}`,
  )
  return fold(JSON.stringify([shown, facts, amounts]).replaceAll('\\"', '"'))
}

/** Kinds of the blocks readers see; prices count as such wherever they stand. */
function kindsOf(page: PageDocument): string[] {
  return readerBlocks(page).map((id) => page.blocks[id]?.type ?? '')
}

const priced = ['pricing', 'menu', 'services']

function isInOrder(wanted: readonly string[], page: PageDocument): boolean {
  const kinds = kindsOf(page)
  const at = wanted.map((kind) => {
    const exact = kinds.indexOf(kind)
    return exact >= 0 || !priced.includes(kind)
      ? exact
      : kinds.findIndex((one) => priced.includes(one))
  })
  return at.every((index, i) => index >= 0 && (i === 0 || index > (at[i - 1] ?? 0)))
}

/** Whether the page never had one of them: what is not there, no wish can move. */
function isMissing(wanted: readonly string[], page: PageDocument): boolean {
  const kinds = kindsOf(page)
  const isThere = (kind: string) =>
    kinds.includes(kind) || (priced.includes(kind) && priced.some((one) => kinds.includes(one)))
  return !wanted.every(isThere)
}

function noticeHolds(
  { notice, until }: { notice: string; until?: string | undefined },
  page: PageDocument,
): boolean {
  const props = Object.values(page.blocks).find(({ type }) => type === 'notice')?.props
  const isTold = fold(String(props?.text ?? '')).includes(fold(notice))
  return isTold && (!until || String(props?.until ?? '').endsWith(until))
}

const away = (hue: number, goal: number) => Math.abs(((hue - goal + 540) % 360) - 180)
const scales = ['compact', 'regular', 'grand', 'huge']
const radii = ['none', 'small', 'large', 'round']
const densities = ['dense', 'regular', 'airy']

function lookHolds(look: string, before: Theme, after: Theme): boolean {
  const colour = colours[look]
  if (look === 'black') return after.scheme === 'dark'
  if (look === 'white') return after.scheme === 'light'
  if (colour?.hue !== undefined) return away(after.hue, colour.hue) < 12
  switch (look) {
    case 'dark':
    case 'light':
      return after.scheme === look
    case 'warm':
      return after.mood === 'warm' || away(after.hue, 50) < away(before.hue, 50)
    case 'cool':
      return away(after.hue, 235) < away(before.hue, 235)
    case 'calm':
      return after.mood === 'calm' || after.chroma < before.chroma
    case 'bigger-headings':
    case 'large':
      return scales.indexOf(after.scale) > scales.indexOf(before.scale)
    case 'small':
      return scales.indexOf(after.scale) < scales.indexOf(before.scale)
    case 'round':
      return radii.indexOf(after.radius) > radii.indexOf(before.radius)
    case 'square':
      return radii.indexOf(after.radius) < radii.indexOf(before.radius)
    case 'airy':
      return densities.indexOf(after.density) > densities.indexOf(before.density)
    case 'font':
      return after.pair !== before.pair
    case 'pale':
      return after.chroma < before.chroma
    case 'vivid':
      return after.chroma > before.chroma
    default:
      return after.mood === look
  }
}
