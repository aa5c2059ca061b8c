import { kindName } from '#shared/blocks/index.ts'
import type { Block, PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import { themePatchSchema } from '#shared/page/theme.ts'
import { cleanText, cutText } from '../model/clean-text.ts'
import { untoldIn } from '../model/truth/truth-guard.ts'
import { fitField } from './fit-field.ts'
import { fitInsert } from './fit-insert.ts'
import { fitTranslation } from './fit-translation.ts'
import { fitWishFact } from './fit-wish-fact.ts'
import { type FittedOp, outside, refused, type WishMeasure } from './fitted-op.ts'
import type { RawWishOp } from './wish-op-schema.ts'

const longestRemark = 200

/** An op of a model's, checked by the page, the registry and the truth. Pure. */
export function fitWishOp(raw: RawWishOp, measure: WishMeasure): FittedOp {
  const { document, scope } = measure
  const isOfPage = raw.op === 'theme' || raw.op === 'meta' || raw.op === 'insert'
  if (scope && isOfPage) return outside(raw.op)
  switch (raw.op) {
    case 'say':
      return fitRemark(raw, measure)
    case 'undo':
      return { undo: true }
    case 'theme':
      return fitTheme(raw, document)
    case 'fact':
      return fitWishFact(raw, measure)
    case 'meta':
      return fitMeta(raw, measure)
    case 'insert':
      return fitInsert(raw, measure)
    case 'translate':
      return fitTranslation(raw, measure)
    default:
      return fitBlockOp(raw, measure)
  }
}

/** An op on a block the page has. */
function fitBlockOp(raw: RawWishOp, measure: WishMeasure): FittedOp {
  const { document, scope } = measure
  const id = raw.id ?? ''
  const block = Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined
  if (!block) return { wrong: `no block ${id}` }
  if (scope && scope.id !== id) return outside(id)
  const part = kindName(block.type)
  if (block.locked) return { wrong: `${id} is locked`, outcome: { code: 'locked', part } }
  switch (raw.op) {
    case 'remove':
      return { ops: [{ op: 'remove', id }], outcome: { code: 'removed', part } }
    case 'hide':
    case 'show':
      return fitHidden(id, block, raw.op === 'hide')
    case 'move':
      return fitMove(raw, id, document)
    default:
      return fitField(raw, id, block, measure)
  }
}

function fitHidden(id: string, block: Block, hidden: boolean): FittedOp {
  if (Boolean(block.hidden) === hidden) return { same: true }
  const outcome = { code: hidden ? 'hidden' : 'shown', part: kindName(block.type) } as const
  return { ops: [{ op: 'set', id, path: '@hidden', value: hidden }], outcome }
}

function fitMove({ after }: RawWishOp, id: string, { order, blocks }: PageDocument): FittedOp {
  const behind = after ?? null
  if (behind !== null && (behind === id || !order.includes(behind)))
    return { wrong: `no block ${behind} to stand behind` }
  if ((order[order.indexOf(id) - 1] ?? null) === behind) return { same: true }
  const part = kindName(blocks[id]?.type ?? '')
  return { ops: [{ op: 'move', id, after: behind }], outcome: { code: 'moved', part } }
}

function fitTheme(raw: RawWishOp, { theme }: PageDocument): FittedOp {
  const fitting = Object.entries(raw.theme ?? {}).filter(
    ([key, value]) =>
      key in theme && key !== 'art' && themePatchSchema.safeParse({ [key]: value }).success,
  )
  if (fitting.length === 0) return { wrong: 'no value of the theme is one it can have' }
  if (fitting.every(([key, value]) => isSame(Reflect.get(theme, key), value))) return { same: true }
  const patch = Object.fromEntries(fitting)
  if ('scale' in patch) patch.ownScale = true
  return { ops: [{ op: 'theme', theme: patch }], outcome: { code: 'look' } }
}

function fitMeta(raw: RawWishOp, { document, truth }: WishMeasure): FittedOp {
  const path = raw.path === 'description' ? 'description' : 'title'
  const given = typeof raw.value === 'string' ? raw.value : (raw.text ?? '')
  const text = cutText(cleanText(given, false), path === 'title' ? 140 : 320)
  if (!text) return { wrong: 'no words' }
  const untold = untoldIn(text, document.base, truth)
  if (untold) return refused(`meta.${path}`, untold.words)
  if (document.meta[path] === text) return { same: true }
  const outcome = { code: 'title', words: text } as const
  return { ops: [{ op: 'meta', meta: { [path]: text }, src: 'user' }], outcome }
}

function fitRemark({ text = '' }: RawWishOp, { truth, locale }: WishMeasure): FittedOp {
  const words = cutText(cleanText(text, false), longestRemark)
  // What a page's texts make a model say is not to lead its owner anywhere.
  const untold = untoldIn(words, locale, truth)
  return words && untold?.claim !== 'address' ? { say: words } : { wrong: 'nothing to say' }
}
