import { parseNumber } from '#server/reader/grammars/read-amounts.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { giftsIn } from './gifts-in.ts'
import { phones } from './phone-said.ts'
import { speltNumbers } from './spelt-numbers.ts'
import { isMoney, numbersInWords, together } from './sums-in-words.ts'
import { isBehind, unitTags } from './unit-tags.ts'

/** A number of a text, as every sum it may be. */
export interface WrittenSum {
  start: number
  end: number
  values: number[]
  /** ISO 4217, or a sign that several countries share: `$`; none where nothing says money. */
  signs: string[]
  /** In words, with nothing beside it that says it is paid. */
  isSpoken?: true
}

const grouped = /\d{1,3}(?:[ .,'’´]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?/g
/** "12'50" is twelve and a half; the stop of "S/.25" belongs to the sign. */
const plain = /(?<![\d.,/\p{L}])[.,]\d{2}(?!\d)|\d+(?:['’´]\d{2}(?!\d)|[.,]\d{1,3}(?!\d))?/gu
/** "11º", "2nd", "18esimi" */
const ordinal = /^(?:[ºª°]|(?:st|nd|rd|th|esim[aeio])(?!\p{L}))/u
/** "12:00" */
const clock = /(?<!\d)\d{1,2}:\d{2}(?!\d)/g
/** "40x60" */
const size = /(?<![\d.,])\d+(?:[.,]\d+)?(?:[x×]| [x×] )\d+(?:[.,]\d+)?(?![\d.,]| ?[€£$₩¥])/g
/** "68,–", "120.-" */
const noCents = /^[.,](?:–|—|--?)(?!\d)/

/** The sums of a text, and where it gives something away. */
export function sumsAndGifts(said: SaidText): WrittenSum[] {
  const gifts = giftsIn(said).map(({ start, end }) => ({
    start,
    end,
    values: [0],
    signs: ['free'],
  }))
  return [...writtenSums(said), ...gifts].toSorted((one, other) => one.start - other.start)
}

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
        value: parseNumber(run.replace(/['’´](?=\d{2}$)/, '.').replaceAll('´', '')),
      })),
    )
    // "009" is of a telephone number, "2" of m2 and "5" of R5 of a name.
    .filter(
      ({ start, end }) =>
        !ordinal.test(said.raw.slice(end)) &&
        !/^0\d/.test(folded.slice(start)) &&
        !isGluedToLetter(said, start) &&
        !isOfName(said, end),
    )
  const words = evidenceIn(said, 'numbers.').map(({ tag, start, end }) => ({
    start,
    end,
    value: Number(tag.slice('numbers.'.length)),
  }))
  const spelt = speltNumbers(folded)
  const named = numbersInWords(said).map((number) => sumAt(said, number))
  const signed = [...named, ...digits.map((number) => sumAt(said, number))]
  // "Trois euros | cinquante"
  const isCents = ({ end }: WrittenSum) =>
    signed.some((sum) => sum.end === end && sum.values.length > 1 && sum.signs.length > 0)
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
    ...named
      .filter((sum) => isFree(sum) && !isJoined(sum) && (sum.values.length > 1 || !isCents(sum)))
      .flatMap((sum): WrittenSum[] =>
        isMoney(sum) || isPaidFor(said, sum)
          ? [sum]
          : mayBePaid(said, sum)
            ? [{ ...sum, isSpoken: true }]
            : [],
      ),
    ...joined,
    ...spelt.filter(isFree).map((number) => sumAt(said, number)),
  ].toSorted((one, other) => one.start - other.start || other.end - one.end)
}

/** What words count that are less may be lessons, floors, children. */
const leastInWords = 10

/** "Cut eighteen beard eight": what less than ten counts stands right behind it. */
function mayBePaid(said: SaidText, { values, end }: WrittenSum): boolean {
  const value = Math.max(...values)
  if (value >= leastInWords) return true
  const next = said.tokens.find(({ start }) => start >= end)
  const isCounting = next?.kind === 'word' && !isFunctionWord(said, next.start, next.end)
  return value > 1 && !isCounting
}

/** "Twenty six a pound", "cuesta ciento veinte": what it is paid for, or a word for its price, stands beside. */
function isPaidFor(said: SaidText, sum: WrittenSum): boolean {
  if (Math.max(...sum.values) < leastInWords) return false
  return (
    evidenceIn(said, 'per').some(({ start }) => start === sum.end + 1) ||
    evidenceIn(said, 'fees').some(({ end }) => end === sum.start - 1) ||
    unitTags(said).some((tag) => tag.start > sum.end + 1 && isBehind(tag, sum, said))
  )
}

/** "m2", "r5", and no "R50" or "ab50": one letter that is no sign of money. */
const isGluedToLetter = (said: SaidText, start: number): boolean =>
  /(?<![\p{L}\d.,])[a-z]$/u.test(said.folded.slice(0, start)) &&
  !tagsIn(said, start - 1, start, 'money.currencies.').some(({ end }) => end === start)

/** Whether the last numeral may begin the next word: 삼천오 of 삼천오후. */
const isCut = ({ start, end }: { start: number; end: number }, folded: string): boolean =>
  /[십백천만十百千万](?: ?[^\d십백천만十百千万]| [십백천만十百千万]| \d+)$/u.test(
    folded.slice(start, end),
  )

const counting = /^(?:money\.(?:currencies|coins|scales|units|per|from)|hours)/

/** "25er": letters right behind it that are no money, unit or scale. */
const isOfName = (said: SaidText, end: number): boolean =>
  /^[a-z]{2}/.test(said.folded.slice(end)) &&
  !said.evidence.some(({ start }) => start === end) &&
  !said.startingAt.get(end)?.some(({ tag }) => counting.test(tag))

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
  const spoken = after && !cents ? centsInWords(said, after.end) : null
  const before = currencyBefore(said, start)
  return {
    start: before?.start ?? start,
    end: Math.max(cents?.end ?? 0, spoken?.end ?? after?.end ?? coin?.end ?? close),
    values: [
      whole,
      ...(half ? [value] : []),
      // "5m" may be metres.
      ...(scale && /^[a-z]$/.test(said.folded.slice(end, scale.end).trim()) ? [value] : []),
      ...(coin ? [value / 100] : []),
      ...[cents, spoken].flatMap((part) => (part ? [value + part.value / 100] : [])),
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

/** "Zeven euro vijftig": tens in words right behind the money. */
function centsInWords(said: SaidText, end: number): Valued | null {
  const number = numbersInWords(said).find(({ start }) => start === end + 1)
  return number && number.value >= 10 && number.value < 100 && number.value % 5 === 0
    ? number
    : null
}

function scaleAt(said: SaidText, end: number): Valued | null {
  const known = tagsFrom(said.tags, said.folded, end, 'money.scales.')
  const scale = known
    ? { value: Number(known.tag.split('.').at(-1)), end: known.end }
    : valueTag(said, end, 'scales.')
  // "38 m2" is no 38 million.
  return scale && /^[\d²³]/.test(said.raw.slice(scale.end)) && isLetter(said, scale.end)
    ? null
    : scale
}

const isLetter = ({ folded }: SaidText, end: number): boolean => /[a-z]$/.test(folded.slice(0, end))

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
