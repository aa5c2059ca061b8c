import { currencyOf } from '../countries.ts'
import { numberBefore } from '../dictation/number-before.ts'
import { numberLexicon, numberTextOf } from '../dictation/number-lexicon.ts'
import { isGlued, isLetter, isUnspaced } from '../text/fold.ts'
import type { Tag } from '../text/phrase-index.ts'
import { type TaggedText, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'

/** A sum in a text. */
export interface Amount {
  start: number
  end: number
  amount: number
  to?: number
  /** ISO 4217; null where no sign of money stands beside it. */
  currency: string | null
  /** What a word behind the number multiplies it with: 1000 for "25 mil". */
  scale?: number
}

const number =
  /(?<=^|\s)\.\d{2}(?!\d)|\d{1,3}(?:[ .,'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/g
/** Three groups behind a nought, "010-0000-7788": no sums, whatever word follows. */
const phone = /(?<!\d)0\d{1,3}[- ]\d{3,4}[- ]\d{4}(?!\d)/g
/** The mark for no cents: "68,–", "68,-", "120.–", "25.--". */
const noCents = /^[.,](?:–|—|--?)(?!\d)/

/**
 * Every number with what makes it money: "£12.50", "60–90 €", "1万2千円", "50p". Numbers without a
 * sign of money come too, with `currency` null; what else they are is for others to tell.
 */
export function readAmounts(
  text: TaggedText,
  start: number,
  end: number,
  country: string,
): Amount[] {
  const found: Amount[] = []
  const source = text.folded.slice(start, end)
  const phones = [...source.matchAll(phone)]
  for (const { 0: digits, index } of source.matchAll(number)) {
    const at = start + index
    if (phones.some((run) => run.index <= index && index < run.index + run[0].length)) continue
    if (isPartOfWord(text, at) || at < (found.at(-1)?.end ?? start)) continue
    const amount = amountAt(text, at, digits, country)
    if (amount && amount.end <= end) join(found, amount, text)
  }
  const signed = speltWithSign(text, start, end, country)
  const isApart = (one: Amount) =>
    signed.every((sum) => one.end <= sum.start || sum.end <= one.start)
  const spelt = [...signed, ...speltAmounts(text, start, end, country).filter(isApart)]
  const others = found.filter((one) =>
    spelt.every((sum) => one.end <= sum.start || sum.end <= one.start),
  )
  return [...others, ...spelt].sort((a, b) => a.start - b.start)
}

/** "b2b", "v2", "10.", "#4": a digit of a word or a number of something. */
const isPartOfWord = (text: TaggedText, at: number): boolean =>
  (/[\p{Script=Latin}#+]/u.test(text.folded[at - 1] ?? ' ') &&
    !tagBefore(text, at, 'money.currencies.')) ||
  /\d[.,:]$/.test(text.folded.slice(0, at).slice(-2))

function amountAt(text: TaggedText, at: number, digits: string, country: string): Amount | null {
  const scaled = withScale(text, at + digits.length, parseNumber(digits))
  let { end } = scaled
  const round = noCents.exec(text.folded.slice(end, end + 4))?.[0]
  end += round?.length ?? 0
  const sign = signBehind(text, end, country) ?? signBefore(text, at, country)
  const coin = sign ? undefined : coinBehind(text, end)
  // "1,- p kip": so nothing but money is written.
  const isMoney = round !== undefined && /^,/.test(round)
  const closed = coin ?? sign
  const amount = coin ? scaled.amount / 100 : scaled.amount
  const isClosed = closed ?? tagAt(text, end, 'money.units.') ?? tagAt(text, end, 'money.from')
  if (isLetter(text.folded[end]) && !isClosed) return null
  return {
    start: Math.min(at, sign?.start ?? at),
    end: Math.max(end, closed?.end ?? end),
    amount: Math.round(amount * 100) / 100,
    currency: sign?.currency ?? (coin || isMoney ? currencyOf(country) : null),
    ...(scaled.scale && { scale: scaled.scale }),
  }
}

/** "1.200,50", "1,200.50", "12,5", "1 200": the last mark before one or two digits is the decimal. */
export function parseNumber(digits: string): number {
  const compact = digits.replace(/[\s'’]/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(compact)
  const whole = (decimal ? compact.slice(0, decimal.index) : compact).replace(/[.,]/g, '')
  return Number(decimal ? `${whole}.${decimal[1]}` : whole)
}

/** 1万2千, 13만, 3천: a number and the words that make it larger. */
function withScale(text: TaggedText, at: number, first: number) {
  let amount = 0
  let part = first
  let end = at
  let scale: number | undefined
  for (let turn = 0; turn < 3; turn += 1) {
    const tag = scaleAt(text, end)
    if (!tag) break
    const factor = Number(tag.tag.split('.').at(-1))
    scale ??= factor
    amount += part * factor
    end = tag.end
    const more = /^ ?(\d{1,4})(?![\d.,:])/.exec(text.folded.slice(end, end + 6))
    if (!more || !tagAt(text, end + more[0].length, 'money.')) return { amount, end, scale }
    part = Number(more[1])
    end += more[0].length
    if (!scaleAt(text, end)) return { amount: amount + part, end, scale }
  }
  return { amount: amount || part, end, scale }
}

/** Where words have spaces between them, one may stand before the word: "25 mil". */
function scaleAt(text: TaggedText, at: number): Tag | undefined {
  const glued = tagAt(text, at, 'money.scales.')
  return glued ?? (text.folded[at] === ' ' ? tagAt(text, at + 1, 'money.scales.') : undefined)
}

interface Sign {
  start: number
  end: number
  currency: string
}

function signBehind(text: TaggedText, at: number, country: string): Sign | undefined {
  const from = text.folded[at] === ' ' ? at + 1 : at
  const tag = tagAt(text, from, 'money.currencies.')
  // "Sleeps 4 £95 a night": apart from one number and written to the next, it is the next one's.
  const isNext = tag && from > at && /^\d/.test(text.folded.slice(tag.end))
  return tag && !isNext ? { ...tag, currency: currencyNamed(tag.tag, country) } : undefined
}

function signBefore(text: TaggedText, at: number, country: string): Sign | undefined {
  const to = text.folded[at - 1] === ' ' ? at - 1 : at
  const tag = tagBefore(text, to, 'money.currencies.')
  // "30€ 2h": the sign behind a number is that number's.
  const isTaken = tag && to < at && /\d ?$/.test(text.folded.slice(0, tag.start))
  if (!tag || isTaken) return undefined
  const currency = currencyNamed(tag.tag, country)
  // A letter alone is money where it is the country's own: "R480".
  const isLetterAlone = tag.end - tag.start === 1 && isLetter(text.folded[tag.start])
  return isLetterAlone && currency !== currencyOf(country) ? undefined : { ...tag, currency }
}

/** "$" and "pesos" are the money of the country; every other sign names its own. */
function currencyNamed(tag: string, country: string): string {
  const name = tag.split('.').at(-1) ?? ''
  return /^[A-Z]{3}$/.test(name) ? name : currencyOf(country, name)
}

/** "50p"; "5 p.m." is an hour. */
function coinBehind(text: TaggedText, at: number): { end: number } | undefined {
  const from = text.folded[at] === ' ' ? at + 1 : at
  const coin = tagAt(text, from, 'money.coins')
  const isAbbreviation = coin && /^\.\p{L}/u.test(text.folded.slice(coin.end, coin.end + 2))
  return isAbbreviation ? undefined : coin
}

/** "60–90 €", "60 to 90": two sums with a word for up to between them are one range. */
function join(found: Amount[], next: Amount, text: TaggedText): void {
  const last = found.at(-1)
  const between = last ? text.folded.slice(last.end, next.start) : ''
  const isRange = last && last.to === undefined && isUpTo(text, last.end, next.start, between)
  if (!isRange || next.amount <= last.amount || (last.currency && !next.currency)) {
    found.push(next)
    return
  }
  found.splice(-1, 1, {
    start: last.start,
    end: next.end,
    amount: last.amount,
    to: next.amount,
    currency: next.currency ?? last.currency,
  })
}

function isUpTo(text: TaggedText, start: number, end: number, between: string): boolean {
  if (/^\s?[-–—~〜]\s?$/.test(between)) return true
  const from = between.startsWith(' ') ? start + 1 : start
  const word = tagAt(text, from, 'hours.to')
  return word !== undefined && text.folded.slice(word.end, end).trim() === '' && between.length > 1
}

/**
 * 만원, 오천원, 이만삼천부터, 만2천, 千5百円: sums that begin with a scale or a numeral in words. Without
 * a sign of money they need two parts: 만 alone is the beginning of many words.
 */
function speltAmounts(text: TaggedText, start: number, end: number, country: string): Amount[] {
  const digits = text.language.data.money.numerals.map(([word = '']) => word)
  const found: Amount[] = []
  for (const { tag, start: at } of text.tags) {
    if (!tag.startsWith('money.scales.') || at < (found.at(-1)?.end ?? start) || at >= end) continue
    const amount = speltAt(text, at, digits, country)
    if (amount && amount.start >= start && amount.end <= end) found.push(amount)
  }
  return found
}

/** 三千五百円, 십이만 오천 원: where words are glued to each other, sums in words alone. */
function speltWithSign(text: TaggedText, start: number, end: number, country: string): Amount[] {
  const lexicon = numberLexicon(text.language.code)
  if (!lexicon) return []
  const said = numberTextOf(text)
  return tagsIn(text, start, end, 'money.currencies.').flatMap((sign): Amount[] => {
    if (!isGlued(text.folded[sign.start])) return []
    const number = numberBefore(said, sign.start, lexicon)
    if (!number || number.start < start) return []
    const currency = currencyNamed(sign.tag, country)
    return [{ start: number.start, end: sign.end, amount: number.value, currency }]
  })
}

/** The sum whose first scale is at `at`: each part a numeral and a scale smaller than the last. */
function speltAt(
  text: TaggedText,
  at: number,
  digits: readonly string[],
  country: string,
): Amount | null {
  const numeralAt = (offset: number) => digits.indexOf(text.folded[offset] ?? '') + 1
  const digitAt = (offset: number) => Number(/[1-9]/.exec(text.folded[offset] ?? '')?.[0] ?? 0)
  const start = numeralAt(at - 1) > 0 ? at - 1 : at
  const before = text.folded[start - 1]
  // "25 mil pesos" begins with its number.
  if (/\d\s?$/.test(text.folded.slice(Math.max(0, start - 2), start))) return null
  if (isLetter(before) && !isUnspaced(before)) return null
  let amount = 0
  let end = start
  let least = Number.POSITIVE_INFINITY
  for (;;) {
    const digit = numeralAt(end) || (end > start ? digitAt(end) : 0)
    const scale = tagAt(text, digit ? end + 1 : end, 'money.scales.')
    const factor = Number(scale?.tag.split('.').at(-1))
    if (!scale || factor >= least) break
    amount += (digit || 1) * factor
    least = factor
    end = scale.end
  }
  const sign = signBehind(text, end, country)
  if (sign) return { start, end: sign.end, amount, currency: sign.currency }
  // A thousand and a numeral alone may be a town's name, without spaces any part of a word.
  if (isUnspaced(text.folded[start])) return null
  const isWhole = !isLetter(text.folded[end]) || tagAt(text, end, 'money.from') !== undefined
  return isWhole && amount > 10_000 ? { start, end, amount, currency: null, scale: least } : null
}
