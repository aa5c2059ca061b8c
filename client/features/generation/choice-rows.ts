import type { InputOf } from '#shared/endpoints.ts'
import type { BriefRow } from '#shared/page/brief-rows.ts'
import type { BriefSpan, Place } from './brief-spans.ts'

/** What of a brief is chosen for visitors. */
export type ChosenRows = NonNullable<InputOf<'regeneratePage'>['chosen']>

/** A line or sentence of the brief, and whether the page says it. */
export interface ChoiceRow {
  span: BriefRow['span']
  text: string
  kind: BriefRow['kind']
  isOn: boolean
  /** Wanted, and still nowhere on the page. */
  isMissing: boolean
  places: Place[]
}

/** The rows of a brief; what of one stands on the page, be it a part, puts it there. */
export function choiceRows(
  brief: string,
  rows: readonly BriefRow[],
  spans: readonly BriefSpan[],
): ChoiceRow[] {
  let end = 0
  const placed = spans.map((span) => {
    end += span.text.length
    return { ...span, start: end - span.text.length, end }
  })
  return rows.map(({ span, kind }) => {
    const own = placed.filter((each) => each.start < span[1] && span[0] < each.end)
    const isSaid = own.some((each) => each.kind === 'said')
    return {
      span,
      text: brief.slice(...span),
      kind,
      isOn: kind === 'with' || (kind === undefined && isSaid),
      isMissing: kind === 'with' && !isSaid,
      places: own.flatMap(({ places }) => places),
    }
  })
}

/** What the rows say once some are ticked and others are not, by where they begin. */
export function chosenOf(
  rows: readonly ChoiceRow[],
  ticks: ReadonlyMap<number, boolean>,
): ChosenRows {
  const told = rows.filter(({ kind }) => kind !== 'mark')
  const isOn = ({ span, isOn: is }: ChoiceRow) => ticks.get(span[0]) ?? is
  const without = told.filter((row) => !isOn(row) && (row.isOn || row.kind === 'without'))
  const wanted = told.filter((row) => isOn(row) && (!row.isOn || row.kind === 'with'))
  return { without: without.map(({ span }) => span), with: wanted.map(({ span }) => span) }
}

/** From this share of its letters on much of a brief waits. */
const much = 1 / 3

/** What makes it worth a look what visitors get to read; null where nothing does. */
export function looksOdd(
  manner: 'chat' | 'mail' | 'dictated' | null,
  rows: readonly BriefRow[],
  spans: readonly BriefSpan[],
): 'chat' | 'mail' | 'dictated' | 'waits' | null {
  // Who has chosen already has looked.
  if (rows.some(({ kind }) => kind === 'with' || kind === 'without')) return null
  const letters = (of: readonly BriefSpan[]) =>
    of.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  const waiting = letters(spans.filter(({ kind }) => kind === 'left'))
  return manner ?? (waiting >= letters(spans) * much && waiting > 0 ? 'waits' : null)
}
