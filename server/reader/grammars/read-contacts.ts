import type { Country } from '../find-country.ts'
import type { Language } from '../language.ts'
import { isWordLetter } from '../text/fold.ts'
import { type TaggedText, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { isAssigned, isNational, isNumberOf, parsePhone } from './parse-phone.ts'
import { digitsIn, fewestDigits, mostDigits, phoneRuns, withoutTimes } from './phone-runs.ts'

export interface Contact {
  kind: 'email' | 'url' | 'handle' | 'phone'
  /** A phone in E.164, or as written where no country is certain; a url with its protocol. */
  value: string
  span: Span
  /** Of a phone: the country it is valid in, and no other of the language. */
  country?: string
}

/** In running text. */
export const mailAddresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const url =
  /(?:https?:\/\/|www\.)[^\s,;()（）「」『』、。]+|(?<![\p{L}\d.@/-])(?:[\p{L}\d-]{2,}\.)+(?:com|net|org|info|biz|example|shop|app|dev|io|me|eu|[a-z]{2}|studio|cafe|online|site|store|art|bio|blog|team|club|coffee|design|photo|music|restaurant)(?:\/[^\s,;()（）、。]*)?(?![\p{Script=Latin}\d@-]|\.[\p{L}\d])/giu
const handle = /(?<![\w@.])@[\w.-]{2,30}\w/g

/** Addresses of mail and sites, handles and phone numbers, by where they stand. */
export function readContacts(text: TaggedText, country: Country): Contact[] {
  const { raw } = text
  const mails = found(raw, mailAddresses, 'email', (value) => value)
  const handles = outside(
    found(raw, handle, 'handle', (value) => value),
    mails,
  )
  const sites = outside(
    found(raw, url, 'url', asUrl).filter((site) => !isTwoWords(text, site)),
    [...mails, ...handles],
  )
  const written = [...mails, ...handles.map((each) => profileOf(text, each)), ...sites]
  const phones = readPhones(
    text,
    country,
    written.map(({ span }) => span),
  )
  return [...written, ...phones].sort((a, b) => a.span[0] - b.span[0])
}

/** "It's the same.no need to ask": two words with a stop between them, and no space. */
function isTwoWords(text: TaggedText, { span: [start, end] }: Contact): boolean {
  const [label = '', domain = '', ...others] = text.folded.slice(start, end).split('.')
  if (others.length > 0 || !/^[a-z]{2}$/.test(domain)) return false
  // "Ring 98555-0143.ask for Jo": no host is a number.
  if (/^[\d-]+$/.test(label)) return true
  if (!/^\p{L}+$/u.test(label)) return false
  const of = (word: string) => frequencyOf(text.language, word)
  const goesOn =
    /^\s+\p{Ll}/u.test(text.raw.slice(end)) && /\p{L}\s+$/u.test(text.raw.slice(0, start))
  return goesOn && of(domain) === 'top' && of(label) !== 'rare' && !isLedTo(text, start)
}

/** "Book at rooms.me", "web: rooms.me". */
function isLedTo(text: TaggedText, at: number): boolean {
  const end = text.folded.slice(0, at).trimEnd().length
  return ['words.prepositions', 'contact.', 'actions.'].some((tag) => tagBefore(text, end, tag))
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

/** Sites on which an account has an address of its own. */
export const profiles = {
  instagram: 'https://www.instagram.com/',
  telegram: 'https://t.me/',
  tiktok: 'https://www.tiktok.com/@',
} as const

export const profileSites = Object.keys(profiles) as (keyof typeof profiles)[]

/** Whether an address is an account somebody is written to. */
export const isProfile = (address: string): boolean =>
  Object.values(profiles).some((site) => address.startsWith(site))

/** Letters between the word for a site and an account on it. */
const profileReach = 16

/** "por telegram @cuartolocal": the account of a site that is named before it is an address there. */
function profileOf(text: TaggedText, account: Contact): Contact {
  const [start] = account.span
  const [site] = profileSites
    .flatMap((name) =>
      tagsIn(text, Math.max(0, start - profileReach), start, `contact.${name}`).map(({ end }) => ({
        name,
        end,
      })),
    )
    .toSorted((one, other) => other.end - one.end)
  if (!site || /[.!?\n]/.test(text.raw.slice(site.end, start))) return account
  return { ...account, kind: 'url', value: `${profiles[site.name]}${account.value.slice(1)}` }
}

function asUrl(said: string): string {
  return /^https?:\/\//i.test(said) ? said : `https://${said}`
}

const isoDate =
  /^(?:(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|(?:19|20)\d{2}))(?!\d)/
/** "06.39.98.20.74" begins as a date does. */
const inPairs = /^0\d(?:[./-]\d\d){4}$/

/** Numbers with a plus, a leading nought, groups, or a word for a telephone before them. */
function readPhones(text: TaggedText, country: Country, taken: readonly Span[]): Contact[] {
  const { raw } = text
  return phoneRuns(text).flatMap((whole): Contact[] => {
    const span = withoutTimes(text, whole, country.code)
    const run = text.folded.slice(...span)
    if (taken.some(([start, end]) => span[0] < end && start < span[1])) return []
    if (!isPhoneLike(text, run, [span[0], whole[1]], country)) return []
    const number = numberOf(run, country, text.language)
    if (number) return [{ kind: 'phone', span, ...number }]
    const isCued = cueBefore(text, span[0]) || isLocal(run, text.language)
    return isCued ? [{ kind: 'phone', value: raw.slice(...span), span }] : []
  })
}

/** "tell Denise 555-0162": a number of the same town. */
const isLocal = (run: string, { data }: Language): boolean =>
  data.info.localPhone !== undefined && new RegExp(`^(?:${data.info.localPhone})$`).test(run)

/** Dates, times, money and postcodes are made of digits too, and so are numbers of a register. */
function isPhoneLike(
  text: TaggedText,
  run: string,
  [start, end]: Span,
  { code }: Country,
): boolean {
  const { folded } = text
  const digits = digitsIn(run)
  if (digits < fewestDigits || digits > mostDigits || isTimes(run)) return false
  if (isoDate.test(run) && !inPairs.test(run)) return false
  if (/\p{Sc}[^\S\n]?$/u.test(folded.slice(Math.max(0, start - 2), start))) return false
  if (/^\s?(?:[\p{Sc}%]|:(?!\s)|\d(?!\d?\p{L}))/u.test(folded.slice(end, end + 4))) return false
  const isSum = tagAt(text, folded[end] === ' ' ? end + 1 : end, 'money.currencies.')
  if (isSum && !/^0\d+[- ]\d+[- ]\d+$/.test(run)) return false
  if (/^\d{1,2}[.:]\d{2}\s?[-–]/.test(run) || /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d$/.test(run)) {
    return false
  }
  const glued = isWordLetter(folded[start - 1]) || /[#@_=]/.test(folded[start - 1] ?? ' ')
  const isDenied = deniedBefore(text, start) && !isMobileApart(text, run, start, code)
  return (!glued || cueBefore(text, start)) && !isDenied
}

/**
 * "8-12 14-18.30": openings of a day, one behind the other; "14-02 300": one, and how many there are of
 * something; "7.30 16.30": from one time to the other; "2027 14.00": a year and a time.
 */
const isTimes = (run: string): boolean =>
  (openings.test(run) && !/^0\d/.test(run)) ||
  /^(?:20\d\d|[012]?\d[.:][0-5]\d) [012]?\d[.:][0-5]\d$/.test(run)
const opening = String.raw`(?:1?\d|2[0-4])(?:[.:][0-5]\d)?\s?[-–]\s?(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?`
const openings = new RegExp(`^${opening}(?:(?:[\\s/]+${opening})+| [1-9]\\d{0,2})$`)

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
  // "10% off with ID", and the telephone on the next line.
  const between = text.folded.slice(denied.end, at)
  return !/[.;]\s/.test(between) && !/[^:]\n/.test(` ${between}`)
}

/** "You get our account then 010-5550-0142": in a mobile's own form, and not right behind such a word. */
function isMobileApart(text: TaggedText, run: string, at: number, code: string): boolean {
  const number = parsePhone(run, code)
  const denied = lastBefore(text, at, 'contact.notPhone')
  return (
    number?.getType() === 'MOBILE' &&
    number.formatNational() === run &&
    /\p{L}\s/u.test(text.raw.slice(denied?.end, at).replace(/^\p{L}+/u, ''))
  )
}

function lastBefore(text: TaggedText, at: number, tag: string) {
  return tagsIn(text, Math.max(0, at - reach), at, tag).at(-1)
}

/**
 * In E.164, where the country is certain: the brief's own, else its language's where the number is
 * valid there, else the only one it is valid in; as written where it is valid in several.
 */
function numberOf(
  run: string,
  { code, sure }: Country,
  language: Language,
): { value: string; country?: string } | null {
  const own = parsePhone(run, code)
  const known = isAssigned(own, language) || ((sure || run.startsWith('+')) && own?.isPossible())
  if (!sure && isOfSeveral(run, language)) return isShaped(run, sure) ? { value: run } : null
  if (own && known && isShaped(run, sure) && (sure || isNational(run, own, language))) {
    return { value: own.number, country: own.country ?? code }
  }
  if (!isShaped(run, sure)) return null
  const { countries, furtherCountries } = language.data.info
  const isOne = (country: string) => isNumberOf(run, country, language)
  const first = countries.find(isOne)
  if (!first) return /^[+(0]/.test(run) && furtherCountries.some(isOne) ? { value: run } : null
  const isOnly =
    first === countries[0] ||
    !(countries.some((one) => one !== first && isOne(one)) || furtherCountries.some(isOne))
  const number = parsePhone(run, first)?.number
  return isOnly && number ? { value: number, country: first } : { value: run }
}

/**
 * Whether a number may be dialled to different people in the countries of a language that has no
 * country for its own: linked as it is typed, it is right at home whichever that is.
 */
function isOfSeveral(run: string, language: Language): boolean {
  const { manyHomes, countries } = language.data.info
  if (!manyHomes || run.startsWith('+')) return false
  // Where most who write it live: of the others something has to speak.
  const numbers = countries
    .slice(0, Math.ceil(countries.length / 2))
    .filter((country) => isNumberOf(run, country, language))
    .map((country) => parsePhone(run, country)?.number)
  return new Set(numbers).size > 1
}

/** A bare run of digits may count anything. */
const isShaped = (run: string, sure: boolean): boolean =>
  /^[+(0]/.test(run) || /\d[\s.\-/]\d/.test(run) || sure
