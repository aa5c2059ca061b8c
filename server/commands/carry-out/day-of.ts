import { AppError } from '#shared/errors.ts'
import { correctedText } from '#shared/page/corrected-words.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { getAt } from '#shared/page/path.ts'
import type { Intent } from '../intent.ts'
import { isSaidOf } from '../read/is-said-of.ts'
import { datesMeant, type PageDate } from '../told-times/page-dates.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { lastDay, newDate, withDay } from './date.ts'
import { type Moved, newWords, pairOf } from './date-words.ts'
import { setDeadline } from './deadline.ts'
import { replaceInTexts } from './replace-in-texts.ts'
import { reworded } from './reworded.ts'

type DayWish = Extract<Intent, { wish: 'dayOf' }>

/**
 * What some words name is on another day, in its sentences and as an entry.
 * @throws AppError `not_understood` where the page tells several days of it, or none
 */
export function setDayOf(desktop: Desktop, wish: DayWish): Change {
  const { document, now } = desktop
  const meant = datesMeant(document, wish.words).filter(({ day }) => day === (wish.from ?? day))
  if (new Set(meant.map(({ day }) => day)).size !== 1)
    throw new AppError('not_understood', 'The page tells several days of that, or none.')
  // "Please reply by 8 August": the last day is known by itself.
  if (meant.every(({ day }) => day === lastDay(document)))
    return setDeadline(desktop, { wish: 'deadline', day: wish.day, said: wish.said })
  const locked = meant.map(({ id }) => document.blocks[id]).find((block) => block?.locked)
  if (locked) return unchanged({ code: 'locked', part: locked.type })
  const told = meant.flatMap((one) => one.told?.date.day ?? startOf(document, one))
  const to = { date: newDate([wish.day, ...told], { now, weekday: wish.weekday }), said: wish.said }
  const pairs = meant.flatMap((one) => pairsOf(document, one, to))
  const texts = replaceInTexts(document, pairs, reworded)
  const ops = [
    ...startOps(document, meant, wish.day),
    ...factOps(document, meant, wish, to),
    ...texts.ops,
  ]
  return { ops, sources: texts.sources, outcome: { code: 'replaced', words: wish.said } }
}

const startOf = ({ blocks }: PageDocument, { id, path }: PageDate): string =>
  String(getAt(blocks[id]?.props, path) ?? '')

/** The whole sentence, so that no other one with the same day is meant. */
function pairsOf(document: PageDocument, { told }: PageDate, to: Moved): [string, string][] {
  if (!told) return []
  const said = told.text.raw.slice(...told.sentence)
  const [before, now] = pairOf(document, told, to)
  return [[said, reworded(said, before, now)]]
}

function startOps(document: PageDocument, meant: readonly PageDate[], day: string): EditOp[] {
  const items = new Set(
    meant.flatMap(({ id, path }) => {
      const item = /^items\.\d+(?=\.)/.exec(path)?.[0]
      return item && document.blocks[id]?.type === 'events' ? [`${id} ${item}`] : []
    }),
  )
  return [...items].flatMap((place) => {
    const [id = '', item = ''] = place.split(' ')
    return ['start', 'end'].flatMap((key): EditOp[] => {
      const path = `${item}.${key}`
      const iso = startOf(document, { id, path, day: '' })
      return iso ? [{ op: 'set', id, path, value: withDay(iso, day) }] : []
    })
  })
}

/** The programme and the sentences the page knows, with the new day. */
function factOps(
  document: PageDocument,
  meant: readonly PageDate[],
  { words }: DayWish,
  to: Moved,
): EditOp[] {
  const { base, facts } = document
  const pairs = meant.flatMap(({ told }): [string, string][] => {
    const old = told?.text.raw.slice(told.date.start, told.date.end)
    return old ? [[old, newWords(document, old, to)]] : []
  })
  const isAbout = (said: string) => words.every((word) => isSaidOf(base, word, said))
  const put = (said: string) => correctedDays(said, pairs)
  const programme = facts.programme?.map((item) =>
    isAbout(item.title)
      ? { ...item, title: put(item.title), ...(item.date && { date: put(item.date) }) }
      : item,
  )
  const lists = (['highlights', 'policies'] as const).map((key) => {
    return [key, facts[key]?.map((said) => (isAbout(said) ? put(said) : said))] as const
  })
  return ([['programme', programme], ...lists] as const).flatMap(([key, value]): EditOp[] =>
    isSame(value, facts[key]) ? [] : [{ op: 'fact', key, value }],
  )
}

const correctedDays = (said: string, pairs: readonly [string, string][]): string => {
  const now = correctedText(said, pairs)
  return now === said ? pairs.reduce((text, [old, day]) => reworded(text, old, day), said) : now
}
