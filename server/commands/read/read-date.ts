import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Intent } from '../intent.ts'
import { datesMeant } from '../told-times/page-dates.ts'
import { wordsOf } from '../told-times/page-times.ts'
import { type Clause, isSoft, means } from './clause.ts'
import { isInTitle, isOfPage } from './is-of-page.ts'
import { isTheOccasion } from './is-the-occasion.ts'
import type { Mark } from './marked-wish.ts'

const around = [
  'value.date',
  'nouns.date',
  'nouns.events',
  'nouns.page',
  'hours.days',
  'hours.days.',
  'words.moved',
  'words.instead',
  'words.putOff',
  'words.starts',
  'do.move',
  'do.show',
]
/** Other wishes have dates as well. */
const timed = ['value.money', 'value.quote', 'words.not', 'hours.time']
const others = [...timed, 'words.away', 'hours.closed']

/** "Change the date to 8 August", "the fête is now on Sunday 20 June": what is on is on another day. */
export function readDate(clause: Clause): Intent | null {
  // "Is the tournament on 27 June?" changes nothing, "could you move it?" does.
  const isAsked = /[?？]\s*$/.test(clause.raw)
  if (isAsked && !['do.move', 'nouns.date', 'nouns.deadline'].some((tag) => clause.has(tag)))
    return null
  const onTop = dayOnTop(clause)
  if (onTop) return onTop
  // Where the page tells several days, it says of which.
  const isOne = new Set(datesMeant(clause.wish.page, []).map(({ day }) => day)).size < 2
  const day = isOne ? (newDay(clause) ?? newDayOf(clause)) : (newDayOf(clause) ?? newDay(clause))
  return newDeadline(clause) ?? day
}

/** "Put the date at the top". */
function dayOnTop(clause: Clause): Intent | null {
  const isUp = clause.has('places.top') || clause.has('places.up')
  const known = [
    'nouns.date',
    'nouns.page',
    'nouns.hero',
    'places.',
    'words.says',
    'do.move',
    'do.show',
    'do.add',
  ]
  return isUp && clause.has('nouns.date') && clause.isRead(known) ? { wish: 'dayOnTop' } : null
}

const putOff = [
  'nouns.deadline',
  'words.extends',
  'words.only',
  'actions.',
  'value.date',
  'hours.until',
  'hours.to',
  'hours.days',
  'hours.days.',
  'words.instead',
  'nouns.page',
  'do.move',
  'do.show',
  'do.longer',
]

/** "Extend the deadline to 15 August": the last day the page tells is another. */
function newDeadline(clause: Clause): Intent | null {
  const { wish, span } = clause
  const [date, more] = wish.dates.filter(({ start, end }) => start >= span[0] && end <= span[1])
  if (!clause.has('nouns.deadline') || !date || more || date.last || !clause.isRead(putOff))
    return null
  return { wish: 'deadline', day: date.day, said: wish.text.raw.slice(date.start, date.end) }
}

/** The day a clause tells; of two, of which the page has the first, the other: 10月9日を10月16日に. */
function dateIn({ wish, span }: Clause): CalendarDay | null {
  const [one, two, more] = wish.dates.filter(({ start, end }) => start >= span[0] && end <= span[1])
  if (!one || !two || more) return more ? null : (one ?? null)
  const known = new Set(datesMeant(wish.page, []).map(({ day }) => day))
  return known.has(one.day.slice(-5)) && !known.has(two.day.slice(-5)) ? two : null
}

function newDay(clause: Clause): Intent | null {
  const { wish } = clause
  const date = dateIn(clause)
  if (!date || date.last || others.some((tag) => clause.has(tag))) return null
  const free = clause.unread()
  // "Postpone it to 19 June": what is on.
  const isPutOff = clause.has('words.putOff') || clause.does('move') || isReplaced(clause)
  const isNamed =
    isPutOff || clause.has('nouns.date') || clause.has('nouns.events') || free.length > 0
  if (!isNamed || !clause.doesOnly('change', 'move', 'show')) return null
  if (!free.every((words) => isOfPage(clause, wish.text.folded.slice(...words)))) return null
  const whole = free.length > 0 ? ([free[0]?.[0] ?? 0, free.at(-1)?.[1] ?? 0] as const) : undefined
  if (!clause.isRead(around, whole)) return null
  return { wish: 'date', ...dayIn(clause, date) }
}

const isReplaced = (clause: Clause): boolean =>
  clause.of('value.date').length === 2 && clause.has('do.change')

/** "The tournament is on 27 June": of what is told with a day, it is another. */
function newDayOf(clause: Clause): Intent | null {
  const { wish, span } = clause
  const [date, more] = wish.dates.filter(({ start, end }) => start >= span[0] && end <= span[1])
  const isOther = [...timed, 'nouns.notice'].some((tag) => clause.has(tag))
  if (!date || more || date.last || isOther || wish.language.code !== wish.page.base) return null
  if (!clause.doesOnly('change', 'move', 'show')) return null
  const words = wordsAbout(clause, date).filter(
    (word, _at, all) => all.length === 1 || !isInTitle(clause, word) || isTold(wish.page, [word]),
  )
  if (words.length === 0) return null
  if (isTold(wish.page, words)) return { wish: 'dayOf', words, ...dayIn(clause, date) }
  // "We get married!", and then the day: what the page is about is named in another sentence.
  const isItself = words.every((word) => isTheOccasion(wish.page, word))
  return isItself ? { wish: 'date', ...dayIn(clause, date) } : null
}

const isTold = (page: PageDocument, words: readonly string[]): boolean =>
  new Set(datesMeant(page, words).map(({ day }) => day)).size === 1

/** What may stand before a day. */
const leading = ['words.putOff', 'words.it', 'words.only', 'words.opens', 'hours.from']

/** Words that neither the day nor the asking explains. */
function wordsAbout(clause: Clause, { start, end }: CalendarDay): string[] {
  const { wish } = clause
  const isKnown = (mark: Mark) =>
    isSoft(mark) ||
    [...leading, ...around].some((tag) => means(mark, tag)) ||
    (mark.start >= start && mark.end <= end)
  const spans = [
    ...clause.unread(),
    ...clause.marks.filter((mark) => !isKnown(mark)).map((mark): Span => [mark.start, mark.end]),
  ]
  const said = spans
    .sort(([one], [other]) => one - other)
    .map((each) => wish.text.raw.slice(...each))
  return wordsOf(said.join(' '), wish.language.code)
}

function dayIn(clause: Clause, { day, start, end }: CalendarDay) {
  const [weekday] = clause
    .of('hours.days.')
    .flatMap(({ tags }) => tags.filter((tag) => /\d$/.test(tag)))
  const said = clause.wish.text.raw.slice(start, end)
  return { day, said, ...(weekday && { weekday: Number(weekday.at(-1)) }) }
}
