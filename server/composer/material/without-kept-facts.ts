import { chatBesideNumber } from '#server/reader/facts/chat-beside-number.ts'
import { partsOf } from '#server/reader/facts/found.ts'
import { type ReadFacts, type Reading, read } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { isKeptBack } from './kept-aside.ts'
import type { Statement } from './statement.ts'

type Told = Parameters<typeof partsOf>[0]

/**
 * The reading without the facts that only what is kept back tells: the number that is cut off by now
 * gives way to the one that is rung.
 */
export function withoutKeptFacts(reading: Reading, statements: readonly Statement[]): Reading {
  const kept = statements
    .filter((each) => each.isAside && isKeptBack(reading, each))
    .map(({ span }) => span)
  // "Text 0152 … leave my name out": how one is reached is told, whatever is kept back beside it.
  const chat = chatBesideNumber(reading)
  const way: Span[] = chat ? [[chat.span[0], chat.span[1] + 1]] : []
  const isTold = (fact: Told) =>
    !partsOf(fact).every((part) => liesIn(part, kept) && !liesIn(part, way))
  const isAllTold = (fact: Told | readonly Told[] | undefined) =>
    !fact || [fact].flat().every(isTold)
  if (Object.values(reading.facts).every(isAllTold) && reading.nameChoices.every(isTold))
    return reading
  const rest = readRest(reading, kept)
  const facts = Object.entries(reading.facts).flatMap(([key, fact]) => {
    const told = isAllTold(fact) ? fact : rest[key as keyof ReadFacts]
    return told ? [[key, told]] : []
  })
  return {
    ...reading,
    facts: Object.fromEntries(facts) as ReadFacts,
    nameChoices: reading.nameChoices.filter(isTold),
  }
}

/** What is read of everything else, each word at its place. */
function readRest({ text: { raw, language } }: Reading, kept: readonly Span[]): ReadFacts {
  const rest = kept.reduce(
    (open, [start, end]) =>
      open.slice(0, start) + open.slice(start, end).replace(/[^\n]/g, ' ') + open.slice(end),
    raw,
  )
  return read(rest, { language: language.code, fallback: language.code }).facts
}

const liesIn = ([start, end]: Span, spans: readonly Span[]): boolean =>
  spans.some(([from, to]) => from <= start && end <= to)
