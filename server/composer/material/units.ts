import type { Piece } from '#server/reader/draft.ts'
import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { entriesOf, isEnumeration, ledPrices } from './entries.ts'
import { hasFreeNumber } from './free-number.ts'
import {
  asked,
  asksForButton,
  countClaims,
  headOfRequest,
  isAskedFor,
  isUnprinted,
} from './requests.ts'
import { hasEvidence } from './role-evidence.ts'
import { sentenceRanges } from './sentence-ranges.ts'
import { type Range, spanOf } from './token-range.ts'
import { mainRole, sureRoles } from './unit-role.ts'
import { countWords } from './untold.ts'

/**
 * What is told in one piece: a sentence as its creator wrote it, or an entry of a list that has no
 * verb. Roles are guessed clause by clause and often wrongly; a sentence that is never cut is true
 * wherever it stands.
 */
export interface Unit {
  span: Span
  /** What most of its letters are there for. */
  role: SpanRole
  /** The number of its sentence. */
  sentence: number
  /** One that may be a price. */
  hasNumber: boolean
  /** Leads in the list behind it. */
  leads: boolean
}

export function unitsOf(reading: Reading): Unit[] {
  const units = toldUnits(reading)
  return units.map((unit, at) => {
    const next = units[at + 1]
    return next && leadsIn(reading, unit, next) ? { ...unit, role: next.role, leads: true } : unit
  })
}

/** "Our weekly classes:", above the list of them or before their times. */
function leadsIn(reading: Reading, { span, role, sentence }: Unit, next: Unit): boolean {
  const between = reading.text.raw.slice(span[1], next.span[0])
  const isTimes = role === 'programme' && next.role === role && next.sentence === sentence
  const hasTime = countClaims(reading, span, 'time') + countClaims(reading, span, 'date') > 0
  return /^\s*[:：]\s*\n/.test(between) || (isTimes && !hasTime && /^\s*[:：]/.test(between))
}

function toldUnits(reading: Reading): Unit[] {
  const pieces = sureRoles(reading)
  return sentenceRanges(reading, pieces)
    .flatMap((range, sentence) => {
      const { ranges, isList, isLed = false } = unitRanges(reading, pieces, range)
      const units = ranges.map((own, at) => {
        const leads = isLed && at === 0
        const span = spanOf(reading, own)
        const hasNumber = hasFreeNumber(reading, span)
        const role = mainRole(pieces, span)
        if (leads) return { span, role: 'price' as const, sentence, hasNumber, leads }
        return {
          span,
          role: printedRole(reading, role, span, hasNumber),
          sentence,
          hasNumber,
          leads,
        }
      })
      return isList ? withWholeProgramme(ofOneRole(units)) : units
    })
    .filter(({ span }) => span[1] > span[0])
}

function namesPeople({ facts }: Reading, [start, end]: Span): boolean {
  return facts.people.some(({ span }) => span[0] >= start && span[1] <= end)
}

/** Sums stand in them by the way. */
const tellsMore: ReadonlySet<SpanRole> = new Set(['policy', 'programme', 'story', 'contact'])

/** The role a unit is laid out by: none asks or costs that has no word for it. */
function printedRole(reading: Reading, role: SpanRole, span: Span, hasNumber: boolean): SpanRole {
  if (asksForButton(reading, span)) return 'instruction'
  if (isDeadline(reading, role, span)) return 'deadline'
  if (asked.has(role) && !isUnprinted(reading, role, span))
    return hasEvidence(reading, 'deadline', span) ? 'deadline' : 'highlight'
  if (role === 'programme' && isClosure(reading, span)) return 'hours'
  if (role === 'hours' && isOneDay(reading, span)) return 'programme'
  if (role === 'price' && hasNumber && !mayCost(reading, span)) return 'highlight'
  // What the table of hours says whole stands there, however it was typed.
  if (role === 'hours' && countWords(reading, span).untold === 0) return role
  if (!hasEvidence(reading, role, span)) return otherRole(reading, role, span)
  if (tellsOfThem.has(role) && isWayToReach(reading, span)) return 'contact'
  if (role === 'price' && !hasNumber && !speaksOfMoney(reading, span)) return 'highlight'
  return countClaims(reading, span, 'money') > 1 && !tellsMore.has(role) ? 'price' : role
}

const tellsOfThem: ReadonlySet<SpanRole> = new Set(['story', 'person', 'highlight', 'process'])
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

/** "Closed from 30 December to 3 January" is no date to come to. */
function isClosure(reading: Reading, span: Span): boolean {
  return hasTag(reading.text, ...span, 'hours.closed') && countClaims(reading, span, 'time') === 0
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
  const isRead = reading.facts.prices.some(({ span: own }) => own[0] < span[1] && span[0] < own[1])
  return (
    !isSigned(reading) ||
    isRead ||
    countClaims(reading, span, 'money') > 0 ||
    speaksOfMoney(reading, span)
  )
}

/** What a statement is that does not hold what its role says. */
function otherRole(reading: Reading, role: SpanRole, span: Span): SpanRole {
  if (namesPeople(reading, span)) return 'person'
  if (role !== 'deadline') return 'highlight'
  return hasEvidence(reading, 'programme', span) ? 'programme' : 'policy'
}

/** Letters of an entry that says when and what. */
const leastEvent = 12

/** "Quiz first Thursday of the month, 8pm, £1 a head" is one thing that happens. */
function withWholeProgramme(units: readonly Unit[]): readonly Unit[] {
  const [first, last] = [units[0], units.at(-1)]
  const isOne = units.some(({ span }) => span[1] - span[0] < leastEvent)
  if (!first || !last || first.role !== 'programme' || !isOne) return units
  return [{ ...first, span: [first.span[0], last.span[1]] }]
}

/** The entries of a list stay together: what most of them are there for, all are. */
function ofOneRole(units: readonly Unit[]): Unit[] {
  const counts = Map.groupBy(units, ({ role }) => role)
  const [[role] = ['story' as const, []]] = [...counts].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  return units.map((unit) => (asked.has(unit.role) ? unit : { ...unit, role }))
}

/** The sentence without requests to whoever makes the page; its entries where it only lists. */
function unitRanges(
  reading: Reading,
  pieces: readonly Piece[],
  whole: Range,
): { ranges: Range[]; isList: boolean; isLed?: boolean } {
  // "Need a page for my …" is obeyed and told nowhere.
  const range: Range = [headOfRequest(reading, whole), whole[1]]
  const entries = entriesOf(reading, pieces, range)
  const led = ledPrices(reading, entries)
  if (led) return { ranges: [led.lead, ...led.rows], isList: true, isLed: true }
  if (isEnumeration(reading, pieces, entries)) return { ranges: entries, isList: true }
  return { ranges: withoutRequests(reading, pieces, range, entries), isList: false }
}

function withoutRequests(
  reading: Reading,
  pieces: readonly Piece[],
  range: Range,
  entries: readonly Range[],
): Range[] {
  const isAsked = (entry: Range) => {
    const span = spanOf(reading, entry)
    return isAskedFor(reading, mainRole(pieces, span), span)
  }
  const first = entries.findIndex((entry) => !isAsked(entry))
  const last = entries.findLastIndex((entry) => !isAsked(entry))
  if (first < 0) return [range]
  const start = entries[first]?.[0] ?? range[0]
  const told: Range = [start, entries[last]?.[1] ?? range[1]]
  return [...entries.slice(0, first), told, ...entries.slice(last + 1)]
}

function speaksOfMoney({ text }: Reading, span: Span): boolean {
  return ['free', 'onRequest', 'numerals'].some((tag) => hasTag(text, ...span, `money.${tag}`))
}
