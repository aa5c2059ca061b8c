import type { Draft } from '../draft.ts'
import { readSpokenClock } from '../grammars/hours/read-spoken-clock.ts'
import { tagAt, tagsIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { countsOf, isSameCount } from './counts.ts'
import { dayOfDate, dayOfNumber, type MonthDay } from './month-days.ts'

type ValueKind = 'phone' | 'email' | 'url' | 'date' | 'weekday' | 'money' | 'time' | 'number'

/** Something a brief tells that another of its kind can stand in place of. */
export interface Value {
  kind: ValueKind
  span: Span
  /** The figure without its unit. */
  core: Span
  /** Of a date, and of a number that may be one without its month. */
  day?: MonthDay | undefined
  /** Behind a bare number, the word for what it counts. */
  counted: string
  /** Of "9 to 5" and "Mon–Fri": what it begins and ends with. */
  ends?: readonly [Value, Value]
}

/** The values of a brief in order; a range is one of them. */
export function valuesOf(draft: Draft): Value[] {
  const found: Value[] = []
  const isFree = ([start, end]: Span) =>
    found.every(({ span }) => end <= span[0] || span[1] <= start)
  for (const value of candidates(draft)) if (isFree(value.span)) found.push(value)
  return withRanges(
    draft,
    found.toSorted((one, other) => one.span[0] - other.span[0]),
  )
}

/** The surest kinds first. */
function candidates(draft: Draft): Value[] {
  const { text, contacts, days, amounts, claims } = draft
  const asValue = (kind: ValueKind, span: Span): Value => ({
    kind,
    span,
    core: figureIn(text.folded, span),
    counted: '',
  })
  const contactKind = (kind: string) =>
    kind === 'phone' || kind === 'email' ? (kind as ValueKind) : 'url'
  // "Fr. 2.–" is no Friday.
  const isOfSum = ({ start, end }: { start: number; end: number }) =>
    amounts.some((sum) => sum.currency && sum.start <= start && end <= sum.end)
  // "12th" is no Thursday.
  const weekdays = tagsIn(text, 0, text.raw.length, 'hours.days.').filter(
    ({ start, end }) =>
      !isOfSum({ start, end }) &&
      (!/[a-z]/.test(text.folded[start] ?? '') || !/\d/.test(text.raw[start - 1] ?? '')),
  )
  return [
    ...contacts.map(({ kind, span }) => asValue(contactKind(kind), span)),
    ...weekdays
      .filter((tag) => tag.end === tagAt(text, tag.start, 'hours.days.')?.end)
      .map(({ start, end }) => asValue('weekday', [start, end])),
    ...days.map(({ start, end, day, last }) => {
      const span = behindWeekday(draft, [start, end])
      return { ...asValue('date', span), day: last ? undefined : dayOfDate(text.folded, span, day) }
    }),
    ...amounts
      .filter(({ currency }) => currency)
      .map(({ start, end }) => asValue('money', trimmed(text.raw, [start, end]))),
    ...claims.filter(({ kind }) => kind === 'time').map(({ span }) => asValue('time', span)),
    ...spokenTimes(text).map((span) => asValue('time', span)),
    ...countsOf(draft).map((value) => ({
      ...value,
      day: dayOfNumber(text.folded, value.core, value.counted),
    })),
  ]
}

/** "Neuf heures", 아홉 시: times in words that can be nothing else. */
const spokenTimes = (text: Draft['text']): Span[] =>
  tagsIn(text, 0, text.raw.length, 'hours.spoken.numbers.').flatMap(({ start }): Span[] => {
    const read = readSpokenClock(text, start)
    return read?.clock.marked ? [[start, read.end]] : []
  })

/** "Saturday 14 March": the day of the week is a value by itself. */
function behindWeekday({ text }: Draft, [start, end]: Span): Span {
  const weekday = tagAt(text, start, 'hours.days.')
  if (!weekday || weekday.end >= end) return [start, end]
  return trimmed(text.raw, [weekday.end, end])
}

function figureIn(folded: string, [start, end]: Span): Span {
  const said = folded.slice(start, end)
  const figures = [...said.matchAll(/\d(?:[\d.,:]*\d)?/g)]
  const [figure] = figures
  if (!figure || figures.length > 1) return [start, end]
  return [start + figure.index, start + figure.index + figure[0].length]
}

const rangeKinds: readonly ValueKind[] = ['time', 'number', 'weekday', 'money']

const withRanges = ({ text }: Draft, values: readonly Value[]): Value[] =>
  joinedValues(values, (before, value) => {
    const isRange =
      !before.ends &&
      rangeKinds.includes(before.kind) &&
      (before.kind === value.kind || [before, value].every(({ kind }) => isClock(kind))) &&
      joins(text, [before.span[1], value.span[0]])
    if (!isRange) return null
    const span: Span = [before.span[0], value.span[1]]
    const kind = before.kind === 'number' ? value.kind : before.kind
    return { kind, span, core: span, counted: value.counted, ends: [before, value] }
  })

/** The values, where two that stand next to each other may be one. */
export function joinedValues(
  values: readonly Value[],
  join: (before: Value, value: Value) => Value | null,
): Value[] {
  const found: Value[] = []
  for (const value of values) {
    const before = found.at(-1)
    const one = before && join(before, value)
    if (one) found[found.length - 1] = one
    else found.push(value)
  }
  return found
}

const isClock = (kind: ValueKind): boolean => kind === 'time' || kind === 'number'

/** "to", "-": nothing else stands between the ends of a range. */
function joins(text: Draft['text'], [from, to]: Span): boolean {
  const said = text.folded.slice(from, to)
  const start = from + (said.length - said.trimStart().length)
  const end = from + said.trimEnd().length
  if (/^[-–—~〜]$/.test(text.raw.slice(start, end))) return true
  return ['hours.to', 'hours.from'].some((tag) => tagAt(text, start, tag)?.end === end)
}

/** Whether one can stand in place of the other. */
export function isAlike(old: Value, now: Value): boolean {
  const areCounted = old.counted && now.counted
  if (isSameDay(old, now)) return true
  if (old.kind === 'number' && now.kind === 'number')
    return areCounted ? isSameCount(old, now) : !now.counted || isSameCount(old, now)
  if (now.kind === 'number') return !now.counted && ['time', 'money'].includes(old.kind)
  if (old.kind === 'number') return !old.counted && ['time', 'money'].includes(now.kind)
  return old.kind === now.kind
}

/** "The 5th of June, no, the 6th": one of the two is told with its month. */
export const isSameDay = (old: Value, now: Value): boolean =>
  old.kind !== now.kind &&
  [old, now].some(({ kind }) => kind === 'date') &&
  old.day !== undefined &&
  old.day.unit === now.day?.unit
