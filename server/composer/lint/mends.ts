import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { PlannedSheet } from '../plan-page.ts'
import { lintPage, mendable } from './lint-page.ts'
import type { FoundFault } from './linted-page.ts'

/** What a page is laid out with once more: the creator's plain sentences in the place of faults. */
export interface Mends {
  /** Words of the brief whose sentences stand whole. */
  whole: readonly Span[]
  /** Sentences the page tells already, further up. */
  told: readonly Span[]
}

/** What mends the faults of a written page; null where its sentences would mend none. */
export function mendsOf(
  reading: Reading,
  sheets: readonly PlannedSheet[],
  facts: Facts,
): Mends | null {
  const faults = lintSheets(reading, sheets, facts)
  const whole = spansOf(faults.filter(isOfEntry))
  const told = spansOf(faults.filter(({ code }) => code === 'text_repeated'))
  return whole.length + told.length > 0 ? { whole, told } : null
}

/** What is wrong with a written page, by the words of the brief its texts were made of. */
export function lintSheets(
  reading: Reading,
  sheets: readonly PlannedSheet[],
  facts: Facts,
): FoundFault[] {
  const request = {
    blocks: sheets.map(({ id, sheet: { type, variant, props } }) => ({
      id,
      block: { type, variant, props },
    })),
    facts,
    language: reading.text.language,
    reading,
    spansOf: (block: string, path: string) => spansIn(sheets, block, path),
    isOurs: (block: string, path: string) => spansIn(sheets, block, path).length === 0,
  }
  return lintPage(request, mendable)
}

/** Entries of a programme keep their day; a sentence of its own would lose it. */
function isOfEntry({ code, block, path }: FoundFault): boolean {
  const isEntry = /^(?:items|groups|points|plans)\./.test(path)
  return code !== 'text_repeated' && isEntry && block !== 'events'
}

const spansOf = (faults: readonly FoundFault[]): Span[] => faults.flatMap(({ spans }) => spans)

function spansIn(sheets: readonly PlannedSheet[], block: string, at: string): readonly Span[] {
  const placed = sheets.find(({ id }) => id === block)?.sheet.placed ?? []
  return placed.flatMap(({ path, spans }) =>
    path === at || at.startsWith(`${path}.`) ? spans : [],
  )
}
