import { type TaggedText, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { ibansIn } from './ibans.ts'
import { isNumberOf, parsePhone } from './parse-phone.ts'

const digitsRun = /(?<!\p{Sc}[^\S\n]?|[\d.,])[+(]?\d[\d\s().\-/–·‐]{4,30}\d/gu
/** Digits of the shortest number, and of the longest (E.164). */
export const fewestDigits = 7
export const mostDigits = 15

/**
 * Runs of digits that may be one number: "7 to 4:30. 828 555 0111" and "… 0111 / … 0112" are two. Times
 * and sums that nothing parts from a number are left out where it plainly begins behind them.
 */
export function phoneRuns(text: TaggedText): Span[] {
  const { folded } = text
  const ibans = ibansIn(folded)
  const isOfIban = (at: number) => ibans.some(([start, end]) => start <= at && at < end)
  return [...folded.matchAll(digitsRun)].flatMap(({ 0: said, index }): Span[] => {
    if (isOfIban(index)) return []
    const parts = partsOf(said, /\n|[.·]\s+/g)
    return parts.flatMap(([from, to]) => {
      const numbers = partsOf(said.slice(from, to), /\s*\/\s*/g)
      const areAll = numbers.every(
        ([a, b]) => digitsIn(said.slice(from + a, from + b)) >= fewestDigits,
      )
      return (areAll ? numbers : [[0, to - from] as const]).map(([a, b]): Span => {
        const [first, end] = [index + from + a, index + from + b]
        // "Ring us (01632 960 123)": the bracket is not the number's.
        const isAround = /^\([^)]*$/.test(folded.slice(first, end))
        const start = isAround ? first + 1 : first
        const whole = withoutTail(folded.slice(start, end), folded.slice(end))
        const times = isNamed(text, start) ? 0 : lengthOfTimes(whole)
        return [start + times, start + whole.length]
      })
    })
  })
}

export const digitsIn = (said: string): number => said.replace(/\D/g, '').length

function partsOf(said: string, divider: RegExp): Span[] {
  const cuts = [...said.matchAll(divider)]
  return [...cuts, undefined].map((cut, i): Span => {
    const before = cuts[i - 1]
    return [before ? before.index + before[0].length : 0, cut?.index ?? said.length]
  })
}

/** "010 0000 0329 1월": digits before a word count what it says; an open bracket belongs elsewhere. */
function withoutTail(run: string, behind: string): string {
  const isCounted = /^\p{L}/u.test(behind)
  const closed = run.replace(/\s?\([^)]*$/, '').trimEnd()
  return isCounted ? closed.replace(/\s\d{1,2}$/, '') : closed
}

interface Group {
  said: string
  at: number
}

const groupsOf = (run: string): Group[] =>
  [...run.matchAll(/\S+/g)].map(({ 0: said, index }) => ({ said, at: index }))

/** A group of digits that may be a time, two, or a sum: "12", "9-17", "08.30-12", "24/7", "120". */
const timeGroup =
  /^(?:[-–]|24\/7|(?:[1-9]\d{0,3}|\d{1,2}[.:][0-5]\d)(?:[-–]\d{1,2}(?:[.:][0-5]\d)?)?\.?)$/
const isTime = ({ said }: Group): boolean => timeGroup.test(said)

/** Groups of times and sums that stand beside a number: "mo - fr 9 - 17". */
const mostTimes = 4

/** Where groups begin that nothing but times and sums stand before. */
const behindTimes = (groups: readonly Group[]): Group[] =>
  groups.slice(1, 1 + mostTimes).filter((_, i) => groups.slice(0, i + 1).every(isTime))

/** Letters of what stands between a word for a telephone and its number: ".: ". */
const longestMark = 3
const namings = ['contact.phone', 'contact.whatsapp', 'contact.sms', 'actions.whatsapp']

/** "Whats 81 0155 4392": what stands right behind a telephone's word is the number from its first digit on. */
function isNamed(text: TaggedText, at: number): boolean {
  const mark = /[\s:.]*$/.exec(text.folded.slice(Math.max(0, at - longestMark), at))?.[0] ?? ''
  const end = at - mark.length
  return namings.some((tag) => tagBefore(text, end, tag))
}

/** A plus, or a nought that leads to another area; no area is "0000". */
const area = /^(?:\+|\(?0(?!00)\d{2})/

/** "mo-do 9-17 0171 3920012": a nought that leads to another area stands first in a number. */
function lengthOfTimes(run: string): number {
  const first = behindTimes(groupsOf(run)).find(({ at }) => area.test(run.slice(at)))
  return first && digitsIn(run.slice(first.at)) > fewestDigits ? first.at : 0
}

/**
 * A run without the times and sums beside a number of a country: "entro le 12 333 000 1311". What is
 * no number as a whole, and is one without them, begins or ends there.
 * @param country ISO 3166-1
 */
export function withoutTimes(
  { folded, language }: TaggedText,
  [start, end]: Span,
  country: string,
): Span {
  const run = folded.slice(start, end)
  const groups = groupsOf(run)
  const isNumber = (said: string) => {
    const digits = digitsIn(said)
    const isLong = digits >= fewestDigits && digits <= mostDigits
    return isLong && isNumberOf(said, country, language)
  }
  if (groups.length === 1 || isNumber(run)) return [start, end]
  const first = behindTimes(groups).find(({ at }) => isNumber(run.slice(at)))
  if (first) return [start + first.at, end]
  const isCounted = /^\s*\p{L}/u.test(folded.slice(end))
  if (!isCounted && parsePhone(run, country)?.isPossible()) return [start, end]
  const last = groups
    .slice(1)
    .find(({ at }, i) => groups.slice(i + 1).every(isTime) && isNumber(run.slice(0, at).trimEnd()))
  return last ? [start, start + run.slice(0, last.at).trimEnd().length] : [start, end]
}
