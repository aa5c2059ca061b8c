import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { AppError } from '#shared/errors.ts'
import { correctedText } from '#shared/page/corrected-words.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readEventDate, writeEventDate } from '#shared/page/event-date.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import type { Intent } from '../intent.ts'
import { type PageTime, timesMeant, wordsOf } from '../told-times/page-times.ts'
import { type TimeSpan, timesIn } from '../told-times/times-in.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { replaceInTexts } from './replace-in-texts.ts'

type TimeWish = Extract<Intent, { wish: 'time' }>

/**
 * The one time that is meant is another, wherever the page tells it.
 * @throws AppError `not_understood` where several may be meant, or where a time does not take the
 * place of two
 */
export function setTime({ document }: Desktop, asked: TimeWish): Change {
  const [meant, more] = timesMeant(document, asked)
  const isEnd = asked.at !== undefined && meant?.[0]?.to?.minutes === asked.at
  const wish = isEnd ? { ...asked, side: 'to' as const } : asked
  if (!meant || more) throw new AppError('not_understood', 'The page tells several times, or none.')
  const locked = meant.map(({ id }) => document.blocks[id]).find((block) => block?.locked)
  if (locked) return unchanged({ code: 'locked', part: locked.type })
  const [first] = meant as [PageTime]
  if (first.from.minutes === wish.from.minutes && first.to?.minutes === wish.to?.minutes)
    return unchanged({ code: 'nothing' })
  const told = meant.filter(
    (time) => !time.path.endsWith('.start') && !(wish.words === '' && dayOver(document, time)),
  )
  const pairs = told.filter((time) => !isBare(document, time)).map((time) => pairOf(time, wish))
  const texts = replaceInTexts(document, pairs)
  const ops = [
    ...texts.ops,
    ...told.filter((time) => isBare(document, time)).map((time) => setOp(time, wish)),
    ...dateOps(document, meant, wish),
    ...programmeOps(document, meant, wish, pairs),
  ]
  const label = told.length > 0 ? first.label : (dayOver(document, first) ?? first.label)
  const words = pairs[0]?.[1].trim() ?? [label, wish.said].join(', ')
  return { ops, sources: texts.sources, outcome: { code: 'replaced', words: words.slice(0, 400) } }
}

/** The day that stands over an entry and others: its beginning is that of all of them, and not of one. */
function dayOver({ blocks }: PageDocument, { id, path }: PageTime): string | undefined {
  const at = Number(/^items\.(\d+)\./.exec(path)?.[1] ?? Number.NaN)
  const items = (blocks[id]?.props.items ?? []) as { day?: string }[]
  const day = items[at]?.day
  return blocks[id]?.type === 'events' && day && items[at + 1]?.day === '' ? day : undefined
}

/** A field that holds a time and nothing else. */
const isBare = ({ base }: PageDocument, { text: { raw }, from, to = from }: PageTime): boolean =>
  wordsOf(`${raw.slice(0, from.start)} ${raw.slice(to.end)}`, base).length === 0

const setOp = (time: PageTime, wish: TimeWish): EditOp => ({
  op: 'set',
  id: time.id,
  path: time.path,
  value: retimed(time.text.raw, time, wish),
})

/** The whole sentence, so that no other one with the same time is meant. */
function pairOf(time: PageTime, wish: TimeWish): [string, string] {
  const [start, end] = time.sentence
  const { raw } = time.text
  const tail = raw.length - end
  const now = retimed(raw, time, wish)
  return [raw.slice(start, end).trim(), now.slice(start, now.length - tail).trim()]
}

/** @throws AppError `not_understood` */
function retimed(raw: string, { from, to }: Pick<PageTime, 'from' | 'to'>, wish: TimeWish): string {
  const put = (text: string, { start, end }: TimeSpan, now: TimeWish['from']) =>
    text.slice(0, start) + now.said + text.slice(end)
  if (to && wish.to) return put(put(raw, to, wish.to), from, wish.from)
  if (!to && !wish.to) return put(raw, from, wish.from)
  if (!to || wish.to || !wish.side)
    throw new AppError('not_understood', 'One of them is a time, the other from one to another.')
  const other = wish.side === 'from' ? to : from
  const isTurned = readingsOf(other).every((minutes) =>
    wish.side === 'from' ? wish.from.minutes >= minutes : wish.from.minutes <= minutes,
  )
  if (isTurned) throw new AppError('not_understood', 'It would end before it begins.')
  return put(raw, wish.side === 'from' ? from : to, wish.from)
}

/** A bare "4" may be in the afternoon. */
const readingsOf = ({ minutes, isMarked }: TimeSpan): number[] =>
  isMarked || minutes >= 720 ? [minutes] : [minutes, minutes + 720]

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The dates of entries that begin or end then. */
function dateOps({ blocks }: PageDocument, meant: readonly PageTime[], wish: TimeWish): EditOp[] {
  const items = new Set(
    meant.flatMap(({ id, path }) => {
      const item = /^items\.\d+(?=\.)/.exec(path)?.[0]
      return item && blocks[id]?.type === 'events' ? [`${id} ${item}`] : []
    }),
  )
  const ends =
    wish.side === 'to' ? ({ end: wish.from } as const) : { start: wish.from, end: wish.to }
  return [...items].flatMap((place) => {
    const [id = '', item = ''] = place.split(' ')
    return Object.entries(ends).flatMap(([key, now]): EditOp[] => {
      const path = `${item}.${key}`
      const date = readEventDate(String(getAt(blocks[id]?.props, path) ?? ''))
      if (!date?.time || !now) return []
      const value = writeEventDate({ ...date, time: clockOf(now.minutes) })
      return [{ op: 'set', id, path, value }]
    })
  })
}

/** The programme the page knows, with the new time. */
function programmeOps(
  document: PageDocument,
  [first]: readonly PageTime[],
  wish: TimeWish,
  pairs: readonly [string, string][],
): EditOp[] {
  const { programme } = document.facts
  const language = languageOf(document.base)
  const minutesOf = (said: string | undefined) =>
    said ? timesIn(tagText(said, language))[0]?.from.minutes : undefined
  const value = programme?.map((item) => {
    const title = retitled(document, item.title, wish) ?? correctedText(item.title, pairs)
    const isOfIt = title !== item.title || (wish.words === '' && item.date !== undefined)
    const isThen = item.time !== undefined && minutesOf(item.time) === first?.from.minutes
    return {
      ...item,
      title,
      ...(isOfIt && isThen && wish.side !== 'to' && { time: wish.from.said }),
    }
  })
  return value && !isSame(value, programme) ? [{ op: 'fact', key: 'programme', value }] : []
}

/** A title that tells the time beside the words of its entry; null where it does not. */
function retitled({ base }: PageDocument, title: string, wish: TimeWish): string | null {
  const asked = wordsOf(wish.words, base)
  const text = tagText(title, languageOf(base))
  const [meant, more] = timesIn(text).filter(({ window, day }) => {
    if (asked.length === 0) return day !== undefined
    const told = wordsOf(title.slice(...window), base)
    return asked.every((word) => told.includes(word))
  })
  const isSide = meant?.to !== undefined && wish.side !== undefined
  if (!meant || more || (Boolean(meant.to) !== Boolean(wish.to) && !isSide)) return null
  return retimed(title, meant, wish)
}
