import { readText } from '#server/reader/build-draft.ts'
import type { Draft } from '#server/reader/draft.ts'
import { differingContacts } from './differing-contacts.ts'
import { differingHours } from './differing-hours.ts'
import { differingPrices } from './differing-prices.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'
import type { PageText } from './page-text.ts'
import { staleFacts } from './stale-facts.ts'
import { wrongWeekday } from './wrong-weekday.ts'

/** A text with what grammars read of it. */
export interface ReadText {
  text: PageText
  draft: Draft
}

/** What it says otherwise stands elsewhere on the page: as it is told there; null where nothing does. */
export type Compare = (page: LintedPage, read: ReadText) => string | null

const comparisons: readonly Compare[] = [
  staleFacts,
  differingContacts,
  differingHours,
  differingPrices,
  wrongWeekday,
]

/** Texts that say something else than another part of the page: other hours, prices, numbers, days. */
export function findDiffering(page: LintedPage): FoundFault[] {
  return page.texts.flatMap((text) => {
    // What has no figure, no address and no price beside it is not read.
    const isComparable = /[\p{N}@]/u.test(text.said) || page.rows.some((row) => row.text === text)
    if (!isComparable) return []
    const read = { text, draft: readText(text.said, page.language) }
    const other = comparisons.map((compare) => compare(page, read)).find(Boolean)
    return other ? [faultAt('facts_differ', text, [page.placeOf(text)], other)] : []
  })
}
