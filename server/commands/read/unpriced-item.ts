import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Intent } from '../intent.ts'
import type { Clause } from './clause.ts'
import { isItem } from './item-of.ts'
import { freeIn } from './told.ts'

const longest = 60
const around = ['nouns.pricing', 'nouns.page', 'words.also', 'words.all', 'do.add', 'do.move']

/** "Add the guitar class to the prices": a thing the page has no price of, by its whole name. */
export function unpricedItem(clause: Clause): Intent | null {
  if (!clause.has('nouns.pricing') || !clause.does('add', 'move')) return null
  if (clause.has('places.') || clause.has('words.not') || clause.marks.some(isItem)) return null
  const told = freeIn(clause, around, undefined, 'items')
  const item = told ? withoutArticle(clause, told.span) : ''
  if (!told || !item || item.length > longest || !clause.isRead(around, told.span)) return null
  return { wish: 'offer', item, isPriced: true }
}

function withoutArticle({ wish: { text } }: Clause, [start, end]: Span): string {
  const [first] = tokensIn(text, start, end)
  const isArticle = first && hasTag(text, first.start, first.end, 'words.articles')
  return text.raw.slice(isArticle ? first.end : start, end).replace(/^[\s'’]+/, '')
}
