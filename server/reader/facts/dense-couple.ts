import { type TaggedText, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { denseNameBefore, denseNameBehind } from './dense-name.ts'

const signs = /[&＆♥❤·・]/gu

/**
 * The names of two who marry, in scripts that part no words or write particles to them: behind "groom"
 * and "bride", or on both sides of "and".
 */
export function denseCouple(text: TaggedText): Span[] | undefined {
  const { raw } = text
  const [groom, bride] = tagsIn(text, 0, raw.length, 'words.spouses')
    .map(({ end }) => denseNameBehind(text, end))
    .filter((span) => span !== undefined)
  if (groom && bride) return [groom, bride]
  const joints = [
    ...tagsIn(text, 0, raw.length, 'words.conjunctions'),
    ...[...raw.matchAll(signs)].map(({ index }) => ({ start: index, end: index + 1 })),
  ]
  for (const { start, end } of joints) {
    const one = denseNameBefore(raw, start)
    const other = one && denseNameBehind(text, end)
    if (one && other) return [one, other]
  }
  return undefined
}
