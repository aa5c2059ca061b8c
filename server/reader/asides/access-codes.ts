import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import type { PrivateWords } from './private-words.ts'
import { bordersIn, longestWhole } from './remark-sentence.ts'

/** Letters between the word for a code and its figures. */
const reach = 24
/** Three to eight figures that are no part of a longer number, a sum or a time. */
const figures = /(?<![\d.,:+-])\d{3,8}(?![\d.,:]*\d)(?!\s?[€$£%])/g

/** "The key is in the box by the door, code 4471": whom a number lets in is told in person. */
export function accessCodes(
  raw: string,
  { asides, words }: { asides: AsideWords; words: PrivateWords },
): Span[] {
  const folded = fold(raw)
  return sentencesOf(raw).flatMap((at): Span[] => {
    const said = folded.slice(...at)
    const found = words.codes.allIn(said).flatMap((code) => {
      const behind = code.index + code.said.length
      const number = [...said.matchAll(figures)].find(
        ({ index }) => index >= behind && index - behind <= reach,
      )
      return number ? [[at[0] + code.index, at[0] + number.index + number[0].length] as const] : []
    })
    const [first] = found
    if (!first) return []
    if (at[1] - at[0] <= longestWhole) return [at]
    const borders = bordersIn(raw, folded, at, asides)
    const start = borders.findLast((each) => each <= first[0]) ?? at[0]
    return [[start, borders.find((each) => each >= first[1]) ?? at[1]]]
  })
}
