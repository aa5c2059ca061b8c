import { fold } from '#server/reader/text/fold.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { fillIn } from '#shared/i18n/fill-in.ts'
import type { Intent } from '../intent.ts'
import { type PageTime, timesMeant, type WantedTime, wordsOf } from '../told-times/page-times.ts'
import { type TimeSpan, type ToldTime, timesIn } from '../told-times/times-in.ts'
import { type Clause, isSoft, means } from './clause.ts'
import { isInTitle } from './is-of-page.ts'
import { isOccasion, isTheOccasion } from './is-the-occasion.ts'
import { quotesIn } from './told.ts'

const known = [
  'hours.time',
  'hours.from',
  'hours.to',
  'hours.until',
  'hours.hour',
  'hours.am',
  'hours.pm',
  'words.starts',
  'words.opens',
  'words.closes',
  'words.only',
  'words.it',
  'words.aside',
  'value.quote',
  'nouns.time',
  'nouns.start',
  'nouns.date',
  'nouns.events',
  'nouns.page',
  'do.change',
  'do.move',
]
/** What the time of the day itself is called by. */
const named = ['nouns.time', 'nouns.start', 'nouns.date', 'nouns.events', 'words.starts']
const others = [
  'value.money',
  'value.date',
  'value.phone',
  'value.email',
  'words.not',
  'words.away',
  'words.once',
]

type TimeWish = Extract<Intent, { wish: 'time' }>

/** "Change the start to 7 pm", "the dog show is at 3": what the page tells is at another time. */
export function readTime(clause: Clause): TimeWish | null {
  const wish = timeWish(clause)
  const [meant, more] = wish ? timesMeant(clause.wish.page, wish) : []
  return wish && meant && !more && !runsOver(meant, wish) ? wish : null
}

/** "From 8 to 12 and from 14 to 18": the first of them does not end at 19. */
const runsOver = (meant: readonly PageTime[], { side, from: end }: TimeWish): boolean =>
  side === 'to' &&
  meant.some(({ text, from }) =>
    timesIn(text).some(
      ({ from: { minutes, isMarked }, to }) =>
        (isMarked || to?.isMarked) && minutes > from.minutes && minutes < end.minutes,
    ),
  )

/** The wish once for each entry it may mean. */
export function retimedEntries(clause: Clause): string[] {
  const wish = timeWish(clause)
  const { page, language } = clause.wish
  const groups = wish ? timesMeant(page, wish) : []
  const labels = new Set(groups.flatMap(([first]) => first?.label ?? []))
  if (!wish || labels.size < 2) return []
  return [...labels].map((label) =>
    fillIn(language.words.questions.retime, { said: label, time: wish.said }),
  )
}

function timeWish(clause: Clause): TimeWish | null {
  const { wish } = clause
  const time = newTime(clause)
  const isOther = others.some((tag) => clause.has(tag)) || isOfDoor(clause)
  if (!time || isOther || wish.language.code !== wish.page.base) return null
  const raw = ({ start, end }: TimeSpan) => wish.text.raw.slice(start, end)
  const wanted = wantedIn(clause, [time.from.start, (time.to ?? time.from).end])
  if (!wanted) return null
  return {
    wish: 'time',
    ...wanted,
    from: { said: raw(time.from), minutes: time.from.minutes, isMarked: time.from.isMarked },
    ...(time.to && {
      to: { said: raw(time.to), minutes: time.to.minutes, isMarked: time.to.isMarked },
    }),
    said: wish.text.raw.slice(time.from.start, (time.to ?? time.from).end),
    ...(!time.to && { side: sideOf(clause) }),
  }
}

/** "Thursday we close at 7": of the opening hours, where the page has them. */
const isOfDoor = (clause: Clause): boolean =>
  clause.wish.page.facts.hours !== undefined &&
  clause.has('hours.days') &&
  ['words.opens', 'words.closes', 'hours.open', 'hours.closed'].some((tag) => clause.has(tag))

function newTime(clause: Clause): ToldTime | null {
  const { wish, span } = clause
  const quotes = quotesIn(clause)
  const times = timesIn(wish.text).filter(
    ({ from, to = from }) =>
      from.start >= span[0] &&
      to.end <= span[1] &&
      quotes.every(({ span: [start, end] }) => to.end <= start || from.start >= end),
  )
  return times.length === 1 ? (times[0] ?? null) : null
}

const sideOf = (clause: Clause): TimeWish['side'] => {
  if (['nouns.start', 'words.starts', 'hours.from'].some((tag) => clause.has(tag))) return 'from'
  return ['hours.until', 'words.closes'].some((tag) => clause.has(tag)) ? 'to' : undefined
}

/** Which time is meant: by words of its entry, or as that of the day. */
function wantedIn(clause: Clause, time: Span): WantedTime | null {
  const [quote, more] = quotesIn(clause)
  const { page } = clause.wish
  const rest = restOf(clause, time)
  if (quote) return more || rest.words.length > 0 ? null : { words: quote.text, isQuoted: true }
  if (rest.words.length > 0) {
    const isEntry = timesMeant(page, { words: rest.said }).length > 0
    const isOfPage = rest.words.every(
      (word) => isInTitle(clause, word) || isTheOccasion(page, word),
    )
    return isEntry || !isOfPage ? { words: rest.said } : { words: '' }
  }
  const label = clause
    .of('nouns.start')
    .map(({ start, end }) => clause.wish.text.raw.slice(start, end))
  const entry = { words: label.join(' ') }
  if (entry.words && timesMeant(page, entry).length > 0) return entry
  return named.some((tag) => clause.has(tag)) ? { words: '' } : null
}

/** The words of a clause that neither the time nor the asking explains. */
function restOf(clause: Clause, [from, to]: Span): { said: string; words: string[] } {
  const { raw } = clause.wish.text
  // "Dinner" is a time of the day, and what is on then.
  const isEvent = ({ start, end }: { start: number; end: number }) =>
    isOccasion(clause.wish.page.base, fold(raw.slice(start, end)))
  const isKnown = (mark: { start: number; end: number; tags: readonly string[] }) =>
    isSoft(mark) ||
    (known.some((tag) => means(mark, tag)) && !isEvent(mark)) ||
    (mark.start >= from && mark.end <= to)
  const spans = [
    ...clause.unread(),
    ...clause.marks.filter((mark) => !isKnown(mark)).map(({ start, end }): Span => [start, end]),
  ].filter(([start, end]) => end <= from || start >= to)
  const said = spans
    .sort(([one], [other]) => one - other)
    .map((span) => raw.slice(...span))
    .join(' ')
  return { said: fold(said).trim(), words: wordsOf(said, clause.wish.language.code) }
}
