import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { shownApart } from './holds-fact.ts'
import { isAnswer } from './is-answer.ts'
import { isFromDayOn, nothingIsOn } from './nothing-is-on.ts'
import { isDoor, isOneDay, isWeek, saysOnlyWhen } from './opening-times.ts'
import {
  asked,
  asksForButton,
  asksOfBuilder,
  countClaims,
  isUnprinted,
  isWanted,
} from './requests.ts'
import { chanceOf } from './role-chance.ts'
import { hasEvidence } from './role-evidence.ts'
import { isSum, isWhenItCosts, mayCost, speaksOfMoney } from './speaks-of-costs.ts'
import { countWords } from './untold.ts'
import { isSignature, isWayToReach, namesAccount } from './ways-to-reach.ts'

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
  if (isAnswer(reading, span) && !isWanted(reading, span)) return 'courtesy'
  if (asksForButton(reading, span)) return 'instruction'
  if (asksOfBuilder(reading, span)) return 'instruction'
  if (isDeadline(reading, role, span)) return 'deadline'
  if (asked.has(role) && !isUnprinted(reading, role, span)) {
    if (hasEvidence(reading, 'deadline', span)) return 'deadline'
    return isWayToReach(reading, span) ? 'contact' : 'highlight'
  }
  if (isSignature(reading, role, span)) return 'contact'
  // "Ring any time, day or night": when somebody answers, where no door opens.
  if (role === 'hours' && isSearch(reading)) return 'contact'
  if (role === 'programme') {
    // "Stolen in the night of 11 March": it was then.
    const other = isSearch(reading) ? 'highlight' : nothingIsOn(reading, span)
    if (other) return other
  }
  if (tellsOfFeast.has(role) && isTimeOfFeast(reading, span)) return 'programme'
  if (role === 'price' && beginsWithTime(reading, span)) return 'programme'
  if (tellsOfDoors.has(role) && isDoor(reading, span) && !introduces(reading, span)) return 'hours'
  if ((tellsOfThem.has(role) || role === 'deadline') && namesAccount(reading, span))
    return 'contact'
  if (tellsOfWeeks.has(role) && isWeek(reading, span)) return 'hours'
  if (saysOnlyWhen(reading, span)) return 'hours'
  // "1 place dispo à partir du 30 août": what is free, and no way there.
  if (role === 'place' && isFromDayOn(reading, span)) return 'highlight'
  if (role === 'hours' && isOfTelephone(reading, span)) return 'contact'
  if (role === 'hours' && isOneDay(reading, span)) return 'programme'
  if (role === 'price' && hasNumber && !mayCost(reading, span))
    return isWayToReach(reading, span) ? 'contact' : 'highlight'
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

const tellsOfThem: ReadonlySet<SpanRole> = new Set([
  'story',
  'person',
  'highlight',
  'process',
  'policy',
])

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

/** "The phone is answered from 9 to 6": when one rings, and no door that opens. */
function isOfTelephone({ text, facts }: Reading, span: Span): boolean {
  const speaks = ['contact.phone', 'actions.call'].some((tag) =>
    tagsIn(text, ...span, tag).some(({ start, end }) => !isFunctionWord(text, start, end)),
  )
  const isWeek = facts.hours && facts.hours.span[0] >= span[0] && facts.hours.span[1] <= span[1]
  return speaks && !isWeek && !hasTag(text, ...span, 'hours.appointment')
}

const tellsOfFeast: ReadonlySet<SpanRole> = new Set([
  'process',
  'highlight',
  'story',
  'place',
  'policy',
])

/** "The ceremony is at 2 in the church, then we walk to the farm": on a feast, what happens when. */
function isTimeOfFeast(reading: Reading, span: Span): boolean {
  return (
    reading.industry === 'event' &&
    countClaims(reading, span, 'time') > 0 &&
    shownApart.every((kind) => countClaims(reading, span, kind) === 0) &&
    !hasTag(reading.text, ...span, 'words.negations')
  )
}

/** Letters of "at" before it. */
const longestLead = 6

/** "12.30 Uhr Mittagessen, pro Person € 24": on its day the meal is a point of it, whatever it costs. */
function beginsWithTime({ pieces, days, claims, text }: Reading, [start, end]: Span): boolean {
  const first = pieces.find(({ span }) => span[0] <= start && start < span[1])
  const time = claims.find(({ kind, span }) => kind === 'time' && span[0] >= start)
  return (
    days.length > 0 &&
    first?.role === 'programme' &&
    time !== undefined &&
    time.span[1] < end &&
    time.span[0] - start <= longestLead &&
    !/[\d,]/.test(text.raw.slice(start, time.span[0])) &&
    /^\s\p{L}/u.test(text.raw.slice(time.span[1]))
  )
}

const tellsOfDoors: ReadonlySet<SpanRole> = new Set([
  'programme',
  'highlight',
  'policy',
  'process',
  'story',
  'place',
])

const tellsOfWeeks: ReadonlySet<SpanRole> = new Set(['programme', 'hours', 'highlight'])

/** What a statement is that does not hold what its role says. */
function otherRole(reading: Reading, role: SpanRole, span: Span): SpanRole {
  if ((role === 'hours' || role === 'deadline') && isWayToReach(reading, span)) return 'contact'
  if (namesPeople(reading, span)) return 'person'
  if (role !== 'deadline') return 'highlight'
  // "Orders two days ahead, by 3 pm" is a rule; "concert on 20 June" may have been taken for one.
  const isEvent = chanceOf(reading, span, ['programme']) > leastEvent
  return isEvent && hasEvidence(reading, 'programme', span) ? 'programme' : 'policy'
}

/** From 0 to 1. */
const leastEvent = 0.1
