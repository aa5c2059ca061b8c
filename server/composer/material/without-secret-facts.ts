import { partsOf } from '#server/reader/facts/found.ts'
import type { ReadFacts, Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { isKeptSecret } from './kept-aside.ts'
import type { Statement } from './statement.ts'

type Told = Parameters<typeof partsOf>[0]

/** The reading without the facts that only what its owner keeps to themselves tells. */
export function withoutSecretFacts(reading: Reading, statements: readonly Statement[]): Reading {
  const secrets = statements
    .filter((each) => each.isAside && isKeptSecret(reading, each))
    .map(({ span }) => span)
  if (secrets.length === 0) return reading
  const isTold = (fact: Told) => !partsOf(fact).every((part) => liesIn(part, secrets))
  const facts = Object.entries(reading.facts).flatMap(([key, fact]) => {
    if (Array.isArray(fact)) return [[key, fact.filter(isTold)]]
    return fact && isTold(fact) ? [[key, fact]] : []
  })
  return {
    ...reading,
    facts: Object.fromEntries(facts) as ReadFacts,
    nameChoices: reading.nameChoices.filter(isTold),
  }
}

const liesIn = ([start, end]: Span, spans: readonly Span[]): boolean =>
  spans.some(([from, to]) => from <= start && end <= to)
