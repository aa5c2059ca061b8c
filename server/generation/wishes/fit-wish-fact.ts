import type { PageDocument } from '#shared/page/document.ts'
import { type FactKey, factKeys, factSchemas, type Price } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import { isFactTold } from '../model/truth/told-fact.ts'
import { type FittedOp, refused, type WishMeasure } from './fitted-op.ts'
import type { RawWishOp } from './wish-op-schema.ts'

/** A fact the creator says in the wish: what only the model says is none. */
export function fitWishFact(raw: RawWishOp, { document, wishTruth }: WishMeasure): FittedOp {
  const key = raw.key as FactKey
  if (!factKeys.includes(key)) return { wrong: `no fact ${raw.key}` }
  if (raw.value === null) return forget(document, key)
  const value = key === 'prices' ? pricesWith(document, raw.value) : raw.value
  const parsed = factSchemas[key].safeParse(value)
  if (!parsed.success) return { wrong: `${key} cannot be that` }
  if (isSame(document.facts[key], parsed.data)) return { same: true }
  const untold = isFactTold(key, newIn(document, key, parsed.data), wishTruth)
  if (untold) return refused(`facts.${key}`, untold)
  return {
    ops: [{ op: 'fact', key, value: parsed.data, src: 'user' }],
    outcome: { code: 'fact', fact: key },
  }
}

function forget({ facts }: PageDocument, key: FactKey): FittedOp {
  if (facts[key] === undefined) return { same: true }
  return { ops: [{ op: 'fact', key, value: null }], outcome: { code: 'forgotten', fact: key } }
}

/** Prices keep the ids blocks refer to them by; each new one gets its own. */
function pricesWith({ facts }: PageDocument, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const known = facts.prices ?? []
  return value.map((entry: Partial<Price>, index) => {
    const before = known.find(({ id, item }) => id === entry?.id || item === entry?.item)
    return { currency: known[0]?.currency, id: `p${known.length + index + 1}`, ...before, ...entry }
  })
}

/** Of a list, what it did not hold before: that is what has to be told. */
function newIn({ facts }: PageDocument, key: FactKey, value: unknown): unknown {
  const before = facts[key]
  if (!Array.isArray(value) || !Array.isArray(before)) return value
  return value.filter((entry) => !before.some((known) => isSame(known, entry)))
}
