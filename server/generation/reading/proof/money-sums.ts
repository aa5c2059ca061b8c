import { weekdays } from '#server/reader/text/tag-names.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { withdrawnSpans } from './withdrawn-sums.ts'
import { sumsAndGifts, type WrittenSum } from './written-sums.ts'

const leading = /^hours\.(?:from|to|until)$/
const halves: readonly string[] = ['hours.am', 'hours.pm']

/**
 * Its sums but for what counts something, tells the time (three evenings, 6時) or is taken back.
 * @param isInWords whether numbers in words are sums, too, as they are in the whole text
 */
export function moneySums(said: SaidText, isInWords = tellsInWords(said)): WrittenSum[] {
  const sums = paidSums(said).filter(({ isSpoken }) => isInWords || !isSpoken)
  const withdrawn = withdrawnSpans(said, sums)
  return sums.filter(
    (sum) => !withdrawn.some(([start, end]) => start <= sum.start && sum.end <= end),
  )
}

/** "Cut eighteen beard twelve": it has no figures for money, and several numbers that may be. */
export function tellsInWords(said: SaidText): boolean {
  const sums = paidSums(said).filter(({ signs }) => !signs.includes('free'))
  const signed = sums.filter(({ signs }) => signs.length > 0)
  const isFigure = ({ start, end }: WrittenSum) => /\d/.test(said.folded.slice(start, end))
  const telling = signed.length > 0 ? signed : sums
  return sums.some(({ isSpoken }) => isSpoken) && sums.length > 1 && !telling.some(isFigure)
}

/** Where a text takes sums back, with the words that do so. */
export const withdrawnIn = (said: SaidText): Span[] => withdrawnSpans(said, paidSums(said))

function paidSums(said: SaidText): WrittenSum[] {
  const isBeside = (kind: string, at: number) =>
    evidenceIn(said, kind).some(
      ({ start }) => start === at || (start === at + 1 && said.folded[at] === ' '),
    )
  const isCounting = ({ end, signs }: WrittenSum) =>
    signs.length === 0 && isBeside('counted', end) && !isBeside('units.', end)
  const isTagged = (at: number, kinds: readonly string[]) =>
    said.startingAt.get(at)?.some(({ tag }) => kinds.includes(tag)) ?? false
  const isTime = ({ start, end, signs, values: [value = 0] }: WrittenSum) =>
    signs.length === 0 &&
    (isTagged(end, ['hours.hour']) ||
      isClock(said, start, end, value) ||
      (value < 13 && isTagged(end + 1, halves)))
  const openings = openingTimes(said)
  const isOpening = ({ start, end, signs }: WrittenSum) =>
    signs.length === 0 && openings.some(([from, to]) => from <= start && end <= to)
  // "27 September"; what stands behind a month may be what it costs then.
  const months = tagsIn(said, 0, said.raw.length, 'dates.months.')
  const isDate = ({ start, end, signs, values: [value = 0] }: WrittenSum) =>
    signs.length === 0 &&
    value <= 31 &&
    months.some(
      (month) =>
        // 6월 19일
        (month.start <= start && end < month.end) ||
        (month.end <= start && start - month.end <= 1 && isTagged(end, ['dates.day'])) ||
        (month.start >= end && ofMonth.test(said.folded.slice(end, month.start))),
    )
  return sumsAndGifts(said).filter(
    (sum) =>
      !isCounting(sum) && !isTime(sum) && !isDate(sum) && !isOpening(sum) && !isInWord(sum, said),
  )
}

/** "18 Uhr", "20 uur", and no "20 an hour": the word tells the time alone, and no unit. */
function isClock(said: SaidText, start: number, end: number, value: number): boolean {
  if (value > 24 || said.folded[end] !== ' ') return false
  const mark = said.startingAt.get(end + 1)?.find(({ tag }) => tag === 'hours.hour')
  const isUnit = [
    ...tagsIn(said, end, said.raw.length, 'money.units.'),
    ...evidenceIn(said, 'units.'),
  ].some(({ start }) => start === end + 1)
  // "A las 19 horas"
  const isLed = said.endingAt
    .get(start - 1)
    ?.some((tag) => leading.test(tag.tag) && tag.end - tag.start > 2)
  return mark !== undefined && mark.end - mark.start > 1 && (!isUnit || isLed === true)
}

/** "27 September", "26. September", "12 de outubro" */
const ofMonth = /^(?: |\. ?| \p{L}{1,3} )$/u
const opening =
  /^\.? ?\d{1,2}(?:[.:h][0-5]\d|(?:[.:h]\d\d)? ?[-–] ?\d{1,2}(?:[.:h]\d\d)?)(?!\d|,\d)/

/** Right behind a day: "Tu 10-2", "lun 21.30", "dom 8 a 13". */
export const openingTimes = (said: SaidText): [number, number][] =>
  weekdays
    .flatMap((kind) => tagsIn(said, 0, said.raw.length, kind))
    .flatMap(({ end }): [number, number][] => {
      const found = opening.exec(said.folded.slice(end, end + 16))
      if (found) return [[end, end + found[0].length]]
      const from = /^\.? ?\d{1,2}(?:[.:h]\d\d)? /.exec(said.folded.slice(end, end + 12))
      const to =
        from && said.startingAt.get(end + from[0].length)?.find(({ tag }) => tag === 'hours.to')
      const until =
        to &&
        /^ \d{1,2}(?:[.:h]\d\d)?(?![\d€$£%]|[,.]\d)/.exec(said.folded.slice(to.end, to.end + 8))
      return to && until ? [[end, to.end + until[0].length]] : []
    })

/** "7-22 Saturdays": numbers of the clock that make a range, whatever stands around it. */
export const hourRanges = ({ folded }: SaidText): [number, number][] =>
  [...folded.matchAll(/(?<![\d.,:])(\d{1,2}) ?[-–] ?(\d{1,2})(?![\d.,€$£%])/g)].flatMap(
    ({ 0: run, 1: from, 2: to, index }): [number, number][] =>
      Number(from) < Number(to) && Number(to) <= 24 ? [[index, index + run.length]] : [],
  )

/** One numeral with letters before it, 파란천막, 인천: it is a part of a word. */
const isInWord = ({ start, end, signs }: WrittenSum, { folded }: SaidText): boolean =>
  signs.length === 0 &&
  end - start === 1 &&
  /^\p{L}$/u.test(folded.slice(start, end)) &&
  /\p{L}$/u.test(folded.slice(0, start))
