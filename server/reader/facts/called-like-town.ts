import type { Draft } from '../draft.ts'
import { isGlued } from '../text/fold.ts'
import type { Tag } from '../text/phrase-index.ts'
import { tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isTown } from './place-kind.ts'

/** "templo de | San Félix" beside "en Atlixco": what a church is called after is no place to go. */
export const isSaint = (draft: Draft, span: Span): boolean =>
  isTown(draft, span) &&
  isOfVenue(draft.text, span[0]) &&
  draft.towns.some(
    ({ start }) => start !== span[0] && tagBefore(draft.text, start - 1, 'places.in'),
  )

/** "salle Saint-Roch", "templo de San Félix": a hall that is called like a town. */
export const isOfVenue = (text: Draft['text'], start: number): boolean =>
  venueBefore(text, start) !== undefined

/** The word for the hall. */
export function venueBefore(text: Draft['text'], start: number): Tag | undefined {
  // Written from the largest to the smallest, a hall stands behind its town.
  if (isGlued(text.raw[start])) return undefined
  const joint = tagBefore(text, start - 1, 'words.prepositions')
  return (
    tagBefore(text, start - 1, 'places.venues') ??
    (joint && tagBefore(text, joint.start - 1, 'places.venues'))
  )
}
