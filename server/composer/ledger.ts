import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { overlap } from '#server/reader/text/spans.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { Ledger } from '#shared/page/ops.ts'
import { asked } from './material/requests.ts'
import type { PlannedSheet } from './plan-page.ts'

/**
 * Where every word of the brief went: its pieces in order, without gap or overlap, each with the
 * fact it was read as and the texts it stands in.
 */
export function ledgerOf(
  reading: Reading,
  sheets: readonly PlannedSheet[],
  waiting: readonly Span[] = [],
): Ledger {
  const asides = waiting.map((span) => upToNext(reading.text.raw, span))
  const facts = factSpans(reading)
  const spans = cutAt(reading.pieces, asides).map(({ span, role }) => {
    const own = trimmed(reading.text.raw, span)
    const isAside = asides.some((aside) => overlap(aside, own))
    const fact = isAside ? undefined : facts.find(([, at]) => overlap(at, own))?.[0]
    const at = placesOf(own, sheets)
    const isLeft = at.length === 0 && (isAside || (!fact && !asked.has(role)))
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

type Part = Pick<Piece, 'span' | 'role'>

/** Pieces, and each sentence that waits beside the page in one: it is offered as a whole. */
function cutAt(pieces: readonly Part[], asides: readonly Span[]): Part[] {
  const cut = pieces.flatMap(({ span, role }): Part[] => {
    const inside = asides.flat().filter((at) => span[0] < at && at < span[1])
    const borders = [span[0], ...inside.toSorted((one, other) => one - other), span[1]]
    return borders.slice(1).map((end, i): Part => ({ span: [borders[i] ?? 0, end], role }))
  })
  const asideOf = ({ span }: Part) =>
    asides.findIndex(([start, end]) => start <= span[0] && span[1] <= end)
  const parts: Part[] = []
  for (const part of cut) {
    const last = parts.at(-1)
    const aside = asideOf(part)
    if (last && aside >= 0 && asideOf(last) === aside) last.span = [last.span[0], part.span[1]]
    else parts.push(part)
  }
  return parts
}

/** With the marks and the space behind it. */
const upToNext = (raw: string, [start, end]: Span): Span => [
  start,
  end + (/^[^\p{L}\p{N}]*/u.exec(raw.slice(end))?.[0].length ?? 0),
]

function factSpans({ facts }: Reading): [FactKey, [number, number]][] {
  return Object.entries(facts).flatMap(([key, found]) =>
    [found].flat().map(({ span }): [FactKey, [number, number]] => [key as FactKey, span]),
  )
}

const mostPlaces = 4

function placesOf(span: Span, sheets: readonly PlannedSheet[]) {
  const places = sheets.flatMap(({ id, sheet }) =>
    sheet.placed.flatMap(({ path, spans }) =>
      spans.some((own) => overlap([own[0], own[1]], span)) ? [{ id, path }] : [],
    ),
  )
  return places.slice(0, mostPlaces)
}
