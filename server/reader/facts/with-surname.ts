import { personNameOf } from '../text/person-names.ts'
import { type TaggedText, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

const surname = /^(?: \p{Lu}[\p{L}\p{M}’'-]+){1,2}(?=[,.;(])/u

/** "Gwyneth Mair | Pritchard, who died": of somebody's name what stands up to the next mark is theirs as well. */
export function withSurname(text: TaggedText, [start, end]: Span): Span {
  const isPerson = tokensIn(text, start, end).some((word) => personNameOf(word.text) !== undefined)
  const more = isPerson ? surname.exec(text.raw.slice(end))?.[0].length : undefined
  return [start, end + (more ?? 0)]
}
