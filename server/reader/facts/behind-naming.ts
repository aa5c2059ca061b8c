import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** "its called | Clear Run": a line that tells the name begins with how it does, which is no part of it. */
export function behindNaming(text: TaggedText, [start, end]: Span): Span {
  const naming = tagAt(text, start, 'names.before')
  const said = text.raw.slice(start, naming?.end)
  // A word alone may be a name: "Named", "Enseigne".
  const isNaming = naming && naming.end < end && /[\s:：]|^[\p{Lo}ー]+$/u.test(said)
  const next = isNaming && text.tokens.find((token) => token.start >= naming.end)
  return next && next.start < end ? [next.start, end] : [start, end]
}
