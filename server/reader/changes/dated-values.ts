import type { Draft } from '../draft.ts'
import { fold } from '../text/fold.ts'
import { overlap } from '../text/spans.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { joinedValues, type Value, valuesOf } from '../withdrawals/values.ts'
import { type ChangeWords, changesIn } from './change-words.ts'

/** What an ordinal counts: all are of the one thing that is told. */
export const ordinal = '#'

/** The values of a brief, a date with the day of its week as one, and ordinals. */
export function datedValues(draft: Draft, words: ChangeWords): Value[] {
  const told = asWeek(draft, valuesOf(draft).filter(isNoYear(draft)))
  const values = withWeekdays(draft, withDayNumbers(draft, told))
  // "7th" alone may be a day of the month, or its end one of the week.
  const isLess = ({ kind, span }: Value, [start, end]: Span) =>
    kind === 'number' || (['date', 'weekday'].includes(kind) && start <= span[0] && span[1] <= end)
  const ordinals = changesIn(draft.text.folded, words.ordinals).filter(
    (own) =>
      !isOfMonth(draft, own[1]) &&
      !isFigureAtStop(draft, own) &&
      values.every((value) => !overlap(value.span, own) || isLess(value, own)),
  )
  const others = values.filter(({ span }) => !ordinals.some((own) => overlap(span, own)))
  const found = ordinals.map(
    (span): Value => ({ kind: 'number', span, core: span, counted: ordinal }),
  )
  return [...others, ...found].toSorted((one, other) => one.span[0] - other.span[0])
}

/** "Since 1988", "5th dan in 2024": a year alone is of something else each time. */
const isNoYear =
  ({ text: { raw } }: Draft) =>
  ({ core }: Value): boolean =>
    !/^(?:19|20)\d\d$/.test(raw.slice(...core).trim())

/** "Tuesday and Thursday": days of one thing are told as one. */
const asWeek = ({ text }: Draft, values: readonly Value[]): Value[] =>
  joinedValues(values, (before, value) => {
    const areOne =
      before.kind === 'weekday' &&
      value.kind === 'weekday' &&
      !before.ends &&
      !value.ends &&
      isJoint(text, [before.span[1], value.span[0]])
    const span: Span = [before.span[0], value.span[1]]
    return areOne ? { ...before, span, core: span } : null
  })

/** A conjunction, a comma or nothing. */
function isJoint(text: Draft['text'], [start, end]: Span): boolean {
  const said = text.raw.slice(start, end)
  const [word] = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const isAnd = word && tagAt(text, word.start, 'words.conjunctions')?.end === word.end
  return /^[\s,、・·/&+]{0,3}$/.test(said) || Boolean(isAnd && said.trim() === word.text)
}

/** "It costs 5." is no fifth: with a stop one heads its line or follows an article. */
function isFigureAtStop({ text }: Draft, [start, end]: Span): boolean {
  if (text.raw[end - 1] !== '.') return false
  const before = tokensIn(text, text.raw.lastIndexOf('\n', start - 1) + 1, start)
  const [last] = before.slice(-1)
  return last
    ? tagAt(text, last.start, 'words.articles')?.end !== last.end
    : !/^\s\p{Lu}/u.test(text.raw.slice(end))
}

/** "28th of November" is a day. */
function isOfMonth({ text: { folded, language } }: Draft, end: number): boolean {
  const next = /^\s+(?:\p{L}{1,2}\s+)?(\p{L}+)/u.exec(folded.slice(end))?.[1]
  return (
    next !== undefined && language.data.dates.months.flat().some((month) => fold(month) === next)
  )
}

/** "Freitag | 30.", "viernes | 30": a number right behind a day of the week is of the month, and counts nothing. */
const withDayNumbers = ({ text: { raw } }: Draft, values: readonly Value[]): Value[] =>
  joinedValues(values, (before, value) => {
    const said = raw.slice(...value.span)
    const isDay =
      before.kind === 'weekday' &&
      value.kind === 'number' &&
      /^\s$/.test(raw.slice(before.span[1], value.span[0])) &&
      /^\d{1,2}$/.test(said) &&
      Number(said) <= lastOfMonth
    const stop = /^\.(?=\s|$)/.test(raw.slice(value.span[1])) ? 1 : 0
    const span: Span = [before.span[0], value.span[1] + stop]
    return isDay ? { ...before, span, core: span } : null
  })

const lastOfMonth = 31

/** Between a date and its day: "Sat. 10 May", "10월 18일(토)". */
const between = /^[\s.,(（]{0,3}(?:\p{Ll}{2,3})?[\s.]{0,2}$/u

const withWeekdays = ({ text: { raw } }: Draft, values: readonly Value[]): Value[] =>
  joinedValues(values, (before, value) => {
    const gap = raw.slice(before.span[1], value.span[0])
    const isDayOfDate =
      (before.kind === 'weekday' && value.kind === 'date') ||
      (before.kind === 'date' && value.kind === 'weekday')
    if (before.ends || value.ends || !isDayOfDate || !between.test(gap)) return null
    const isClosed = /[(（]\s*$/.test(gap) && /^[)）]/.test(raw.slice(value.span[1]))
    const span: Span = [before.span[0], value.span[1] + (isClosed ? 1 : 0)]
    return { kind: 'date', span, core: span, counted: '' }
  })
