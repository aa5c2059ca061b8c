import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { namesEvent } from '#server/reader/text/names-event.ts'
import { weekdaysOrDaily } from '#server/reader/text/tag-names.ts'
import { hasTag, tagBefore, tagsIn, tagsOver, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Industry } from '#shared/page/industries.ts'
import { countClaims } from './requests.ts'

/** Letters; shorter words are prepositions as well. */
const shortestClosed = 3

/** Letters; a longer one tells more than when a door is open. */
const longestDoor = 180

/**
 * "Closed from 30 December to 3 January", "the farm shop is open on Fridays from 2 to 6": no date to
 * come to and nothing to know in advance, but when the door is open.
 */
export function isDoor(reading: Reading, span: Span): boolean {
  const { text } = reading
  if (span[1] - span[0] > longestDoor || countClaims(reading, span, 'money') > 0) return false
  const isWhen = whens.some((tag) => hasTag(text, ...span, tag))
  const times = countClaims(reading, span, 'time')
  const opens = hasTag(text, ...span, 'hours.open') && !hasTag(text, ...span, 'hours.notHours')
  if (isWhen && times === 0 && isShortDenial(reading, span)) return true
  if (opens && times > 0 && isWhen) return countClaims(reading, span, 'date') === 0
  // "Tijdens de Gentse Feesten zijn we gesloten": whoever closes says when. "A casa esteve trinta
  // anos fechada; os meus tios reabriram-na" tells more.
  const isOurs =
    wordsOf(reading, span) <= longestClosing &&
    (hasTag(text, ...span, 'words.together') || hasTag(text, ...span, 'words.alone'))
  // "I don't work on organs" closes nothing, and neither does "zu Ihnen".
  const closed = tagsIn(text, ...span, 'hours.closed').find(({ start, end }) => {
    const isDenial = hasTag(text, start, end, 'words.negations')
    const ends = end >= span[1] || !/^\s\p{L}/u.test(text.raw.slice(end))
    // "La ferme de mes parents": a farm. In Korean such words stand before verbs as well.
    const isNoun = tagBefore(text, start - 1, 'words.articles') !== undefined
    if (isNoun && !isDense(text.raw.slice(start, end))) return false
    return (isWhen || !isDenial) && (ends || end - start > shortestClosed)
  })
  return closed !== undefined && times === 0 && (isWhen || isOurs)
}

/** Words; a longer one denies more than a time. */
const longestDenial = 7

/** Words; a longer one without a day tells more than when somebody is away. */
const longestClosing = 12

const wordsOf = ({ text }: Reading, [start, end]: Span): number =>
  tokensIn(text, start, end).filter(({ kind }) => kind === 'word').length

/** "Em agosto não há oficinas", "no markets in August": a time at which nothing is on. */
function isShortDenial(reading: Reading, [start, end]: Span): boolean {
  const { text, facts, claims } = reading
  const isRead = claims.some(
    ({ kind, span }) => kind !== 'date' && span[0] >= start && span[1] <= end,
  )
  return (
    facts.hours !== undefined &&
    !isRead &&
    wordsOf(reading, [start, end]) <= longestDenial &&
    hasTag(text, start, end, 'words.negations') &&
    !/\d/.test(text.raw.slice(start, end))
  )
}

/** Trades that have a door or somebody who comes, and no programme of the week. */
const meeting: ReadonlySet<Industry> = new Set([
  'event',
  'music',
  'education',
  'fitness',
  'wellness',
  'nonprofit',
])

/** "We tune Monday to Friday from 9 to 5, and on Saturdays …", where no table of hours says it. */
export function isWeek({ text, facts, industry, claims }: Reading, span: Span): boolean {
  const days = tagsIn(text, ...span, 'hours.days.').length
  const isDated = claims.some(
    ({ kind, span: own }) => kind === 'date' && own[0] >= span[0] && own[1] <= span[1],
  )
  return (
    !facts.hours &&
    !meeting.has(industry) &&
    !isDated &&
    days > 1 &&
    /\d/.test(text.raw.slice(...span)) &&
    !namesEvent(text, span) &&
    !hasTag(text, ...span, 'hours.nth')
  )
}

/** "Afternoons Monday to Friday and Saturday mornings": days, parts of them and nothing else. */
export function saysOnlyWhen({ text, facts, claims }: Reading, [start, end]: Span): boolean {
  const words = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  const isDated = claims.some(
    ({ kind, span }) => kind === 'date' && span[0] < end && start < span[1],
  )
  return (
    !facts.hours &&
    !isDated &&
    (hasTag(text, start, end, 'hours.am') || hasTag(text, start, end, 'hours.pm')) &&
    tagsIn(text, start, end, 'hours.days.').length > 1 &&
    words.every(
      (word) =>
        isFunctionWord(text, word.start, word.end) ||
        tagsOver(text, word.start, word.end).some(({ tag }) => tag.startsWith('hours.')),
    )
  )
}

const whens = ['hours.days.', 'hours.holidays', 'hours.weekend', 'hours.weekdays', 'dates.months.']

/** "Our open day is on Sunday 14 June from 11 to 3": nobody finds that door open every week. */
export function isOneDay(reading: Reading, span: Span): boolean {
  const { text } = reading
  const days = reading.days.filter(({ start, end }) => start >= span[0] && end <= span[1])
  return (
    countClaims(reading, span, 'date') > 0 &&
    days.every(({ last }) => !last) &&
    !isSeason(reading, days) &&
    tagsIn(text, ...span, 'hours.days.').length < 2 &&
    !['closed', 'weekdays', 'daily', 'always'].some((tag) => hasTag(text, ...span, `hours.${tag}`))
  )
}

/** "From 1 November to 20 January": nothing but a joint stands between two days. */
function isSeason({ text }: Reading, days: readonly CalendarDay[]): boolean {
  return days.slice(1).some(({ start }, i) => {
    const between = text.raw.slice(days[i]?.end, start)
    return between.length < longestJoint && !/[,;，、；]/.test(between)
  })
}

const longestJoint = 12

/**
 * Whether a span says when a door is open or somebody is there: at a time, on days, always or by
 * appointment. "Closed in August" and "ready within a week" do not.
 */
export function tellsOpening(reading: Reading, span: Span): boolean {
  const { text } = reading
  const has = (tag: string) => hasTag(text, ...span, tag)
  if (countClaims(reading, span, 'time') > 0 || opening.some(has)) return true
  const isDenied = has('hours.closed') || has('words.negations')
  return !isDenied && weekdaysOrDaily.some(has)
}

const opening = ['hours.open', 'hours.always', 'hours.appointment', 'hours.lastEntry']
