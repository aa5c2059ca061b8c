import type { EditOp } from '#shared/page/ops.ts'
import type { Intent } from '../intent.ts'
import { addBlock, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { asSentence } from './texts.ts'

/** A question with its answer behind those there are; where there are none, the section comes with it. */
export function addQuestion(
  desktop: Desktop,
  { question, answer }: Extract<Intent, { wish: 'question' }>,
): Change {
  const { document } = desktop
  const item = { q: question, a: answer && asSentence(answer) }
  const outcome = answer
    ? ({ code: 'item', words: question } as const)
    : ({ code: 'addedDraft', part: 'faq' } as const)
  const id = firstOf(document, 'faq')
  const block = document.blocks[id ?? '']
  if (block?.locked) return unchanged({ code: 'locked', part: 'faq' })
  if (!id || !block) {
    const added = addBlock(desktop, 'faq')
    const [insert, ...others] = added.ops
    if (insert?.op !== 'insert') return added
    const filled: EditOp = { ...insert, props: { ...insert.props, items: [item] } }
    return { ...added, ops: [filled, ...others], outcome }
  }
  const items = (block.props.items as { q?: string }[] | undefined) ?? []
  const told = items.filter(({ q }) => q)
  const shown: EditOp[] = block.hidden ? [{ op: 'set', id, path: '@hidden', value: false }] : []
  return {
    ops: [...shown, { op: 'set', id, path: 'items', value: [...told, item] }],
    sources: {},
    outcome,
  }
}
