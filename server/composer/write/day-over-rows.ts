import { partsOf } from '#server/reader/facts/found.ts'
import { timeBehind } from '#server/reader/grammars/time-behind.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagsOver, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { partsByTime } from '../material/day-parts.ts'
import type { Statement } from '../material/statement.ts'
import { plainWords } from '../material/turn.ts'
import { ownWords, type Words } from '../material/words.ts'

export interface DayOverRows {
  /** It is no row: all it says stands over them, and among the facts of the page. */
  of: Statement
  /** As its creator writes it: "Samstag, den 12. Juni 2027". */
  words: Words
  /** When the first row begins. */
  start: string
}

/** Rows a day may stand over. */
const leastRows = 2

/** "Saturday 12 June from 2 pm, Uferweg 3. 2 pm christening, 3 pm rowing": when and where all rows are. */
export function dayOverRows(
  reading: Reading,
  [first, ...rows]: readonly Statement[],
): DayOverRows | null {
  const { text } = reading
  const [day, ...others] = first ? daysIn(reading, first) : []
  if (!first || !day || day.last || others.length > 0) return null
  if (rows.flatMap(({ span }) => partsByTime(reading, span)).length < leastRows) return null
  if (rows.some((row) => daysIn(reading, row).length > 0) || saysMore(reading, first.span))
    return null
  const weekday = tokensIn(text, first.span[0], day.start).find((token) =>
    tagsOver(text, token.start, token.end).some(({ tag }) => tag.startsWith('hours.days.')),
  )
  const time = timeBehind(text, day.end)
  const span: Span = [weekday?.start ?? day.start, day.end]
  return {
    of: first,
    words: { ...ownWords(plainWords(text, span)), spans: [first.span] },
    start: `${day.day}${time && `T${time}`}`,
  }
}

const daysIn = ({ days }: Reading, { span }: Statement) =>
  days.filter(({ start, end }) => start >= span[0] && end <= span[1])

/** Whether anything but a day, an hour and the place of the page is said. */
function saysMore({ text, days, claims, facts }: Reading, [from, to]: Span): boolean {
  const times = claims
    .filter(({ kind, span }) => kind === 'time' && span[0] >= from && span[1] <= to)
    .map(({ span }) => span)
  // "From 2 pm to 10 pm": until when it is stands nowhere else.
  const isRange = times.some((span) => /\d[^:.\d]+\d/.test(text.raw.slice(...span)))
  if (times.length > 1 || isRange) return true
  const told: Span[] = [
    ...days.map(({ start, end }): Span => [start, end]),
    ...times,
    ...(facts.place ? partsOf(facts.place) : []),
  ]
  return tokensIn(text, from, to).some(({ start, end, kind }) => {
    const isTold = told.some((span) => span[0] <= start && end <= span[1])
    const isOfTime = tagsOver(text, start, end).some(({ tag }) => tag.startsWith('hours.'))
    return kind !== 'mark' && !isTold && !isOfTime && !isFunctionWord(text, start, end)
  })
}
