import type { Span } from '#server/reader/text/trim.ts'
import { literal } from '#shared/page/corrected-words.ts'
import { type FactKey, factSchemas, type Person, type Price } from '#shared/page/facts.ts'
import type { Claim } from './claim-schema.ts'
import { contains, placesOf } from './contains.ts'
import type { KnownReading } from './known-reading.ts'
import { briefText, parsedValue } from './parsed-value.ts'
import { isDenied } from './proof/is-denied.ts'
import { isOwnRole } from './proof/is-own-role.ts'
import type { SaidWords } from './said-words.ts'

/** A claim that stands: a fact with its place in the brief. */
export interface CheckedClaim {
  key: FactKey
  value: unknown
  span: [number, number]
  /** Of a price: where its sum stands. */
  sumAt?: Span
  /** Its owner is asked. */
  isLikely?: true
}

/** Longer words prove nothing: a brief says many things. */
const longestWords = 300
const lists: readonly string[] = [
  'area',
  'offers',
  'highlights',
  'policies',
  'people',
  'programme',
  'prices',
]
/** Facts that are the brief's own words. */
const verbatim: readonly FactKey[] = [
  'name',
  'kind',
  'place',
  'audience',
  'deadline',
  'area',
  'offers',
  'highlights',
  'policies',
  'people',
  'programme',
  'email',
  'url',
  'phoneText',
]

/** Of these a "no" before them makes the opposite. */
const deniable: readonly FactKey[] = [
  'kind',
  'audience',
  'area',
  'offers',
  'highlights',
  'policies',
]

export const isList = (key: string): boolean => lists.includes(key)

/**
 * A claim as a fact: its words stand in the brief, and say the value; null where one is not so.
 * What is written in a form of its own is parsed by the reader's grammars, which have to come to
 * the same.
 */
export function checkClaim(
  { key, value, words = '' }: Claim,
  brief: string,
  known: KnownReading,
): CheckedClaim | null {
  if (!isFact(key)) return null
  const pointed = pointedAt(words, brief)
  if (!pointed) return null
  const parsed = parseFact(key, value)
  if (parsed === undefined) return null
  const { said, spans, span } = pointed
  if (verbatim.includes(key)) {
    const isTrue =
      isVerbatim(key, parsed, said) &&
      !isDeniedThere(key, parsed, span, brief, known) &&
      (key !== 'people' || isOwnRole(parsed as Person, briefText(brief, known)))
    return isTrue ? { key, value: parsed, span } : null
  }
  const proven = parsedValue(key, parsed, { said, spans }, brief, known)
  return proven && { key, span, ...proven }
}

interface Pointed extends SaidWords {
  span: [number, number]
}

/**
 * What words point at: a part of the brief, or several that are joined by an ellipsis; their place
 * is then the longest part's.
 */
export function pointedAt(words: string, brief: string): Pointed | null {
  if (words.length > longestWords) return null
  const whole = placeOf(words, brief)
  const parts = whole
    ? [whole]
    : words.split(/\s*(?:…|\.\.\.)\s*/).map((part) => placeOf(part, brief))
  const spans = parts.flatMap((part) => (part ? [part] : []))
  const [span] = spans.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))
  if (!span || spans.length < parts.length) return null
  return { said: spans.map((part) => brief.slice(...part)).join('\n'), spans, span }
}

/** Where words stand in a brief, white space aside. */
export function placeOf(words: string, brief: string): [number, number] | null {
  const said = words.trim()
  if (said === '') return null
  const pattern = said.split(/\s+/).map(literal)
  const found = new RegExp(pattern.join('\\s+'), 'u').exec(brief)
  return found ? [found.index, found.index + found[0].length] : null
}

const isFact = (key: Claim['key']): key is FactKey => Object.hasOwn(factSchemas, key)

/** One entry of a list is checked as a list of one. */
export function parseFact(key: FactKey, value: unknown): unknown {
  if (key === 'prices') {
    if (typeof value !== 'object' || value === null) return undefined
    const price = factSchemas.prices.safeParse([{ ...withoutNulls(value), id: 'p1' }])
    return price.success ? withoutId(price.data[0] as Price) : undefined
  }
  const isRecord = typeof value === 'object' && value !== null
  const given = isRecord ? withoutNulls(value) : value
  const result = factSchemas[key].safeParse(isList(key) ? [given] : given)
  if (!result.success) return undefined
  return isList(key) ? (result.data as unknown[])[0] : result.data
}

function withoutNulls(value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== null && each !== ''),
  )
}

function withoutId({ id: _id, ...price }: Price): Omit<Price, 'id'> {
  return price
}

function isVerbatim(key: FactKey, value: unknown, said: string): boolean {
  const texts = typeof value === 'object' && value !== null ? Object.entries(value) : [[key, value]]
  return texts.every(([name, text]) => {
    if (name === 'role') return isRoleSaid(String(text), said)
    const written = key === 'url' ? bareAddress(String(text)) : String(text)
    // "Street and town" may be said apart, or the other way round.
    const parts = key === 'place' ? written.split(/,\s*/) : [written]
    return parts.every((part) => part !== '' && contains(said, part))
  })
}

const bareAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** "Stylist" of "our stylists Peggy and Sina": as it is written, or in another form of it. */
function isRoleSaid(role: string, said: string): boolean {
  if (contains(said, role)) return true
  const stem = role.toLocaleLowerCase().slice(0, Math.max(6, role.length - 3))
  return stem.length >= 6 && new RegExp(`(?<!\\p{L})${literal(stem)}`, 'iu').test(said)
}

/** Whether the brief says of it, wherever these words name it, that it is not so: "no deliveries". */
function isDeniedThere(
  key: FactKey,
  value: unknown,
  [from, to]: readonly [number, number],
  brief: string,
  known: KnownReading,
): boolean {
  if (!deniable.includes(key)) return false
  const text = briefText(brief, known)
  const places = placesOf(brief, String(value)).filter(([start, end]) => from <= start && end <= to)
  return places.length > 0 && places.every((place) => isDenied(text, place))
}
