import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import type { PrivateWords } from './private-words.ts'
import { bordersIn, longestWhole } from './remark-sentence.ts'
import { valuesIn } from './withheld.ts'

/** Letters between the word for a code and its figures: "alarm in the shed is switched off with". */
const reach = 34
/** Three to eight figures that are no part of a longer number, a sum or a time. */
const figures = /(?<![\d.,:+-])\d{3,8}(?![\d.,:]*\d)(?!\s?[€$£%])/g
const latin = String.raw`[\p{Script=Latin}\d]`
/** Letters and figures in one word, as a password is made: "27b94", "dolphin77". */
const mixed = new RegExp(
  String.raw`(?<!${latin}|[@.])(?=\p{Script=Latin}*\d)(?=\d*\p{Script=Latin})${latin}{4,16}(?!${latin}|@|\.${latin})`,
  'gu',
)

/**
 * "The key is in the box by the door, code 4471", "the key is under the pot": whom a number or a key lets
 * in is told in person.
 */
export function accessCodes(
  raw: string,
  { asides, words }: { asides: AsideWords; words: PrivateWords },
): Span[] {
  const folded = fold(raw)
  return sentencesOf(raw).flatMap((at): Span[] => {
    const first = secretIn(folded.slice(...at), words)
    if (!first) return []
    const secret: Span = [at[0] + first[0], at[0] + first[1]]
    const part = betweenContacts(raw, at, secret)
    if (part[1] - part[0] <= longestWhole) return [part]
    const borders = bordersIn(raw, folded, part, asides)
    const start = borders.findLast((each) => each <= secret[0]) ?? part[0]
    return [[start, borders.find((each) => each >= secret[1]) ?? part[1]]]
  })
}

/** "Mail cabin@x.example | key is under the frog": how one is reached is told, without a mark between. */
function betweenContacts(raw: string, [start, end]: Span, secret: Span): Span {
  const before = valuesIn(raw, [start, secret[0]]).map(([, to]) => to)
  const isToldBehind = valuesIn(raw, [secret[1], end]).length > 0
  return [Math.max(start, ...before), isToldBehind ? secret[1] : end]
}

/** Where a sentence says how a door, a net or an alarm is opened. */
function secretIn(said: string, { codes, passwords, keys }: PrivateWords): Span | undefined {
  const [key] = keys.allIn(said)
  if (key) return [key.index, key.index + key.said.length]
  return valueBehind(said, codes, figures) ?? valueBehind(said, passwords, mixed)
}

function valueBehind(said: string, words: PrivateWords['codes'], value: RegExp): Span | undefined {
  for (const word of words.allIn(said)) {
    const end = word.index + word.said.length
    const found = [...said.matchAll(value)].find(
      ({ index }) => index >= end && index - end <= reach,
    )
    if (found) return [word.index, found.index + found[0].length]
  }
  return undefined
}
