import { currencyOf } from './countries.ts'
import { isAssigned, parsePhone } from './grammars/parse-phone.ts'
import { type TaggedText, tagBefore } from './text/tagged-text.ts'
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
const weights = { cue: 3, postcode: 3, domain: 2, phone: 1.5, grouping: 2 } as const
/** Longer texts have no more telephone numbers that tell something new. */
const mostPhones = 4
/** Nine digits and more, however they are parted. */
const phoneLike = /\+?\d(?:[ ()./-]*\d){8,}/g
/** By the size of a town; small ones have namesakes everywhere. */
const townWeights = [0, 2, 1, 0.6]

/**
 * The country a brief is from, among those its language is spoken in: money, postcodes, domains,
 * dialling codes, names of countries and towns each have a say.
 */
export function findCountry(text: TaggedText, towns: readonly FoundTown[]): Country {
  const { info } = text.language.data
  const [home = ''] = info.countries
  const votes = new Map(info.countries.map((code) => [code, 0]))
  const vote = (code: string, weight: number) => {
    if (votes.has(code)) votes.set(code, (votes.get(code) ?? 0) + weight)
  }
  for (const { tag } of text.tags) {
    if (tag.startsWith('places.countries.')) vote(tag.slice(17), weights.cue)
  }
  // "07700 900123" holds six digits, and is no postcode of India.
  const withoutPhones = text.raw.replace(phoneLike, ' ')
  for (const [code, pattern] of Object.entries(info.postcodes)) {
    if (new RegExp(pattern).test(withoutPhones)) vote(code, weights.postcode)
  }
  for (const [, domain = ''] of text.folded.matchAll(/\w\.([a-z]{2})(?![\w.])/g)) {
    vote(info.domains[domain] ?? domain.toUpperCase(), weights.domain)
  }
  for (const [run] of [...text.raw.matchAll(phoneLike)].slice(0, mostPhones)) {
    const of = info.countries.filter((code) => isAssigned(parsePhone(run, code), text.language))
    for (const code of of) vote(code, weights.phone / of.length)
    const grouped = [isGroupedAsIn, beginsAsIn]
      .map((isWritten) => of.filter((code) => isWritten(run, code)))
      .find((codes) => codes.length === 1)?.[0]
    if (grouped) vote(grouped, weights.grouping)
  }
  for (const town of towns) {
    const spoken = town.countries.filter((code) => votes.has(code))
    const [first] = spoken
    const weight = meaningOf(text, town) * (townWeights[town.size] ?? 0)
    if (first) vote(first, weight / (spoken.length > 1 ? 2 : 1))
  }
  // "$18.000" is never money of Spain.
  const isPaid = (code: string) => !text.raw.includes('$') || paysInDollars(code, text.language.tag)
  const sorted = [...votes].sort((a, b) => b[1] - a[1])
  const [best = [home, 0], second] = sorted.filter(([code]) => isPaid(code))
  const isSure = best[1] >= 0.5 && best[1] > 1.5 * (second?.[1] ?? 0)
  if (isSure) return { code: best[0], sure: true, hasMoney: true }
  return { code: isPaid(home) ? home : best[0], sure: false, hasMoney: !info.manyHomes }
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
function beginsAsIn(run: string, country: string): boolean {
  const [said, usual] = [groupsOf(run), groupsOf(usualForm(run, country))]
  return said.length > 1 && said[0] === usual[0]
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
  return new Intl.NumberFormat(tag, format).format(1).includes('$')
}

/** How surely a word is meant as a town: "nice" and "mobile" in small letters hardly are. */
const meaning: Record<Frequency, number> = { top: 0, common: 0.1, known: 0.4, rare: 1 }

function meaningOf(text: TaggedText, { start, end }: FoundTown): number {
  const { raw, folded, language } = text
  const written = raw.slice(start, end)
  const isLower = written === written.toLowerCase() && /^\p{Script=Latin}/u.test(written)
  const isCued = tagBefore(text, folded[start - 1] === ' ' ? start - 1 : start, 'places.in')
  return isLower && !isCued ? meaning[frequencyOf(language, folded.slice(start, end))] : 1
}
