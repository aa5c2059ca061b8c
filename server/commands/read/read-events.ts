import { languageOf } from '#server/reader/language.ts'
import { tagAt, tagText } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { clock } from '#shared/page/opening-hours.ts'
import { capitalised } from '../capitalised.ts'
import type { Intent, ToldEvent } from '../intent.ts'
import { timesIn } from '../told-times/times-in.ts'
import { addedEvent } from './added-event.ts'
import { Clause, means } from './clause.ts'
import { isOfPage } from './is-of-page.ts'
import type { MarkedWish } from './marked-wish.ts'

type Events = Extract<Intent, { wish: 'events' }>
/** Letters of a title, and entries told at once. */
const longest = { title: 100, text: 300 }
const mostEntries = 20

/** What a day with a date says that is no event, or is told elsewhere. */
const others = [
  'value.money',
  'value.phone',
  'value.email',
  'value.quote',
  'item',
  'words.away',
  'words.not',
  'words.closes',
  'words.once',
  'hours.closed',
  'nouns.deadline',
  'do.remove',
  'do.hide',
  'do.rename',
]

/** Entries of a programme, told with their times. */
export function readEvents(wish: MarkedWish): Events | null {
  const items =
    wish.language.code === wish.page.base ? (listed(wish) ?? dated(wish) ?? added(wish)) : null
  return items && { wish: 'events', items }
}

/** "Programme: 2 pm welcome, 3 pm games". */
function listed(wish: MarkedWish): ToldEvent[] | null {
  const { raw } = wish.text
  const colon = /：|:(?!\d)/.exec(raw)?.index ?? -1
  const head = new Clause(wish, [0, Math.max(colon, 0)])
  const isProgramme =
    head.has('nouns.events') && head.isRead(['nouns.events', 'nouns.section', 'do.add'])
  if (!isProgramme) return null
  const said = raw.slice(colon + 1).split(/[,;、\n]|\.\s|\.$/)
  const pieces = said.map((piece) => piece.trim()).filter(Boolean)
  const items = pieces.map((piece) => entryIn(piece, wish.language.code))
  const read = items.filter((item) => item !== null)
  return read.length > 0 && read.length === items.length && read.length <= mostEntries ? read : null
}

/** "2 pm welcome": a time, and behind it what is then. */
function entryIn(piece: string, code: string): ToldEvent | null {
  const [time, more] = timesIn(tagText(piece, languageOf(code)))
  if (
    !time ||
    more ||
    !(time.from.isMarked || time.to) ||
    /\p{L}{4}/u.test(piece.slice(0, time.from.start))
  )
    return null
  const end = (time.to ?? time.from).end
  const title = titleOf(piece, [end, piece.length])
  return title
    ? { title, when: piece.slice(time.from.start, end), text: '', start: '', end: '' }
    : null
}

/** "On 14 December is our open day, 11 am to 5 pm, mulled wine is free". */
function dated(wish: MarkedWish): ToldEvent[] | null {
  const { raw } = wish.text
  const whole = new Clause(wish, [0, raw.length])
  const [date, more] = wish.dates
  const [time, second] = timesIn(wish.text)
  if (!date || more || date.last || !time || second || others.some((tag) => whole.has(tag)))
    return null
  const verb = whole.of('words.happens').find(({ start }) => start >= date.end)
  const isBeside = verb && /^[.\s]*$/.test(raw.slice(date.end, verb.start))
  const before = new Clause(wish, [0, date.start])
  if (
    !isBeside ||
    !before.isRead(['hours.', 'nouns.date', 'money.units.day']) ||
    time.from.start < verb.end
  )
    return null
  const timed = timeSpan(whole, [time.from.start, (time.to ?? time.from).end])
  const named: Span = [afterArticle(whole, verb.end), timed[0]]
  const title = isNamed(whole, named) ? titleOf(raw, named) : ''
  const text = titleOf(raw, [timed[1], raw.length])
  const isApart = /^\s*(?:[,;.]|$)/.test(raw.slice(timed[1]))
  if (!title || !isApart || /[,;.?!]\s/.test(title) || text.length > longest.text) return null
  if (isOfPage(whole, title.toLocaleLowerCase())) return null
  const at = (minutes: number) => `${date.day}T${clock(minutes)}`
  const end = time.to ? at(time.to.minutes) : ''
  return [{ title, when: '', text, start: at(time.from.minutes), end }]
}

/** "Add a reading on 3 May at 7 pm in the town library". */
function added(wish: MarkedWish): ToldEvent[] | null {
  const whole = new Clause(wish, [0, wish.text.raw.length])
  if (others.some((tag) => tag !== 'value.quote' && whole.has(tag))) return null
  const event = addedEvent(whole)
  return event && [event]
}

/** A time with the words that lead to it: "from 11 to 5". */
function timeSpan(clause: Clause, [start, end]: Span): Span {
  const leads = clause.marks.findLast(
    (mark) =>
      mark.end <= start &&
      clause.wish.text.raw.slice(mark.end, start).trim() === '' &&
      ['hours.from', 'words.opens', 'words.link'].some((tag) => means(mark, tag)),
  )
  const tail = clause.marks.find(
    (mark) => mark.start <= end && mark.end > end && means(mark, 'hours.'),
  )
  return [leads?.start ?? start, tail?.end ?? end]
}

/** "We have an open day" is called "Open day". */
function afterArticle({ wish: { text } }: Clause, from: number): number {
  const at = from + (/^\s*/.exec(text.raw.slice(from))?.[0].length ?? 0)
  return tagAt(text, at, 'words.articles')?.end ?? from
}

/** "Open longer" is told of the hours: a title has a word that no wish is made of. */
const isNamed = (clause: Clause, [from, to]: Span): boolean =>
  [...clause.unread(), ...clause.of('hours.notHours').map(({ start, end }) => [start, end])].some(
    ([start = 0, end = 0]) => start >= from && end <= to,
  ) &&
  ['words.only', 'hours.until'].every((tag) =>
    clause.of(tag).every(({ start }) => start < from || start >= to),
  )

function titleOf(raw: string, span: Span): string {
  const [start, end] = trimmed(raw, span)
  const said = raw.slice(start, Math.max(start, end)).trim()
  const isTitle = /\p{L}{2}|\p{Script=Han}/u.test(said) && said.length <= longest.text
  return isTitle ? capitalised(said) : ''
}
