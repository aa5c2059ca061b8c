import type { Intent } from '../intent.ts'
import { type Clause, isSoft, takesAway } from './clause.ts'

/** So many words may stand around it that say nothing here: "people", "sign up". */
const mostUnread = 3

/** Who says so tells something of it. */
const told = ['words.not', 'value.', 'hours.days', 'hours.time']

/** A newsletter, a picture of something: what no page has by itself. Nothing is done, so it may be said loosely. */
export function readLacking(clause: Clause): Intent | null {
  if (takesAway(clause) || told.some((tag) => clause.of(tag).some((mark) => !isSoft(mark))))
    return null
  if (clause.has('nouns.photo') && isAtTop(clause)) return { wish: 'lacking', what: 'photo' }
  const isAsked = clause.has('do.') || clause.has('words.offers') || /[?？]\s*$/.test(clause.raw)
  const isLoose = isAsked && clause.unread().length <= mostUnread
  return clause.has('nouns.newsletter') && (isLoose || clause.isRead(['nouns.']))
    ? { wish: 'lacking', what: 'newsletter' }
    : null
}

/** Elsewhere pictures are a part of the page like others. */
const isAtTop = (clause: Clause): boolean =>
  ['places.top', 'nouns.hero', 'nouns.header', 'nouns.headline', 'nouns.title'].some((tag) =>
    clause.has(tag),
  )
