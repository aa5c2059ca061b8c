import type { Span } from '#server/reader/text/trim.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { writtenDays } from './written-days.ts'
import { writtenTimes } from './written-times.ts'

interface Mark {
  start: number
  end: number
  /** A number that only its neighbours make a time. */
  isBare: boolean
  isDay?: boolean
  isClosed?: boolean
}

interface Marks {
  /** Days, times, "closed". */
  telling: readonly Mark[]
  /** What joins them: "to", "and", "from". */
  joining: readonly Mark[]
  /** Those of them that lead from one time to the next. */
  ranging: readonly Mark[]
}

const joins = /^hours\.(?:to|and|from|until|hour|am|pm|half)$/
/** What may stand between two of them that are told together: a new line or sentence begins anew. */
const marksBetween = /^[ ,:()|/&+·・、〜~–—-]*$/
const dash = /^\s?[-–—~〜]\s?$/
const farthest = 14
const known = new WeakMap<SaidText, Marks>()

/**
 * Words about hours with what goes on right beside them: "Mon–Fri 9–5" of "Mon–Fri 9–5, Sat 10–2",
 * "8 to 16" of "8 to 16:30". Hours that are told of a part alone may leave out the rest.
 */
export function wholeHours(brief: SaidText, [from, to]: Span): Span {
  const marks = marksOf(brief)
  let [start, end] = [from, to]
  for (;;) {
    const wider: Span = [leftOf(brief, marks, start), rightOf(brief, marks, end)]
    if (wider[0] === start && wider[1] === end) return wider
    ;[start, end] = wider
  }
}

function marksOf(brief: SaidText): Marks {
  const ready = known.get(brief)
  if (ready) return ready
  const plain = ({ start, end }: { start: number; end: number }): Mark => ({
    start,
    end,
    isBare: false,
  })
  // "2割": it counts something.
  const counted = new Set(evidenceIn(brief, 'counted').map(({ start }) => start))
  const times = writtenTimes(brief, { isJoined: false, hasNoon: false })
  const closed = brief.tags.filter(({ tag }) => tag === 'hours.closed')
  const telling = [
    ...writtenDays(brief).map((day): Mark => ({ ...plain(day), isDay: true })),
    ...times
      .filter(({ end, isBare }) => !(isBare && counted.has(end)))
      // "333 000" is a telephone number's.
      .map(
        ({ start, end, isBare }): Mark => ({
          start,
          end,
          isBare: isBare || /^\d{3,}$/.test(brief.raw.slice(start, end)),
        }),
      ),
    ...[...closed, ...evidenceIn(brief, 'closed')].map(
      (found): Mark => ({ ...plain(found), isClosed: true }),
    ),
  ]
  const joining = brief.tags.filter(({ tag }) => joins.test(tag)).map(plain)
  const ranging = brief.tags.filter(({ tag }) => joins.test(tag) && tag !== 'hours.and').map(plain)
  const marks = { telling, joining, ranging }
  known.set(brief, marks)
  return marks
}

function rightOf(brief: SaidText, { telling, joining, ranging }: Marks, end: number): number {
  const cut = telling.find((mark) => mark.start < end && mark.end > end)
  if (cut) return cut.end
  const next = telling.filter(({ start }) => start >= end && start - end <= farthest)
  const mark = next.find(({ start }) => isBetween(brief, joining, end, start))
  if (!mark) return end
  // "9 a" of "9 a 19": the words end with what joins the next to them.
  const last = telling.findLast((each) => each.end <= end)
  const from = last && isBetween(brief, joining, last.end, end) ? last.end : end
  const isBeside = last?.isDay === true && last.end === from && mark.start - from <= 1
  // "9 to 14 and 2 rooms": a number that "and" alone joins is of something else.
  const isTime = !mark.isBare || isBeside || isJoined(brief, ranging, from, mark.start)
  const isRange = telling.some(
    ({ start }) => start > mark.end && isJoined(brief, joining, mark.end, start),
  )
  // "10時〜19時、18時から": what begins then, and ends nowhere, is something else.
  const isOpenEnded =
    !isRange &&
    !mark.isDay &&
    joining.some(({ start }) => start === mark.end) &&
    last?.isDay !== true
  return (isTime && !isOpenEnded) || isRange ? mark.end : end
}

function leftOf(brief: SaidText, marks: Marks, start: number): number {
  const { telling, joining } = marks
  const cut = telling.find((mark) => mark.start < start && mark.end > start)
  if (cut) return cut.start
  const before = telling.filter(({ end }) => end <= start && start - end <= farthest)
  const mark = before.findLast(({ end }) => isBetween(brief, joining, end, start))
  if (!mark) return start
  // "Closed Mondays": it is of the day behind it, and of nothing else.
  const isOfDay = telling.some((day) => day.isDay && day.start === start)
  if (mark.isClosed && !isOfDay) return start
  // "Und so Mo-Fr": days that are told from one to another begin with themselves.
  const first = telling.find((day) => day.isDay && day.start === start)
  const next = telling.find((day) => day.isDay && first !== undefined && day.start >= first.end)
  const isRange = first && next && dash.test(brief.folded.slice(first.end, next.start))
  if (isRange && mark.isDay && brief.folded.slice(mark.end, start) === ' ') return start
  if (isPriceBefore(brief, marks, mark, start)) return start
  return !mark.isBare || isJoined(brief, marks.ranging, mark.end, start) ? mark.start : start
}

/** "Breakfast 4.50 8-4", "menu 12.50 Sat 8-4": a number of no range, right before one or a day. */
function isPriceBefore(brief: SaidText, marks: Marks, mark: Mark, start: number): boolean {
  const { telling, joining } = marks
  const isRange = (from: number, to: number) => isJoined(brief, joining, from, to)
  // "4.20 open from 8 to 13": the words may begin with what leads the first of them.
  const first = telling.find((each) => each.start >= start)
  const isLed = joining.some(({ end }) => end <= mark.start && mark.start - end <= 1)
  return (
    !mark.isDay &&
    !mark.isClosed &&
    !isLed &&
    first !== undefined &&
    brief.folded.slice(mark.end, start) === ' ' &&
    (first.isDay ||
      telling.some((each) => each.start > first.start && isRange(first.end, each.start))) &&
    !telling.some((each) => each.end < mark.start && isRange(each.end, mark.start))
  )
}

/** Whether nothing but marks and words that join hours stands there. */
function isBetween(brief: SaidText, joining: readonly Mark[], from: number, to: number): boolean {
  return marksBetween.test(withoutJoints(brief, joining, from, to))
}

/** Whether a dash or a word for "to" makes a range of what stands around it. */
function isJoined(brief: SaidText, joining: readonly Mark[], from: number, to: number): boolean {
  const between = brief.folded.slice(from, to)
  if (dash.test(between)) return true
  const rest = withoutJoints(brief, joining, from, to)
  return rest.length < between.length && /^\s*$/.test(rest)
}

function withoutJoints(
  { folded }: SaidText,
  joining: readonly Mark[],
  from: number,
  to: number,
): string {
  let rest = ''
  for (let at = from; at < to; at += 1) {
    const joint = joining.find((mark) => mark.start === at && mark.end <= to)
    if (joint) at = joint.end - 1
    else rest += folded[at]
  }
  return rest
}
