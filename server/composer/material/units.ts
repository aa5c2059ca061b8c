import type { LineList, Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { coursesOf } from '#server/reader/statements/courses.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { withoutClosing } from '#server/reader/text/without-verb.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { asksToReach, isForReaders } from './asked-of-builder.ts'
import { entriesOf, isEnumeration, ledPrices } from './entries.ts'
import { hasFreeNumber } from './free-number.ts'
import { withNamesBehind } from './names-behind.ts'
import { printedRole } from './printed-role.ts'
import {
  asked,
  asksForButton,
  asksOfBuilder,
  countClaims,
  headOfRequest,
  isAskedFor,
  requestBorders,
} from './requests.ts'
import { hasEvidence } from './role-evidence.ts'
import { longestSignature, sentenceRanges } from './sentence-ranges.ts'
import { type Range, spanOf } from './token-range.ts'
import { isMixed, mainRole, sureRoles } from './unit-role.ts'
import { withoutFormList } from './without-form-list.ts'
import { withoutNaming } from './without-naming.ts'

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
  /** The list it is a line of, or stands over. */
  list: LineList | null
  /** How the sentence of a request goes on: only its creator tells whether it is asked as well. */
  isRest?: true
}

export const unitsOf = rememberedOf((reading: Reading): readonly Unit[] => {
  const told = withoutFormList(reading, toldUnits(reading))
  const units = withNamesBehind(reading, withoutNaming(reading, told))
  return units.map((unit, at) => {
    const next = units[at + 1]
    const signed = at === units.length - 1 && at > 0 ? signature(reading, unit) : null
    if (signed) return signed
    const wished = withoutWishHead(reading, unit)
    if (wished) return wished
    if (isWhenOneRings(reading, unit, units[at - 1])) return { ...unit, role: 'contact' }
    return !unit.list && next && leadsIn(reading, unit, next)
      ? { ...unit, role: next.role, leads: true }
      : unit
  })
})

/** "lg Steffi", the last of a brief: who answers, without how a letter ends. */
function signature({ text }: Reading, unit: Unit): Unit | null {
  const span = withoutClosing(text, unit.span)
  const words = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  // "Merci | de répondre avant le 15 avril": thanks are how more begins than a signature.
  const isName = words.length <= longestSignature && !/\d/.test(text.raw.slice(...span))
  const isSigned = span[0] > unit.span[0] && isName
  return isSigned ? { ...unit, span, role: 'contact', hasNumber: false } : null
}

/** Letters of "Please would you" before what is wished. */
const longestHead = 24

/** "Please get people to | ring me on 01632 …", "Quero que | chamem no WhatsApp": told to readers themselves. */
function withoutWishHead({ text }: Reading, unit: Unit): Unit | null {
  if (unit.role !== 'contact' && unit.role !== 'action') return null
  const [start, end] = unit.span
  const head = tagsIn(text, start, Math.min(end, start + longestHead), 'words.wishHeads').toSorted(
    (one, other) => other.end - one.end,
  )[0]
  const next = head && text.tokens.find((token) => token.start >= head.end)
  // "Quiero que me escriban" has no such form.
  const isPronoun = next && pronouns.some((tag) => tagAt(text, next.start, tag)?.end === next.end)
  return next && !isPronoun ? { ...unit, span: [next.start, end] } : null
}

const pronouns = ['words.pronouns', 'words.alone', 'words.together', 'words.articles']

/** "090-5550-0142, weekdays after 7 pm": what no table of hours says, right behind a number, is when one rings. */
function isWhenOneRings(reading: Reading, { role, span }: Unit, before: Unit | undefined): boolean {
  const isNumber = before?.role === 'contact' && countClaims(reading, before.span, 'phone') > 0
  return (
    role === 'hours' &&
    isNumber &&
    !reading.facts.hours &&
    countClaims(reading, span, 'time') === 1 &&
    !hasTag(reading.text, ...span, 'hours.open')
  )
}

/** What stands under a heading that promises it. */
const promising: ReadonlySet<SpanRole> = new Set([
  'price',
  'hours',
  'place',
  'area',
  'contact',
  'programme',
])

/** Typed without a mark that parts anything. */
const isBare = ({ text }: Reading, span: Span): boolean =>
  !/[,;:.、，。；：]\s?\S/.test(text.raw.slice(...span))

/** "Our weekly classes:", above the list of them or before their times. */
function leadsIn(reading: Reading, { span, role, sentence }: Unit, next: Unit): boolean {
  const between = reading.text.raw.slice(span[1], next.span[0])
  const courses = coursesOf(reading.text, reading.claims)
  if (courses.some(([start, end]) => start === span[0] && end >= span[1])) return true
  const isTimes = role === 'programme' && next.role === role && next.sentence === sentence
  const hasTime = countClaims(reading, span, 'time') + countClaims(reading, span, 'date') > 0
  return /^\s*[:：]\s*\n/.test(between) || (isTimes && !hasTime && /^\s*[:：]/.test(between))
}

function toldUnits(reading: Reading): Unit[] {
  const pieces = sureRoles(reading)
  return sentenceRanges(reading)
    .flatMap((range, sentence) => {
      const line = listLine(reading, range)
      if (line) return [{ ...line, sentence }]
      const { ranges, isList, isLed = false, rest } = unitRanges(reading, pieces, range)
      const units = ranges.map((own, at) => {
        const leads = isLed && at === 0
        const span = spanOf(reading, own)
        const hasNumber = hasFreeNumber(reading, span)
        const role = mainRole(pieces, span)
        const said =
          own === rest || namesButton(reading, range, span)
            ? 'instruction'
            : printedRole(reading, role, span, hasNumber)
        const printed = asked.has(said) && asksToReach(reading, span) ? 'contact' : said
        if (leads) return { span, role: 'price' as const, sentence, hasNumber, leads, list: null }
        return {
          span,
          role:
            promising.has(printed) && isBare(reading, span) && isMixed(pieces, span)
              ? 'process'
              : printed,
          sentence,
          hasNumber,
          leads,
          list: null,
          ...(own === rest && { isRest: true as const }),
        }
      })
      return isList ? ofOneRole(withWholeEvent(reading, pieces, units)) : units
    })
    .filter(({ span }) => span[1] > span[0])
}

/** A line of a list is one unit, and so is the line above it. */
function listLine(reading: Reading, [first]: Range): Omit<Unit, 'sentence'> | null {
  for (const list of reading.lists) {
    const leads = list.heading?.tokens[0] === first
    const line = leads ? list.heading : list.lines.find(({ tokens }) => tokens[0] === first)
    if (line)
      return {
        span: line.span,
        role: list.role,
        hasNumber: hasFreeNumber(reading, line.span),
        leads,
        list,
      }
  }
  return null
}

/**
 * "5 km, 2 pm, £8" is one thing that happens, whatever its parts were taken for; where each part says
 * when, each is one.
 */
function withWholeEvent(
  reading: Reading,
  pieces: readonly Piece[],
  units: readonly Unit[],
): readonly Unit[] {
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last) return units
  const span: Span = [first.span[0], last.span[1]]
  const isTimed = (own: Span) => hasEvidence(reading, 'programme', own)
  const isEvent = mainRole(pieces, span) === 'programme' && isTimed(span)
  if (!isEvent || units.every((unit) => isTimed(unit.span))) return units
  return [{ ...first, span, role: 'programme' }]
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
): { ranges: Range[]; isList: boolean; isLed?: boolean; rest?: Range } {
  if (asksToReach(reading, spanOf(reading, whole))) return { ranges: [whole], isList: false }
  // "Need a page for my …" is obeyed and told nowhere.
  const head = headOfRequest(reading, whole)
  // "Cut 27, kids 18, colour from 45": what costs something is no request, whatever its words ask.
  const [start, behind] = spanOf(reading, [whole[0], Math.max(head, whole[0] + 1)])
  const isTold = reading.facts.prices.some(({ span }) => span[0] >= start && span[0] < behind)
  const range: Range = [isTold ? whole[0] : head, whole[1]]
  const entries = entriesOf(reading, pieces, range)
  const led = ledPrices(reading, entries)
  if (led) return { ranges: [led.lead, ...led.rows], isList: true, isLed: true }
  if (isEnumeration(reading, pieces, entries)) return { ranges: entries, isList: true }
  const parts = apartFromRequests(reading, pieces, entries)
  return { ...withoutRequests(reading, range, parts), isList: false }
}

/** "mar-sáb 10-19 sin cita | fondo negro por favor": typed without a mark, a request is a part of its own. */
function apartFromRequests(
  reading: Reading,
  pieces: readonly Piece[],
  entries: readonly Range[],
): Range[] {
  return entries.flatMap((entry) => {
    const starts = [entry[0], ...new Set(requestBorders(reading, pieces, entry))]
    return starts
      .toSorted((one, other) => one - other)
      .map((start, i, all): Range => [start, all[i + 1] ?? entry[1]])
  })
}

/** Letters of the opening, in which a request may lead to what the page is about. */
const opening = 60

/** Whether a sentence that begins with a request, behind the first words of a brief, tells nothing else. */
function isOnlyAsked(reading: Reading, range: Range): boolean {
  const span = spanOf(reading, range)
  const kinds = ['money', 'date', 'time', 'phone', 'email', 'url'] as const
  return span[0] > opening && kinds.every((kind) => countClaims(reading, span, kind) === 0)
}

/** The told part of a sentence between what is asked; `rest` is how a request goes on, to be told by its creator alone. */
function withoutRequests(
  reading: Reading,
  range: Range,
  entries: readonly Range[],
): { ranges: Range[]; rest?: Range } {
  const isToReaders = isShortForReaders(reading, range)
  const isAsked = (entry: Range) => {
    const span = spanOf(reading, entry)
    if (namesButton(reading, range, span)) return true
    return isToReaders ? asksOfBuilder(reading, span) : isAskedFor(reading, span)
  }
  const first = entries.findIndex((entry) => !isAsked(entry))
  const last = entries.findLastIndex((entry) => !isAsked(entry))
  if (first < 0) return { ranges: [range] }
  const start = entries[first]?.[0] ?? range[0]
  const end = entries[last]?.[1] ?? range[1]
  // "We would like a calm page, green and smelling of wood": how it goes on is asked for as well.
  if (first > 0 && isOnlyAsked(reading, range)) {
    const rest: Range = [start, range[1]]
    return { ranges: [...entries.slice(0, first), rest], rest }
  }
  const told: Range = [start, end < range[1] ? withoutConnective(reading, end) : end]
  return { ranges: [...entries.slice(0, first), told, ...entries.slice(last + 1)] }
}

/** Letters of a sentence that is one thing; a longer one, typed without marks, may ask as well. */
const longestToReaders = 90

/** "What I can't mend, | I'll tell you": where one part speaks to visitors, so does the other. */
function isShortForReaders(reading: Reading, range: Range): boolean {
  const [start, end] = spanOf(reading, range)
  return end - start <= longestToReaders && isForReaders(reading, [start, end])
}

/** 予約制です|ので、…: written to the end of a sentence, "because" leads on to what is not told. */
function withoutConnective({ text }: Reading, end: number): number {
  const { tokens } = text
  const last = tokens[end - 1]?.kind === 'mark' ? end - 2 : end - 1
  const token = tokens[last]
  const isGlued = token && !token.spaced && isDense(token.text)
  const connects = isGlued && tagAt(text, token.start, 'words.subordinate')?.end === token.end
  return connects ? last : end
}

/** "We are looking for helpers, the button should lead to them": what is said before it is told. */
function namesButton(reading: Reading, range: Range, span: Span): boolean {
  return (
    hasTag(reading.text, ...span, 'words.buttons') && asksForButton(reading, spanOf(reading, range))
  )
}
