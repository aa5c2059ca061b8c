import { findTags } from '#server/reader/text/phrase-index.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Intent } from '../intent.ts'
import { type Clause, isSoft, means, takesAway } from './clause.ts'
import { quotesIn } from './told.ts'

const heads = ['nouns.headline', 'nouns.title', 'nouns.hero']
const around = [
  ...heads,
  'nouns.page',
  'nouns.sentence',
  'words.says',
  'words.tells',
  'places.',
  'do.add',
  'do.show',
  'do.move',
]
const writing: ReadonlySet<string> = new Set(['words.asks', 'words.composes', 'words.tells'])

/** "Write “Free quotes” under the heading", "put “See you there!” at the end": a line, and where it stands. */
export function readPlaced(clause: Clause): Intent | null {
  const [quote, more] = quotesIn(clause)
  const at = placeIn(clause)
  if (!quote || more || !at || takesAway(clause) || clause.has('words.not')) return null
  const isKnown = clause.marks.every(
    (mark) => means(mark, 'value.quote') || isSoft(mark) || around.some((tag) => means(mark, tag)),
  )
  const isRead = clause.unread().every((span) => asksToWrite(clause, span))
  return isKnown && isRead ? { wish: 'tell', text: quote.text, at } : null
}

function placeIn(clause: Clause): 'lead' | 'end' | null {
  const isHead = heads.some((tag) => clause.has(tag))
  if (isHead) return clause.has('places.after') || clause.has('places.down') ? 'lead' : null
  return clause.has('places.bottom') ? 'end' : null
}

const asksToWrite = ({ wish: { language, text } }: Clause, [from, to]: Span): boolean =>
  findTags(language.index, text.folded).some(
    ({ tag, start, end }) => writing.has(tag) && start <= from && end >= to,
  )
