import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** Longer ones are sentences, whatever they are made of. */
const longestPhrase = 9
/** In scripts without spaces, by their letters. */
const longestDensePhrase = 24

/** Whether words say something with a verb or a subject, and are no item of a list. */
export function isSentence(reading: Reading, span: Span): boolean {
  const said = reading.text.raw.slice(...span)
  const words = tokensIn(reading.text, ...span).filter(({ kind }) => kind === 'word')
  const isLong = isDense(said)
    ? said.length > longestDensePhrase * 1.6
    : words.length > longestPhrase
  return isLong || hasVerb(reading, span)
}

/** Whether words have a verb or a subject of those the language data knows. */
export function hasVerb({ text, claims }: Reading, [start, end]: Span): boolean {
  const { raw, folded } = text
  const said = raw.slice(start, end)
  const words = tokensIn(text, start, end).filter((token) => token.kind === 'word')
  const dense = isDense(said)
  const first = words[0]
  const opens =
    first &&
    ['words.alone', 'words.together', 'words.backward'].some((tag) => tagAt(text, first.start, tag))
  const verbs = ['words.copulas', 'words.auxiliaries'].flatMap((tag) =>
    tagsIn(text, start, end, tag),
  )
  // "10am" is a time, and "mão e pé" has an "and" and no "é".
  const isPlainLetter = (verb: Span) =>
    !dense && verb[1] - verb[0] === 1 && raw[verb[0]]?.toLowerCase() === folded[verb[0]]
  const says = verbs.some(
    (verb) =>
      !isPlainLetter([verb.start, verb.end]) &&
      !claims.some(({ span }) => span[0] <= verb.start && verb.end <= span[1]),
  )
  return Boolean(opens || says) && (dense || words.length > 1)
}
