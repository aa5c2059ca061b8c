import { currencyOf } from '#server/reader/countries.ts'
import { detectLanguage } from '#server/reader/detect-language.ts'
import { parseHours } from '#server/reader/grammars/hours/parse-hours.ts'
import { readAmounts } from '#server/reader/grammars/read-amounts.ts'
import { readContacts } from '#server/reader/grammars/read-contacts.ts'
import { dataOf, languageOf } from '#server/reader/language.ts'
import { hasTag, type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import type { Action, FactKey, Price } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'
import { contains } from './contains.ts'

/** What of the reader's reading tells how words are meant. */
export interface KnownReading {
  /** A folder of `languages/`. */
  language: string
  /** ISO 3166-1: the one the brief is of, or where nothing tells, all that speak its language. */
  countries: readonly string[]
  /** Of the prices the reader has found. */
  currencies: readonly string[]
}

/** @param country where something but the language tells it */
export function knownReading(
  brief: string,
  { locale, facts }: Understood,
  country: string | undefined,
): KnownReading {
  const language = detectLanguage(brief, locale)
  return {
    language,
    countries: country ? [country] : dataOf(language).info.countries,
    currencies: facts.prices.map(({ value }) => value.currency),
  }
}

type PriceValue = Omit<Price, 'id'>

/** Whether words say a value that has a form of its own, as the reader's grammars read them. */
export function isParsed(key: FactKey, value: unknown, said: string, known: KnownReading): boolean {
  const text = tagText(said, languageOf(known.language))
  switch (key) {
    case 'prices':
      return isPriceSaid(value as PriceValue, text, known)
    case 'phone':
      return isPhoneSaid(String(value), text, known)
    case 'since':
      return new RegExp(`(?<!\\d)${Number(value)}(?!\\d)`).test(said)
    case 'hours':
      return [false, true].some((nightly) => weekOf(text, nightly) === value)
    case 'action':
      return isActionSaid(value as Action, text)
    default:
      return false
  }
}

function weekOf(text: TaggedText, nightly: boolean): string | null {
  return parseHours(text, [[0, text.raw.length]], { nightly })
}

/** A country code comes from the words, or from the country the brief is of. */
function isPhoneSaid(phone: string, text: TaggedText, { countries }: KnownReading): boolean {
  const found = countries.flatMap((code) =>
    readContacts(text, { code, sure: true, hasMoney: false }),
  )
  const digits = text.raw.replaceAll(/\D/g, '')
  const isWritten = digits.length > 5 && phone.replaceAll(/\D/g, '') === digits
  return isWritten || found.some(({ kind, value }) => kind === 'phone' && value === phone)
}

/** What asks for it stands there, or the way to do it; what a button says is written there, too. */
function isActionSaid({ kind, label, to }: Action, text: TaggedText): boolean {
  const way = ways[kind]
  const isAsked = hasTag(text, 0, text.raw.length, `actions.${kind}`) || way?.test(text.raw)
  const isWritten = [label, to].every((each) => each === undefined || contains(text.raw, each))
  return Boolean(isAsked) && isWritten
}

const numberLike = /\d(?:[ ()./-]*\d){5,}/
const ways: Partial<Record<Action['kind'], RegExp>> = {
  call: numberLike,
  sms: numberLike,
  mail: /\S@\S+\.\S/,
}

/** Sum, unit and "from" stand in the words; so does the money, or it is that of the country. */
function isPriceSaid(price: PriceValue, text: TaggedText, known: KnownReading): boolean {
  const { item, unit, note, from } = price
  const has = (tag: string) => hasTag(text, 0, text.raw.length, tag)
  const isItemSaid = contains(text.raw, item)
  const isUnitSaid = unit === undefined || has(`money.units.${unit}`) || contains(text.raw, unit)
  const isNoteSaid = note === undefined || contains(text.raw, note)
  const isLeast = !from || has('money.from')
  return isItemSaid && isUnitSaid && isNoteSaid && isLeast && isSumSaid(price, text, known)
}

function isSumSaid(
  { amount, to, currency }: PriceValue,
  text: TaggedText,
  { countries, currencies }: KnownReading,
): boolean {
  const payers = countries.filter((country) => currencyOf(country) === currency)
  const isUsual = currencies.includes(currency) || payers.length > 0
  if (amount === 0 && to === undefined && isUsual)
    if (hasTag(text, 0, text.raw.length, 'money.free')) return true
  const sums = (payers.length > 0 ? payers : countries)
    .slice(0, 1)
    .flatMap((country) => readAmounts(text, 0, text.raw.length, country))
  const isMoney = (said: string | null) => said === currency || (said === null && isUsual)
  const isThere = (sum: number) =>
    sums.some((each) => isMoney(each.currency) && (each.amount === sum || each.to === sum))
  return isThere(amount) && (to === undefined || isThere(to))
}
