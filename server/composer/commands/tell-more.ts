import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { paragraphs, type RichText } from '#shared/page/rich-text.ts'
import { addBlock, firstOf } from './block-wishes.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

/** One more sentence of the person's own where the page tells of the business. */
export function tellMore(desktop: Desktop, sentence: string): Change {
  const { document } = desktop
  const there = document.blocks[firstOf(document, 'about') ?? '']
  const isShown = there && !there.hidden
  const made = isShown ? unchanged({ code: 'present' }) : addBlock(desktop, 'about')
  const page = applyEdits(document, made.ops).document
  const id = firstOf(page, 'about') ?? 'about'
  const block = page.blocks[id]
  if (block?.locked) return unchanged({ code: 'locked', part: 'about' })
  const body = (block?.props.body ?? []) as RichText
  return {
    ops: [...made.ops, { op: 'set', id, path: 'body', value: [...body, ...paragraphs(sentence)] }],
    sources: { ...made.sources, [`${id}.body`]: 'user' },
    outcome: { code: 'item', words: sentence },
  }
}
