import { isTimed } from '#server/reader/facts/find-lists.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import { tradeGroup } from '../labels.ts'
import { isDayPlan } from '../material/day-parts.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import type { Statement } from '../material/statement.ts'

/** Fewer are no programme; sentences without a day, none of them likelier, are none. */
const least = { items: 2, times: 3, event: 0.1 }
/** Letters of a title of the programme, and of a sentence beside its day. */
const longest = { title: 150, sentence: 320 }

/** What says when, and what stands in one sentence with it: "yin at night; classes at 7am". */
export function timed(reading: Reading, programme: readonly Statement[]): Statement[] {
  const hasDay = ({ span }: Statement) =>
    reading.days.some(({ start, end }) => start >= span[0] && end <= span[1])
  // "Check-in 15時〜20時": when guests of a house come and leave is no programme of theirs.
  if (tradeGroup(reading) === 'lodging' && !programme.some(hasDay)) return []
  const own = inList(programme, hasDay)
  const told = own.filter(({ span }) => isTimed(reading, span))
  const sentences = new Set(told.map(({ sentence }) => sentence))
  const found = own.filter(
    ({ sentence, span, isSentence }) =>
      sentences.has(sentence) &&
      (span[1] - span[0] <= longest[isSentence ? 'sentence' : 'title'] || isDayPlan(reading, span)),
  )
  const isDated = found.some(hasDay)
  // One time of a day alone is no programme, three of them are.
  const isPlan = found.some(
    ({ span }) => isDayPlan(reading, span) || countClaims(reading, span, 'time') >= least.times,
  )
  const isWeekly = found.some((one) => isSurelyWeekly(reading, one))
  const mayBe = (one: Statement) =>
    !one.isSentence || hasDay(one) || isSurely(reading, one, least.event)
  if (!found.some(mayBe)) return []
  return found.length >= least.items ||
    isDated ||
    isPlan ||
    isWeekly ||
    reading.industry === 'event'
    ? found
    : []
}

/** From 0 to 1. */
const leastWeekly = 0.6

/** "Every third Saturday at 7 there is a reading circle": one thing that comes again, with its day and hour. */
function isSurelyWeekly(reading: Reading, { span }: Statement): boolean {
  const { text } = reading
  const isOnDay = ['hours.days.', 'hours.nth'].some((tag) => hasTag(text, ...span, tag))
  return (
    isOnDay && countClaims(reading, span, 'time') > 0 && isSurely(reading, { span }, leastWeekly)
  )
}

const isSurely = (reading: Reading, { span }: Pick<Statement, 'span'>, chance: number): boolean =>
  chanceOf(reading, span, ['programme']) >= chance

/** Where a programme is typed as a list, a line beside it is no entry of it: "Childcare until ten". */
function inList(
  programme: readonly Statement[],
  hasDay: (one: Statement) => boolean,
): readonly Statement[] {
  const listed = programme.filter(({ list }) => list !== null)
  const hasList = listed.length >= least.items
  return hasList ? programme.filter((one) => one.list !== null || hasDay(one)) : programme
}
