import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isOtherTongue } from './is-other-tongue.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { type BriefText, type Found, isAsian, isDigit, isWordLetter } from './read-text.ts'

interface Candidate {
  start: number
  end: number
  digits: number
}

const joint = /[\s().\-/–·]/

/** Runs of digits with the signs phone numbers are written with, found in one pass. */
function candidates(folded: string): Candidate[] {
  const found: Candidate[] = []
  for (let i = 0; i < folded.length; i += 1) {
    const unit = folded[i] ?? ''
    if (!(isDigit(unit) || unit === '+' || unit === '(')) continue
    // "컴닥터119 010-…": a number that ends a word is no part of the next.
    const glued =
      isDigit(unit) && isAsian(folded[i - 1]) && /^\d{1,4} /.test(folded.slice(i, i + 5))
    if (glued) {
      while (isDigit(folded[i])) i += 1
      continue
    }
    const start = i
    let digits = 0
    let end = i
    let gap = 0
    for (; i < folded.length && gap < 3 && i - start < 40; i += 1) {
      const next = folded[i] ?? ''
      if (isDigit(next)) {
        digits += 1
        end = i + 1
        gap = 0
      } else if (next === '.' && /\s/.test(folded[i + 1] ?? ' ')) break
      // "633-2211(8時〜19時)": what stands behind it, unless the bracket holds digits alone.
      else if (next === '(' && digits > 0 && !/^\(\d+\)/.test(folded.slice(i, i + 8))) break
      else if ((joint.test(next) && next !== '\n') || (next === '+' && i === start)) gap += 1
      else break
    }
    i = Math.max(i - 1, end - 1, start)
    if (digits >= 7 && digits <= 17) found.push({ start, end, digits })
  }
  return found
}

const date =
  /^(?:(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|(?:19|20)\d{2}))(?:\s|$)/

/** Dates, prices, times, amounts and postcodes are made of digits too. */
function looksOtherwise(folded: string, { start, end }: Candidate, cued: boolean): boolean {
  const source = folded.slice(start, end)
  const before = folded.slice(Math.max(0, start - 3), start)
  const after = folded.slice(end, end + 3)
  if (/[€$£¥]\s?$/.test(before) || /^\s?(?:[€$£¥円원%]|eur)/.test(after)) return true
  if (date.test(source)) return true
  if (/^(?:\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2})/.test(source)) return true
  if (/^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(source)) return true
  if (/^:\d\d/.test(after) || /:$/.test(before)) return /\d:$/.test(before) || /^:\d\d/.test(after)
  return (isWordLetter(folded[start - 1]) && !cued) || /[#@/_=]/.test(folded[start - 1] ?? ' ')
}

const shaped = (source: string): boolean =>
  /^\+/.test(source) || /^\(?0/.test(source) || /\(\d+\)/.test(source) || /\d[-\s.]\d/.test(source)

interface Parsed {
  value: string
  confidence: number
}

/** A number of the brief's own country first; one that merely fits it wins over another's. */
function parse(source: string, countries: readonly CountryCode[], cued: boolean): Parsed | null {
  const own = parsePhoneNumberFromString(source, countries[0])
  if (own?.isValid()) return { value: own.number, confidence: cued ? 0.98 : 0.93 }
  const leads = /^(?:\+|\(?0)/.test(source)
  if (own?.isPossible() && shaped(source) && (cued || leads)) {
    return { value: own.number, confidence: cued ? 0.75 : 0.65 }
  }
  if (source.startsWith('+')) return null
  for (const country of countries.slice(1)) {
    const number = parsePhoneNumberFromString(source, country)
    if (number?.isValid()) return { value: number.number, confidence: cued ? 0.9 : 0.8 }
  }
  return null
}

/** A part of a run of digits counts only when it is a valid number. */
function parseValid(source: string, country: CountryCode): Parsed | null {
  const number = parsePhoneNumberFromString(source, country)
  return number?.isValid() ? { value: number.number, confidence: 0.85 } : null
}

/** "ANBI. 053 …": another sentence's word says nothing of this number; "Fax. 053 …" does. */
const binds = (before: string, end: number): boolean =>
  !/\.\s/.test(before.slice(end)) || before.slice(0, end).endsWith('fax')

/** The first phone number of a brief, in E.164. */
export function findPhone(
  text: BriefText,
  lexicon: Lexicon,
  country: CountryCode,
): Found<string> | undefined {
  const { folded } = text
  const countries = [country, ...lexicon.countries.filter((other) => other !== country)]
  const isForeign = isOtherTongue(text.raw, lexicon)
  for (const candidate of candidates(folded)) {
    // Which country it is dialled from, nothing tells.
    if (isForeign && folded[candidate.start] !== '+') continue
    const before = folded.slice(Math.max(0, candidate.start - 28), candidate.start)
    const denied = matchAll(phraseIndex(lexicon.phone.not), before).at(-1)
    const cue = matchAll(phraseIndex(lexicon.phone.cues), before).at(-1)
    // TEL0857-28-1122: the cue may touch the number.
    if (looksOtherwise(folded, candidate, cue?.end === before.length)) continue
    if (denied && (!cue || cue.start < denied.start) && binds(before, denied.end)) continue
    let { start, end } = candidate
    while (end - start > 6) {
      const source = folded.slice(start, end).replace(/^\((?!.*\))/, '')
      const whole = end === candidate.end
      const number = whole
        ? parse(source, countries, cue !== undefined)
        : parseValid(source, country)
      if (number) {
        start = folded.indexOf(source, start)
        return { value: number.value, span: [start, end], confidence: number.confidence }
      }
      const cut = folded.slice(start, end).search(/[\s/·–-][^\s/·–-]*$/)
      if (cut < 7) break
      end = start + cut
      while (end > start && !isDigit(folded[end - 1])) end -= 1
    }
  }
  return undefined
}
