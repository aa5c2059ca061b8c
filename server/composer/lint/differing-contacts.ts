import { mailAddresses } from '#server/reader/grammars/read-contacts.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Compare } from './find-differing.ts'

/** A number or an email that is the page's but for a slip: both can hardly be meant. */
export const differingContacts: Compare = ({ facts, reading }, { text }) => {
  const { phone, phoneText, whatsapp, email } = facts
  // Two numbers of the brief that are alike are two numbers.
  const isNew = (written: string) => !reading?.text.raw.includes(written)
  const numbers = [phone, phoneText, whatsapp].filter((one) => one !== undefined).map(digitsOf)
  const phones = (text.said.match(run) ?? []).filter(isNew).map(digitsOf)
  if (phone && phones.some((one) => isSlipOf(one, numbers))) return phoneText ?? phone
  const mails = (text.said.match(mailAddresses) ?? []).filter(isNew)
  if (email && mails.some((one) => isSlip(one.toLowerCase(), email.toLowerCase()))) return email
  return streetSlip(text.said, facts, reading?.text.folded ?? '')
}

const run = /(?<![\d.,:])\+?\d[\d ()/.-]{5,}\d/g
const leastDigits = 7

const digitsOf = (written: string): string => written.replace(/\D/g, '').replace(/^0+/, '')

/** A run of as many digits as one of the numbers ends with, but not those. */
function isSlipOf(digits: string, numbers: readonly string[]): boolean {
  const ends = numbers.map((number) => number.slice(-digits.length))
  return (
    digits.length >= leastDigits &&
    !ends.includes(digits) &&
    ends.some((end) => isSlip(digits, end))
  )
}

/** One unit is another, or two have changed places. */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false
  const wrong = [...one].flatMap((unit, i) => (unit === other[i] ? [] : [i]))
  const [first = 0, second = 0] = wrong
  const isTurned =
    wrong.length === 2 &&
    second === first + 1 &&
    one[first] === other[second] &&
    one[second] === other[first]
  return wrong.length === 1 || isTurned
}

const leastStreet = 5

/** The same street with the number of another house. */
function streetSlip(said: string, { place = '' }: Facts, brief: string): string | null {
  const part = place.split(/[,、]\s*/).find((one) => /\d/.test(one) && /\p{L}{3}/u.test(one))
  const parts = part && /^(?:(\d+\p{L}?)\s+)?(\D+?)(?:\s+(\d+\s?\p{L}?))?$/u.exec(part)
  const [, before, street = '', behind] = parts || []
  const house = before ?? behind
  if (!house || street.trim().length < leastStreet || (before && behind)) return null
  const name = fold(street.trim()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = before
    ? `(?<!\\d)(\\d+\\p{L}?)\\s+${name}`
    : `${name}\\s+(\\d+\\s?\\p{L}?)(?!\\p{L})`
  const told = [...fold(said).matchAll(new RegExp(pattern, 'gu'))]
    .filter(([written]) => !brief.includes(written))
    .map(([, one = '']) => one)
  const plain = (one: string) => one.replace(/\s|(?<=\d)\D+$/g, '')
  const isOther = told.length > 0 && told.every((one) => plain(one) !== plain(fold(house)))
  return isOther ? place : null
}
