import type { Reading } from '#server/reader/read.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { Ledger } from '#shared/page/ops.ts'
import { asked } from './material/requests.ts'
import type { PlannedSheet } from './plan-page.ts'

/**
 * Where every word of the brief went: its pieces in order, without gap or overlap, each with the
 * fact it was read as and the texts it stands in.
 */
export function ledgerOf(reading: Reading, sheets: readonly PlannedSheet[]): Ledger {
  const facts = factSpans(reading)
  const spans = reading.pieces.map(({ span, role }) => {
    const own = trimmed(reading.text.raw, span)
    const fact = facts.find(([, at]) => overlaps(at, own))?.[0]
    const at = placesOf(own, sheets)
    const isLeft = at.length === 0 && !fact && !asked.has(role)
    return {
      span: [span[0], span[1]] as [number, number],
      role,
      ...(fact && { fact }),
      ...(at.length > 0 && { at }),
      ...(isLeft && { left: true as const }),
    }
  })
  return { op: 'ledger', spans }
}

const overlaps = (one: readonly [number, number], other: Span): boolean =>
  one[0] < other[1] && other[0] < one[1]

function factSpans({ facts }: Reading): [FactKey, [number, number]][] {
  return Object.entries(facts).flatMap(([key, found]) =>
    [found].flat().map(({ span }): [FactKey, [number, number]] => [key as FactKey, span]),
  )
}

const mostPlaces = 4

function placesOf(span: Span, sheets: readonly PlannedSheet[]) {
  const places = sheets.flatMap(({ id, sheet }) =>
    sheet.placed.flatMap(({ path, spans }) =>
      spans.some((own) => overlaps([own[0], own[1]], span)) ? [{ id, path }] : [],
    ),
  )
  return places.slice(0, mostPlaces)
}
