import { languageOf } from '#server/reader/language.ts'
import { fold, isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import { type TextField, textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { eventDateText, readEventDate, writeEventDate } from '#shared/page/event-date.ts'
import { getAt } from '#shared/page/path.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import { type ToldTime, timesIn } from './times-in.ts'

/** A time the page tells, and where. */
export interface PageTime extends ToldTime {
  id: string
  path: string
  text: TaggedText
  /** All that is said of it: its words, and the title of the entry it is of. */
  about: string
  /** What it is called where it is asked about. */
  label: string
}

/** What a wish says of the time it means: '' is that of the day itself. */
export interface WantedTime {
  words: string
  /** The words are the page's own, all of them. */
  isQuoted?: boolean | undefined
  /** What is then, and not otherwise. */
  at?: number | undefined
}

/** The times of the page that may be meant, those that tell the same together. */
export function timesMeant(page: PageDocument, wanted: WantedTime): PageTime[][] {
  const all = pageTimes(page).filter((time) => isMeant(page, time, wanted))
  return [...Map.groupBy(all, (time) => keyOf(page, time, wanted)).values()]
}

function isMeant(
  { base }: PageDocument,
  { about, label, day, from, to }: PageTime,
  wanted: WantedTime,
) {
  if (wanted.at !== undefined) return [from.minutes, to?.minutes].includes(wanted.at)
  if (wanted.isQuoted) return fold(label) === fold(wanted.words)
  if (wanted.words === '') return day !== undefined
  const told = wordsOf(about, base)
  const asked = wordsOf(wanted.words, base)
  return asked.length > 0 && asked.every((word) => told.some((one) => isSameWord(one, word)))
}

function keyOf(
  { base }: PageDocument,
  { from, to, day, about }: PageTime,
  { words, at }: WantedTime,
) {
  if (at !== undefined) return from.minutes === at ? 'from' : 'to'
  const entry = words === '' ? '' : wordsOf(about, base).sort().join(' ')
  return [day ?? '', from.minutes, to?.minutes ?? '', entry].join('|')
}

function pageTimes(page: PageDocument): PageTime[] {
  return page.order.flatMap((id) => {
    const block = page.blocks[id]
    const told = (block ? textFields(block.type, block.props) : []).flatMap((field) =>
      timesAt(page, id, field),
    )
    const items = block?.type === 'events' ? (block.props.items as EventItem[]) : []
    const dated = items.flatMap((item, at) => datedTime(page, id, item, `items.${at}.`))
    return [...told, ...dated.filter((time) => !told.some((one) => isSameEntry(one, time)))]
  })
}

interface EventItem {
  title?: string
  start?: string
  end?: string
}

function timesAt(page: PageDocument, id: string, { path, value }: TextField): PageTime[] {
  const raw = typeof value === 'string' ? value : plainText(value as RichText)
  if (!/\d/.test(raw)) return []
  const text = tagText(raw, languageOf(page.base))
  const { title = '', start = '' } = itemAt(page, id, path)
  return timesIn(text).map((time): PageTime => {
    const said = raw
      .slice(...time.window)
      .trim()
      .replace(/[.。]$/, '')
    const beside = path.endsWith('.when') ? title : ''
    const day = time.day ?? readEventDate(start)?.day
    return { ...time, day, id, path, text, about: `${beside} ${said}`, label: beside || said }
  })
}

/** The entry of a programme a field is of. */
function itemAt({ blocks }: PageDocument, id: string, path: string): EventItem {
  const block = blocks[id]
  const item = /^items\.\d+(?=\.)/.exec(path)?.[0]
  return block?.type === 'events' && item ? ((getAt(block.props, item) as EventItem) ?? {}) : {}
}

/** A time that stands in the date of an entry alone. */
function datedTime(page: PageDocument, id: string, item: EventItem, path: string): PageTime[] {
  const { title = '', start = '', end = '' } = item
  const [from, to] = [readEventDate(start), readEventDate(end)]
  if (!from?.time) return []
  const tag = regionalTag(page.base, page.meta)
  const day = eventDateText(writeEventDate({ ...from, time: '' }), '', tag)
  const spanOf = (time: string) => ({ start: 0, end: 0, minutes: minutesOf(time), isMarked: true })
  return [
    {
      ...{ id, path: `${path}start`, day: from.day, about: title, label: `${title}, ${day}` },
      ...{ window: [0, 0], sentence: [0, 0], text: tagText('', languageOf(page.base)) },
      from: spanOf(from.time),
      ...(to?.time && { to: spanOf(to.time) }),
    },
  ]
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const isSameEntry = (told: PageTime, { path, from }: PageTime): boolean =>
  told.path.startsWith(path.replace(/start$/, '')) && told.from.minutes === from.minutes

/** Words with a meaning of their own, folded; numbers are the times themselves. */
export function wordsOf(said: string, base: string): string[] {
  const text = tagText(said, languageOf(base))
  return text.tokens
    .filter(({ kind, start, end }) => kind === 'word' && !isFunctionWord(text, start, end))
    .map(({ text: word }) => fold(word))
    .filter((word) => !/\d/.test(word))
}

/** The same but for an ending: "dance" and "dances". */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (isGlued(short[0])) return short.length > 1 && long.startsWith(short)
  // The "Winterkonzert" is the "Konzert".
  if (short.length > 5 && long.endsWith(short)) return true
  return short.length > 3 && long.startsWith(short) && long.length - short.length <= 2
}
