import { isCommon, isVocabulary, type Reading, type Run } from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** ": Kiln Lane Studios in Stoke opens": where it is stands before what it does. */
export const seat = /^ (?:in|te|near|bij|bei) \p{Lu}[\p{L}-]{2,20}(?= \p{Ll})/u

/** "Ironmother lives in an old laundromat": one word of its own, and where that is. */
export const isSeated = (
  reading: Reading,
  { words: [only, more], end }: Run,
  next: Word,
): boolean =>
  reading.lexicon.countries[0] !== 'DE' &&
  !!only &&
  !more &&
  only.raw.length > 4 &&
  !isVocabulary(reading, only) &&
  !isCommon(reading, only) &&
  seated.test(reading.text.folded.slice(next.start, next.start + 16)) &&
  next.start === end + 1

const seated =
  /^(?:lives|sits|stands|opens|hides|huist|zit|ligt|staat|woont) (?:in|on|at|above|behind|below|next|under|op|aan|boven|achter|onder|naast) /
