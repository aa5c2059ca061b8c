import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { type Found, found } from './found.ts'
import { surely } from './told-names.ts'

/** Letters of a name, and between the word that closes it and what it is the name of. */
const dense = { name: 20, between: 8 }

/** 寺町で、|すみれ書道教室という|小さな教室: what words for a name tell, where nothing else is likely to be it. */
export function calledBefore(draft: Draft): Found<string> | undefined {
  const { text } = draft
  for (const { tag, start, end } of text.tags) {
    const span = tag === 'names.after' ? denseBefore(draft, [start, end]) : undefined
    if (span) return found(text.raw.slice(...span), span, surely)
  }
  return undefined
}

/** In a script without spaces: from the mark before it up to the word that says so, and what it is. */
function denseBefore({ text }: Draft, [at, end]: Span): Span | undefined {
  const { raw, tags } = text
  if (!isDense(raw.slice(at, end))) return undefined
  const before = raw.slice(0, at)
  const start = Math.max(...['、', '。', '\n', '，'].map((mark) => before.lastIndexOf(mark))) + 1
  const span = trimmed(raw, [start, at])
  const isShort = span[1] > span[0] + 1 && span[1] - span[0] <= dense.name
  const isKind = tags.some(
    ({ tag, start: from }) =>
      tag.startsWith('trades.') && from >= end && from <= end + dense.between,
  )
  const holdsTrade = tags.some(
    ({ tag, start: from, end: to }) =>
      tag.startsWith('trades.') && from >= span[0] && to === span[1],
  )
  return isShort && isKind && holdsTrade ? span : undefined
}
