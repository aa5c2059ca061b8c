import type { Field } from '#shared/blocks/field.ts'
import { blockKind, kindName } from '#shared/blocks/index.ts'
import { locales } from '#shared/locales.ts'
import { mayWrite } from '#shared/page/apply/may-write.ts'
import { fieldAt, setProp } from '#shared/page/block-props.ts'
import type { Block, PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt, isPath } from '#shared/page/path.ts'
import { isOtherLanguage } from '../model/fit-block.ts'
import { fitValue } from '../model/fit-value.ts'
import { authorshipOf } from '../model/writable-fields.ts'
import { changedOffer } from './changed-offer.ts'
import { fitWishDate } from './fit-wish-date.ts'
import { type FittedOp, fittingOf, outside, refused, type WishMeasure } from './fitted-op.ts'
import type { RawWishOp } from './wish-op-schema.ts'
import { wordsIn } from './words-in.ts'

/** A field of a block anew, or one more entry of a list. */
export function fitField(raw: RawWishOp, id: string, block: Block, measure: WishMeasure): FittedOp {
  const place = placeOf(raw, block)
  if (!place) return { wrong: `no field ${raw.path} in ${id}` }
  const { path, field, isEntry } = place
  const { scope } = measure
  if (scope?.path !== undefined && !`${path}.`.startsWith(`${scope.path}.`)) return outside(path)
  if (path === '@variant') return fitVariant(raw, id, block)
  const { value, claim } = fitAt(raw, id, place, block, measure)
  if (claim) return refused(`${id}.${path}`, claim)
  if (value === undefined) return { wrong: `${id}.${path} cannot be set to that` }
  const next = tryProp(id, block, path, value)
  if (!next) return { wrong: `${id}.${path} does not take that` }
  if (isSame(next.props, block.props)) return { same: true }
  const [changed] = changedOffer(measure, block, next)
  if (changed !== undefined)
    return { wrong: `${changed || 'an item'}: only its owner adds to an offer or takes from it` }
  const words = wordsIn(isEntry ? [value] : value)
  const { base } = measure.document
  if (isOtherLanguage(words, base)) return { wrong: `not in ${locales[base].name}` }
  const outcome = { code: isEntry ? 'added' : 'rewritten', part: kindName(block.type) } as const
  return { ops: setEdits(measure.document, id, path, value, field), outcome }
}

interface FieldPlace {
  path: string
  field: Field
  /** One entry of a list as a whole. */
  isEntry: boolean
}

/** The field an op is about: at a path, or for one more entry at the list's end. */
function placeOf({ op, path = '' }: RawWishOp, block: Block): FieldPlace | null {
  if (path === '@variant') return { path, field: { kind: 'choice' } as Field, isEntry: false }
  if (!isPath(path)) return null
  const field = fieldAt(block.type, path)
  if (op === 'add') {
    const list = getAt(block.props, path)
    if (field?.kind !== 'list' || !Array.isArray(list)) return null
    return { path: `${path}.${list.length}`, field, isEntry: true }
  }
  if (field) return { path, field, isEntry: false }
  const [, list, index] = /^(.+)\.(\d+)$/.exec(path) ?? []
  const owner = list ? fieldAt(block.type, list) : undefined
  const length = list && (getAt(block.props, list) as unknown[] | undefined)?.length
  if (owner?.kind !== 'list' || Number(index) > Number(length)) return null
  return { path, field: owner, isEntry: true }
}

/** The value as the field may hold it; undefined where nothing of it may stand. */
function fitAt(
  { value }: RawWishOp,
  id: string,
  { path, field, isEntry }: FieldPlace,
  block: Block,
  measure: WishMeasure,
): { value: unknown; claim: string } {
  if (field.kind === 'date') return { value: fitWishDate(value, measure), claim: '' }
  const kind = blockKind(block.type)
  const [key = ''] = path.split('.')
  const top = kind?.fields[key]
  if (!kind || !top) return { value: undefined, claim: '' }
  const authorship = authorshipOf(kind, key, top)
  const isSeen = measure.pictures.some((each) => each.id === id && each.path === path)
  if (authorship === 'kept' && !isSeen) return { value: undefined, claim: '' }
  const { fitting, claim } = fittingOf(measure, measure.document.base, authorship === 'told')
  if (!isEntry)
    return { value: emptied(field, value) ?? fitValue(field, value, fitting), claim: claim() }
  const [entry] = (fitValue(field, [value], fitting) as unknown[] | undefined) ?? []
  return { value: entry, claim: claim() }
}

/** Nothing is a value, too: a text that is to go. */
function emptied(field: Field, value: unknown): unknown {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty && ['text', 'rich', 'list'].includes(field.kind) ? field.empty : undefined
}

function fitVariant({ value }: RawWishOp, id: string, block: Block): FittedOp {
  const isKnown = blockKind(block.type)?.variants.includes(value as string)
  if (!isKnown) return { wrong: `${id} has no look ${String(value).slice(0, 40)}` }
  if (block.variant === value) return { same: true }
  return { ops: [{ op: 'set', id, path: '@variant', value }], outcome: { code: 'look' } }
}

function tryProp(id: string, block: Block, path: string, value: unknown): Block | null {
  try {
    return setProp(id, block, path, value)
  } catch {
    return null
  }
}

/** What its owner typed is written over, as they wish it; whose the new words are is told. */
function setEdits(
  document: PageDocument,
  id: string,
  path: string,
  value: unknown,
  { translatable }: Field,
): EditOp[] {
  const key = `${id}.${path}`
  if (mayWrite(document, key, 'model')) return [{ op: 'set', id, path, value, src: 'model' }]
  const set: EditOp = { op: 'set', id, path, value, src: 'user' }
  return translatable ? [set, { op: 'source', texts: { [key]: 'model' } }] : [set]
}
