import { numberFormat } from '#shared/i18n/formats.ts'
import { currencyOf } from './countries.ts'
import { isHeld, isMobileIn, type PhoneNumber, parsePhone } from './grammars/parse-phone.ts'
import { digitsIn, phoneRuns, withoutTimes } from './grammars/phone-runs.ts'
import { remembered } from './remembered.ts'
import { isFunctionWord } from './text/function-words.ts'
import { capitalisesNouns } from './text/nouns.ts'
import { type TaggedText, tagBefore } from './text/tagged-text.ts'
import type { Span } from './text/trim.ts'
import { type Frequency, frequencyOf } from './text/word-frequency.ts'
import type { FoundTown } from './towns.ts'

/** Where a brief is from. */
export interface Country {
  /** ISO 3166-1. */
  code: string
  /** Whether anything but the language says so. */
  sure: boolean
  /** Whether a bare number is a sum of its money: it is sure, or the language has one home. */
  hasMoney: boolean
}

/** A number that is one of several countries votes for each of them in part. */
const weights = { cue: 3, postcode: 3, domain: 2, phone: 1.5, grouping: 2, spelling: 2 } as const
/** Longer texts have no more telephone numbers that tell something new. */
const mostPhones = 4
/** Shorter numbers are ones of too many countries. */
const fewestTelling = 8
/** Nine digits and more, however they are parted. */
const phoneLike = /\+?\d(?:[ ()./-]*\d){8,}/g
/** Of the countries of a language, the first, where most who write it live. */
const usualShare = 2 / 3
/** What is left of a number's say where it may be one of a country nothing speaks for. */
const untoldShare = 0.3
/** By the size of a town; small ones have namesakes everywhere. */
const townWeights = [0, 2, 1, 0.6]

/** Money of so many countries that it tells none. */
const shared = ['', '$', 'USD']

/** What a brief has for each country of its language. */
type Votes = Map<string, number>

function vote(votes: Votes, code: string, weight: number): void {
  const before = votes.get(code)
  if (before !== undefined) votes.set(code, before + weight)
}

/**
 * The country a brief is from, among those its language is spoken in: money, postcodes, domains,
 * dialling codes, names of countries and towns each have a say.
 */
export function findCountry(text: TaggedText, towns: readonly FoundTown[]): Country {
  const { info } = text.language.data
  const [home = ''] = info.countries
  const votes: Votes = new Map(
    [...info.countries, ...info.furtherCountries].map((code) => [code, 0]),
  )
  const phones = phoneRuns(text)
    .filter((span) => digitsIn(text.raw.slice(...span)) >= fewestTelling)
    .slice(0, mostPhones)
    .map((span) => phoneAt(text, span))
  voteByWords(text, votes)
  voteByTowns(text, towns, votes)
  const told = new Map(votes)
  for (const phone of phones) voteByPhone(text, phone, votes)
  const sorted = [...votes].sort((a, b) => b[1] - a[1]).filter(([code]) => isPaidIn(text, code))
  // "0121 496 0655" is never one of the United States.
  const isDialled = (code: string) => phones.some((phone) => phone.numberIn(code)?.isPossible())
  const dialled = sorted.filter(([code]) => isDialled(code))
  // A number with a figure too many is one of no country that all else speaks for.
  const likely = isSettled(sorted) || dialled.length === 0 ? sorted : dialled
  const ranked = validBefore(toldBefore(likely, told), told, (code) =>
    phones.some((phone) => phone.numberIn(code)?.isValid()),
  )
  const [best = [home, 0]] = ranked
  if (isSure(ranked)) return { code: best[0], sure: true, hasMoney: true }
  return { code: isPaidIn(text, home) ? home : best[0], sure: false, hasMoney: !info.manyHomes }
}

/** What a country has at least that something speaks for; a name that is a small town as well has less. */
const leastTold = 0.5

/**
 * "€25 a lesson, ring 061 555 0191": what a number looks like, somewhere nothing else speaks for, names no
 * country where money or a name does.
 */
function toldBefore(ranked: Ranked, told: Votes): Ranked {
  const saidOf = ([code]: readonly [code: string, votes: number]) => told.get(code) ?? 0
  const [best] = ranked
  if (!best || saidOf(best) >= leastTold) return ranked
  const named = ranked.filter((one) => saidOf(one) >= weights.cue)
  return named.length > 0 ? named : ranked
}

/**
 * "The cousins in Leeds", in a letter from Co. Mayo with a number of Ireland: a country that is told and
 * whose number it is comes before one told more often, of which it is none.
 */
function validBefore(ranked: Ranked, told: Votes, isValid: (code: string) => boolean): Ranked {
  const [best] = ranked
  const isBest = best !== undefined && isValid(best[0])
  const isTold = (code: string, votes: number) => votes >= weights.cue && (told.get(code) ?? 0) > 0
  const valid = ranked.filter(([code, votes]) => isValid(code) && (isBest || isTold(code, votes)))
  return valid.length > 0 ? valid : ranked
}

/** By their votes, the most first. */
type Ranked = readonly (readonly [code: string, votes: number])[]

function isSure([best, second]: Ranked): boolean {
  return best !== undefined && best[1] >= 0.5 && best[1] > 1.5 * (second?.[1] ?? 0)
}

/** Whether money, towns or a postcode name one country, and hardly anything another: "Hobbs" is a town as well. */
const isSettled = (ranked: Ranked): boolean =>
  isSure(ranked) && (ranked[0]?.[1] ?? 0) >= weights.cue

function voteByWords(text: TaggedText, votes: Votes): void {
  const { info } = text.language.data
  for (const { start, end, tag } of text.tags) {
    if (tag.startsWith('places.countries.')) vote(votes, tag.slice(17), weights.cue)
    const money = tag.startsWith('money.currencies.') ? tag.slice(17) : ''
    const [before, behind] = [
      text.folded.slice(Math.max(0, start - 2), start),
      text.folded.slice(end, end + 2),
    ]
    if (shared.includes(money) || !(/\d ?$/.test(before) || /^ ?\d/.test(behind))) continue
    const all = [...votes.keys()].filter((code) => currencyOf(code) === money)
    // "20 euro" in English is money of Ireland, and hardly of Malta; in German it tells no country.
    const usual = all.filter((code) => info.countries.includes(code))
    if (money === 'EUR' && usual.length !== 1) continue
    const paid = money === 'EUR' ? usual : all
    for (const code of paid) vote(votes, code, weights.cue / paid.length)
  }
  const written = text.raw.toLowerCase()
  for (const [code, pattern] of Object.entries(info.spellings)) {
    if (new RegExp(pattern, 'u').test(written)) vote(votes, code, weights.spelling)
  }
  // "07700 900123" holds six digits, and is no postcode of India.
  const withoutPhones = text.raw.replace(phoneLike, ' ')
  for (const [code, pattern] of Object.entries(info.postcodes)) {
    if (new RegExp(pattern).test(withoutPhones)) vote(votes, code, weights.postcode)
  }
  for (const [, domain = ''] of text.folded.matchAll(/\w\.([a-z]{2})(?![\w.])/g)) {
    vote(votes, info.domains[domain] ?? domain.toUpperCase(), weights.domain)
  }
}

function voteByTowns(text: TaggedText, towns: readonly FoundTown[], votes: Votes): void {
  for (const town of towns) {
    const [first, ...others] = town.countries.filter((code) => votes.has(code))
    const weight = meaningOf(text, town) * (townWeights[town.size] ?? 0)
    if (first) vote(votes, first, weight / (others.length > 0 ? 2 : 1))
  }
}

/** What a run of digits is in a country: parsing numbers takes longer than all else that is asked. */
interface Phone {
  /** The digits of it that are a number there. */
  runIn: (code: string) => string
  numberIn: (code: string) => PhoneNumber | undefined
}

function phoneAt(text: TaggedText, span: Span): Phone {
  const runIn = remembered((code: string) => text.raw.slice(...withoutTimes(text, span, code)))
  return { runIn, numberIn: remembered((code) => parsePhone(runIn(code), code)) }
}

/**
 * A number alone says little where it may as well be one of a country nothing else speaks for: one
 * of Nigeria, 0803, is a free number in New Zealand.
 */
function voteByPhone({ language }: TaggedText, phone: Phone, votes: Votes): void {
  const { info } = language.data
  const isNumber = (code: string) => isHeld(phone.runIn(code), phone.numberIn(code), language)
  const isUntold = (code: string) => info.furtherCountries.includes(code) && !votes.get(code)
  const codes = [...votes.keys()]
  const likely = codes.filter((code) => !isUntold(code) && isNumber(code))
  const usual = info.countries.slice(0, Math.ceil(info.countries.length * usualShare))
  const isUsual = (code: string) => usual.includes(code)
  const untold = likely.every(isUsual)
    ? []
    : codes.filter((code) => isUntold(code) && isNumber(code))
  for (const code of likely) {
    const share = untold.length > 0 && !isUsual(code) ? untoldShare : 1
    vote(votes, code, (share * weights.phone) / likely.length)
  }
  const [home = ''] = info.countries
  const isMobile = (run: string, code: string) =>
    (code === home || !likely.includes(home)) && isMobileAsIn(run, code)
  for (const isWritten of [isGroupedAsIn, beginsAsIn, isMobile]) {
    const isSo = (code: string) => isWritten(phone.runIn(code), code, info.zeroLeftOut)
    const [first, second] = likely.filter(isSo)
    if (!first || second) continue
    if (isUsual(first) || !untold.some(isSo)) vote(votes, first, weights.grouping)
    return
  }
}

/** "$18.000" is never money of Spain, nor of Mexico. */
function isPaidIn({ raw, language }: TaggedText, code: string): boolean {
  if (!raw.includes('$')) return true
  const mark = /\$\s?\d{1,3}([.,])\d{3}(?!\d)/.exec(raw)?.[1]
  return paysInDollars(code, language.tag) && (!mark || groupsBy(mark, code, language.tag))
}

/**
 * "0475 55 61 20" is written as mobile numbers of Belgium are; one of Roermond is "0475 556 120". Groups
 * of three tell nothing: people make them everywhere.
 */
function isGroupedAsIn(run: string, country: string): boolean {
  const [said, usual] = [groupsOf(run), groupsOf(usualForm(run, country))]
  return said.some((group) => group.length === 2) && said.join(' ') === usual.join(' ')
}

/** "0470 55 01 23" begins as numbers of Belgium do; in France it would be "04 70 55 01 23". */
function beginsAsIn(run: string, country: string, zeroLeftOut: readonly string[]): boolean {
  const [said, usual] = [groupsOf(run), groupsOf(usualForm(run, country))]
  // "221 555-0172" begins as numbers of La Plata do, and as those of Puebla.
  const isLeftOut = zeroLeftOut.includes(country) && `0${said[0]}` === usual[0]
  return said.length > 1 && (said[0] === usual[0] || isLeftOut)
}

/**
 * "0152 28817386" is cut within what leads to a network of Germany, "01522", and never behind the 01 of
 * Vienna; "0875550192" is a mobile number of Ireland, and one of a house in Adelaide.
 */
function isMobileAsIn(run: string, country: string): boolean {
  const [said = '', ...others] = groupsOf(run)
  const isCutSo = others.length === 0 || usualForm(run, country).startsWith(said)
  return isCutSo && isMobileIn(run, country)
}

const usualForm = (run: string, country: string) => parsePhone(run, country)?.formatNational() ?? ''

const groupsOf = (run: string): readonly string[] => run.match(/\d+/g) ?? []

/** Whether its money, of whatever name, is written with the sign of the dollar. */
function paysInDollars(country: string, tag: string): boolean {
  const format = {
    style: 'currency',
    currency: currencyOf(country),
    currencyDisplay: 'narrowSymbol',
  } as const
  return numberFormat(tag, format).format(1).includes('$')
}

/** Whether thousands are parted by a mark there. */
const groupsBy = (mark: string, code: string, tag: string): boolean =>
  numberFormat(`${tag}-${code}`).format(12_345).includes(mark)

/** How surely a word is meant as a town: "nice" and "mobile" in small letters hardly are. */
const meaning: Record<Frequency, number> = { top: 0, common: 0.1, known: 0.4, rare: 1 }

function meaningOf(text: TaggedText, { start, end }: FoundTown): number {
  const { raw, folded, language } = text
  const written = raw.slice(start, end)
  // "März" is a town of Austria, "Sonntag" another.
  const isDate = text.startingAt
    .get(start)
    ?.some(({ tag, end: to }) => to === end && /^(?:dates\.months|hours\.days)\./.test(tag))
  if (isDate) return 0
  // "Eine Stunde": a small word with the capital of its sentence is no town.
  const isLower =
    (written === written.toLowerCase() || isFunctionWord(text, start, end)) &&
    /^\p{Script=Latin}/u.test(written)
  const isCued = tagBefore(text, folded[start - 1] === ' ' ? start - 1 : start, 'places.in')
  // "The Bluff Creek fire department" is far from Bluff.
  const isLonger = /^ \p{Lu}\p{Ll}/u.test(raw.slice(end)) && !capitalisesNouns(language)
  if (isLonger && !isCued) return meaning.known
  return isLower && !isCued ? meaning[frequencyOf(language, folded.slice(start, end))] : 1
}
