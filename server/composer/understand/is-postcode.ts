import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import type { BriefText, Word } from './read-text.ts'

/** 35037 Marburg, 4700-329 Braga, 2514 JN Den Haag. */
export function isPostcode(
  { raw, folded }: BriefText,
  { since }: Lexicon,
  code: Word,
  word: Word,
): boolean {
  if (raw.slice(code.end, word.start) !== ' ') return false
  const led = folded.slice(Math.max(0, code.start - 24), code.start).trimEnd()
  // "Depuis 1974 vidange 79 €": a year.
  if (matchAll(phraseIndex(since.before), led).at(-1)?.end === led.length) return false
  if (!/^(?:\d{4,5}|[a-z]{2}|\d{4}-\d{3}|\d{5}-\d{3})$/.test(code.folded)) return false
  return /\d{4}\s?(?:-\d{3}|[A-Z]{2})?\s?$/.test(raw.slice(Math.max(0, word.start - 9), word.start))
}
