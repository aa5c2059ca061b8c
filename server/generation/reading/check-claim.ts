import { type FactKey, factSchemas, type Price } from '#shared/page/facts.ts'
import type { Claim } from './claim-schema.ts'
import { contains } from './contains.ts'
import { isParsed, type KnownReading } from './is-parsed.ts'

/** A claim that stands: a fact with its place in the brief. */
export interface CheckedClaim {
  key: FactKey
  value: unknown
  span: [number, number]
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
  if (key === 'industry' || key === 'plan') return null
  const span = placeOf(words, brief)
  if (!span || words.length > longestWords) return null
  const parsed = parse(key, value)
  if (parsed === undefined) return null
  const said = brief.slice(...span)
  const stands = verbatim.includes(key)
    ? isVerbatim(key, parsed, said)
    : isParsed(key, parsed, said, known)
  return stands ? { key, value: parsed, span } : null
}

/** Where words stand in a brief, white space aside. */
export function placeOf(words: string, brief: string): [number, number] | null {
  const said = words.trim()
  if (said === '') return null
  const pattern = said.split(/\s+/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const found = new RegExp(pattern.join('\\s+'), 'u').exec(brief)
  return found ? [found.index, found.index + found[0].length] : null
}

/** One entry of a list is checked as a list of one. */
function parse(key: FactKey, value: unknown): unknown {
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
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  return texts.every((text) => {
    const written =
      key === 'url'
        ? String(text)
            .replace(/^https?:\/\//, '')
            .replace(/\/$/, '')
        : String(text)
    // "Street and town" may be said apart, or the other way round.
    const parts = key === 'place' ? written.split(/,\s*/) : [written]
    return parts.every((part) => part !== '' && contains(said, part))
  })
}
