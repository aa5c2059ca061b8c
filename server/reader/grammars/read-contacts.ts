import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Country } from '../find-country.ts'
import { isWordLetter } from '../text/fold.ts'
import { type TaggedText, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

export interface Contact {
  kind: 'email' | 'url' | 'handle' | 'phone'
  /** A phone in E.164, or as written where no country is certain; a url with its protocol. */
  value: string
  span: Span
  /** Of a phone: the country it is valid in, and no other of the language. */
  country?: string
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const url =
  /(?:https?:\/\/|www\.)[^\s,;()（）「」『』、。]+|(?<![\p{L}\d.@/-])(?:[\p{L}\d-]{2,}\.)+(?:com|net|org|info|biz|example|shop|app|dev|io|me|eu|[a-z]{2}|studio|cafe|online|site|store|art|bio|blog|team|club|coffee|design|photo|music|restaurant)(?:\/[^\s,;()（）、。]*)?(?![\p{Script=Latin}\d@-]|\.[\p{L}\d])/giu
const handle = /(?<![\w@.])@[\w.-]{2,30}\w/g

/** Addresses of mail and sites, handles and phone numbers, by where they stand. */
export function readContacts(text: TaggedText, country: Country): Contact[] {
  const { raw } = text
  const mails = found(raw, email, 'email', (value) => value)
  const handles = outside(
    found(raw, handle, 'handle', (value) => value),
    mails,
  )
  const sites = outside(found(raw, url, 'url', asUrl), [...mails, ...handles])
  const written = [...mails, ...handles, ...sites]
  const phones = readPhones(
    text,
    country,
    written.map(({ span }) => span),
  )
  return [...written, ...phones].sort((a, b) => a.span[0] - b.span[0])
}

function found(
  raw: string,
  pattern: RegExp,
  kind: 'email' | 'url' | 'handle',
  toValue: (said: string) => string,
): Contact[] {
  return [...raw.matchAll(pattern)].map(({ 0: said, index }) => {
    const text = said.replace(/[.,:;!?'")\]]+$/, '')
    return { kind, value: toValue(text), span: [index, index + text.length] as const }
  })
}

const outside = (contacts: Contact[], others: readonly Contact[]): Contact[] =>
  contacts.filter(
    ({ span: [start, end] }) => !others.some(({ span }) => start < span[1] && span[0] < end),
  )

function asUrl(said: string): string {
  return /^https?:\/\//i.test(said) ? said : `https://${said}`
}

const digitsRun = /(?<!\p{Sc}\s?|[\d.,])[+(]?\d[\d\s().\-/–·‐]{4,30}\d/gu
const isoDate =
  /^(?:(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|(?:19|20)\d{2}))(?!\d)/

/** Numbers with a plus, a leading nought, groups, or a word for a telephone before them. */
function readPhones(text: TaggedText, country: Country, taken: readonly Span[]): Contact[] {
  const { folded, raw } = text
  return [...folded.matchAll(digitsRun)].flatMap(({ 0: said, index }): Contact[] => {
    const run = said
      .replace(/\n[\s\S]*$/, '')
      .replace(/\s?\([^)]*$/, '')
      .trimEnd()
    const span: Span = [index, index + run.length]
    if (taken.some(([start, end]) => span[0] < end && start < span[1])) return []
    if (!isPhoneLike(text, run, span)) return []
    const number = numberOf(run, country, text.language.data.info.countries)
    if (number) return [{ kind: 'phone', span, ...number }]
    const isCued = cueBefore(text, span[0])
    return isCued ? [{ kind: 'phone', value: raw.slice(...span), span }] : []
  })
}

/** Dates, times, money and postcodes are made of digits too, and so are numbers of a register. */
function isPhoneLike(text: TaggedText, run: string, [start, end]: Span): boolean {
  const { folded } = text
  const digits = run.replace(/\D/g, '').length
  if (digits < 7 || digits > 15 || isoDate.test(run)) return false
  if (/\p{Sc}\s?$/u.test(folded.slice(Math.max(0, start - 2), start))) return false
  if (/^\s?(?:[\p{Sc}%:]|\d)/u.test(folded.slice(end, end + 2))) return false
  if (tagAt(text, folded[end] === ' ' ? end + 1 : end, 'money.currencies.')) return false
  if (/^\d{1,2}[.:]\d{2}\s?[-–]/.test(run) || /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(run)) {
    return false
  }
  const glued = isWordLetter(folded[start - 1]) || /[#@_=]/.test(folded[start - 1] ?? ' ')
  return (!glued || cueBefore(text, start)) && !deniedBefore(text, start)
}

const reach = 28

function cueBefore(text: TaggedText, at: number): boolean {
  const cue = lastBefore(text, at, 'contact.phone') ?? lastBefore(text, at, 'contact.sms')
  const chat = cue ?? lastBefore(text, at, 'contact.whatsapp')
  return chat !== undefined
}

/** "Registration number 0123456": the nearest word says what the digits are. */
function deniedBefore(text: TaggedText, at: number): boolean {
  const denied = lastBefore(text, at, 'contact.notPhone')
  const cue = lastBefore(text, at, 'contact.phone')
  if (!denied || (cue && cue.start > denied.start && cue.end > denied.end)) return false
  return !/[.;\n]\s/.test(text.folded.slice(denied.end, at))
}

function lastBefore(text: TaggedText, at: number, tag: string) {
  return tagsIn(text, Math.max(0, at - reach), at, tag).at(-1)
}

/**
 * In E.164, where the country is certain: the brief's own, else its language's where the number is
 * valid there, else the only one it is valid in.
 */
function numberOf(
  run: string,
  { code, sure }: Country,
  countries: readonly string[],
): { value: string; country?: string } | null {
  const parse = (country: string) => parsePhoneNumberFromString(run, country as CountryCode)
  const own = parse(code)
  const known = own?.isValid() || ((sure || run.startsWith('+')) && own?.isPossible())
  if (own && known && isShaped(run, sure)) {
    return { value: own.number, country: own.country ?? code }
  }
  const valid = countries.flatMap((country) => {
    const number = parse(country)
    return number?.isValid() ? [{ value: number.number, country }] : []
  })
  return valid.length === 1 ? (valid[0] ?? null) : null
}

/** A bare run of digits may count anything. */
const isShaped = (run: string, sure: boolean): boolean =>
  /^[+(0]/.test(run) || /\d[\s.\-/]\d/.test(run) || sure
