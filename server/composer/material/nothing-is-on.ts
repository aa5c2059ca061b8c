import type { Reading } from '#server/reader/read.ts'
import { namesEvent } from '#server/reader/text/names-event.ts'
import { hasTag, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'
import { isWayToReach } from './ways-to-reach.ts'

/** What tells a day or an hour at which nothing is on; null of what is held then. */
export function nothingIsOn(reading: Reading, span: Span): SpanRole | null {
  const { text } = reading
  const [dates, times] = (['date', 'time'] as const).map((kind) => countClaims(reading, span, kind))
  if (dates === 1 && times === 0) return limitOf(reading, span)
  if (dates !== 0 || times === 0 || namesEvent(text, span)) return null
  // "Want a look? Ring Anna on 0475 …, on Wednesdays after 7".
  if (isWayToReach(reading, span) && hasTag(text, ...span, 'actions.')) return 'contact'
  const isWeekly = hasTag(text, ...span, 'hours.days.')
  // "Music has to stop at 1 am".
  const isRule = hasTag(text, ...span, 'roles.policy') && hasTag(text, ...span, 'words.auxiliaries')
  return times === 1 && !isWeekly && isRule ? 'policy' : null
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
