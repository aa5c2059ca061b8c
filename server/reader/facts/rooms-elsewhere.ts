import type { Industry } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import { hasSense } from '../text/has-sense.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { hasTag } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** What guests of a day are asked for. */
const asks = ['actions.enrol', 'actions.rsvp']

/**
 * "Rooms at the inn, book them on 07298 …. Sign up with Gerlinde, gerlinde@…": of what is held on a day
 * the sentence of a way that is the inn's, where guests are told another to sign up by.
 */
export function roomsElsewhere(
  { text, contacts, days }: Pick<Draft, 'text' | 'contacts' | 'days'>,
  industry: Industry,
): Span | undefined {
  if (industry === 'lodging' || days.length === 0) return undefined
  const sentences = contacts.map(({ span }) => sentenceAround(text, span))
  const asksIn = (span: Span) => asks.some((tag) => hasTag(text, ...span, tag))
  const rooms = sentences.find(
    (span) =>
      hasTag(text, ...span, 'actions.book') && !asksIn(span) && hasSense({ text }, span, ['stay']),
  )
  const isToldElsewhere = sentences.some((span) => span[0] !== rooms?.[0] && asksIn(span))
  return isToldElsewhere ? rooms : undefined
}
