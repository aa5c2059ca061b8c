import type { Industry } from '#shared/page/industries.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import type { BriefText } from './read-text.ts'

/** A day with its month is an event's, unless nothing else speaks for one. */
export function dated(text: BriefText, lexicon: Lexicon): boolean {
  const months = matchAll(phraseIndex(lexicon.months), text.folded)
  return months.some(({ start, end }) => {
    const before = text.folded.slice(Math.max(0, start - 8), start)
    const after = text.folded.slice(end, end + 8)
    if (lexicon.common === '') return /^\s?\d{1,2}(?:日|일)/.test(after)
    return (
      /\d{1,2}(?:\.|st|nd|rd|th)?\s(?:de |of )?$/.test(before) ||
      /^\s\d{1,2}(?:st|nd|rd|th)?\b/.test(after)
    )
  })
}

/** "Bakkerij Vink. Open dag op 3 mei": another trade says more plainly what this is. */
export function hasSign(scores: Map<Industry, number[]>, event: readonly number[]): boolean {
  const strongest = Math.max(...event)
  return [...scores].some(
    ([trade, list]) => !['event', 'music'].includes(trade) && Math.max(...list) > strongest,
  )
}
