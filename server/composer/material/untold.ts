import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagsOver, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** The spans of facts that stand on the page by themselves. */
function shownSpans({ facts }: Reading): Span[] {
  const { name, kind, place, phone, email, url, hours } = facts
  const single = [name, kind, place, phone, email, url, hours]
  return [...single, ...facts.area].flatMap((fact) => (fact ? partsOf(fact) : []))
}

/** How many words a span has, and how many of them carry something that no fact of the page shows. */
export function countWords(
  reading: Reading,
  [start, end]: Span,
): { words: number; untold: number } {
  const { text } = reading
  const shown = shownSpans(reading)
  const words = tokensIn(text, start, end).filter(
    ({ kind }) => kind === 'word' || kind === 'number',
  )
  const untold = words.filter(
    (word) =>
      !isFunctionWord(text, word.start, word.end) &&
      !isCue(reading, word.start, word.end) &&
      !shown.some(([from, to]) => word.start >= from && word.end <= to),
  )
  return { words: words.length, untold: untold.length }
}

const cues = [
  ...['names.before', 'names.person', 'names.after', 'places.in'],
  ...['contact.', 'hours.open', 'roles.courtesy'],
]

const dayParts = ['hours.am', 'hours.pm']

/** "called", "based in", "phone:": words that only lead to a fact. "Evenings" tells when to ring. */
function isCue({ text }: Reading, start: number, end: number): boolean {
  const tags = tagsOver(text, start, end)
  const isCued = tags.some(({ tag }) => cues.some((cue) => isTag(tag, cue)))
  return isCued && !tags.some(({ tag }) => dayParts.includes(tag))
}

const isTag = (tag: string, cue: string): boolean =>
  cue.endsWith('.') ? tag.startsWith(cue) : tag === cue
