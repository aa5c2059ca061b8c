import { dayMs } from '#shared/day-ms.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import { utcDay } from '#shared/page/event-date.ts'
import { capitalised } from '../capitalised.ts'
import type { Intent } from '../intent.ts'
import { type Clause, isSoft, means } from './clause.ts'

const known = [
  'hours.',
  'words.once',
  'words.today',
  'words.tomorrow',
  'words.nextWeek',
  'words.away',
  'words.closes',
  'words.opens',
  'words.only',
  'value.number',
  'nouns.hours',
]
const longest = 180

/**
 * "Closed next Monday", "open until 8 tomorrow": other hours on one day are no other week, but a
 * notice in the creator's words, with its date, until that day is over.
 */
export function readOnce(clause: Clause, today: string): Intent | null {
  const isTimed = ['hours.closed', 'words.away', 'hours.time'].some((tag) => clause.has(tag))
  if (!isTimed || clause.has('words.not') || !clause.isRead(known) || asksMore(clause)) return null
  const day = dayMeant(clause, today)
  if (!day) return null
  const said = clause.raw.trim().replace(/[\s,;、.。!！]+$/, '')
  const text = capitalised(said)
  return text.length > longest
    ? null
    : { wish: 'notice', text: `${text} (${dated(day, clause)})`, until: day }
}

/** A verb that does something to the page is another wish. */
const asksMore = (clause: Clause): boolean =>
  clause.of('do.').some((mark) => !isSoft(mark) && !means(mark, 'do.change') && !isOpening(mark))

const isOpening = (mark: Parameters<typeof means>[0]): boolean =>
  ['words.opens', 'words.closes', 'words.away', 'hours.'].some((tag) => means(mark, tag))

/** The one day a wish speaks of; null where it is none, or which one nobody can tell. */
function dayMeant(clause: Clause, today: string): string | null {
  const now = Date.parse(today)
  const days = new Set(
    clause.of('hours.days.').flatMap(({ tags }) => tags.filter((tag) => /days\.\d$/.test(tag))),
  )
  const [named, more] = [...days].map((tag) => Number(tag.at(-1)))
  if (more !== undefined) return null
  if (named === undefined) {
    if (clause.has('words.tomorrow')) return utcDay(now + dayMs)
    return clause.has('words.today') ? today : null
  }
  if (!clause.has('words.once') && !clause.has('words.nextWeek')) return null
  const weekday = (new Date(now).getUTCDay() + 6) % 7
  if (clause.has('words.nextWeek')) return utcDay(now + (named - weekday + 7) * dayMs)
  const ahead = (named - weekday + 7) % 7
  // On a Friday, "next Friday" is a week away and "this Friday" today.
  return ahead === 0 ? null : utcDay(now + ahead * dayMs)
}

function dated(day: string, { wish }: Clause): string {
  const { tag } = locales[wish.language.code as keyof typeof locales] ?? locales[wish.page.base]
  const format = dateFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(day))
}
