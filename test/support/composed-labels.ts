import { composePage } from '#server/composer/compose-page.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument, pageLanguageSchema } from '#shared/page/document.ts'
import type { Ledger } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { readingOfLabels } from '#test/briefs/reading-of-labels.ts'
import { someTime } from './fixtures.ts'

export interface LabelledPage {
  brief: string
  document: PageDocument
  ledger: Ledger
}

/** The page of a labelled brief as the writer makes it of its labels, whatever the weights say. */
export function composedLabels(id: string, seed = 0): LabelledPage {
  const labelled = labelledBriefs().find((one) => one.id === id)
  if (!labelled) throw new Error(`no labelled brief ${id}`)
  const { brief } = labelled
  const locale = pageLanguageSchema.parse(labelled.locale)
  const reading = readingOfLabels(labelled)
  const { industry } = reading
  const facts = { prices: [], offers: [] }
  const understood = { op: 'understood', locale, industry, confidence: 1, facts } as const
  const known = { facts: {} }
  const request = { brief, locale, locales: [], fallback: locale, seed, now: someTime, known }
  const { opening, blocks, ledger } = composePage(reading, { ...understood, facts }, request)
  const ops = [...opening, ...blocks.flatMap((block) => block.ops)]
  return {
    brief,
    ledger,
    document: foldOps(pageState(emptyDocument('page', locale)), ops).document,
  }
}
