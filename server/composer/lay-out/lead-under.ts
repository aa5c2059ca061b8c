import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag, tagAt } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { partsByTime } from '../material/day-parts.ts'
import { goesOn } from '../material/entries.ts'
import { shownApart } from '../material/holds-fact.ts'
import { asked, countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { sentence as asSentence } from '../material/turn.ts'
import { countWords } from '../material/untold.ts'
import { noWords, ownWords, type Words } from '../material/words.ts'
import { headlines } from './headline.ts'
import { isAbout, leastIntroduction, longestIntroduction, saysWhat } from './introduction.ts'
import type { Title } from './titles.ts'
import { isWithin, predicate, repeats, withoutName } from './without-name.ts'

/** Letters. */
export const longestLead = 170

export interface Lead {
  words: Words
  statement?: Statement | undefined
}

/** What stands under the headline: how the brief introduces itself, else what speaks for it. */
export function leadUnder(
  { words, of, from, rest }: Title,
  introduction: Statement | undefined,
  reading: Reading,
  statements: readonly Statement[],
): Lead {
  const { text } = reading
  const whole = (statement: Statement | undefined): Lead => {
    if (!statement || repeats(reading, statement, words)) return { words: noWords }
    const rest =
      predicate(reading, statement.span, words) ?? withoutName(reading, statement.span, words)
    // "In the old port, 27 Cuba Street" alone is half a thought.
    const span = tagAt(text, rest[0], 'words.prepositions') ? statement.span : rest
    // "…, 77 Harbour Road": the address stands on the page by itself.
    if (countWords(reading, span).untold === 0) return { words: noWords, statement }
    return { words: ownWords(asSentence(text, span), statement.span), statement }
  }
  if (rest) return { words: ownWords(asSentence(text, rest), rest), statement: from }
  const loss = isSearch(reading) && statements.find((one) => tellsLoss(reading, one))
  if (loss) return loss === of ? { words: noWords } : whole(loss)
  const isTold = introduction && repeats(reading, introduction, words)
  if (introduction && !isTold && introduction !== of && introduction !== from)
    return whole(introduction)
  // The day and the place of a feast stand in the sentence its headline is taken from.
  const [start, end] = from?.span ?? [0, 0]
  const isDated = reading.days.some((day) => day.start >= start && day.end <= end)
  const isFirst = from !== undefined && from === statements.find(({ role }) => !asked.has(role))
  const tells = isFirst && isDated && end - start <= longestIntroduction
  const isIntroduced = reading.industry === 'event' && from === introduction
  if (from && (isIntroduced || tells)) return whole(from)
  const next = statements.find(({ role }, i) => !asked.has(role) && statements[i - 1] === of)
  if (of && next && (isSearch(reading) || isAbout(reading, next) || saysWhat(next)))
    return whole(next)
  const lead = whole(leadOf(reading, statements, [of, from, introduction]))
  if (lead.statement) return lead
  const day = dayOfEvent(reading, statements)
  if (day && day !== of) return whole(day)
  const first =
    isFirst && end - start <= longestBeginning ? from : firstTold(reading, statements, of)
  return whole(first)
}

/** "Got out on Saturday from Yarrabee Street": when or where something was lost. */
function tellsLoss({ text, facts: { place } }: Reading, { role, span, words }: Statement): boolean {
  const isPlace = role === 'place' || (place !== undefined && isWithin(place.span, span))
  const isDay = ['hours.days.', 'dates.'].some((tag) => hasTag(text, ...span, tag))
  const fits = words >= leastIntroduction && span[1] - span[0] <= longestLead
  return !asked.has(role) && role !== 'contact' && fits && (isPlace || isDay)
}

/** Letters of a first sentence the headline is the beginning of. */
const longestBeginning = 240

const beginning: ReadonlySet<SpanRole> = new Set([
  'kind',
  'offer',
  'programme',
  'highlight',
  'process',
  'story',
])

/**
 * How the brief begins, or goes on behind its headline, where nothing else speaks for it: "Fútbol fem
 * +35, Caballito, los miércoles 21 hs" under a name.
 */
function firstTold(
  reading: Reading,
  statements: readonly Statement[],
  of: Statement | undefined,
): Statement | undefined {
  const told = statements.filter(({ role }) => !asked.has(role))
  const [first] = told.filter((statement) => statement !== of)
  if (!first || told.indexOf(first) > 1) return undefined
  const { span, role, list, words, untold, sentence } = first
  const isAlone = told.every((one) => one === first || one === of || one.sentence !== sentence)
  const isPlain = shownApart.every((kind) => countClaims(reading, span, kind) === 0)
  const says = words >= leastIntroduction && untold > 0 && !goesOn(reading, span[0])
  const isDenied = hasTag(reading.text, ...span, 'words.negations')
  const fits = span[1] - span[0] <= longestLead && !list
  return beginning.has(role) && isAlone && isPlain && says && fits && !isDenied ? first : undefined
}

/** When a feast is, where no sentence of its headline says it: "Sat 14 June, 8 to 3". */
function dayOfEvent(reading: Reading, statements: readonly Statement[]): Statement | undefined {
  if (reading.industry !== 'event') return undefined
  return statements.find(
    ({ role, span }) =>
      role === 'programme' &&
      span[1] - span[0] <= longestLead &&
      reading.days.some(({ start, end }) => isWithin([start, end], span)) &&
      // A day told part by part is a programme.
      partsByTime(reading, span).length === 1,
  )
}

/**
 * What is not done or not there opens no page, and what is good to know neither: a slogan, else whom
 * it is for, else the first sentence about what is offered.
 */
function leadOf(
  reading: Reading,
  statements: readonly Statement[],
  used: readonly (Statement | undefined)[],
): Statement | undefined {
  const { text } = reading
  const { slogans } = headlines(reading, statements)
  // "Also a crash course" and what costs are no welcome.
  const fits = ({ span, hasNumber, role }: Statement) =>
    span[1] - span[0] <= longestLead &&
    !(hasNumber && role === 'price') &&
    !goesOn(reading, span[0]) &&
    !hasTag(text, ...span, 'words.negations')
  const free = statements.filter((statement) => !used.includes(statement) && fits(statement))
  return (
    slogans.find((statement) => free.includes(statement)) ??
    free.find(({ role, untold }) => role === 'audience' && untold > 0) ??
    free.find(({ role, isSentence, untold }) => role === 'offer' && isSentence && untold > 2)
  )
}
