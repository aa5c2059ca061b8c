import { lastDayOf } from '#server/reader/grammars/last-day.ts'
import { tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import { trimmed } from '#server/reader/text/trim.ts'
import type { Intent } from '../intent.ts'
import { Clause, isSoft, means } from './clause.ts'
import { withoutPointer } from './is-pointer.ts'
import type { Mark } from './marked-wish.ts'
import { statement } from './read-notice.ts'

/** Who speaks of the page itself, or of what has a place of its own, tells readers nothing. */
const others = [
  'value.money',
  'value.phone',
  'value.email',
  'value.url',
  'value.quote',
  'qualities.',
  'words.not',
  'words.cases',
  'words.instead',
  'nouns.page',
  'nouns.section',
  'nouns.sentence',
  'nouns.headline',
  'nouns.title',
  'nouns.button',
  'nouns.notice',
  'nouns.form',
]
const longest = 120
const mostBehind = 1

/** "The concert is sold out!", "JULY MEETING CANCELLED put it at the top": a line above everything else. */
export function readStatus(clause: Clause, today: string): Intent | null {
  if (!clause.has('words.status') || /[?？:：]/.test(clause.raw)) return null
  const { text } = clause.wish
  const span = trimmed(text.raw, withoutPointer(clause, statement(clause)))
  const told = new Clause(clause.wish, span)
  if (!told.has('words.status') || told.raw.length > longest || !isNews(told)) return null
  const said = told.raw.replace(/[\s,;、.。!！]+$/, '').trim()
  return { wish: 'notice', text: said, until: lastDayOf(text, [span], today) }
}

/** Nothing but a day or two stands behind it: "cancelled orders are refunded within 3 days" is a rule. */
function isNews({ wish, marks, span }: Clause): boolean {
  const isOf = (mark: Mark) => means(mark, 'words.status')
  const isOther = marks.some(
    (mark) =>
      !isOf(mark) &&
      ((means(mark, 'do.') && !isSoft(mark)) || others.some((tag) => means(mark, tag))),
  )
  const last = marks.findLast(isOf)?.end ?? span[1]
  const behind = tokensIn(wish.text, last, span[1]).filter(
    ({ start, kind }) =>
      kind === 'word' && !marks.some((mark) => mark.start <= start && start < mark.end),
  )
  const isCase = tagsIn(wish.text, ...span, 'words.subordinate').some(
    ({ start, end }) => !marks.some((mark) => isOf(mark) && mark.start <= start && end <= mark.end),
  )
  return !isOther && !isCase && behind.length <= mostBehind
}
