import type { Field, Fields, Media } from '#shared/blocks/field.ts'
import { blockKind, kindName } from '#shared/blocks/index.ts'
import { uploadSource } from '#shared/images.ts'
import type { PageDocument } from '../document.ts'
import { isSame } from '../is-same.ts'
import { type PricePair, pairPrices } from '../pair-prices.ts'
import { compareTranslations, compareWords, wordsOf } from './compare-words.ts'
import { differing, type ToldValue, type ValueChange, valueChange } from './page-changes.ts'
import { pairItems } from './pair-items.ts'
import { toldPrice } from './told-price.ts'

/** The same block in two states of a page. */
interface TwoStates {
  id: string
  before: PageDocument
  after: PageDocument
  /** Which price of the facts became which. */
  prices: readonly PricePair[]
}

/** A value in both states, and where it stands in each: what goes before it moves it up. */
interface Pair<T> {
  old: T
  now: T
  oldPath: string
  path: string
}

type Values = Record<string, unknown>

/** What differs in the content of a block both states have, field by field of its kind. Pure. */
export function compareProps(before: PageDocument, after: PageDocument, id: string): ValueChange[] {
  const [block, props] = [after.blocks[id], before.blocks[id]?.props ?? {}]
  if (!block) return []
  const kind = before.blocks[id]?.type === block.type ? blockKind(block.type) : undefined
  if (kind) {
    const pair = { old: props, now: block.props, oldPath: '', path: '' }
    const prices = pairPrices(before.facts.prices ?? [], after.facts.prices ?? [])
    return compareFields(kind.fields, pair, { id, before, after, prices })
  }
  return isSame(props, block.props) ? [] : [valueChange('contents', '', null, null)]
}

function compareFields(
  fields: Fields,
  { old, now, oldPath, path }: Pair<Values>,
  states: TwoStates,
): ValueChange[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    compareField(
      field,
      {
        old: old[key] ?? field.empty,
        now: now[key] ?? field.empty,
        oldPath: oldPath + key,
        path: path + key,
      },
      states,
    ),
  )
}

function compareField(field: Field, pair: Pair<unknown>, states: TwoStates): ValueChange[] {
  const { old, now, path } = pair
  switch (field.kind) {
    case 'text':
    case 'alt':
    case 'rich':
      return compareText(field, pair, states)
    case 'media':
      return compareMedia(field, pair as Pair<Media>, states)
    case 'list':
      return compareItems(field.item ?? {}, pair as Pair<Values[]>, states)
    case 'href':
      return differing('link', path, linkIn(states.before, old), linkIn(states.after, now))
    case 'price':
      return comparePrice(pair, states)
    default:
      return differing(field.kind, path, old as ToldValue, now as ToldValue)
  }
}

/** A price that costs another amount is told once, with the facts. */
function comparePrice({ old, now, path }: Pair<unknown>, { prices }: TwoStates): ValueChange[] {
  const same = prices.find(({ after }) => after?.id === now)
  if (same?.before?.id === old) return []
  const origin = prices.find(({ before }) => before?.id === old)
  return differing('price', path, toldPrice(origin?.before), toldPrice(same?.after))
}

function compareText(field: Field, pair: Pair<unknown>, states: TwoStates): ValueChange[] {
  const { id, before, after } = states
  const { old, now, oldPath, path } = pair
  const author = after.src[`${id}.${path}`]
  const own = compareWords(path, old, now).map((change) =>
    author ? { ...change, author } : change,
  )
  if (!field.translatable) return own
  const keys = { before: `${id}.${oldPath}`, after: `${id}.${path}` }
  return [...own, ...compareTranslations(path, before, after, keys)]
}

function compareMedia(field: Field, pair: Pair<Media>, states: TwoStates): ValueChange[] {
  const { old, now, oldPath, path } = pair
  const isOther = old?.kind !== now?.kind || old?.id !== now?.id
  const isCut = !isSame([old?.focal, old?.ratio], [now?.focal, now?.ratio])
  const inside = { old: old ?? {}, now: now ?? {}, oldPath: `${oldPath}.`, path: `${path}.` }
  return [
    ...(isOther ? [valueChange('picture', path, pictureOf(old), pictureOf(now))] : []),
    ...(isCut && !isOther ? [valueChange('crop', path, null, null)] : []),
    ...compareFields(field.parts ?? {}, inside, states),
  ]
}

/** Where an uploaded picture is found; drawn art has no place of its own. */
function pictureOf(media: Media): ToldValue {
  return media?.kind === 'upload' ? uploadSource(media.id) : (media?.kind ?? null)
}

function compareItems(item: Fields, pair: Pair<Values[]>, states: TwoStates): ValueChange[] {
  const pairs = pairItems(pair.old, pair.now)
  const changes = pairs.flatMap(({ before, after }): ValueChange[] => {
    const [old, now] = [pair.old[before ?? -1], pair.now[after ?? -1]]
    const path = `${pair.path}.${after ?? before}`
    if (!old || !now)
      return [
        valueChange('item', path, old ? nameOf(item, old) : null, now ? nameOf(item, now) : null),
      ]
    const inside = { old, now, oldPath: `${pair.oldPath}.${before}.`, path: `${path}.` }
    return compareFields(item, inside, states)
  })
  const isReordered = pairs.some(({ isMoved }) => isMoved)
  return [...changes, ...(isReordered ? [valueChange('order', pair.path, null, null)] : [])]
}

/** The first words of an item, to know it by. */
function nameOf(fields: Fields, item: Values): string {
  const texts = Object.keys(fields).filter((key) => /^(text|rich)$/.test(fields[key]?.kind ?? ''))
  return texts.map((key) => wordsOf(item[key])).find(Boolean) ?? ''
}

/** A place on the page by its kind, as `section:hero`, since ids mean nothing to people. */
function linkIn({ blocks }: PageDocument, to: unknown): string {
  const link = String(to)
  const block = link.startsWith('#') ? blocks[link.slice(1)] : undefined
  return block ? `section:${kindName(block.type)}` : link
}
