import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { Corrected } from '../intent.ts'
import { reworded } from './reworded.ts'

/** Facts in the creator's own words; what they are called by has wishes of its own. */
const worded: readonly FactKey[] = [
  'place',
  'area',
  'audience',
  'highlights',
  'policies',
  'programme',
]

/** What is known of the page, in other words. */
export function factsWith({ facts }: PageDocument, pairs: readonly Corrected[]) {
  return worded.flatMap((key) => {
    const value = mapWords(facts[key], pairs)
    return isSame(value, facts[key]) ? [] : [{ op: 'fact', key, value } as const satisfies EditOp]
  })
}

function mapWords(value: unknown, pairs: readonly Corrected[]): unknown {
  if (typeof value === 'string')
    return pairs.reduce(
      (said, [old, now]) => (isPartOf(said, old) ? now : reworded(said, old, now)),
      value,
    )
  if (Array.isArray(value)) return value.map((each) => mapWords(each, pairs))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapWords(each, pairs)]),
  )
}

/** What is known of "cortijo La Loma" may be "La Loma". */
const isPartOf = (known: string, said: string): boolean =>
  known.length > 2 && known !== said && reworded(said, known, '') !== said
