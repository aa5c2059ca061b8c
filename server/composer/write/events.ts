import type { CalendarDay } from '#server/reader/grammars/read-dates.ts'
import { timeBehind } from '#server/reader/grammars/time-behind.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { ProgrammeItem } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import { dayLead, partsByTime, timeAt } from '../material/day-parts.ts'
import { type Stop, stopOf } from '../material/rounds.ts'
import { verbsIn } from '../material/sentences.ts'
import { asProse, type Statement } from '../material/statement.ts'
import { capitalised, phrase, plainWords, sentence } from '../material/turn.ts'
import { joined, ownWords, type Words } from '../material/words.ts'
import { dayOverRows } from './day-over-rows.ts'
import { inOrderOfDays } from './in-order-of-days.ts'
import { ownHeading } from './own-heading.ts'
import type { PageMaterial } from './page-material.ts'
import { sectionLabel } from './section-label.ts'
import { Sheet } from './sheet.ts'
import { endsInVerb, isLabel, partedAtComma, partedAtTime, saysMore } from './title-before-time.ts'
import { isRow, partedBehindTime } from './title-behind-time.ts'

/** What happens when, each with its own words for the time. */
export function events(material: PageMaterial): Sheet | null {
  const { layout, reading } = material
  if (layout.programme.length === 0) return null
  const heading = ownHeading(reading, layout.programmeLead)
  const sheet = new Sheet('events').set('title', sectionTitle(material))
  if (heading) sheet.text('title', heading, 120)
  const led = layout.programme.find(({ span }) => dayLead(reading, span))
  const lead = led && dayLead(reading, led.span)
  writeLead(material, sheet, heading ? [] : layout.programmeLead, lead)
  const over = dayOverRows(reading, layout.programme)
  for (const statement of inOrderOfDays(reading, layout.programme).slice(0, 60)) {
    if (statement === over?.of) continue
    const span: Span =
      statement === led && lead
        ? trimmed(reading.text.raw, [lead[1] + 1, led.span[1]])
        : statement.span
    const parts = partsByTime(reading, span)
    if (parts.length > 1 && !isClause(reading, statement, parts))
      writeParts(material, sheet, parts, statement.span)
    else writeItem(material, sheet, statement)
  }
  if (over) sheet.text('items.0.day', over.words, 80).set('items.0.start', over.start)
  return sheet
}

/** What leads to the rows; "Programme: 2 pm …" says nothing more under "Programme" or "Dates". */
function writeLead(
  { reading, labels: { sections } }: PageMaterial,
  sheet: Sheet,
  statements: readonly Statement[],
  lead: Span | null | undefined,
): void {
  const own = lead ? [ownWords(sentence(reading.text, lead), lead)] : []
  const leads = [...asProse(reading, statements), ...own]
  const usual = [sections.programme, sections.dates].flatMap((forms) => Object.values(forms))
  const titles = [String(sheet.props.title), ...usual].map(fold)
  const isTitle = ({ text }: Words) => titles.includes(fold(text.replace(/\s?[.:：。]$/, '')))
  const more = leads.filter((said) => !isTitle(said))
  sheet.text('lead', joined(more, ' '), 400)
  sheet.told(
    'title',
    leads.filter(isTitle).flatMap(({ spans }) => spans),
  )
}

/** "It begins at two, at five the band plays": what has verbs is told as it was written. */
function isClause(
  reading: Reading,
  { span, isSentence, list }: Statement,
  parts: readonly Span[],
): boolean {
  const [first] = parts
  if (list || !first || dayLead(reading, span)) return false
  const isGlued = isDense(reading.text.raw.slice(...span))
  // "St Anne's" has no verb.
  const verbs = verbsIn(reading, span).filter(([at]) => /\p{L}/u.test(reading.text.raw[at] ?? ''))
  const isLong = parts.some(([start, end]) => end - start > longestPart)
  const says = isGlued || (isSentence && (verbs.length > 0 || isLong))
  return says && timeAt(reading, trimmed(reading.text.raw, first)) === null
}

/** Letters; a longer part of a sentence is no name of anything, whether its verb is known or not. */
const longestPart = 90

/** Trades whose times of the week are classes. */
const teaching: ReadonlySet<Industry> = new Set(['education', 'fitness', 'wellness', 'music'])

/** Entries of a programme; one alone that is on no day of the calendar only says when. */
const leastProgramme = 2

function sectionTitle(material: PageMaterial): string {
  const { reading, layout } = material
  const isPlan = layout.programme.length >= leastProgramme || hasDates(material)
  if (reading.industry === 'event')
    return sectionLabel(material, 'programme', isPlan ? null : 'plain')
  if (hasDates(material)) return sectionLabel(material, 'dates')
  const areClasses = teaching.has(reading.industry) && speaksOfClasses(material)
  return areClasses
    ? sectionLabel(material, 'classes')
    : sectionLabel(material, 'programme', 'plain')
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
  const told = days.filter(
    (each) => each.start >= span[0] && each.end <= span[1] && !isLimit(text, each),
  )
  if (told.length > 1) {
    writeDays(reading, sheet, statement)
    return
  }
  const [day] = told
  const stop = day || isSentence ? null : stopOf(reading, span)
  if (stop) {
    writeStop(reading, sheet, stop)
    return
  }
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

/** "Entry forms in by Fri 7 August", 7日まで: until when something can be done, and no day to come on. */
function isLimit(text: TaggedText, { start, end, last }: CalendarDay): boolean {
  const before = tokensIn(text, Math.max(0, start - longestLimit), start).findLast(
    ({ kind, ...token }) => kind === 'word' && !hasTag(text, token.start, token.end, 'hours.days.'),
  )
  const isUntil = before && tagBefore(text, start > before.end ? before.end : start, 'dates.until')
  const behind = tokensIn(text, end, end + longestLimit)[0]
  const isGlued = behind?.start === end && tagAt(text, end, 'dates.until') !== undefined
  return last === '' && Boolean(isUntil || (isGlued && isDense(text.raw.slice(end, behind.end))))
}

/** Letters between a day and the word that makes it the last: "by Saturday the ". */
const longestLimit = 24

/** "Tue Harbour car park 11–2": where somebody is, and when. */
function writeStop({ text }: Reading, sheet: Sheet, { day, place, time }: Stop): void {
  const path = sheet.item('items', { start: '', end: '' })
  sheet.text(`${path}.title`, ownWords(phrase(text, place), place), 160)
  const spans = time ? [day, time] : [day]
  const when = spans.map((span) => plainWords(text, span)).join(' ')
  sheet.text(`${path}.when`, ownWords(capitalised(when, text), ...spans), 100)
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

/** Whether its title says something without its time: 1월 9일|에는 산에 갑니다 begins with its particle. */
function standsAlone(reading: Reading, [start, end]: Span, { title }: ProgrammeItem): boolean {
  const { raw } = reading.text
  const at = start + raw.slice(start, end).indexOf(title)
  const isGlued = /[\p{L}\p{N}]\p{Script=Hangul}/u.test(raw.slice(Math.max(start, at - 1), at + 1))
  return !isGlued && !endsInVerb(reading, [at, at + title.length])
}

/** Parts of one day: its date stands at each, and before none of their titles. */
function writeParts(
  { reading }: PageMaterial,
  sheet: Sheet,
  parts: readonly Span[],
  whole: Span,
): void {
  const { text, days } = reading
  const dayIn = (span: Span) => days.find(({ start, end }) => start >= span[0] && end <= span[1])
  for (const part of parts) {
    // "Concerts: 12 June at Bemmel, 19 June at Nijmegen": each has its own.
    const day = dayIn(part) ?? dayIn(whole)
    const own = withoutDate(text, trimmed(text.raw, part), day)
    const begun = timeAt(reading, own)
    const time = timeBehind(text, own[0], own[1] - own[0])
    const isSet = day !== undefined && time !== ''
    const path = sheet.item('items', { start: isSet ? `${day.day}T${time}` : '', end: '' })
    const title: Span = begun ? trimmed(text.raw, [begun[1], own[1]]) : own
    const isTold = begun !== null && title[1] > title[0]
    // "Om 15.00 uur | beginnen we met spelletjes": behind its time a verb begins no title.
    if (isTold && beginsWithVerb(text, title)) {
      sheet.text(`${path}.text`, ownWords(sentence(text, own), part))
      continue
    }
    // "5 December | Jazz night | 19:30": its hour stands beside its day; "from 4 pm" says more.
    const parted = isSet && !isTold ? partedAtTime(reading, own) : null
    const isHour = parted && /^\d/.test(text.raw.slice(...parted.when))
    const bare = isHour && !saysMore(reading, parted.when) ? parted.title : own
    sheet.text(`${path}.title`, ownWords(phrase(text, isTold ? title : bare), part), 160)
    if (isTold && !isSet) sheet.text(`${path}.when`, ownWords(plainWords(text, begun)), 100)
  }
}

/** A verb or what it does stands first: "beginnen we", "we meet", "ist Einlass". */
function beginsWithVerb(text: TaggedText, [start, end]: Span): boolean {
  const [first, second] = tokensIn(text, start, end)
  const isSubject = (at: number | undefined) =>
    at !== undefined &&
    ['words.together', 'words.alone', 'words.articles'].some((tag) => tagAt(text, at, tag))
  const isVerb = ['words.copulas', 'words.auxiliaries'].some((tag) =>
    tagAt(text, first?.start ?? end, tag),
  )
  const isSmall = /^\p{Ll}/u.test(text.raw.slice(start))
  return isVerb || (isSmall && text.language.data.info.verbSecond && isSubject(second?.start))
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

/** A day with the time told behind it: `2026-12-12T19:30`; '' where no day is told. */
function momentOf(text: TaggedText, day: CalendarDay | undefined): string {
  const time = day && timeBehind(text, day.end)
  return day ? `${day.day}${time && `T${time}`}` : ''
}
