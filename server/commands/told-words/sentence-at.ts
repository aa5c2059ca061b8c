import type { Span } from '#server/reader/text/trim.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { sentencesOf } from '../carry-out/sentences.ts'

/** The sentence of a text that stands at an offset. */
export function sentenceAt(page: PageDocument, raw: string, at: number): Span {
  let from = 0
  for (const sentence of sentencesOf(raw, page)) {
    const end = from + sentence.length
    if (at < end) return [from, from + sentence.trimEnd().length]
    from = end
  }
  return [0, raw.length]
}
