import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Corrected } from '../intent.ts'
import { reworded } from './reworded.ts'

/** Facts in the creator's own words; and those that are called by them, of which no part is another. */
const worded: readonly FactKey[] = [
  'place',
  'area',
  'audience',
  'highlights',
  'policies',
  'programme',
]
const called: readonly FactKey[] = ['name', 'people']

/**
 * What is known of the page, in other words.
 * @param alone without what joins them to their sentence, which no text may have
 */
export function factsWith(
  { facts }: PageDocument,
  pairs: readonly Corrected[],
  alone: readonly Corrected[] = [],
) {
  const news = [
    ...worded.map((key) => [key, mapWords(facts[key], [...pairs, ...alone], inPart)] as const),
    ...called.map((key) => [key, mapWords(facts[key], pairs, reworded)] as const),
  ]
  return news.flatMap(([key, value]) =>
    isSame(value, facts[key]) ? [] : [{ op: 'fact', key, value } as const satisfies EditOp],
  )
}

function mapWords(value: unknown, pairs: readonly Corrected[], put: typeof reworded): unknown {
  if (typeof value === 'string')
    return pairs.reduce((said, [old, now]) => put(said, old, now), value)
  if (Array.isArray(value)) return value.map((each) => mapWords(each, pairs, put))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapWords(each, pairs, put)]),
  )
}

/** Of a longer text that is another, a fact may be a part: what is known of it is then all of it. */
const inPart = (said: string, old: string, now: string): string =>
  isPartOf(said, old) ? now : reworded(said, old, now)

/** What is known of "cortijo La Loma" may be "La Loma". */
const isPartOf = (known: string, said: string): boolean =>
  known.length > 2 && known !== said && reworded(said, known, '') !== said
