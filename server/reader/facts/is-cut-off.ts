import { lexHours } from '../grammars/hours/lex-hours.ts'
import { isWord } from '../grammars/hours/piece.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Letters beside hours in which the rest of them may stand. */
const reach = 16
const stop = /[.!?;\n。！？]/

/**
 * "8–10 and | 5–7 daily", "8–20, Sunday | on call", "7 to 5.30 Monday | Friday": a time or a day right
 * beside hours that is not read with them; what is read alone would be false.
 * @param whole all spans that are read
 */
export function isCutOff(
  text: TaggedText,
  span: Span,
  whole: readonly Span[],
  blocked: readonly Span[],
): boolean {
  const isTold = (at: number) => whole.some(([from, to]) => at >= from && at < to)
  const before = timeBefore(text, span, blocked)
  const behind = behindLoneDay(text, span, blocked)
  return [before, behind].some((at) => at !== undefined && !isTold(at))
}

const joints = ['and', 'to', 'from'] as const

/** Where a time stands that is joined to the beginning. */
function timeBefore(text: TaggedText, [start]: Span, blocked: readonly Span[]): number | undefined {
  const before = lexHours(text, [Math.max(0, start - reach), start], blocked)
  const last = before.findLast((piece) => !isWord(piece, ...joints))
  const to = before.at(-1)
  // "1 mar|-ven 16-24": what is open from is not read.
  if (to && isWord(to, 'to') && to.start > 0 && !/\s/.test(text.raw[to.start - 1] ?? ''))
    return to.start
  const isJoined = last?.kind === 'time' && isWord(before.at(-1), ...joints)
  return isJoined && !stop.test(text.raw.slice(last.end, start)) ? last.start : undefined
}

/** Where something stands behind hours that end with a single day: it may be of that day alone. */
function behindLoneDay(text: TaggedText, span: Span, blocked: readonly Span[]): number | undefined {
  const own = lexHours(text, span, blocked)
  const days = own.slice(own.findLastIndex(({ kind }) => kind === 'time') + 1)
  const [day] = days.slice(-1)
  const isLone =
    days.length < own.length &&
    day?.kind === 'days' &&
    day.single &&
    // "17–24 except Tuesday", "9 to 5 Mon to Fri", "Mon 9–5, Sat".
    days.every((piece) => piece === day || isWord(piece, 'and', 'from')) &&
    !own.slice(0, -days.length).some(({ kind }) => kind === 'days')
  if (!isLone) return undefined
  const end = Math.min(text.raw.length, day.end + reach)
  const [next] = lexHours(text, [day.end, end], blocked)
  const isOther = next?.kind === 'days' || next?.kind === 'unread'
  // A number behind it is a telephone's.
  const isNear = isOther && !/[.!?;\n。！？\d+(]/.test(text.raw.slice(day.end, next.start + 1))
  return isNear ? next.start : undefined
}
