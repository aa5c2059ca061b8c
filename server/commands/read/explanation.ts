import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Intent } from '../intent.ts'
import { type Clause, isSoft, means } from './clause.ts'
import { markWish } from './mark-wish.ts'
import { statementIn } from './read-statement.ts'
import type { Segment } from './segments.ts'

/** What only says why, without a word for it: `denied`, that something is not so. */
export type Why = 'told' | 'denied'

/** "…, my customers are over 70": a clause of its own that names nothing of the page and asks for nothing. */
export function whyOf(clause: Clause): Why | null {
  const { text } = clause.wish
  const isClause =
    clausal.some((tag) => hasTag(text, ...clause.span, tag)) || clause.has('words.not')
  const isOther = clause.marks.some((mark) => !silent.some((tag) => means(mark, tag)))
  const isNews = news.some((tag) => clause.has(tag))
  if (!isClause || isOther || isNews || /[?？:：]/.test(clause.raw)) return null
  if (clause.has('words.not')) return 'denied'
  // "… parking is in the yard" is told to readers.
  const { language, page } = clause.wish
  return statementIn(markWish(clause.raw.trim(), language.code, page)) ? null : 'told'
}

/** Asks for nothing, and is nothing a page tells by itself. */
const silent = ['words.', 'hours.', 'money.', 'places.', 'value.number']

/** Tell what is otherwise from now on. */
const news = ['moved', 'altered', 'putOff', 'named', 'away', 'status', 'tells', 'says', 'also'].map(
  (kind) => `words.${kind}`,
)

/** What a sentence has, and a thing has not. */
const clausal = ['copulas', 'auxiliaries', 'pronouns', 'subordinate'].map((kind) => `words.${kind}`)

/** Whatever else is said behind these, they are done by themselves. */
const explained: ReadonlySet<string> = new Set(['look', 'undo', 'redo', 'move'])
/** "Scissors out, we do saws now" tells more; "… we don't have any" does not. */
const taking: ReadonlySet<string> = new Set(['remove', 'removeItems', 'untell'])

export function isExplained(parts: readonly { intents: Intent[]; why?: Why }[]): boolean {
  const isDenied = parts.every(({ why }) => why !== 'told')
  return parts.every(({ intents }) =>
    intents.every(({ wish }) => explained.has(wish) || (isDenied && taking.has(wish))),
  )
}

/** What the page has: who speaks of it wants something of it. */
const named = [
  'qualities.',
  'look.',
  'nouns.colours',
  'nouns.font',
  'nouns.phone',
  'nouns.email',
  'nouns.url',
  'nouns.address',
  'nouns.headline',
  'nouns.button',
]

/** A reason or an excuse: it has a word of such, asks for nothing and states nothing to be kept. */
export function isAside(clause: Clause, segment: Segment): boolean {
  if (!clause.has('words.aside') || segment.isJoined) return false
  if (named.some((tag) => clause.has(tag))) return false
  return !clause.marks.some(
    (mark) =>
      (means(mark, 'value.') ||
        (means(mark, 'do.') && !isSoft(mark) && !means(mark, 'do.change'))) &&
      !means(mark, 'words.aside'),
  )
}
