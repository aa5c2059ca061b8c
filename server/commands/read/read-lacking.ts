import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Intent } from '../intent.ts'
import { type Clause, isSoft, takesAway } from './clause.ts'
import type { Mark } from './marked-wish.ts'

/** So many words may stand around it that say nothing here: "people", "sign up". */
const mostUnread = 3

/** Who says so tells something of it. */
const told = ['words.not', 'value.', 'hours.days', 'hours.time']

/** A newsletter, a countdown, a picture of something: what no page has by itself. Nothing is done, so it may be said loosely. */
export function readLacking(clause: Clause): Intent | null {
  if (takesAway(clause) || told.some((tag) => clause.of(tag).some((mark) => !isSoft(mark))))
    return null
  if (clause.has('nouns.photo') && isAtTop(clause)) return { wish: 'lacking', what: 'photo' }
  const isAsked = clause.has('do.') || clause.has('words.offers') || /[?？]\s*$/.test(clause.raw)
  const isLoose = isAsked && clause.unread().length <= mostUnread
  if (!isLoose && !clause.isRead(['nouns.', 'words.indefinite', 'words.also'])) return null
  if (clause.has('nouns.newsletter')) return { wish: 'lacking', what: 'newsletter' }
  const [absent] = clause.of('nouns.absent')
  return absent ? { wish: 'lacking', what: 'absent', item: nameOf(clause, absent) } : null
}

/** Without its article. */
function nameOf({ wish: { text } }: Clause, { start, end }: Mark): string {
  const article = tagAt(text, start, 'words.articles')
  return text.raw.slice(article && article.end < end ? article.end : start, end).trim()
}

/** Elsewhere pictures are a part of the page like others. */
const isAtTop = (clause: Clause): boolean =>
  ['places.top', 'nouns.hero', 'nouns.header', 'nouns.headline', 'nouns.title'].some((tag) =>
    clause.has(tag),
  )
