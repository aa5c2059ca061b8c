import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { clock } from '#shared/page/opening-hours.ts'
import type { ToldEvent } from '../intent.ts'
import { type ToldTime, timesIn } from '../told-times/times-in.ts'
import { type Clause, isSoft, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { titleAndPlace } from './title-and-place.ts'

const longest = { title: 100, place: 120 }
/** Of the page, and no thing that is on. */
const parts = ['notice', 'hours', 'faq', 'section', 'sentence', 'button', 'map', 'gallery', 'team']

/** What is to be added on a day: what it is called, when it is, and where. */
export function addedEvent(clause: Clause): ToldEvent | null {
  const { wish } = clause
  const [date, more] = wish.dates
  const [time = bareTime(clause), second] = timesIn(wish.text)
  if (!date || more || second) return null
  if (!clause.does('add') && !(time && isAnnounced(clause, date))) return null
  // "Alle ore 19": the word for hours tells the time.
  const isPart = (mark: Mark) => !means(mark, 'hours.')
  if (parts.some((noun) => clause.of(`nouns.${noun}`).some(isPart))) return null
  const left = stretchesOf(clause, date, time)
  const told = titleAndPlace(clause, left)
  if (!told || told.title.length > longest.title || told.place.length > longest.place) return null
  const at = (minutes: number) => `${date.day}T${clock(minutes)}`
  return {
    title: withoutParticle(clause, told.title),
    place: told.place,
    text: told.text,
    when: '',
    start: time ? at(startOf(time)) : date.day,
    end: time?.to ? at(time.to.minutes) : date.last,
  }
}

/** 「…を予定に追加」: what is to be added is named with a particle behind it. */
function withoutParticle({ wish: { language } }: Clause, title: string): string {
  const [objects = ''] = language.words.words.objects.filter((one) => title.endsWith(one))
  const isOne = language.words.isPostpositional && title.length > objects.length + 2
  return isOne && objects ? title.slice(0, -objects.length).trim() : title
}

/** "Alle 19", "a las 19": an hour no other number is told by, right behind a word for when. */
function bareTime({ marks, wish: { text } }: Clause): ToldTime | undefined {
  const mark = marks.find((one, at) => {
    const before = marks[at - 1]
    const isLed =
      before && ['hours.to', 'hours.from', 'hours.hour'].some((tag) => means(before, tag))
    const isBeside = before && /^\s*$/.test(text.raw.slice(before.end, one.start))
    return isLed && isBeside && /^(?:1[3-9]|2[0-3])$/.test(text.raw.slice(one.start, one.end))
  })
  if (!mark) return undefined
  const { start, end } = mark
  const from = { start, end, minutes: Number(text.raw.slice(start, end)) * 60, isMarked: true }
  return { from, window: [start, end], sentence: [start, end] }
}

/** "From 2 to 5 pm": the half of the day is said once. */
function startOf({ from, to }: ToldTime): number {
  const isSaidOnce = to && !from.isMarked && from.minutes + 720 < to.minutes
  return isSaidOnce ? from.minutes + 720 : from.minutes
}

/** "Neuer Termin: 3. Mai, 19 Uhr, Lesung". */
const isAnnounced = (clause: Clause, { start }: Bounds): boolean =>
  clause.marks.some(
    (mark) =>
      (means(mark, 'nouns.date') || means(mark, 'nouns.events')) &&
      /^\s*[:：]\s*$/.test(clause.wish.text.raw.slice(mark.end, start)),
  )

/** What is left of a wish without the words that ask, its day and its time. */
function stretchesOf(
  clause: Clause,
  date: { start: number; end: number },
  time: ToldTime | undefined,
): Span[] {
  const asks = clause.marks.filter((mark) => isAsking(clause, mark))
  const values = [
    date,
    ...(time ? [{ start: time.from.start, end: (time.to ?? time.from).end }] : []),
  ]
  const taken = [...asks, ...values.map((value) => withJoints(clause, value))].sort(
    (one, other) => one.start - other.start,
  )
  const { raw } = clause.wish.text
  const ends = taken.map(({ start }) => start)
  const starts = [0, ...taken.map(({ end }) => end)]
  return starts
    .map((start, at): Span => trimmed(raw, [start, Math.max(start, ends[at] ?? raw.length)]))
    .filter(([start, end]) => /[\p{L}\p{N}]/u.test(raw.slice(start, Math.max(start, end))))
    .filter(([start, end]) => !isIdle(clause, [start, end]))
}

/** "Add", "please"; and "the event" right before a colon, 予定に before 追加. */
function isAsking(clause: Clause, mark: Mark): boolean {
  const { raw } = clause.wish.text
  const next = clause.marks.find(({ start, tags }) => start >= mark.end && tags.includes('do.add'))
  const isBefore = next && next.start - mark.end <= 2
  const isLead =
    (means(mark, 'nouns.events') || means(mark, 'nouns.date')) &&
    (/^\s*[:：]/.test(raw.slice(mark.end)) ||
      (isBefore && clause.wish.language.words.isPostpositional))
  return isLead || means(mark, 'do.add') || means(mark, 'words.polite')
}

/** A day or a time with the words that join it to its sentence. */
function withJoints(clause: Clause, { start, end }: Bounds): Bounds {
  const { text, language } = clause.wish
  const before = tokensIn(text, clause.span[0], start).toReversed()
  let from = start
  for (const token of before) {
    if (text.raw.slice(token.end, from).trim() !== '' || !joins(clause, token)) break
    from = token.start
  }
  const weekday = /^\s?[(（][^()（）]{1,4}[)）]/.exec(text.raw.slice(end))?.[0].length ?? 0
  const behind = text.raw.slice(end + weekday)
  const particle = language.words.words.behindTimes.find((one) => behind.startsWith(one)) ?? ''
  return { start: from, end: end + weekday + particle.length }
}

interface Bounds {
  start: number
  end: number
}

const joining = [
  ...['from', 'until', 'days', 'days.', 'and', 'hour'].map((kind) => `hours.${kind}`),
  ...['words.opens', 'words.starts', 'words.link', 'money.units.day'],
]

const joins = (clause: Clause, { start, end }: Bounds): boolean =>
  isFunctionWord(clause.wish.text, start, end) ||
  clause.marks.some(
    (mark) => mark.start <= start && mark.end >= end && joining.some((tag) => means(mark, tag)),
  )

/** Nothing but words that say nothing. */
const isIdle = (clause: Clause, [start, end]: Span): boolean =>
  tokensIn(clause.wish.text, start, end).every(
    (token) =>
      token.kind !== 'word' ||
      isFunctionWord(clause.wish.text, token.start, token.end) ||
      clause.marks.some(
        (mark) => mark.start <= token.start && mark.end >= token.end && isSoft(mark),
      ),
  )
