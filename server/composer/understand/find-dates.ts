import type { Industry } from '#shared/page/industries.ts'
import { titleBefore, titleBehind } from './event-title.ts'
import { discounts } from './find-notices.ts'
import { isLastDay } from './last-day.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { numberedDates } from './numbered-dates.ts'
import { type CalendarDay, readDates } from './read-dates.ts'
import { type BriefText, type Found, sentenceAround } from './read-text.ts'
import { timesBehind } from './times-behind.ts'

/** What happens on a day: ISO 8601, without a year where none is said. */
export interface DatedEvent {
  /** In the brief's words; '' where a date stands alone. */
  title: string
  start: string
  end: string
  span: [number, number]
}

/** The days a brief names something for: "market day on 12 December from 10". */
export function findDates(text: BriefText, lexicon: Lexicon, industry: Industry): Found<string>[] {
  const isEvent = industry === 'event'
  return readEvents(text, lexicon)
    .filter(({ title }) => title !== '' || isEvent)
    .slice(0, 24)
    .map(({ span }) => ({ value: text.raw.slice(...span), span, confidence: 0.8 }))
    .filter(({ value }) => value.length <= 200)
}

/** How many dates are looked at, and how far around each: a brief may be 4,000 characters of them. */
const mostDates = 48
const reach = 200

/** Every dated event of a text. */
export function readEvents(text: BriefText, lexicon: Lexicon): DatedEvent[] {
  return writtenDates(text.folded, lexicon)
    .slice(0, mostDates)
    .flatMap((date) => {
      const sentence = sentenceAround(text.folded, date.end - 1)
      const from = Math.max(sentence[0], date.start - reach)
      const to = Math.min(sentence[1], date.end + reach)
      if (isOther(text.folded, from, to, date, lexicon)) return []
      const limit = nextMark(text.folded, date.end, to)
      const times = timesBehind(text.folded, date.end, limit, lexicon)
      const title =
        titleBefore(text, from, date, lexicon) ??
        titleBehind(text, times?.end ?? date.end, to, lexicon)
      const end = Math.max(times?.end ?? date.end, title?.end ?? 0)
      const span: [number, number] = [Math.min(title?.start ?? date.start, date.start), end]
      return [
        {
          title: title ? text.raw.slice(title.start, title.end) : '',
          ...datesOf(withYear(date, text.folded.slice(from, to)), times),
          span,
        },
      ]
    })
}

/** With their month, or in numbers where a year tells them from a price or a time. */
function writtenDates(folded: string, lexicon: Lexicon): CalendarDay[] {
  const numbered = numberedDates(folded, lexicon).filter(({ day }) => !day.startsWith('-'))
  return [...readDates(folded, lexicon), ...numbered].sort((a, b) => a.start - b.start)
}

/** "Sagra del Fungo 2026: 19 settembre": the year is said, if not beside the day. */
function withYear(date: CalendarDay, sentence: string): CalendarDay {
  const [year, other] = [...sentence.matchAll(/(?<![\d.,€$£])20[2-4]\d(?!\d)/g)]
  if (!year || other || !date.day.startsWith('-')) return date
  const dated = (day: string) => day.replace(/^-(?=-)/, year[0])
  return { ...date, day: dated(date.day), last: dated(date.last) }
}

function datesOf({ day, last }: CalendarDay, times: { from: string; until: string } | null) {
  const start = times ? `${day}T${times.from}` : day
  if (last) return { start: day, end: last }
  return { start, end: times?.until && times.until > times.from ? `${day}T${times.until}` : '' }
}

/** Closed, over since, cheaper until: a day on which nothing is to be seen. */
function isOther(
  folded: string,
  from: number,
  to: number,
  { start, end, last }: CalendarDay,
  lexicon: Lexicon,
): boolean {
  const { hours, negations, since } = lexicon
  const lead = folded.slice(from, start).split(/[,;]/).at(-1) ?? ''
  // "Findet am … statt" denies nothing.
  const rest = folded.slice(end, to).replace(/\sstatt[\s.!]*$/, '')
  if (!last && isLastDay(lead, rest, lexicon)) return true
  const sentence = lead + folded.slice(start, end) + rest.split(/[,;]/)[0]
  // "Dal 3 al 5 ottobre" is no beginning.
  const cues = [hours.closed, negations, last ? '' : since.before].filter((cue) => cue !== '')
  return (
    discounts.test(sentence) || cues.some((cue) => matchAll(phraseIndex(cue), sentence).length > 0)
  )
}

function nextMark(folded: string, from: number, to: number): number {
  const mark = folded.slice(from, to).search(/[;(\n]/)
  return mark < 0 ? to : from + mark
}
