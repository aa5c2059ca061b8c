import { endOfMonthIn, lastDayOf } from '#server/reader/grammars/last-day.ts'
import { findTags } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Intent } from '../intent.ts'
import { type Clause, means } from './clause.ts'
import { isOpenEnded } from './is-open-ended.ts'
import { withoutPointer } from './is-pointer.ts'
import { withoutShowing } from './read-notice-until.ts'
import { toldIn } from './told.ts'

/** May stand around words of the creator's own. */
export const around = [
  'words.says',
  'words.only',
  'words.instead',
  'nouns.page',
  'places.top',
  'do.add',
  'do.rename',
  'do.show',
  'do.move',
  'do.rewrite',
]

/** A line above everything else, and until when: said to be one, or days away. */
export function readNotice(clause: Clause, today: string): Intent | null {
  const until = isOpenEnded(clause) ? '' : lastDayOf(clause.wish.text, [clause.span], today)
  const told = clause.has('nouns.notice') ? toldIn(clause) : null
  const isRead =
    told &&
    clause.isRead(
      ['nouns.notice', ...around, 'nouns.section', 'value.date', 'hours.until', 'hours.to'],
      told.span,
    )
  if (isRead && told.text.length <= 200 && !clause.does('remove', 'hide')) {
    const shown = withoutShowing(clause, told.span, today)
    const text = shown ? clause.wish.text.raw.slice(told.span[0], shown.end).trim() : told.text
    // "A notice until 6 January: closed from 23 December": the day before the words is its end.
    const ahead = lastDayOf(clause.wish.text, [[clause.span[0], told.span[0]]], today)
    return { wish: 'notice', text, until: shown?.until || ahead || until }
  }
  const isAway = clause.has('words.away') || clause.has('hours.closed')
  const month = isMonthAlone(clause) ? endOfMonthIn(clause.wish.text, clause.span, today) : ''
  const isTimed = clause.has('value.date') || (month && clause.doesOnly('add', 'change', 'show'))
  const isStated = isTimed && isAway && !clause.has('do.remove') && !clause.has('value.money')
  const [start, end] = withoutPointer(clause, statement(clause))
  const text = clause.wish.text.raw
    .slice(start, end)
    .replace(/[\s,;、.。]+$/, '')
    .trim()
  return isStated && text.length <= 200 && end > start
    ? { wish: 'notice', text, until: until || month }
    : null
}

/** "In August", but not "from the 10th to the 24th", "on Sundays", "from August". */
export function isMonthAlone({ wish, span, marks }: Clause): boolean {
  const { text, language } = wish
  const isTimed = ['value.date', 'hours.days', 'hours.time'].some((tag) =>
    marks.some((mark) => means(mark, tag)),
  )
  const figures = text.folded.slice(...span).match(/\d+/g) ?? []
  const months = tagsIn(text, ...span, 'dates.months.').map(({ start, end }) =>
    text.folded.slice(start, end),
  )
  const isFigured = figures.some((figure) => !months.some((month) => month.includes(figure)))
  const isOnwards = findTags(language.index, text.folded).some(
    ({ tag, start, end }) => tag === 'words.onwards' && start >= span[0] && end <= span[1],
  )
  return !isTimed && !isFigured && !isOnwards
}

/** A clause without the words that only ask for it: "please say that we are away from …". */
export function statement({ span, marks }: Clause): readonly [number, number] {
  const first = marks.find(({ tags }) =>
    tags.some((tag) => tag === 'words.tells' || tag === 'words.says'),
  )
  const isLead =
    first &&
    marks.every(
      (mark) => mark.start >= first.start || !mark.tags.some((tag) => tag.startsWith('value.')),
    )
  return [isLead ? first.end : span[0], span[1]]
}
