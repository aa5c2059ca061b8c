import type { Element } from '#server/reader/grammars/hours/element.ts'
import { elementsOf } from '#server/reader/grammars/hours/elements-of.ts'
import { lexHours } from '#server/reader/grammars/hours/lex-hours.ts'
import { parseHours } from '#server/reader/grammars/hours/parse-hours.ts'
import type { Half, Piece } from '#server/reader/grammars/hours/piece.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import { parseOpeningHours } from '#shared/page/opening-hours.ts'
import type { Intent, NewHours } from '../intent.ts'
import { timesMeant } from '../told-times/page-times.ts'
import { type Clause, isSoft, means } from './clause.ts'

const around = [
  'hours.',
  'value.number',
  'nouns.hours',
  'nouns.time',
  'nouns.start',
  'words.starts',
  'words.closes',
  'words.opens',
  'words.only',
  'words.all',
  'words.instead',
  'nouns.page',
  'do.',
]
/** So many days named at once are the whole week. */
const wholeWeek = 4

/** Opening hours: a new week, other times of some days, a day closed. */
export function readHours(clause: Clause): Intent | null {
  const isNamed = [
    'hours.days',
    'hours.time',
    'hours.daily',
    'hours.weekdays',
    'hours.weekend',
    'hours.holidays',
  ].some((tag) => clause.has(tag))
  if (
    !isNamed ||
    ['value.date', 'value.money', 'value.phone', 'item'].some((tag) => clause.has(tag))
  )
    return null
  const moved = movedClosing(clause)
  if (moved) return { wish: 'hours', changes: moved }
  if (
    !clause.doesOnly('change', 'add', 'remove', 'show', 'move', 'raise', 'lower') ||
    clause.has('words.not') ||
    clause.has('words.once')
  )
    return null
  if (!clause.isRead(around) || isOfDay(clause)) return null
  const text = tagText(withoutCommand(clause), clause.wish.text.language)
  const week = parseHours(text, [clause.span])
  const days = week ? openDays(week) : []
  // "Saturday open 9 to 13": one day more, of a page that may tell the others in a sentence.
  const isWeek = week && (clause.has('nouns.hours') || days.length >= wholeWeek)
  if (isWeek && days.length >= (clause.wish.page.facts.hours ? wholeWeek : 1))
    return { wish: 'week', hours: week }
  const changes = changesIn(text, clause)
  if (!changes || changes.length === 0) return null
  const isTable = clause.wish.page.facts.hours || !changes.every(isHolidaysOff)
  return isTable ? { wish: 'hours', changes } : toldAlone(clause)
}

const isHolidaysOff = ({ days, change }: NewHours): boolean =>
  change === 'closed' && days?.length === 1 && days[0] === 7

/** "Closed on public holidays" where the page has no table of hours: a sentence says it. */
function toldAlone(clause: Clause): Intent | null {
  const isStated = clause.of('do.').every((mark) => isSoft(mark) || means(mark, 'do.change'))
  const text = clause.raw.trim().replace(/[\s,;、]+$/, '')
  return isStated ? { wish: 'tell', text, kind: 'features' } : null
}

/** "Change the time to 8 pm": of what is on, where the page tells when that is. */
function isOfDay(clause: Clause): boolean {
  const isTime = clause.has('nouns.time') || clause.has('nouns.start')
  return (
    isTime && !clause.has('nouns.hours') && timesMeant(clause.wish.page, { words: '' }).length > 0
  )
}

/** "Closed on Wednesdays instead of Thursdays": Thursday is open as all the other days are. */
function movedClosing(clause: Clause): NewHours[] | null {
  const instead = clause.of('words.instead')[0]
  const days = clause.of('hours.days')
  if (!instead || days.length !== 2 || clause.has('hours.time') || clause.has('words.once'))
    return null
  if (!clause.has('hours.closed') || !clause.isRead([...around, 'words.not', 'words.away']))
    return null
  const { isPostpositional } = clause.wish.language.words
  const old = isPostpositional
    ? days.findLast(({ end }) => end <= instead.start)
    : days.find(({ start }) => start >= instead.end)
  const now = days.find((mark) => mark !== old)
  const usual = usualTimes(clause.wish.page.facts.hours)
  const [closing, opening] = [now, old].map((mark) =>
    (mark?.tags ?? [])
      .filter((tag) => tag.startsWith('hours.days.'))
      .map((tag) => Number(tag.slice('hours.days.'.length))),
  )
  if (!usual || closing?.length !== 1 || opening?.length !== 1) return null
  return [
    { days: opening, change: { open: usual } },
    { days: closing, change: 'closed' },
  ]
}

/** The times of every day that is open, where they are the same. */
function usualTimes(hours: string | undefined): { from: number; to: number }[] | null {
  const { days } = parseOpeningHours(hours ?? '') ?? { days: [] }
  const open = days.filter((times) => times.length > 0)
  const [first] = open
  const isSame = open.every((times) => JSON.stringify(times) === JSON.stringify(first))
  return first && isSame ? first.map(({ from, to }) => ({ from, to })) : null
}

/** The wish with nothing in it but words of hours: every offset holds. */
function withoutCommand(clause: Clause): string {
  const { raw } = clause.wish.text
  const kept = clause.marks.filter(({ tags }) =>
    tags.some((tag) => tag.startsWith('hours.') || tag === 'value.number'),
  )
  let text = ' '.repeat(clause.span[0])
  for (let at = clause.span[0]; at < clause.span[1]; at += 1) {
    const isKept =
      kept.some(({ start, end }) => at >= start && at < end) ||
      /[^\p{L}\p{N}.?!]/u.test(raw[at] ?? '')
    text += isKept ? raw[at] : ' '
  }
  return text
}

function openDays(week: string): number[] {
  const { days } = parseOpeningHours(week) ?? { days: [] }
  return days.flatMap((times, day) => (times.length > 0 ? [day] : []))
}

/** Monday is 0, public holidays are 7. */
const daysOf = (set: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((day) => set & (1 << day))

function changesIn(text: TaggedText, clause: Clause): NewHours[] | null {
  const pieces = lexHours(text, clause.span).filter(({ kind }) => kind !== 'stop')
  const times = pieces.filter((piece) => piece.kind === 'time')
  const old = clause.has('words.instead') ? replacedTime(times, clause) : undefined
  if (old && times.length === 2)
    return oneTime(
      pieces.filter((piece) => piece !== old),
      clause,
    )
  return times.length === 1 ? oneTime(pieces, clause) : ranges(pieces, clause)
}

/** "Closes at 6 pm instead of 5": the one of its times that the week has. */
function replacedTime(times: readonly Piece[], clause: Clause): Piece | undefined {
  const { days } = parseOpeningHours(clause.wish.page.facts.hours ?? '') ?? { days: [] }
  const told = days.flat().flatMap(({ from, to }) => [from, to])
  return times.findLast((piece) => piece.kind === 'time' && told.includes(piece.clock.minutes))
}

/** "Friday closes at 4", "open from 8 on Saturday". */
function oneTime(pieces: readonly Piece[], clause: Clause): NewHours[] | null {
  const at = pieces.findIndex(({ kind }) => kind === 'time')
  const time = pieces[at]
  if (time?.kind !== 'time') return null
  const set = daySet(pieces.filter(({ kind }) => kind !== 'time'))
  if (set === null) return null
  const half = [pieces[at - 1], pieces[at + 1]].find((piece) => piece?.kind === 'half')
  const isPm = time.clock.half === 'pm' || (half?.kind === 'half' && half.half === 'pm')
  const minutes = isPm && time.clock.minutes < 720 ? time.clock.minutes + 720 : time.clock.minutes
  const days = set === 0 ? null : daysOf(set)
  const isEnd = ['words.closes', 'hours.closed', 'hours.until'].some((tag) => clause.has(tag))
  const isStart = ['words.opens', 'hours.from', 'hours.open'].some((tag) => clause.has(tag))
  if (isEnd) return [{ days, change: { closes: minutes } }]
  const told = half?.kind === 'half' ? half.half : undefined
  return isStart ? [{ days, change: { opens: minutes, half: told } }] : null
}

function daySet(pieces: readonly Piece[]): number | null {
  const elements = elementsOf(pieces.filter(({ kind }) => kind !== 'half'))
  if (elements.some(({ kind }) => kind === 'void')) return null
  return elements.reduce((set, element) => (element.kind === 'days' ? set | element.days : set), 0)
}

function ranges(pieces: readonly Piece[], clause: Clause): NewHours[] | null {
  const elements = elementsOf(pieces)
  if (elements.some(({ kind }) => kind === 'void')) return null
  const days = elements.filter((element) => element.kind === 'days')
  const isClosed = clause.has('hours.closed') || clause.has('words.closes') || clause.does('remove')
  const times = elements.filter((element) => element.kind === 'times')
  const [half, ...halves] = [...new Set(days.map((element) => element.half))]
  if (halves.length > 0) return null
  if (times.length === 0) {
    const set = days.reduce((all, element) => all | element.days, 0)
    const change = half ? { closedHalf: half } : 'closed'
    return isClosed && set ? [{ days: daysOf(set), change }] : null
  }
  if (half && !times.every(({ ranges: told }) => told.every((range) => isWithin(range, half))))
    return null
  if (clause.has('hours.closed') && !hasClosedDay(elements)) return null
  return paired(elements)
}

const noon = 720
/** "On Sunday morning from 7 to 12": the times say it as well. */
const isWithin = ({ from, to }: { from: number; to: number }, half: Half): boolean =>
  half === 'am' ? from < noon && to > from && to <= noon + 120 : from >= noon

const hasClosedDay = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.kind === 'word' && element.word === 'closed')

/** Each times with the days before them, or else behind. */
function paired(elements: readonly Element[]): NewHours[] | null {
  const changes: NewHours[] = []
  let set = 0
  let loose: { from: number; to: number }[] = []
  for (const element of elements) {
    if (element.kind === 'days') {
      set |= element.days
      if (loose.length > 0) {
        changes.push({ days: daysOf(set), change: { open: loose } })
        ;[set, loose] = [0, []]
      }
    } else if (element.kind === 'times') {
      if (set) changes.push({ days: daysOf(set), change: { open: element.ranges } })
      else loose = element.ranges
      set = 0
    } else if (element.kind === 'word' && element.word === 'closed') {
      if (!set) return null
      changes.push({ days: daysOf(set), change: 'closed' })
      set = 0
    }
  }
  if (set) return null
  if (loose.length > 0) changes.push({ days: null, change: { open: loose } })
  return changes
}
