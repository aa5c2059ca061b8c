import { sentencesOf } from '#server/reader/withdrawals/sentences.ts'
import { chanceOf } from '../material/role-chance.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'
import { placeInBrief } from './place-in-brief.ts'

/**
 * From this chance on a sentence of a page is asked about. On dev 54 of 100 asked about are meant for
 * whoever makes the page, and 1.1 of 100 pages without such a sentence are asked about one.
 */
const least = 0.4

/** Sentences that may have been told to whoever made the page: what they hold kept them on it. */
export function findForBuilder({ texts, reading }: LintedPage): FoundFault[] {
  if (!reading) return []
  return texts
    .filter(({ kind }) => kind !== 'title')
    .flatMap((text) =>
      sentencesOf(text.said).flatMap((span): FoundFault[] => {
        const said = text.said.slice(...span).trim()
        const place = placeInBrief(reading.text, said, null)
        const isMeant = place && chanceOf(reading, place, ['instruction', 'courtesy']) >= least
        return isMeant ? [faultAt('text_for_builder', { ...text, said }, [place])] : []
      }),
    )
}
