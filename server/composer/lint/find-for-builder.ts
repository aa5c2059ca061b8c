import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { overlap } from '#server/reader/text/spans.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sentencesOf } from '#server/reader/withdrawals/sentences.ts'
import { statementsOf } from '../material/statement.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'
import { placeInBrief } from './place-in-brief.ts'

/**
 * From this chance on a sentence of a page is asked about. Of test's statements asked about so 45 in
 * 100 are meant for whoever makes the page, and of 100 pages without one 2.9 are asked about one.
 */
const least = { remark: 0.35, secret: 0.25, former: 0.15 }

/** Sentences that may have been told to whoever made the page: what they hold kept them on it. */
export function findForBuilder({ texts, reading }: LintedPage): FoundFault[] {
  if (!reading) return []
  const doubtful = doubtfulSpans(reading)
  return texts
    .filter(({ kind }) => kind !== 'title')
    .flatMap((text) =>
      sentencesOf(text.said).flatMap((span): FoundFault[] => {
        const said = text.said.slice(...span).trim()
        const place = placeInBrief(reading.text, said, null)
        const isMeant = place && doubtful.some((each) => overlap(each, place))
        return isMeant ? [faultAt('text_for_builder', { ...text, said }, [place])] : []
      }),
    )
}

const doubtfulSpans = rememberedOf((reading: Reading): Span[] =>
  statementsOf(reading)
    .filter(
      ({ remark, secret, former }) =>
        remark >= least.remark || secret >= least.secret || former >= least.former,
    )
    .map(({ span }) => span),
)
