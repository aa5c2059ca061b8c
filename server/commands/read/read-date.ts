import type { Intent } from '../intent.ts'
import type { Clause } from './clause.ts'
import { isOfPage } from './is-of-page.ts'

const around = [
  'value.date',
  'nouns.date',
  'nouns.events',
  'nouns.page',
  'hours.days',
  'hours.days.',
  'words.moved',
  'words.instead',
  'do.move',
  'do.show',
]
/** Other wishes have dates as well. */
const others = [
  'value.money',
  'value.quote',
  'words.away',
  'words.not',
  'hours.closed',
  'hours.time',
]

/** "Change the date to 8 August", "the fête is now on Sunday 20 June": what is on is on another day. */
export function readDate(clause: Clause): Intent | null {
  return newDeadline(clause) ?? newDay(clause)
}

const putOff = [
  'nouns.deadline',
  'words.extends',
  'value.date',
  'hours.until',
  'hours.to',
  'hours.days',
  'hours.days.',
  'words.instead',
  'nouns.page',
  'do.move',
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

function newDay(clause: Clause): Intent | null {
  const { wish, span } = clause
  const [date, more] = wish.dates.filter(({ start, end }) => start >= span[0] && end <= span[1])
  if (!date || more || date.last || others.some((tag) => clause.has(tag))) return null
  const free = clause.unread()
  const isNamed = clause.has('nouns.date') || clause.has('nouns.events') || free.length > 0
  if (!isNamed || !clause.doesOnly('change', 'move', 'show')) return null
  if (!free.every((words) => isOfPage(clause, wish.text.folded.slice(...words)))) return null
  const whole = free.length > 0 ? ([free[0]?.[0] ?? 0, free.at(-1)?.[1] ?? 0] as const) : undefined
  if (!clause.isRead(around, whole)) return null
  const [weekday] = clause
    .of('hours.days.')
    .flatMap(({ tags }) => tags.filter((tag) => /\d$/.test(tag)))
  return {
    wish: 'date',
    day: date.day,
    said: wish.text.raw.slice(date.start, date.end),
    ...(weekday && { weekday: Number(weekday.at(-1)) }),
  }
}
