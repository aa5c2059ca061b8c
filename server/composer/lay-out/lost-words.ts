import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, type TaggedText, tagAt } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'

/** Letters of a name in a script without spaces. */
const longestDense = 6

/** "Lost", "missing", "stolen". */
export const isLost = (text: TaggedText, { start }: Token): boolean =>
  tagAt(text, start, 'words.lost') !== undefined

export const isAnimal = ({ language }: TaggedText, { text: word }: Token): boolean =>
  sensesOf(language, word).includes('animal')

/** A word of its own: neither one that joins others, nor a loss, nor a day. */
export const isFree = (text: TaggedText, { start, end }: Token): boolean =>
  !isFunctionWord(text, start, end) &&
  !['words.lost', 'hours.days.', 'dates.'].some((tag) => hasTag(text, start, end, tag))

/** As a name is written. */
export const isWritten = ({ raw }: TaggedText, { start, end }: Token): boolean => {
  const said = raw.slice(start, end)
  return isDense(said) ? said.length <= longestDense : /^\p{Lu}\p{Ll}/u.test(said)
}
