import { type Chosen, nothingChosen } from '#server/reader/chosen.ts'
import { type SplicedText, sourceOf, sourcesOf } from '#server/reader/text/spliced-text.ts'
import type { Ledger, Understood } from '#shared/page/ops.ts'
import type { Composition } from './composition.ts'

type Span = [number, number]
type LedgerSpan = Ledger['spans'][number]

/** A composition of what a brief means, told in the places of the brief itself. */
export function inBrief(
  composition: Composition,
  meant: SplicedText,
  chosen: Chosen = nothingChosen,
): Composition {
  if (meant.text === meant.source) return composition
  const understood = understoodInBrief(composition.understood, meant)
  return {
    ...composition,
    understood,
    opening: composition.opening.map((op) => (op.op === 'understood' ? understood : op)),
    ledger: ledgerInBrief(composition.ledger, meant, chosen),
  }
}

/** The facts with the words of the brief they rest on. */
export function understoodInBrief(understood: Understood, meant: SplicedText): Understood {
  if (meant.text === meant.source) return understood
  const moved = <T extends { span: Span; parts?: readonly (readonly [number, number])[] }>(
    fact: T,
  ): T => ({
    ...fact,
    span: sourceOf(meant, fact.span),
    ...(fact.parts && { parts: fact.parts.map((part) => sourceOf(meant, part)) }),
  })
  const facts = Object.entries(understood.facts).map(([key, fact]) => [
    key,
    Array.isArray(fact) ? fact.map(moved) : fact && moved(fact),
  ])
  const { nameChoices } = understood
  return {
    ...understood,
    facts: Object.fromEntries(facts),
    ...(nameChoices && { nameChoices: nameChoices.map(moved) }),
  }
}

/** What was taken back, or was written by a program, is said to whoever makes the page. */
const withdrawn = { role: 'instruction' as const }

/** What is not read, and in it what its creator left out. */
function gapSpans([from, to]: Span, { without }: Chosen): LedgerSpan[] {
  const out = without.flatMap(([start, end]): Span[] =>
    start < to && from < end ? [[Math.max(start, from), Math.min(end, to)]] : [],
  )
  const at = [...new Set([from, ...out.flat(), to])].toSorted((one, other) => one - other)
  return at.slice(1).map((end, i) => {
    const start = at[i] ?? from
    const isOut = out.some((span) => span[0] <= start && end <= span[1])
    return { span: [start, end], ...withdrawn, ...(isOut && { out: true }) }
  })
}

/** Every letter of the brief once, in the order of the brief. */
function ledgerInBrief({ op, spans }: Ledger, meant: SplicedText, chosen: Chosen): Ledger {
  const told = spans
    .flatMap((entry) =>
      sourcesOf(meant, entry.span).map((span): LedgerSpan => ({ ...entry, span: [...span] })),
    )
    .toSorted((one, other) => one.span[0] - other.span[0])
  const all: LedgerSpan[] = []
  let end = 0
  for (const entry of [...told, null]) {
    const start = entry ? entry.span[0] : meant.source.length
    all.push(...gapSpans([end, start], chosen))
    end = Math.max(end, start)
    if (!entry || entry.span[1] <= end) continue
    all.push({ ...entry, span: [end, entry.span[1]] })
    end = entry.span[1]
  }
  return { op, spans: all }
}
