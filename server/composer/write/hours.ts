import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { overlap } from '#server/reader/text/spans.ts'
import { weekdaysOrDaily } from '#server/reader/text/tag-names.ts'
import { hasTag, tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Industry } from '#shared/page/industries.ts'
import { countClaims } from '../material/requests.ts'
import { asPhrase, asProse, type Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { joined, ownWords, type Words } from '../material/words.ts'
import { headings, ownHeading } from './own-heading.ts'
import type { PageMaterial } from './page-material.ts'
import { hoursForm, sectionLabel } from './section-label.ts'
import { Sheet } from './sheet.ts'

/** Trades whose people come together at a time. */
const meeting: ReadonlySet<Industry> = new Set(['music', 'education', 'fitness', 'nonprofit'])

/** The fact in a table, and beside it what the fact does not say. */
export function hours(material: PageMaterial): Sheet | null {
  const { layout, reading, facts, known } = material
  if (!facts.hours && layout.hours.length === 0) return null
  const sheet = new Sheet('hours')
  // Whether it is open on holidays no table of the week says.
  const isTable = ({ span, untold }: Statement) =>
    facts.hours !== undefined &&
    (isToldByAppointment(reading, span) ||
      (untold === 0 && !beside.some((tag) => hasTag(reading.text, ...span, tag)))) &&
    // "…; we are closed for the first two weeks of August" stands in no table of a week.
    (!hasTag(reading.text, ...span, 'dates.months.') || /[A-Z][a-z]{2}\b/.test(facts.hours)) &&
    (!hasTag(reading.text, ...span, 'hours.holidays') || facts.hours.includes('PH'))
  const told = layout.hours.filter(isTable)
  // Hours the creator settled stand alone: the brief's may say others.
  const rest = known.hours ? [] : layout.hours.filter((statement) => !told.includes(statement))
  // "Tuesday to Friday 9–5, Saturday by appointment" is a week of opening hours.
  const isByAppointment =
    layout.hours.some(({ span }) => hasTag(reading.text, ...span, 'hours.appointment')) &&
    !layout.hours.some(
      ({ span }) =>
        countClaims(reading, span, 'time') > 0 || hasTag(reading.text, ...span, 'hours.days.'),
    )
  const meets = rest.some(
    ({ role, span }) => role === 'programme' && !hasTag(reading.text, ...span, 'hours.open'),
  )
  const form = meets ? (meeting.has(reading.industry) ? 'meeting' : 'plain') : null
  sheet.set(
    'title',
    !facts.hours && isByAppointment
      ? sectionLabel(material, 'appointments')
      : sectionLabel(material, 'hours', form ?? hoursForm(material)),
  )
  sheet.told(
    'title',
    told.map(({ span }) => span),
  )
  if (facts.hours && layout.hours.some(({ span }) => needsAppointment(reading, span)))
    sheet.set('byAppointment', true)
  const heading = ownHeading(reading, layout.hours) ?? deskOf(reading, told)
  if (heading) sheet.text('title', heading, 120)
  return sheet.text('note', noteOf(reading, rest, facts.hours !== undefined), 600)
}

/** "Segreteria: martedì e giovedì 20.30–22": the hours of one desk are not those of the house. */
function deskOf({ text, facts }: Reading, told: readonly Statement[]): Words | null {
  const read = facts.hours ? partsOf(facts.hours) : []
  const [first, ...others] = told.filter(({ span }) => read.some((part) => overlap(part, span)))
  const hasOwnSubject = ({ span }: Statement) =>
    ['hours.open', 'hours.desk'].some((tag) => hasTag(text, ...span, tag))
  if (!first || others.some(hasOwnSubject)) return null
  const [start, end] = first.span
  const [desk] = tagsIn(text, start, end, 'hours.desk')
  const isSubject =
    desk &&
    tokensIn(text, start, desk.start).every((word) => isFunctionWord(text, word.start, word.end))
  if (!isSubject) return null
  const span: Span = [desk.start, desk.end]
  return ownWords(phrase(text, span), span)
}

/** What a week of hours has no form for: "Saturday by appointment", "last entry at 4". */
const beside = ['hours.appointment', 'hours.lastEntry']

/**
 * "Tuesday to Thursday, 10 till 4, by appointment only": of all its hours. "Saturday by appointment",
 * "9–5 or by appointment" and "other days by appointment" are beside them.
 */
function needsAppointment({ text, claims }: Reading, [start, end]: Span): boolean {
  const [cue] = tagsIn(text, start, end, 'hours.appointment')
  if (!cue || hasTag(text, start, cue.end, 'hours.otherDays') || isDenied(text, cue)) return false
  const before = text.tokens.filter((token) => token.start >= start && token.end <= cue.start)
  const parting = before.findLast(({ kind, start: at }) => {
    const isJoint = tagAt(text, at, 'words.conjunctions') !== undefined
    return (kind === 'mark' && at > start) || isJoint
  })
  const from = parting?.end ?? start
  // Joined on without a time of its own, it is another way to come.
  const isTimed = claims.some(
    ({ kind, span }) => kind === 'time' && span[0] >= from && span[1] <= cue.start,
  )
  const isJoined = parting?.kind === 'word'
  const namesDay = weekdaysOrDaily.some((tag) => hasTag(text, from, cue.start, tag))
  return isTimed || !(isJoined || namesDay)
}

/** Words before which a denial stands: "sem hora marcada", "no need of an appointment". */
const nearDenial = 3

/** "Sem hora marcada", "ohne Termin", 予約不要: whoever comes is let in. */
function isDenied(text: Reading['text'], { start, end }: { start: number; end: number }): boolean {
  const before = text.tokens.filter((token) => token.end <= start).slice(-nearDenial)
  const from = before.findLast(({ kind }) => kind === 'mark')?.end ?? before[0]?.start ?? start
  const behind = isDense(text.raw.slice(start, end)) ? end + nearDenial : end
  return hasTag(text, from, behind, 'words.negations') || withoutWord(text, from, start)
}

/** "Sem", "ohne", "without": prepositions that deny. */
const withoutWord = (text: Reading['text'], from: number, to: number): boolean =>
  tokensIn(text, from, to).some(({ text: word }) => sensesOf(text.language, word).includes('not'))

/** "Ter a sáb 8h às 18h só com hora marcada": the table of hours and what stands below it say all of it. */
function isToldByAppointment(reading: Reading, [start, end]: Span): boolean {
  const [cue] = tagsIn(reading.text, start, end, 'hours.appointment')
  if (!cue || !needsAppointment(reading, [start, end])) return false
  const isTold = (span: Span) => countWords(reading, span).untold === 0
  return isTold([start, cue.start]) && isTold([cue.end, end])
}

/** Lines of hours line by line, sentences as they follow one another. */
function noteOf(reading: Reading, statements: readonly Statement[], hasTable: boolean): Words {
  const over = headings(statements)
  const lines = statements.filter(({ list, leads }) => list && !leads)
  const others = statements
    .filter((one) => !lines.includes(one) && !over.includes(one))
    .map((one) => (hasTable ? behindTable(reading, one) : one))
  return joined(
    [
      ...lines.map((line) => asPhrase(reading, line)),
      ...(others.length > 0 ? [joined(asProse(reading, others), ' ')] : []),
    ],
    '\n',
  )
}

/** "Monday to Friday 8–6, | emergencies at weekends": what the table of hours says is not told again. */
function behindTable(reading: Reading, statement: Statement): Statement {
  const { text, claims } = reading
  const [start, end] = statement.span
  const other = ['hours.notHours', ...beside]
    .flatMap((tag) => tagsIn(text, start, end, tag))
    .reduce((first, tag) => Math.min(first, tag.start), end)
  const comma =
    start + text.raw.slice(start, other === end ? start : other).search(/[,;，、；][^,;，、；]*$/)
  const isTimed = claims.some(
    ({ kind, span }) => kind === 'time' && span[0] >= comma && span[1] <= end,
  )
  const isTold = comma > start && !isTimed && countWords(reading, [start, comma]).untold === 0
  return isTold ? { ...statement, span: trimmed(text.raw, [comma + 1, end]) } : statement
}
