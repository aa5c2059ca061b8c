import { fold } from '#server/reader/text/fold.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/**
 * Where a text stands in a brief, word for word, its final stop and its spaces aside.
 * @param within spans it is known to be made of; without them it has to stand there once
 */
export function placeInBrief(
  { folded }: TaggedText,
  said: string,
  within: readonly Span[] | null,
): Span | null {
  const words = fold(said)
    .replace(/[.。]$/, '')
    .trim()
  if (words === '') return null
  const places = occurrences(folded, words.split(/\s+/))
  if (!within) return places.length === 1 ? (places[0] ?? null) : null
  return (
    places.find(([start, end]) => within.some(([from, to]) => start < to && from < end)) ?? null
  )
}

function occurrences(brief: string, [first = '', ...others]: readonly string[]): Span[] {
  const found: Span[] = []
  for (let start = brief.indexOf(first); start >= 0; start = brief.indexOf(first, start + 1)) {
    let end = start + first.length
    for (const word of others) {
      const at = end + (/^\s*/.exec(brief.slice(end, end + 8))?.[0].length ?? 0)
      end = brief.startsWith(word, at) ? at + word.length : -1
      if (end < 0) break
    }
    if (end > 0) found.push([start, end])
  }
  return found
}
