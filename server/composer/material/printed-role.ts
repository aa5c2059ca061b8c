import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { namesEvent } from '#server/reader/text/names-event.ts'
import { hasTag, tagAt, tagsIn, tagsOver, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { asked, asksForButton, countClaims, isUnprinted } from './requests.ts'
import { hasEvidence } from './role-evidence.ts'
import { countWords } from './untold.ts'

function namesPeople({ facts }: Reading, [start, end]: Span): boolean {
  return facts.people.some(({ span }) => span[0] >= start && span[1] <= end)
}

/** "I'm Lieve and look after cats while you are away": who says who they are tells of no door. */
function introduces(reading: Reading, span: Span): boolean {
  return namesPeople(reading, span) && hasTag(reading.text, ...span, 'words.alone')
}

/** Sums stand in them by the way. */
const tellsMore: ReadonlySet<SpanRole> = new Set(['policy', 'programme', 'story', 'contact'])

/** The role a unit is laid out by: none asks or costs that has no word for it. */
export function printedRole(
  reading: Reading,
  role: SpanRole,
  span: Span,
  hasNumber: boolean,
): SpanRole {
  if (asksForButton(reading, span)) return 'instruction'
  if (isDeadline(reading, role, span)) return 'deadline'
  if (asked.has(role) && !isUnprinted(reading, role, span)) {
    if (hasEvidence(reading, 'deadline', span)) return 'deadline'
    return isWayToReach(reading, span) ? 'contact' : 'highlight'
  }
  if (isSignature(reading, role, span)) return 'contact'
  if (role === 'programme') {
    const other = nothingIsOn(reading, span)
    if (other) return other
  }
  if (tellsOfDoors.has(role) && isDoor(reading, span) && !introduces(reading, span)) return 'hours'
  if (tellsOfThem.has(role) && namesAccount(reading, span)) return 'contact'
  if (tellsOfWeeks.has(role) && isWeek(reading, span)) return 'hours'
  if (saysOnlyWhen(reading, span)) return 'hours'
  if (role === 'hours' && isOneDay(reading, span)) return 'programme'
  if (role === 'price' && hasNumber && !mayCost(reading, span)) return 'highlight'
  // "The renovation costs 6.8 million": a sum that nobody pays here.
  if (role === 'price' && hasTag(reading.text, ...span, 'money.not') && !isSum(reading, span))
    return 'highlight'
  // "Lunch menu 13 €, only Mon-Fri": when it costs what.
  if (role === 'hours' && isWhenItCosts(reading, span)) return 'price'
  // "Two sittings, at 11 and 14; weekdays for groups of 25": more than for whom.
  if (role === 'audience' && countClaims(reading, span, 'time') > 0) return 'policy'
  // What the table of hours says whole stands there, however it was typed.
  if (role === 'hours' && countWords(reading, span).untold === 0) return role
  if (!hasEvidence(reading, role, span)) return otherRole(reading, role, span)
  if (tellsOfThem.has(role) && isWayToReach(reading, span)) return 'contact'
  if (role === 'price' && !hasNumber && !speaksOfMoney(reading, span)) return 'highlight'
  return countClaims(reading, span, 'money') > 1 && !tellsMore.has(role) ? 'price' : role
}

/** Words, or letters where words are not parted. */
const longestSignature = { words: 4, letters: 14 }

/** "Thank you, Filomena Caeiro", "店主 百瀬はるか": as a letter ends. */
function isSignature({ text, facts }: Reading, role: SpanRole, [start, end]: Span): boolean {
  if (role === 'person' && tagAt(text, start, 'words.thanks')) return true
  const said = text.raw.slice(start, end)
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word').length
  const isShort = isDense(said)
    ? said.length <= longestSignature.letters
    : words <= longestSignature.words
  const isName =
    role === 'person' || facts.people.some(({ span }) => span[0] >= start && span[1] <= end)
  const isLast = /^[\s.!。]*$/.test(text.raw.slice(end)) && start > 0
  return isLast && isShort && isName && !/\d/.test(said)
}

const tellsOfThem: ReadonlySet<SpanRole> = new Set([
  'story',
  'person',
  'highlight',
  'process',
  'policy',
])
/** Letters; a longer one tells more than how to reach somebody. */
const longestContact = 160

/** "Ask for Murat, 0511 …": a number is looked for where one gets in touch. */
function isWayToReach(reading: Reading, [start, end]: Span): boolean {
  const ways = (['phone', 'email'] as const).map((kind) => countClaims(reading, [start, end], kind))
  return end - start <= longestContact && ways.some((count) => count > 0)
}

/** "Please RSVP by 1 July and tell us about your diet", whatever it was taken for. */
function isDeadline(reading: Reading, role: SpanRole, span: Span): boolean {
  const isTimed = role === 'hours' || role === 'programme' || role === 'story'
  return (
    !isTimed &&
    hasTag(reading.text, ...span, 'actions.') &&
    countClaims(reading, span, 'date') === 1 &&
    hasEvidence(reading, 'deadline', span)
  )
}

/** What tells a day or an hour at which nothing is on; null of what is held then. */
function nothingIsOn(reading: Reading, span: Span): SpanRole | null {
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

/** Letters; shorter words are prepositions as well. */
const shortestClosed = 3

const tellsOfDoors: ReadonlySet<SpanRole> = new Set([
  'programme',
  'highlight',
  'policy',
  'process',
  'story',
  'place',
])
/** Letters; a longer one tells more than when a door is open. */
const longestDoor = 180

/**
 * "Closed from 30 December to 3 January", "the farm shop is open on Fridays from 2 to 6": no date to
 * come to and nothing to know in advance, but when the door is open.
 */
function isDoor(reading: Reading, span: Span): boolean {
  const { text } = reading
  if (span[1] - span[0] > longestDoor || countClaims(reading, span, 'money') > 0) return false
  const isWhen = whens.some((tag) => hasTag(text, ...span, tag))
  const times = countClaims(reading, span, 'time')
  const opens = hasTag(text, ...span, 'hours.open') && !hasTag(text, ...span, 'hours.notHours')
  if (isWhen && times === 0 && isShortDenial(reading, span)) return true
  if (opens && times > 0 && isWhen) return countClaims(reading, span, 'date') === 0
  // "Tijdens de Gentse Feesten zijn we gesloten": whoever closes says when.
  const isOurs = hasTag(text, ...span, 'words.together') || hasTag(text, ...span, 'words.alone')
  // "I don't work on organs" closes nothing, and neither does "zu Ihnen".
  const closed = tagsIn(text, ...span, 'hours.closed').find(({ start, end }) => {
    const isDenial = hasTag(text, start, end, 'words.negations')
    const ends = end >= span[1] || !/^\s\p{L}/u.test(text.raw.slice(end))
    return (isWhen || !isDenial) && (ends || end - start > shortestClosed)
  })
  return closed !== undefined && times === 0 && (isWhen || isOurs)
}

function isWhenItCosts(reading: Reading, span: Span): boolean {
  const counts = (['money', 'time'] as const).map((kind) => countClaims(reading, span, kind))
  return counts[0] !== 0 && counts[1] === 0
}

/** Words; a longer one denies more than a time. */
const longestDenial = 7

/** "Em agosto não há oficinas", "no markets in August": a time at which nothing is on. */
function isShortDenial({ text, facts, claims }: Reading, [start, end]: Span): boolean {
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const isRead = claims.some(
    ({ kind, span }) => kind !== 'date' && span[0] >= start && span[1] <= end,
  )
  return (
    facts.hours !== undefined &&
    !isRead &&
    words.length <= longestDenial &&
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

const tellsOfWeeks: ReadonlySet<SpanRole> = new Set(['programme', 'hours', 'highlight'])

/** "We tune Monday to Friday from 9 to 5, and on Saturdays …", where no table of hours says it. */
function isWeek({ text, facts, industry, claims }: Reading, span: Span): boolean {
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
function saysOnlyWhen({ text, facts, claims }: Reading, [start, end]: Span): boolean {
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

/** 카톡 dalbamflower: an account stands where one gets in touch. */
function namesAccount({ facts, text }: Reading, span: Span): boolean {
  const account = facts.action?.value.to
  return account !== undefined && text.raw.slice(...span).includes(account)
}

/** "Our open day is on Sunday 14 June from 11 to 3": nobody finds that door open every week. */
function isOneDay(reading: Reading, span: Span): boolean {
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

/** Whether a brief gives sums their sign or their word for money. */
export function isSigned({ amounts }: Reading): boolean {
  return amounts.some(({ currency }) => currency)
}

/** "From 1 November to 20 January": nothing but a joint stands between two days. */
function isSeason({ text }: Reading, days: readonly CalendarDay[]): boolean {
  return days.slice(1).some(({ start }, i) => {
    const between = text.raw.slice(days[i]?.end, start)
    return between.length < longestJoint && !/[,;，、；]/.test(between)
  })
}

const longestJoint = 12

/** "A climb of 600 metres": where sums have their signs, a number without one is none. */
export function mayCost(reading: Reading, span: Span): boolean {
  return !isSigned(reading) || isSum(reading, span) || speaksOfMoney(reading, span)
}

/** Whether a price is read in it, or a sum that has its sign. */
function isSum(reading: Reading, span: Span): boolean {
  const { prices } = reading.facts
  const isRead = prices.some(({ span: own }) => own[0] < span[1] && span[0] < own[1])
  return isRead || countClaims(reading, span, 'money') > 0
}

/** What a statement is that does not hold what its role says. */
function otherRole(reading: Reading, role: SpanRole, span: Span): SpanRole {
  if (namesPeople(reading, span)) return 'person'
  if (role !== 'deadline') return 'highlight'
  return hasEvidence(reading, 'programme', span) ? 'programme' : 'policy'
}

function speaksOfMoney({ text }: Reading, span: Span): boolean {
  return ['free', 'onRequest', 'numerals'].some((tag) => hasTag(text, ...span, `money.${tag}`))
}
