import type { Industry } from '#shared/page/industries.ts'
import type { Draft } from '../draft.ts'
import { hasSense } from '../text/has-sense.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { hasTag, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'
import { formWord } from './form-word.ts'

/** What guests of a day are asked for. */
const asks = ['actions.enrol', 'actions.rsvp']
/** Trades whose page may tell of a day, which is not held by anybody else. */
const held: ReadonlySet<Industry> = new Set(['event', 'nonprofit', 'general'])
/** What others have to offer on that day: "tables from the hire shop". */
const others = ['shop', 'eatery', 'service-kind']
/** "Our guesthouse": who speaks of themselves names no other; "pitch your tent" speaks of guests. */
const isOwnInn = (text: Draft['text'], span: Span): boolean =>
  hasTag(text, ...span, 'words.alone') ||
  tokensIn(text, ...span).some(
    ({ start, text: word }) =>
      sensesOf(text.language, word).includes('stay') &&
      tagBefore(text, start - 1, 'words.possessives') !== undefined,
  )
/** Of a shop nobody speaks so who means another's. */
const own = ['words.possessives', 'words.together']

/**
 * "Rooms at the inn, ring 07298 …. Sign up with Gerlinde, gerlinde@…", "to stay, call the guesthouse …":
 * of what is held on a day the sentences of ways that are an inn's or a shop's, where guests are told
 * another to answer by.
 */
export function waysOfOthers(
  { text, contacts, days }: Pick<Draft, 'text' | 'contacts' | 'days'>,
  industry: Industry,
): readonly Span[] {
  if (industry === 'lodging' || days.length === 0) return []
  const sentences = contacts.map(({ span }) => sentenceAround(text, span))
  const asksIn = (span: Span) => asks.some((tag) => hasTag(text, ...span, tag))
  const isOfOthers = (span: Span) => {
    if (asksIn(span)) return false
    if (hasTag(text, ...span, 'actions.book') && hasSense({ text }, span, ['stay'])) return true
    if (!held.has(industry) || isOwnInn(text, span)) return false
    const isInn =
      hasSense({ text }, span, ['stay']) || hasTag(text, ...span, 'trades.lodging.names')
    const isOwn = own.some((tag) => hasTag(text, ...span, tag))
    return isInn || (hasSense({ text }, span, others) && !isOwn)
  }
  const rooms = sentences.filter(isOfOthers)
  const form = formWord({ text, contacts })
  const isElsewhere = (span: Span) => rooms.every(([start]) => span[0] !== start)
  const isTold =
    sentences.some((span) => isElsewhere(span) && asksIn(span)) ||
    (form !== undefined && isElsewhere(sentenceAround(text, [form.start, form.end])))
  return isTold ? rooms : []
}

/** Whether an offset stands in one of them. */
export const isInWay = (ways: readonly Span[], at: number): boolean =>
  ways.some(([start, end]) => at >= start && at < end)
