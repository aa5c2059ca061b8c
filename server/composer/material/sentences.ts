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
export function hasVerb(reading: Reading, span: Span): boolean {
  const words = tokensIn(reading.text, ...span).filter((token) => token.kind === 'word')
  const says = opensWithSubject(reading, span) || verbsIn(reading, span).length > 0
  return says && (isDense(reading.text.raw.slice(...span)) || words.length > 1)
}

/** "We", "I", "they", "Cantamos": who does it stands first. */
export function opensWithSubject({ text }: Reading, [start, end]: Span): boolean {
  const first = tokensIn(text, start, end).find((token) => token.kind === 'word')
  if (!first) return false
  const { weVerb } = text.language.data.info
  const isVerb =
    weVerb !== undefined &&
    new RegExp(weVerb).test(text.raw.slice(first.start, first.end).toLowerCase())
  const isSubject = (tag: string) => tagAt(text, first.start, tag) !== undefined
  return isVerb || ['words.alone', 'words.together', 'words.backward'].some(isSubject)
}

/** The verbs of a span that the language data knows, those within times and names aside. */
export function verbsIn({ text, claims }: Reading, [start, end]: Span): Span[] {
  const { raw, folded, language } = text
  const dense = isDense(raw.slice(start, end))
  const { copulas, auxiliaries } = language.data.words
  // "10am" is a time; "mão e pé" has an "and" and no "é", and "d'octobre à avril" has no "a".
  const isOtherLetter = (verb: Span) =>
    !dense &&
    verb[1] - verb[0] === 1 &&
    (raw[verb[0]]?.toLowerCase() === folded[verb[0]] ||
      ![...copulas, ...auxiliaries].includes(raw.slice(...verb).toLowerCase()))
  return ['words.copulas', 'words.auxiliaries']
    .flatMap((tag) => tagsIn(text, start, end, tag))
    .map((verb): Span => [verb.start, verb.end])
    .filter(
      (verb) =>
        !isOtherLetter(verb) &&
        !claims.some(({ span: own }) => own[0] <= verb[0] && verb[1] <= own[1]),
    )
}
