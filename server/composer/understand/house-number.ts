import type { Lexicon } from './lexicon/lexicon.ts'
import type { BriefText, Word } from './read-text.ts'

/** "12", "12a", "12-14"; "22h" is a time. */
export const isNumber = (word: Word | undefined): boolean =>
  !!word && /^\d{1,4}[a-gi-z]?(?:-\d{1,4}[a-gi-z]?)?$/.test(word.folded)

export const near = (text: BriefText, a: Word, b: Word, sign: RegExp): boolean =>
  sign.test(text.raw.slice(a.end, b.start))

/** "12 High Street", "12, rue des Lilas": a house before its street, and no founding year. */
export function isHouse(
  text: BriefText,
  { countries }: Lexicon,
  number: Word,
  next: Word,
): boolean {
  const year = /^(?:1[5-9]|20)\d\d$/.test(number.raw)
  const leads = countries[0] === 'US' || countries[0] === 'FR'
  return leads && near(text, number, next, year ? /^ $/ : /^,? $/)
}

/** "Unit 4, Kiln Lane": the number is a part of a house. */
export const isUnit = (word: Word | undefined): boolean =>
  /^(?:unit|flat|suite|arch|stall)$/.test(word?.folded ?? '')

/** "Cuesta 29 €", "Zeile 1,20 Euro": what it costs, and no house. */
export const isSum = ({ folded }: BriefText, { end }: Word): boolean =>
  /^(?:[.,]\d| ?(?:€|eur|\$|£|%))/.test(folded.slice(end, end + 5))
