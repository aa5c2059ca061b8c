import type { Draft } from '#server/reader/draft.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { madeAddress, madePhone, withOtherDigits } from './made-contacts.ts'
import { madeName, nameEdits } from './made-names.ts'

/** What of a brief says whose it is. */
export interface Personal {
  /** Of the business. */
  names: readonly string[]
  people: readonly string[]
  /** Addresses, of which the numbers are made anew. */
  places: readonly string[]
}

/** A brief that no longer says whose it is. */
export interface Disguised {
  brief: string
  /** A text that stands in the brief, or is made of words of it, as it stands there now. */
  retell(value: string): string
  /** What may stand in nothing that leaves, folded. */
  secrets: string[]
}

interface Edit {
  span: Span
  put: string
}

/** Digits enough to be the number of somebody or something. */
const longNumber = /\d(?:[ ()./-]?\d){6,}/g

/**
 * Puts made values of the same shape in the place of telephone numbers, addresses of mail and
 * sites, handles, house numbers and names. The same brief and seed give the same values.
 */
export function disguise(
  draft: Draft,
  { names, people, places }: Personal,
  seed: number,
): Disguised {
  const { raw } = draft.text
  const made = [
    ...people.map((name) => madeName(name, draft, { seed, isPerson: true })),
    ...names.map((name) => madeName(name, draft, { seed })),
  ]
  const contacts = contactEdits(draft, seed)
  const fixed = [...contacts, ...numberEdits(draft, seed), ...placeEdits(raw, places, seed)]
  const retellings = fixed.map(({ span, put }) => [raw.slice(...span), put] as const)
  const retell = (value: string) => {
    const known = retellings.find(([said]) => said === value || `https://${said}` === value)
    if (known) return value.replace(...known)
    const phone = retellings.find(([said]) => endOf(value) !== '' && endOf(said) === endOf(value))
    if (phone) return withEndOf(value, phone[1])
    const numbers = placeEdits(value, [value], seed)
    const isPlace = places.some((place) => fold(place) === fold(value))
    return edited(value, [...(isPlace ? numbers : []), ...nameEdits(value, made)])
  }
  return {
    brief: edited(raw, [...fixed, ...nameEdits(raw, made)]),
    retell,
    secrets: [
      ...contacts.map(({ span }) => fold(raw.slice(...span))),
      ...made.flatMap(({ swaps }) => swaps.filter(isSecret).map(({ said }) => said)),
    ],
  }
}

/** Digits by which a number is known, however its country is written; '' of what is no number. */
function endOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return /^[\d\s+()./-]+$/.test(text) && digits.length >= 7 ? digits.slice(-6) : ''
}

/** "+44 117 496 0148" with the last digits of "0117 496 0999". */
function withEndOf(phone: string, other: string): string {
  const made = other.replace(/\D/g, '').replace(/^0/, '')
  const own = phone.replace(/\D/g, '')
  const kept = own.slice(0, Math.max(0, own.length - made.length))
  return `${phone.startsWith('+') ? '+' : ''}${kept}${made}`
}

const isSecret = ({ said, made, isUsual }: { said: string; made: string; isUsual: boolean }) =>
  !isUsual && said !== made

function contactEdits({ text: { raw }, contacts, country }: Draft, seed: number): Edit[] {
  return contacts.map(({ kind, span, country: own }) => {
    const said = raw.slice(...span)
    const put =
      kind === 'phone' ? madePhone(said, own ?? country.code, seed) : madeAddress(said, seed)
    return { span, put }
  })
}

/** Numbers that nobody read: of a second telephone, a register, an account. */
function numberEdits({ text: { raw }, claims }: Draft, seed: number): Edit[] {
  const isRead = (span: Span) =>
    claims.some(
      (claim) =>
        /^(?:money|date|time|phone)$/.test(claim.kind) &&
        span[0] < claim.span[1] &&
        claim.span[0] < span[1],
    )
  return [...raw.matchAll(longNumber)].flatMap(({ 0: said, index }) => {
    const span = [index, index + said.length] as const
    return isRead(span) ? [] : [{ span, put: withOtherDigits(said, 0, seed) }]
  })
}

/** The numbers of an address, wherever a part of it stands. */
function placeEdits(raw: string, places: readonly string[], seed: number): Edit[] {
  const folded = fold(raw)
  return places
    .flatMap((place) => place.split(/,\s*/))
    .filter((part) => /\d/.test(part))
    .flatMap((part) => {
      const at = folded.indexOf(fold(part))
      if (at < 0) return []
      const said = raw.slice(at, at + part.length)
      return [{ span: [at, at + part.length] as const, put: withOtherDigits(said, 0, seed) }]
    })
}

/** A text with its edits; of two in one place the first counts. */
function edited(raw: string, edits: readonly Edit[]): string {
  const taken: Edit[] = []
  for (const edit of edits) {
    const [start, end] = edit.span
    if (taken.every(({ span }) => end <= span[0] || span[1] <= start)) taken.push(edit)
  }
  return taken
    .toSorted((one, other) => other.span[0] - one.span[0])
    .reduce((text, { span, put }) => text.slice(0, span[0]) + put + text.slice(span[1]), raw)
}
