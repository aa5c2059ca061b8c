import { cardinalsAt } from '#server/reader/dictation/cardinals.ts'
import { numberLexicon, numberTextOf } from '#server/reader/dictation/number-lexicon.ts'
import { parseNumber } from '#server/reader/grammars/read-amounts.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { phones } from './phone-said.ts'
import { speltNumbers } from './spelt-numbers.ts'
import { withdrawnSpans } from './withdrawn-sums.ts'

/** A number of a text, as every sum it may be. */
export interface WrittenSum {
  start: number
  end: number
  values: number[]
  /** ISO 4217, or a sign that several countries share: `$`; none where nothing says money. */
  signs: string[]
}

const grouped = /\d{1,3}(?:[ .,'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?/g
const plain = /(?<![\d.,])[.,]\d{2}(?!\d)|\d+(?:[.,]\d{1,3}(?!\d))?/g
/** "11º", "2nd", "18esimi" */
const ordinal = /^(?:[ºª°]|(?:st|nd|rd|th|esim[aeio])(?!\p{L}))/u
/** "12:00" */
const clock = /(?<!\d)\d{1,2}:\d{2}(?!\d)/g
/** "40x60" */
const size = /(?<![\d.,])\d+(?:[.,]\d+)?(?:[x×]| [x×] )\d+(?:[.,]\d+)?(?![\d.,]| ?[€£$₩¥])/g
/** "68,–", "120.-" */
const noCents = /^[.,](?:–|—|--?)(?!\d)/

const halves: readonly string[] = ['hours.am', 'hours.pm']

/** The sums of a text, and where it gives something away. */
export function sumsAndGifts(said: SaidText): WrittenSum[] {
  const words = [
    ...tagsIn(said, 0, said.raw.length, 'money.free'),
    ...evidenceIn(said, 'free'),
    ...deniedFees(said),
  ]
  const gifts = words
    // "8,800円" holds no "0円".
    .filter(
      ({ start }) =>
        !/\d[.,]?$/.test(said.folded.slice(0, start)) || !/^\d/.test(said.folded.slice(start)),
    )
    .map(({ start, end }) => ({ start, end, values: [0], signs: ['free'] }))
  return [...writtenSums(said), ...gifts].toSorted((one, other) => one.start - other.start)
}

/** 참가비 없음, "geen inschrijfgeld": a fee that there is not; a car park that there is not is no gift. */
function deniedFees(said: SaidText): { start: number; end: number }[] {
  const isEmpty = (from: number, to: number) =>
    from <= to && to - from <= 1 && said.folded.slice(from, to).trim() === ''
  const fees = [...evidenceIn(said, 'fees'), ...evidenceIn(said, 'charges')].map(
    ({ start, end }) => {
      // "Voorrijkosten": the end of a word tells that all of it is one.
      const word = said.tokens.find((token) => token.start <= start && end <= token.end)
      return { start: isDense(said.raw) ? start : (word?.start ?? start), end }
    },
  )
  return evidenceIn(said, 'none').filter(({ start, end }) =>
    fees.some((fee) => isEmpty(fee.end, start) || isEmpty(end, fee.start)),
  )
}

/** Its sums but for what counts something, tells the time (three evenings, 6時) or is taken back. */
export function moneySums(said: SaidText): WrittenSum[] {
  const sums = paidSums(said)
  const withdrawn = withdrawnSpans(said, sums)
  return sums.filter(
    (sum) => !withdrawn.some(([start, end]) => start <= sum.start && sum.end <= end),
  )
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
  const isTime = ({ end, signs, values: [value = 0] }: WrittenSum) =>
    signs.length === 0 &&
    (isTagged(end, ['hours.hour']) || (value < 13 && isTagged(end + 1, halves)))
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

/** "27 September", "26. September", "12 de outubro" */
const ofMonth = /^(?: |\. ?| \p{L}{1,3} )$/u
const opening =
  /^\.? ?\d{1,2}(?:[.:h][0-5]\d|(?:[.:h]\d\d)? ?[-–] ?\d{1,2}(?:[.:h]\d\d)?)(?!\d|,\d)/
const days = ['hours.days.', 'hours.weekdays', 'hours.weekend']

/** Right behind a day: "Tu 10-2", "lun 21.30", "dom 8 a 13". */
export const openingTimes = (said: SaidText): [number, number][] =>
  days
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

/** Every sum a text may say, in digits and in words, with the sign of money beside it. */
export function writtenSums(said: SaidText): WrittenSum[] {
  const { folded } = said
  const taken = [phones, clock, size]
    .flatMap((pattern) => [...folded.matchAll(pattern)])
    .map(({ 0: run, index }) => [index, index + run.length])
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !taken.some(([from = 0, to = 0]) => start < to && from < end)
  const digits = [grouped, plain]
    .flatMap((pattern) =>
      [...folded.matchAll(pattern)].map(({ 0: run, index }) => ({
        start: index,
        end: index + run.length,
        value: parseNumber(run),
      })),
    )
    // "009" is of a telephone number.
    .filter(
      ({ start, end }) => !ordinal.test(said.raw.slice(end)) && !/^0\d/.test(folded.slice(start)),
    )
  const words = evidenceIn(said, 'numbers.').map(({ tag, start, end }) => ({
    start,
    end,
    value: Number(tag.slice('numbers.'.length)),
  }))
  const spelt = speltNumbers(folded)
  const named = numbersInWords(said).map((number) => sumAt(said, number))
  // "4만" is no sum of "4만5천".
  const isPart = ({ start, end }: WrittenSum) =>
    spelt.some(
      (whole) =>
        (whole.start < start ? start < whole.end : whole.start === start && end < whole.end) &&
        !isCut(whole, folded),
    )
  const numbers = [...digits, ...words].filter(isFree).map((number) => sumAt(said, number))
  const joined = together([...numbers, ...named])
  const isJoined = (sum: WrittenSum) =>
    joined.some(({ start, end }) => start <= sum.start && sum.end <= end)
  return [
    ...numbers.filter((sum) => !isPart(sum) && !isJoined(sum)),
    // "Forty pounds", but no forty chairs.
    ...named.filter((sum) => isMoney(sum) && isFree(sum) && !isJoined(sum)),
    ...joined,
    ...spelt.filter(isFree).map((number) => sumAt(said, number)),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end)
}

const million = 1_000_000
const isMoney = ({ signs, values }: WrittenSum): boolean =>
  signs.length > 0 || values.some((value) => value >= million)

/** "1 millón 200 mil": what stands right behind millions is added to them. */
function together(sums: readonly WrittenSum[]): WrittenSum[] {
  return sums.flatMap((whole) =>
    sums
      .filter(({ start }) => start === whole.end + 1)
      .flatMap((rest): WrittenSum[] => {
        const [most = 0, more = 0] = [Math.max(...whole.values), Math.max(...rest.values)]
        const isPart = most >= million && most % million === 0 && more >= 1000 && more < million
        return isPart ? [{ ...rest, start: whole.start, values: [most + more] }] : []
      }),
  )
}

/** "Forty", "two hundred and ten": numbers in words, each as long as it goes. */
function numbersInWords(said: SaidText): { start: number; end: number; value: number }[] {
  const lexicon = numberLexicon(said.language.code)
  if (!lexicon || isDense(said.raw)) return []
  const text = numberTextOf(said)
  const found = said.tokens.flatMap(({ start, kind }) =>
    kind === 'word' ? cardinalsAt(text, start, lexicon).slice(-1) : [],
  )
  return found.filter(({ start }, at) => !found.slice(0, at).some(({ end }) => end > start))
}

/** Whether the last numeral may begin the next word: 삼천오 of 삼천오후. */
const isCut = ({ start, end }: { start: number; end: number }, folded: string): boolean =>
  /[십백천만十百千万](?: ?[^\d십백천만十百千万]| [십백천만十百千万]| \d+)$/u.test(
    folded.slice(start, end),
  )

function sumAt(
  said: SaidText,
  { start, end, value }: { start: number; end: number; value: number },
): WrittenSum {
  const scale = scaleAt(said, end)
  const half = valueTag(said, scale?.end ?? end, 'halves.')
  const behind = scale?.end ?? half?.end ?? end
  const close = behind + (noCents.exec(said.folded.slice(behind, behind + 3))?.[0].length ?? 0)
  const whole = (value + (half?.value ?? 0)) * (scale?.value ?? 1)
  const cents = centsAt(said, end)
  const coin = currencyAt(said, close, 'money.coins')
  const after = currencyAt(said, cents?.end ?? close, 'money.currencies.')
  const before = currencyBefore(said, start)
  return {
    start: before?.start ?? start,
    end: Math.max(cents?.end ?? 0, after?.end ?? coin?.end ?? close),
    values: [
      whole,
      ...(half ? [value] : []),
      // "5m" may be metres.
      ...(scale && /^[a-z]$/.test(said.folded.slice(end, scale.end).trim()) ? [value] : []),
      ...(coin ? [value / 100] : []),
      ...(cents ? [value + cents.value / 100] : []),
    ].map((sum) => Math.round(sum * 10_000) / 10_000),
    signs: [...(after?.signs ?? []), ...(before?.signs ?? [])],
  }
}

interface Valued {
  value: number
  end: number
}

/** "5 con 50", "5 € 50": a second number of two digits is cents. */
function centsAt({ folded }: SaidText, end: number): Valued | null {
  const found = /^ ?(?:con|e|y|et|und|en|€|euros?|eur) ?(\d\d)(?!\d|[.,:]\d)/.exec(
    folded.slice(end, end + 12),
  )
  return found ? { value: Number(found[1]), end: end + found[0].length } : null
}

function scaleAt(said: SaidText, end: number): Valued | null {
  const known = tagsFrom(said.tags, said.folded, end, 'money.scales.')
  return known
    ? { value: Number(known.tag.split('.').at(-1)), end: known.end }
    : valueTag(said, end, 'scales.')
}

function valueTag(said: SaidText, end: number, kind: string): Valued | null {
  const found = tagsFrom(said.evidence, said.folded, end, kind)
  return found && { value: Number(found.tag.slice(kind.length)), end: found.end }
}

/** The longest phrase of a kind at an offset, or a space behind it. */
function tagsFrom(tags: readonly Tag[], folded: string, at: number, kind: string): Tag | null {
  const starts = folded[at] === ' ' ? [at, at + 1] : [at]
  return (
    tags
      .filter(({ start, tag }) => starts.includes(start) && tag.startsWith(kind))
      .toSorted((one, other) => other.end - one.end)[0] ?? null
  )
}

function currencyAt(said: SaidText, at: number, kind: string) {
  const found = tagsFrom(said.tags, said.folded, at, kind)
  return found && { end: found.end, signs: [signOf(said, found)] }
}

/** In English "dollars" are those of the country unless they say whose they are. */
function signOf({ folded, language }: SaidText, { start, end, tag }: Tag): string {
  const sign = tag.split('.').at(-1) ?? ''
  const isTheirs = language.code !== 'en' || folded.slice(start, end).includes('us')
  return sign === 'USD' && !isTheirs ? '$' : sign
}

function currencyBefore(said: SaidText, at: number) {
  const end = said.folded[at - 1] === ' ' ? at - 1 : at
  const found = tagsIn(said, Math.max(0, end - 12), end, 'money.currencies.')
    // 복원 3만: the end of a word is no sign.
    .filter((tag) => tag.end === end && !/\p{L}{2}$/u.test(said.folded.slice(0, tag.start + 1)))
    .toSorted((one, other) => one.start - other.start)
  const [longest] = found
  return longest && { start: longest.start, signs: found.map((tag) => signOf(said, tag)) }
}
