import type { Span } from '../text/trim.ts'

/** A day of a month, told with its month or without: "5 June", "the 6th". */
export interface MonthDay {
  figure: Span
  /** Behind the suffix that makes it an ordinal: "6th", "13.". */
  end: number
  /** The letter for days, where one is written to the figure: 21日. */
  unit: string
}

const lastDay = 31
const unitLetter = /^[\p{Script=Han}\p{Script=Hangul}]/u
const ordinalLetters = /^(?:\p{Script=Latin}{1,3}(?![\p{L}\p{N}])|[º°ª])/u

/** Of a date, the figure that is its day; undefined where two may be. */
export function dayOfDate(folded: string, [start, end]: Span, iso: string): MonthDay | undefined {
  const day = Number(iso.slice(-2))
  const figures = [...folded.slice(start, end).matchAll(/\d+/g)].filter(
    ({ 0: figure }) => Number(figure) === day,
  )
  const figure = figures.at(-1)
  if (!figure) return undefined
  const from = start + figure.index
  const found = monthDay(folded, [from, from + figure[0].length])
  return figures.length === 1 || found.unit ? found : undefined
}

/** Of a number that counts nothing, or days. */
export function dayOfNumber(folded: string, core: Span, counted: string): MonthDay | undefined {
  const figure = folded.slice(...core)
  if (!/^\d{1,2}$/.test(figure) || Number(figure) < 1 || Number(figure) > lastDay) return undefined
  const found = monthDay(folded, core)
  // "6th" counts no "th".
  const isBare = counted === '' || folded.startsWith(counted, core[1])
  return isBare ? found : undefined
}

function monthDay(folded: string, figure: Span): MonthDay {
  const behind = folded.slice(figure[1])
  const unit = unitLetter.exec(behind)?.[0] ?? ''
  const ordinal = unit || (ordinalLetters.exec(behind)?.[0] ?? (isDotted(behind) ? '.' : ''))
  return { figure, end: figure[1] + ordinal.length, unit }
}

/** The dot of "13. im Hof", which ends no sentence. */
const isDotted = (behind: string): boolean => /^\.\s*[^\s.]/.test(behind)

/** The day in place of the other, the month stays. */
export const daySwap = (
  { raw }: { raw: string },
  old: MonthDay,
  now: MonthDay,
): { old: Span; now: Span; end: number } => {
  const hasDot = raw[now.figure[1]] === '.' && /^\.\s+\p{Lu}/u.test(raw.slice(now.figure[1]))
  const end = hasDot ? now.figure[1] : now.end
  const isDotOnly = raw.slice(old.figure[1], old.end) === '.' && raw[end - 1] !== '.'
  return {
    old: [old.figure[0], isDotOnly ? old.figure[1] : old.end],
    now: [now.figure[0], end],
    end,
  }
}
