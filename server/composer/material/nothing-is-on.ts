import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { namesEvent } from '#server/reader/text/names-event.ts'
import { hasTag, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'
import { isWayToReach } from './ways-to-reach.ts'

/** What tells a day or an hour at which nothing is on; null of what is held then. */
export function nothingIsOn(reading: Reading, span: Span): SpanRole | null {
  const { text } = reading
  const [dates, times] = (['date', 'time'] as const).map((kind) => countClaims(reading, span, kind))
  if (dates === 1 && times === 0)
    return limitOf(reading, span) ?? (isFromDayOn(reading, span) ? 'highlight' : null)
  if (dates !== 0 || times === 0) return null
  // "No playing after 2 in the morning".
  if (tagAt(text, span[0], 'words.negations')) return 'policy'
  if (namesEvent(text, span)) return null
  // "Want a look? Ring Anna on 0475 …, on Wednesdays after 7".
  if (isWayToReach(reading, span) && hasTag(text, ...span, 'actions.')) return 'contact'
  const isWeekly = hasTag(text, ...span, 'hours.days.')
  // "Music has to stop at 1 am".
  const isRule = hasTag(text, ...span, 'roles.policy') && hasTag(text, ...span, 'words.auxiliaries')
  return times === 1 && !isWeekly && isRule ? 'policy' : null
}

/** Trades people come to at a time: their courses and seasons begin on a day one has to know. */
export const timedTrades: ReadonlySet<Industry> = new Set([
  'event',
  'education',
  'fitness',
  'wellness',
  'music',
  'nonprofit',
])

/** "A parking place, free from 1 April": to be had since then, and no date to come to. */
export function isFromDayOn(reading: Reading, span: Span): boolean {
  const { text, claims, industry, days } = reading
  const isRange = days.some(({ start, end, last }) => last && start >= span[0] && end <= span[1])
  const day = claims.find(
    ({ kind, span: own }) => kind === 'date' && own[0] >= span[0] && own[1] <= span[1],
  )
  const isFrom =
    day !== undefined &&
    tagsIn(text, ...span, 'dates.from').some(
      ({ start, end }) =>
        (end <= day.span[0] && day.span[0] - end <= 1) ||
        (start === day.span[1] && isDense(text.raw.slice(start, end))),
    )
  // "The next group is from 12 to 14 February" takes place, where nothing is let.
  const isLet = industry === 'lodging' || industry === 'real-estate'
  return isFrom && (isLet || !isRange) && !timedTrades.has(industry) && !namesEvent(text, span)
}

/** Letters between "until" and its day: "is the". */
const longestUntil = 12

/** "Entries close on 31 May" tells until when, "for residents until 1 May" for whom; null of other days. */
function limitOf({ text, claims }: Reading, span: Span): SpanRole | null {
  const day = claims.find(
    ({ kind, span: own }) => kind === 'date' && own[0] >= span[0] && own[1] <= span[1],
  )
  const before = ['dates.deadline', 'dates.until']
    .flatMap((tag) => tagsIn(text, ...span, tag))
    .find(({ end }) => day && end <= day.span[0] && day.span[0] - end <= longestUntil)
  if (!before) return null
  const isPlain = tagAt(text, before.start, 'dates.until') !== undefined
  const isAsked = tagsIn(text, ...span, 'actions.').some(({ tag }) => tag !== 'actions.visit')
  return isPlain && !isAsked ? 'policy' : 'deadline'
}
