import { parseOpeningHours } from '#shared/page/opening-hours.ts'
import { lexHours } from '../grammars/hours/lex-hours.ts'
import { endingBefore } from '../text/ending-before.ts'
import { hasTag, type TaggedText, tagAt, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { clauseStart, isOfDesk } from './of-whole-house.ts'

/** Sentences behind a week in which it may be limited: its own, and the next. */
const sentences = 2

/** Letters of them. */
const reach = 160

/**
 * Whether a week as it was read holds: not where a day of it is closed once a month ("…, closed on the
 * first Monday") or has a break that was not read, and not where it is when an office is open of something that has times of its own.
 */
export function holdsForWeek(text: TaggedText, spans: readonly Span[], value: string): boolean {
  const begin = Math.min(...spans.map(([start]) => start))
  const end = Math.max(...spans.map(([, stop]) => stop))
  return (
    !hasBreakBehind(text, end) &&
    !isInSeason(text, begin) &&
    !isClosedAtTimes(text, [begin, sentencesEnd(text.raw, end)], value) &&
    !(spans.every((span) => isAtDesk(text, span)) && hasOtherTimes(text, [begin, end]))
  )
}

const sentenceBefore = endingBefore(/(?:[^.!?。！？\n]|\.(?=\S))*/)

/** "From May to September, | Wednesday to Sunday 10–5": months right before it say when the week holds. */
function isInSeason(text: TaggedText, begin: number): boolean {
  const said = sentenceBefore(text.raw, begin) ?? ''
  const pieces = lexHours(text, [begin - said.length, begin])
  const isWord = (piece: (typeof pieces)[number], ...words: string[]) =>
    piece.kind === 'word' && words.includes(piece.word)
  const other = pieces.findLastIndex(
    (piece) => piece.kind === 'unread' || isWord(piece, 'closed', 'except', 'others', 'open'),
  )
  const rest = pieces.slice(other + 1)
  const months = rest.filter((piece) => isWord(piece, 'month'))
  // "From March on" is when it began.
  const isSince = rest.some((piece) => isWord(piece, 'from'))
  return months.length > 1 || (months.length === 1 && !isSince)
}

function sentencesEnd(raw: string, end: number): number {
  const rest = raw.slice(end, end + reach)
  const stops = [...rest.matchAll(/[.!?](?=\s|$)|[。！？]|\n/g)].filter(({ index }) => index > 0)
  return end + (stops[sentences - 1]?.index ?? rest.length)
}

/** "Täglich 9–18 Uhr, | erster Sonntag im Monat zu": a day of the week that is open some weeks and closed others. */
function isClosedAtTimes(text: TaggedText, [start, end]: Span, value: string): boolean {
  const week = parseOpeningHours(value)
  return tagsIn(text, start, end, 'hours.days.').some((day) => {
    const from = Math.max(start, clauseStart(text, day.start))
    const [rest = ''] = /^[^.!?。！？\n;,]*/.exec(text.raw.slice(day.end, end)) ?? []
    const clause: Span = [from, day.end + rest.length]
    const isOpen = week?.days[Number(day.tag.slice('hours.days.'.length))]?.length !== 0
    return (
      isOpen &&
      hasTag(text, from, day.start, 'hours.nth') &&
      hasTag(text, ...clause, 'hours.closed') &&
      !hasTag(text, ...clause, 'dates.months.')
    )
  })
}

/** "09:00~18:00 | (점심 12~1)": a break that was not read. */
function hasBreakBehind(text: TaggedText, end: number): boolean {
  const said = /^\s*\([^()\n]*\d[^()\n]*\)/.exec(text.raw.slice(end, end + reach))?.[0].length ?? 0
  return ['hours.pause', 'hours.lunch'].some((tag) => hasTag(text, end, end + said, tag))
}

/** "To enrol come | to the office on Wednesdays": something is done there. "Office: Tuesdays" is named above its hours. */
function isAtDesk(text: TaggedText, [start, end]: Span): boolean {
  if (!isOfDesk(text, [start, end])) return false
  const day = tagsIn(text, start, end, 'hours.days.')[0]?.start ?? start
  const from = clauseStart(text, day)
  const desk = tagsIn(text, from, day, 'hours.desk')[0]?.start ?? from
  return tokensIn(text, from, desk).some((word) => !tagAt(text, word.start, 'words.articles'))
}

/** "Lessons are on Tuesdays at 8.45pm": a day and a time outside of what was read. */
function hasOtherTimes(text: TaggedText, [start, end]: Span): boolean {
  return tagsIn(text, 0, text.raw.length, 'hours.days.').some((day) => {
    const isOutside = day.end <= start || day.start >= end
    return (
      isOutside && /^[^.!?。！？\n\d]{0,40}(?!0\d{2})\d{1,2}(?!\d)/.test(text.raw.slice(day.end))
    )
  })
}
