import type { Intent } from '../intent.ts'
import type { Clause } from './clause.ts'

const known = [
  'nouns.search',
  'nouns.page',
  'words.appears',
  'words.not',
  'words.it',
  'words.only',
  'words.all',
  'do.',
  'hours.from',
  'money.from',
  'hours.notHours',
  'places.',
  'hours.except',
  'hours.closed',
  'words.keep',
]

/** "Keep it off" is said of days as well. */
const less = ['words.not', 'hours.except', 'hours.closed', 'do.hide', 'do.remove']

/** "Hide it from Google", "soll nicht bei Google erscheinen": whether search engines may show the page. */
export function readSearch(clause: Clause): Intent | null {
  if (!clause.has('nouns.search') || clause.has('value.') || !clause.isRead(known)) return null
  if (!clause.has('words.not') && clause.has('do.undo')) return null
  const isLess = less.some((tag) => clause.has(tag))
  const isMore = ['words.appears', 'do.show', 'do.add'].some((tag) => clause.has(tag))
  return isLess || isMore ? { wish: 'search', isHidden: isLess } : null
}
