import { readSpokenClock } from '#server/reader/grammars/hours/read-spoken-clock.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import { evidenceIn, type SaidText } from './evidence.ts'
import { phones } from './phone-said.ts'
import { speltNumbers } from './spelt-numbers.ts'
import { numbersInWords } from './sums-in-words.ts'

/** A time of the clock as it is written. */
export interface WrittenTime {
  start: number
  end: number
  /** Since midnight, as it stands. */
  minutes: number
  /** "in the morning"; null where it may be of either half. */
  half: 'am' | 'pm' | null
  /** Hours of a clock of 24: 09:00, 14. */
  isExact: boolean
  /** A number that nothing marks as a time: no "o'clock", no minutes. */
  isBare?: boolean
  /** A word for it, and no number: midnight. */
  isNamed?: boolean
  /** "From 3", "3時から": when something begins. */
  isStart?: boolean
  /** "Until 3", 3時まで: when something ends. */
  isEnd?: boolean
}

const digits = /(?<![\d.,#€$£¥+])\d{1,4}(?![\d%€$£¥])/g
/** A date: "1/2", "3/15", but not the middle of "9-14/16-19". */
const slashed = /(?<![\d:.h])(?<!\d[-–])\d{1,2}\/\d{1,2}(?![\d:.h]|[-–]\d)/g

/** Ways to read times where people leave out what tells. */
export interface Reading {
  /** "8 30" is one time. */
  isJoined: boolean
  /** "Midi", "tussen de middag" is a time of the clock, and not of the day. */
  hasNoon: boolean
}

/** Every time a text may tell, by start. */
export function writtenTimes(said: SaidText, { isJoined, hasNoon }: Reading): WrittenTime[] {
  const { folded } = said
  const others = [slashed, phones].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: run, index }) => [index, index + run.length] as const),
  )
  const found = [
    ...spokenTimes(said, { hasNoon, isJoined }),
    ...[...folded.matchAll(digits)].flatMap(({ 0: run, index }) =>
      timeAt(said, index, run, isJoined),
    ),
    ...speltTimes(said),
    ...endsInWords(said),
  ].filter(({ start }) => !others.some(([from, to]) => from <= start && start < to))
  const ordered = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  return ordered
    .filter((time, at) => !ordered.slice(0, at).some(({ end }) => end > time.start))
    .map((time) => withStart(said, withHalf(said, time)))
}

function withStart(said: SaidText, time: WrittenTime): WrittenTime {
  const whole = [0, said.raw.length] as const
  // 「3時から」 with no time behind it, but not 「3時まで」, 3시까지.
  const untils = new Set(tagsIn(said, ...whole, 'hours.until').map(({ start }) => start))
  const openEnded = tagsIn(said, ...whole, 'hours.to').filter(
    ({ start, end }) =>
      start === time.end && !untils.has(start) && !/^\s?\d/.test(said.folded.slice(end)),
  )
  const cues = [...tagsIn(said, ...whole, 'hours.from'), ...openEnded]
  const isStart = cues.some(
    ({ start, end }) => start === time.end || (end <= time.start && time.start - end <= 1),
  )
  if (isStart) return { ...time, isStart }
  const isEnd = tagsIn(said, ...whole, 'hours.until').some(
    ({ start, end }) => start === time.end || (end <= time.start && time.start - end <= 1),
  )
  return isEnd ? { ...time, isEnd } : time
}

function spokenTimes(said: SaidText, { hasNoon, isJoined }: Reading): WrittenTime[] {
  return [...said.startingAt.keys()].flatMap((at): WrittenTime[] => {
    const read = readSpokenClock(said, at)
    if (!read) return []
    const { minutes, half } = read.clock
    const isNamed = minutes === 720 || minutes === 1440
    // "Midi 12h–14h": a meal, whose time comes behind it.
    const behind = said.folded.slice(read.end)
    const isRange = /^ ?(?:[-–—~〜]|to|till?|bis|tot|a|à|al|até) ?\d/.test(behind)
    if (isNamed && !isRange && (!hasNoon || /^ ?\d/.test(behind))) return []
    // "Ten minutes early"
    if (!isNamed && tagFrom(said, read.end, 'hours.minute')) return []
    const joint = isJoined || half ? undefined : jointIn(said, at, read.end)
    if (joint) {
      const hour = minutes - (minutes % 60)
      return [{ start: at, end: joint.start - 1, minutes: hour, half, isExact: hour >= 780 }]
    }
    return [
      { start: at, end: read.end, minutes, half, isExact: isNamed || minutes >= 780, isNamed },
    ]
  })
}

/** "Dreizehn und fünfzehn": two times, and no minutes. */
const jointIn = (said: SaidText, start: number, end: number): Tag | undefined =>
  tagsIn(said, start, end, 'words.conjunctions').find((joint) =>
    numbersInWords(said).some((number) => number.start === joint.end + 1 && number.end === end),
  )

/** 九時半 */
function speltTimes(said: SaidText): WrittenTime[] {
  return speltNumbers(said.folded).flatMap(({ start, end, value }) => {
    const mark = tagFrom(said, end, 'hours.hour')
    if (!mark || value > 24) return []
    const half = tagFrom(said, mark.end, 'hours.half')
    const minutes = value * 60 + (half ? 30 : 0)
    return [{ start, end: half?.end ?? mark.end, minutes, half: null, isExact: value > 12 }]
  })
}

/** "Diez a una", "de una de la tarde": what else is an article is a time beside words for times. */
function endsInWords(said: SaidText): WrittenTime[] {
  const joints = ['hours.to', 'hours.until', 'hours.from'].flatMap((kind) =>
    tagsIn(said, 0, said.raw.length, kind),
  )
  return numbersInWords(said).flatMap(({ start, end, value }): WrittenTime[] => {
    const mark = tagFrom(said, end, 'hours.hour')
    const half = tagFrom(said, end, 'hours.am') ?? tagFrom(said, end, 'hours.pm')
    const [next] = said.tokens.filter((token) => token.start >= end && token.start - end <= 1)
    const isEnded = next?.kind !== 'word' || isFunctionWord(said, next.start, next.end)
    const isLed = joints.some((joint) => joint.end === start - 1)
    return value <= 24 && isLed && (mark || half || isEnded)
      ? [{ start, end: mark?.end ?? end, minutes: value * 60, half: null, isExact: value > 12 }]
      : []
  })
}

function timeAt(said: SaidText, start: number, run: string, isJoined: boolean): WrittenTime[] {
  const { folded } = said
  const glued = run.length > 2
  const hour = Number(glued ? run.slice(0, -2) : run)
  const behind = start + run.length
  if (glued && !isBesideTime(folded.slice(0, start), folded.slice(behind))) return []
  const minutes = glued
    ? { value: Number(run.slice(-2)), end: behind }
    : minutesAt(said, behind, isJoined)
  if (hour > (glued ? 23 : 29) || minutes.value > 59) return []
  const mark = tagFrom(said, minutes.end, 'hours.hour')
  const told = mark?.end ?? minutes.end
  const end = evidenceIn(said, 'roughly').find((tag) => tag.start === told)?.end ?? told
  // "5 weeks", "30 min": letters that are no mark of a time.
  const isWord = /^[a-z]/.test(folded.slice(end)) && !tagFrom(said, end, 'hours.')
  // "April to September 9h-17h" is no day of September.
  const isMarked = mark !== undefined || /^ ?[-–] ?\d/.test(folded.slice(end))
  if (isWord || isOfOther(said, start, end, isMarked)) return []
  const isExact = hour > 12 || (run.startsWith('0') && run.length > 1)
  const isBare = !glued && end === behind
  return [{ start, end, minutes: hour * 60 + minutes.value, half: null, isExact, isBare }]
}

/** "9-530": figures in one are a time where another stands right beside them. */
const isBesideTime = (before: string, behind: string): boolean =>
  /\d(?:h|am|pm)?\s?(?:-|–|~|to|a|à|bis|tot|til|till|as|às)?\s?$/.test(before) ||
  /^\s?(?:-|–|~|to|a|à|bis|tot|h|til|till)\s?\d/.test(behind)

/** A day of a month, or money. */
function isOfOther(said: SaidText, start: number, end: number, isMarked: boolean): boolean {
  // "6 days"; where words are not parted a day of the week may stand there: 3시 일요일.
  const isParted =
    /^ [a-z]/.test(said.folded.slice(end)) &&
    !said.startingAt.get(end + 1)?.some(({ tag }) => tag.startsWith('hours.'))
  const behind = isParted ? end + 1 : end
  if (evidenceIn(said, 'counted').some((tag) => tag.start === end || tag.start === behind))
    return true
  return said.tags.some(
    ({ tag, start: from, end: to }) =>
      (tag.startsWith('dates.months.') &&
        (from === end + 1 || (to === start - 1 && !isMarked)) &&
        !isDayOfWeek(said, from, to)) ||
      (tag.startsWith('money.currencies.') &&
        !isDayName(said, from) &&
        (from === end || from === end + 1 || to === start || to === start - 1)) ||
      // 4천
      (tag.startsWith('money.scales.') && from === end),
  )
}

/** "Fr. 9.00": no francs. */
const isDayName = (said: SaidText, start: number): boolean =>
  [...evidenceIn(said, 'days.'), ...tagsIn(said, 0, said.raw.length, 'hours.days.')].some(
    (day) => day.start === start,
  )

/** "15 a 20 mar jue 9": the name of a month that is a day's as well, before another day. */
function isDayOfWeek(said: SaidText, start: number, end: number): boolean {
  const days = [...evidenceIn(said, 'days.'), ...tagsIn(said, 0, said.raw.length, 'hours.days.')]
  const isNamed = days.some((day) => day.start === start && day.end === end)
  return isNamed && days.some((day) => day.start === end + 1)
}

function minutesAt(said: SaidText, at: number, isJoined: boolean): { value: number; end: number } {
  const { folded } = said
  const marked = /^(?:[:.：]| ?(?:h|u|uhr|時|시)\.? ?)(\d\d)(?!\d)(?:分|분)?/.exec(
    folded.slice(at, at + 10),
  )
  // "8h 12h", "9時18時": the second number is an hour of its own.
  const behind = at + (marked?.[0].length ?? 0)
  const isApart = marked !== null && /\S \d\d/.test(marked[0])
  const isOwn =
    marked &&
    !/^[:.：]/.test(marked[0]) &&
    // "14u 17-21u" and, where it may be a number of something else, "22h 03".
    (tagFrom(said, behind, 'hours.hour') ||
      (isApart && (!isJoined || /^ ?[-–] ?\d/.test(folded.slice(behind)))))
  if (marked && !isOwn) return { value: Number(marked[1]), end: at + marked[0].length }
  // "18 e 30"
  const joint = isJoined ? tagFrom(said, at, 'words.conjunctions')?.end : undefined
  const from = joint ?? at
  const joined = isJoined && /^ (00|15|30|45)(?!\d)/.exec(folded.slice(from, from + 4))
  if (joined) return { value: Number(joined[1]), end: from + joined[0].length }
  const mark = tagFrom(said, at, 'hours.hour')
  const half =
    tagFrom(said, mark?.end ?? at, 'hours.half') ??
    tagFrom(said, mark?.end ?? at, 'hours.spoken.tails.')
  return half ? { value: 30, end: half.end } : { value: 0, end: at }
}

/** The longest phrase of a kind at an offset, or a space behind it. */
function tagFrom({ startingAt, folded }: SaidText, at: number, kind: string): Tag | undefined {
  const starts = folded[at] === ' ' ? [at, at + 1] : [at]
  return starts
    .flatMap((start) => startingAt.get(start) ?? [])
    .filter(({ tag }) => tag.startsWith(kind))
    .toSorted((one, other) => other.end - one.end)[0]
}

function withHalf(said: SaidText, time: WrittenTime): WrittenTime {
  if (time.half || time.isExact) return time
  const isFirst = said.language.data.info.halfFirst
  const { end, start } = time
  const behind = (kind: string) => !isFirst && tagFrom(said, end, kind) !== undefined
  const before = (kind: string) =>
    isFirst && said.tags.some((tag) => tag.tag === kind && tag.end <= start && tag.end >= start - 1)
  const half = (['am', 'pm'] as const).find(
    (each) => behind(`hours.${each}`) || before(`hours.${each}`),
  )
  return { ...time, half: half ?? null }
}
