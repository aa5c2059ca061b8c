import { itemNames } from '#server/commands/page-entries.ts'
import { objectOf } from '#shared/blocks/field.ts'
import { type BlockType, blockKind, kindName } from '#shared/blocks/index.ts'
import { locales } from '#shared/locales.ts'
import { emptyBlock, emptyProps } from '#shared/page/block-props.ts'
import { mostBlocks, type PageDocument } from '#shared/page/document.ts'
import { usualPlace } from '#shared/page/usual-place.ts'
import { isOtherLanguage } from '../model/fit-block.ts'
import { fitValue } from '../model/fit-value.ts'
import { authorshipOf } from '../model/writable-fields.ts'
import { changedOffer } from './changed-offer.ts'
import { fitWishDate } from './fit-wish-date.ts'
import { type FittedOp, fittingOf, refused, type WishMeasure } from './fitted-op.ts'
import type { RawWishOp } from './wish-op-schema.ts'
import { wordsIn } from './words-in.ts'

/** A new block with words in it; one that would be empty is none. */
export function fitInsert(raw: RawWishOp, measure: WishMeasure): FittedOp {
  const { document } = measure
  const kind = blockKind(raw.type ?? '')
  if (!kind) return { wrong: `no kind ${raw.type}` }
  if (document.order.length >= mostBlocks) return { wrong: 'the page is full' }
  const claims: string[] = []
  const props: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(kind.fields)) {
    const authorship = authorshipOf(kind, key, field)
    const { fitting, claim } = fittingOf(measure, document.base, authorship === 'told')
    const given = raw.props?.[key]
    const fitted =
      field.kind === 'date'
        ? fitWishDate(given, measure)
        : authorship === 'kept'
          ? undefined
          : fitValue(field, given, fitting)
    if (claim()) claims.push(claim())
    if (fitted !== undefined) props[key] = fitted
  }
  const [claim] = claims
  if (claim) return refused(kind.type, claim)
  return inserted(raw, props, measure)
}

function inserted(raw: RawWishOp, props: Record<string, unknown>, measure: WishMeasure): FittedOp {
  const { document } = measure
  const type = raw.type ?? ''
  const variants = blockKind(type)?.variants ?? []
  const variant = variants.find((each) => each === raw.value) ?? variants[0] ?? ''
  const words = wordsIn(
    Object.fromEntries(Object.entries(props).filter(([key]) => key !== 'until')),
  )
  if (words === '') return { wrong: `${type} has no words` }
  if (isOtherLanguage(words, document.base)) {
    return { wrong: `not in ${locales[document.base].name}` }
  }
  const whole = { ...emptyProps(type), ...props }
  const fields = blockKind(type)?.fields ?? {}
  if (!objectOf(fields).safeParse(whole).success)
    return { wrong: `${type} does not fit its fields` }
  const empty = emptyBlock(type, variant)
  const known = new Set(itemNames(document))
  const strange = changedOffer(measure, empty, { ...empty, props: whole })
  const [claim] = strange.filter((name) => !known.has(name))
  if (claim !== undefined) return refused(type, claim)
  const id = freeId(document, type)
  const after = placeOf(raw, document, type)
  return {
    ops: [{ op: 'insert', id, type, variant, props, after, src: 'model' }],
    outcome: { code: 'added', part: kindName(type) },
  }
}

/** Between what opens a page and what closes it; a notice stands above everything. */
function placeOf(
  { after }: RawWishOp,
  { order, blocks }: PageDocument,
  type: string,
): string | null {
  const typeAt = (id: string | undefined) => (id === undefined ? '' : (blocks[id]?.type ?? ''))
  if (type === 'notice') return typeAt(order[0]) === 'header' ? (order[0] ?? null) : null
  const isKnown = order.includes(after ?? '')
  const usual = usualPlace({ order, blocks }, type as BlockType)
  const asked = order.indexOf((isKnown ? after : usual) ?? '')
  const last = typeAt(order.at(-1)) === 'footer' ? order.length - 2 : order.length - 1
  const least = typeAt(order[0]) === 'header' ? 0 : -1
  const at = asked < 0 ? last : Math.max(least, Math.min(asked, last))
  return order[at] ?? null
}

function freeId({ blocks }: PageDocument, type: string): string {
  const free = (n: number): string => {
    const id = n === 1 ? type : `${type}-${n}`
    return Object.hasOwn(blocks, id) ? free(n + 1) : id
  }
  return free(1)
}
