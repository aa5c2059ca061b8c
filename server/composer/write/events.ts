import type { Claim } from '#server/reader/claims.ts'
import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import { timeBehind } from '#server/reader/grammars/time-behind.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { isNoun } from '#server/reader/text/nouns.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { ProgrammeItem } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import { dayLead, partsByTime, timeAt } from '../material/day-parts.ts'
import { isSentence, verbsIn } from '../material/sentences.ts'
import { asProse, type Statement } from '../material/statement.ts'
import { capitalised, phrase, plainWords, sentence } from '../material/turn.ts'
import { joined, ownWords } from '../material/words.ts'
import { ownHeading } from './own-heading.ts'
import { type PageMaterial, sectionLabel } from './page-material.ts'
import { Sheet } from './sheet.ts'

/** What happens when, each with its own words for the time. */
export function events(material: PageMaterial): Sheet | null {
  const { layout, reading } = material
  if (layout.programme.length === 0) return null
  const heading = ownHeading(reading, layout.programmeLead)
  const sheet = new Sheet('events').set('title', sectionLabel(material, labelOf(material)))
  if (heading) sheet.text('title', heading, 120)
  const led = layout.programme.find(({ span }) => dayLead(reading, span))
  const lead = led && dayLead(reading, led.span)
  const leads = heading ? [] : asProse(reading, layout.programmeLead)
  sheet.text(
    'lead',
    joined(lead ? [...leads, ownWords(sentence(reading.text, lead), lead)] : leads, ' '),
    400,
  )
  for (const statement of inOrderOfDays(reading, layout.programme).slice(0, 60)) {
    const span: Span =
      statement === led && lead
        ? trimmed(reading.text.raw, [lead[1] + 1, led.span[1]])
        : statement.span
    const parts = partsByTime(reading, span)
    if (parts.length > 1 && !isClause(reading, statement, parts))
      writeParts(material, sheet, parts, statement.span)
    else writeItem(material, sheet, statement)
  }
  return sheet
}

/** "Applications open 1 February. Open morning on 18 January": where each has its day, the next first. */
function inOrderOfDays(reading: Reading, programme: readonly Statement[]): readonly Statement[] {
  const dayOf = ({ span }: Statement) =>
    reading.days.find(({ start, end }) => start >= span[0] && end <= span[1])?.day
  if (!programme.every(dayOf)) return programme
  return programme.toSorted((one, other) => (dayOf(one) ?? '').localeCompare(dayOf(other) ?? ''))
}

/** "It begins at two, at five the band plays": what has verbs is told as it was written. */
function isClause(
  reading: Reading,
  { span, isSentence, list }: Statement,
  [first]: readonly Span[],
): boolean {
  if (list || !first || dayLead(reading, span)) return false
  const isGlued = isDense(reading.text.raw.slice(...span))
  // "St Anne's" has no verb.
  const verbs = verbsIn(reading, span).filter(([at]) => /\p{L}/u.test(reading.text.raw[at] ?? ''))
  const says = isGlued || (isSentence && verbs.length > 0)
  return says && timeAt(reading, trimmed(reading.text.raw, first)) === null
}

/** Trades whose times of the week are classes. */
const teaching: ReadonlySet<Industry> = new Set(['education', 'fitness', 'wellness', 'music'])

function labelOf(material: PageMaterial): 'programme' | 'dates' | 'classes' {
  const { industry } = material.reading
  if (industry === 'event') return 'programme'
  if (hasDates(material)) return 'dates'
  return teaching.has(industry) && speaksOfClasses(material) ? 'classes' : 'programme'
}

/** A choir rehearses and an observatory shows the sky: classes are where the brief has that word. */
function speaksOfClasses({ labels, reading: { text } }: PageMaterial): boolean {
  const word = fold(labels.sections.classes.default.split(' ').at(-1) ?? '')
  if (isDense(word)) return text.folded.includes(word)
  const stem = word.slice(0, leastStem)
  return text.tokens.some(({ start }) => text.folded.startsWith(stem, start))
}

/** Letters a word and its plural share: "clase", "clases". */
const leastStem = 4

function hasDates({ reading, layout }: PageMaterial): boolean {
  return layout.programme.some(({ span }) =>
    reading.days.some(({ start, end }) => start >= span[0] && end <= span[1]),
  )
}

function writeItem({ reading, layout }: PageMaterial, sheet: Sheet, statement: Statement): void {
  const { span, list, isSentence } = statement
  const { text, days } = reading
  const told = days.filter(({ start, end }) => start >= span[0] && end <= span[1])
  if (told.length > 1) {
    writeDays(reading, sheet, statement)
    return
  }
  const [day] = told
  const path = sheet.item('items', {
    start: day?.last ? day.day : momentOf(text, day),
    end: day?.last ?? '',
  })
  const item = reading.facts.programme.find(
    ({ span: own }) => own[0] <= span[0] && own[1] >= span[1],
  )?.value
  const parted =
    partedAtComma(reading, span) ??
    (isSentence && !isLabel(reading, span) ? null : partedAtTime(reading, span)) ??
    (!list && (isSentence || day)
      ? null
      : partedBehindTime(reading, span, isRow(reading, layout.programme, span)))
  if (parted) {
    sheet.text(`${path}.title`, ownWords(phrase(text, parted.title), trimmed(text.raw, span)), 160)
    // A day of the calendar is written out by the page, in its language and with its year.
    const isTold = day && !saysMore(reading, parted.when)
    if (!isTold) sheet.text(`${path}.when`, ownWords(plainWords(text, parted.when)), 100)
  } else if (
    item &&
    isApart(item) &&
    isWithin(reading, span, item) &&
    standsAlone(reading, span, item)
  ) {
    const title = capitalised(item.title, text)
    sheet.text(`${path}.title`, ownWords(title, trimmed(text.raw, span)), 160)
    sheet.text(`${path}.when`, ownWords([item.date, item.time].filter(Boolean).join(', ')), 100)
  } else if (isSentence && !list) {
    // A whole sentence is no name of anything: it stands beside its day as it was written.
    sheet.text(`${path}.text`, ownWords(sentence(text, span), span))
  } else {
    sheet.text(`${path}.title`, ownWords(phrase(text, span), span), 160)
  }
}

/** "Next dates: 14 March, 11 April and 23 May": of several days none stands for all of them. */
function writeDays(reading: Reading, sheet: Sheet, { span }: Statement): void {
  const path = sheet.item('items', { start: '', end: '' })
  sheet.text(`${path}.text`, ownWords(sentence(reading.text, span), span))
}

/** Whether its time is told beside its title and not in it. */
function isApart({ title, date = '', time = '' }: ProgrammeItem): boolean {
  const when = [date, time].filter(Boolean)
  return when.length > 0 && when.every((said) => !title.includes(said))
}

/**
 * Whether a title is this statement's own, and its time a whole one: a fact may have read several
 * entries as one, or "19–21.30" as a time behind a title that ends with "19–".
 */
function isWithin({ text }: Reading, span: Span, { title, date, time }: ProgrammeItem): boolean {
  const said = text.raw.slice(...span)
  const isCut = [date, time].some(
    (part) => part && /\d\s?[-–—~〜]\s?$/.test(said.slice(0, said.indexOf(part))),
  )
  return said.includes(title) && !isCut
}

/** Whether its title says something without its time. */
function standsAlone(reading: Reading, [start, end]: Span, { title }: ProgrammeItem): boolean {
  const at = start + reading.text.raw.slice(start, end).indexOf(title)
  return !endsInVerb(reading, [at, at + title.length])
}

/** Parts of one day: its date stands at each, and before none of their titles. */
function writeParts(
  { reading }: PageMaterial,
  sheet: Sheet,
  parts: readonly Span[],
  whole: Span,
): void {
  const { text, days } = reading
  const day = days.find(({ start, end }) => start >= whole[0] && end <= whole[1])
  for (const part of parts) {
    const own = withoutDate(text, trimmed(text.raw, part), day)
    const begun = timeAt(reading, own)
    const time = timeBehind(text, own[0], own[1] - own[0])
    const isSet = day !== undefined && time !== ''
    const path = sheet.item('items', { start: isSet ? `${day.day}T${time}` : '', end: '' })
    const title: Span = begun ? trimmed(text.raw, [begun[1], own[1]]) : own
    const isTold = begun !== null && title[1] > title[0]
    sheet.text(`${path}.title`, ownWords(phrase(text, isTold ? title : own), part), 160)
    if (isTold && !isSet) sheet.text(`${path}.when`, ownWords(plainWords(text, begun)), 100)
  }
}

/** "Saturday 12 September 2026, ceremony": what stands behind the date. */
function withoutDate(text: TaggedText, [start, end]: Span, day: CalendarDay | undefined): Span {
  if (!day || day.start < start || day.end > end) return [start, end]
  const before = text.tokens.filter((token) => token.start >= start && token.end <= day.start)
  const leadsIn = before.every(
    (token) =>
      isFunctionWord(text, token.start, token.end) ||
      hasTag(text, token.start, token.end, 'hours.days.'),
  )
  return leadsIn ? trimmed(text.raw, [day.end, end]) : [start, end]
}

const longestWhen = 60
/** Words behind a time: "on 12 May at noon sharp"; more are about something else. */
const mostBehind = 1
/** "From", "until": they belong to the time behind them. */
const leads = ['hours.from', 'hours.until', 'dates.from', 'dates.until']

/** Whether words tell more than a day and its hour: "doors", "in the evening". */
function saysMore({ text, claims }: Reading, [start, end]: Span): boolean {
  return text.tokens.some(
    (token) =>
      token.kind === 'word' &&
      token.start >= start &&
      token.end <= end &&
      !isFunctionWord(text, token.start, token.end) &&
      !leads.some((tag) => tagBefore(text, token.end, tag)) &&
      !claims.some(({ span }) => span[0] <= token.start && token.end <= span[1]),
  )
}

/** "Morning Flow, Monday and Wednesday 7 am (60 min), with Dana": what it is stands before a comma. */
function partedAtComma(reading: Reading, span: Span): { title: Span; when: Span } | null {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const comma = text.raw.slice(start, end).search(/[,:–—] /)
  if (comma < 1) return null
  const [title, when]: Span[] = [
    [start, start + comma],
    trimmed(text.raw, [start + comma + 1, end]),
  ]
  const isTime = ([from, to]: Span) =>
    hasTag(text, from, to, 'hours.days.') ||
    claims.some(
      ({ kind, span: own }) => (kind === 'date' || kind === 'time') && own[0] < to && from < own[1],
    )
  const [first] = text.tokens.filter((token) => token.start >= (when?.[0] ?? end))
  const leads = first && isTime([first.start, first.end])
  const isTitle =
    title &&
    /\p{L}/u.test(text.raw.slice(...title)) &&
    !isTime(title) &&
    !isSentence(reading, title)
  return when && leads && isTitle && when[1] - when[0] <= longestRest ? { title, when } : null
}

/** Letters behind a title. */
const longestRest = 80

/** "Market day" and "on 12 December from 10am": what it is, and when in the creator's words. */
function partedAtTime(reading: Reading, span: Span): { title: Span; when: Span } | null {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const times = claims.filter(
    ({ kind, span: own }) =>
      (kind === 'date' || kind === 'time') && own[0] >= start && own[1] <= end,
  )
  let at = Math.min(...times.map(({ span: own }) => own[0]))
  if (isLabel(reading, span)) return { title: trimmed(text.raw, [start, at]), when: [at, end] }
  const before = text.tokens.filter((token) => token.start >= start && token.end <= at)
  for (;;) {
    const token = before.at(-1)
    const lead = token && leads.map((tag) => tagBefore(text, token.end, tag)).find(Boolean)
    if (
      !token ||
      !(lead || isFunctionWord(text, token.start, token.end) || isFrom(text, token, at))
    )
      break
    at = lead?.start ?? token.start
    while ((before.at(-1)?.end ?? 0) > at) before.pop()
  }
  if (/\d\s?[-–—~〜]\s?$/.test(text.raw.slice(start, at))) return null
  const says = before.some(
    ({ kind, start, end }) => kind === 'word' && !hasTag(text, start, end, 'hours.days.'),
  )
  const last = Math.max(...times.map(({ span: own }) => own[1]))
  const behind = text.tokens.filter(
    (token) => token.kind === 'word' && token.start >= last && token.end <= end,
  )
  // チェックインは15時から: what begins with a particle cannot stand alone.
  const isGlued = /^\p{Script=Hiragana}/u.test(text.raw.slice(at))
  const isOpen = endsInVerb(reading, [start, at])
  return says &&
    !isGlued &&
    !isOpen &&
    at < end &&
    end - at <= longestWhen &&
    behind.length <= mostBehind
    ? { title: [start, at], when: [at, end] }
    : null
}

/** "From 20 | to 22h": the first hour of two, before the joint at an offset. */
const isFrom = (text: TaggedText, { kind, end }: Token, at: number): boolean =>
  kind === 'number' && ['hours.to', 'hours.until'].some((tag) => tagAt(text, at, tag)) && at > end

/** Words of what happens at an hour. */
const mostOfLabel = 3

/** "Start 19:30", "doors open 7pm": a word or two right before the hour are what happens then. */
function isLabel(reading: Reading, span: Span): boolean {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const times = claims.filter(({ span: own }) => own[0] >= start && own[1] <= end)
  const [time] = times
  if (times.length !== 1 || time?.kind !== 'time' || time.span[1] !== end) return false
  const words = tokensIn(text, start, time.span[0])
  return (
    words.length > 0 &&
    words.length <= mostOfLabel &&
    words.every(
      (word) =>
        word.kind === 'word' &&
        (!isFunctionWord(text, word.start, word.end) || isNoun(text.language, word.text)) &&
        !hasTag(text, word.start, word.end, 'hours.days.'),
    )
  )
}

/** Senses of verbs that say when: of "it starts on 14 September" nothing is left without the day. */
const timeVerbs = ['begin', 'end', 'open', 'close']

function endsInVerb(reading: Reading, span: Span): boolean {
  const { text } = reading
  const last = tokensIn(text, ...span).findLast(({ kind }) => kind === 'word')
  if (!last) return false
  const isVerb = verbsIn(reading, span).some(([, to]) => to === last.end)
  return isVerb || sensesOf(text.language, last.text).some((sense) => timeVerbs.includes(sense))
}

/** Where a time, or two with nothing but a joint between them, end: "12 to 3"; null for others. */
function rangeEnd({ raw }: TaggedText, times: readonly Claim[]): number | null {
  const [one, other, ...more] = times
  if (!one || more.length > 0) return null
  if (!other) return one.span[1]
  const between = raw.slice(one.span[1], other.span[0])
  return between.length <= longestJoint && !/[,;，、；:：]/.test(between) ? other.span[1] : null
}

const longestJoint = 6

/** Entries that begin with their time make a list. */
const leastRows = 3

/** "15.00 si sforna" behind two that begin with their time: one of a list, whatever word comes next. */
function isRow(reading: Reading, programme: readonly Statement[], span: Span): boolean {
  const begins = (own: Span) =>
    timeAt(reading, own) !== null && /^\d/.test(reading.text.raw.slice(own[0]))
  return begins(span) && programme.filter((one) => begins(one.span)).length >= leastRows
}

/** "Monday 6.15pm beginners", "10 Uhr: Gottesdienst": when in the creator's words, then what. */
function partedBehindTime(
  reading: Reading,
  span: Span,
  isRow: boolean,
): { title: Span; when: Span } | null {
  const { text, claims } = reading
  const [start, end] = trimmed(text.raw, span)
  const times = claims.filter(
    ({ kind, span: own }) => kind === 'time' && own[0] >= start && own[1] <= end,
  )
  const [time] = times
  const last = time && rangeEnd(text, times)
  if (!time || !last || last - start > longestWhen) return null
  const before = text.tokens.filter((token) => token.start >= start && token.end <= time.span[0])
  const leadsIn = before.every(
    (token) =>
      token.kind === 'mark' ||
      // "11.00 – 15.00 uur": the first may have no word for the hour.
      (token.kind === 'number' && /^\s?[–—-]/.test(text.raw.slice(token.end))) ||
      isFunctionWord(text, token.start, token.end) ||
      hasTag(text, token.start, token.end, 'hours.days.'),
  )
  const title = trimmed(text.raw, [last, end])
  const [first] = text.tokens.filter((token) => token.start >= title[0] && token.end <= title[1])
  const isGlued = title[0] === last && first?.spaced === false
  const isTitle =
    first !== undefined &&
    (isGlued ? isThing(text, title, isRow) : first.kind === 'word' || isNumbered(text, title)) &&
    (isRow || !isFunctionWord(text, first.start, first.end)) &&
    !/^\p{Script=Hiragana}/u.test(text.raw.slice(title[0]))
  return leadsIn && isTitle ? { title, when: [start, last] } : null
}

/** 10:00受付: what is written to a time without a space is a thing, and no word of the hour. */
function isThing(text: TaggedText, [start, end]: Span, isRow: boolean): boolean {
  const isClock = /\d[:：]\d\d$/.test(text.raw.slice(Math.max(0, start - 4), start))
  const isOfHour =
    !isRow && (text.startingAt.get(start) ?? []).some(({ tag }) => tag.startsWith('hours.'))
  return (
    isClock &&
    !isOfHour &&
    /^[\p{Script=Han}\p{Script=Katakana}]/u.test(text.raw.slice(start)) &&
    end - start > 1
  )
}

/** 7시 1부, "20h 2nd half": a number with letters of its own. */
const isNumbered = ({ raw }: TaggedText, [start]: Span): boolean =>
  /^\d{1,2}\p{L}/u.test(raw.slice(start))

/** A day with the time told behind it: `2026-12-12T19:30`; '' where no day is told. */
function momentOf(text: TaggedText, day: CalendarDay | undefined): string {
  const time = day && timeBehind(text, day.end)
  return day ? `${day.day}${time && `T${time}`}` : ''
}
