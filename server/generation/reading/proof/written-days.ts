import type { DaySet } from '#server/reader/grammars/hours/piece.ts'
import { dayMeanings } from '#server/reader/grammars/hours/piece.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import { evidenceIn, type SaidText, saidText } from './evidence.ts'

/** A day or days with one name, as a set of bits: Monday 1, public holidays 128. */
export interface WrittenDay {
  start: number
  end: number
  days: DaySet
  isSingle: boolean
}

const holiday = 128
export const everyDay = 127
/** Letters of a day's name that tell it, where it is cut off. */
const leastCut = 4
/** A day of one character, among its like, before a time or at an end. */
const characters =
  /[月火水木金土日祝월화수목금토일](?=[月火水木金土日祝월화수목금토일]|[・･·、,.&〜~\-–\s\d(（)）/:：のはもとかだがにをやお定休부휴쉬쉼만은]|$)/gu

/** Names for several days that the reader's grammar has not: "seven days", "w-e". */
const severalDays = { daily: everyDay, weekdays: 31, weekends: 96 }

/** Every day a text names, by start; the longest name where several begin. */
export function writtenDays(said: SaidText): WrittenDay[] {
  const found = [
    ...namedDays(said),
    ...shortDays(said),
    ...characterDays(said),
    ...compoundDays(said),
    ...typedDays(said),
  ]
  const ordered = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const whole = ordered
    .filter((day) => !isCutShort(day, ordered))
    .map((day) => (isNth(said, day.start) ? { ...day, days: 0, isSingle: false } : day))
  return whole.filter((day, at) => !whole.slice(0, at).some(({ end }) => end > day.start))
}

const typedDays = (said: SaidText): WrittenDay[] =>
  Object.entries(severalDays).flatMap(([kind, days]) =>
    evidenceIn(said, kind).map(({ start, end }) => ({ start, end, days, isSingle: false })),
  )

/** 第3水曜, "the 2nd Tuesday": one day of a month is no day of each week. */
const isNth = (said: SaidText, at: number): boolean =>
  [at, at - 1].some(
    (end) =>
      said.folded.slice(end, at).trim() === '' &&
      (said.endingAt.get(end) ?? []).some(
        ({ tag, start }) => tag === 'hours.nth' && /\d|\P{ASCII}/u.test(said.raw.slice(start, end)),
      ),
  )

/** 水曜日曜: of the names that begin here the one that leaves the next day whole is meant. */
const isCutShort = ({ start, end }: WrittenDay, days: readonly WrittenDay[]): boolean =>
  days.some(
    (next) =>
      next.start > start &&
      next.start < end &&
      next.end > end &&
      days.some((other) => other.start === start && other.end === next.start),
  )

function namedDays(said: SaidText): WrittenDay[] {
  return said.tags.flatMap(({ tag, start, end }): WrittenDay[] => {
    const day = /^hours\.days\.(\d)$/.exec(tag)?.[1]
    if (day) return [{ start, end: dotted(said, end), days: 1 << Number(day), isSingle: true }]
    const days = dayMeanings[tag] && (inCharacters(said, start, end) ?? dayMeanings[tag])
    return days ? [{ start, end: dotted(said, end), days, isSingle: false }] : []
  })
}

/** 日祝, 金土日: days in a row, one character each. */
function inCharacters({ folded, language }: SaidText, start: number, end: number): DaySet | null {
  const names = language.data.info.dayCharacters
  const each = Array.from(
    folded
      .slice(start, end)
      .replaceAll(/[・･、,·]|曜日?/g, '')
      .replaceAll(/[祝祭]+日?/g, '祝'),
    (name) => (name === '祝' ? holiday : names.indexOf(name) < 0 ? -1 : 1 << names.indexOf(name)),
  )
  return names && each.every((day) => day > 0) ? each.reduce((all, day) => all | day, 0) : null
}

/** "Mo.", "Sa.": the stop belongs to the short day. */
const dotted = ({ folded }: SaidText, end: number): number => (folded[end] === '.' ? end + 1 : end)

function shortDays(said: SaidText): WrittenDay[] {
  return [...knownShortDays(said), ...cutDays(said), ...gluedDays(said)]
}

/** "Mofr", "disa": from the one to the other, two short days in one word. */
function gluedDays(said: SaidText): WrittenDay[] {
  const names = said.language.data.hours.days.map((day) =>
    day.map(fold).filter((name) => name.length > 1 && name.length < leastCut),
  )
  return said.tokens.flatMap(({ start, end, text, kind }) => {
    const isBeforeTime = /^[.:]? ?\d/.test(said.folded.slice(end))
    if (kind !== 'word' || text.length > 6 || !isBeforeTime) return []
    return names.flatMap((first, from) =>
      names.flatMap((second, to): WrittenDay[] =>
        from !== to && first.some((one) => second.some((other) => one + other === text))
          ? [{ start, end: dotted(said, end), days: rangeOf(1 << from, 1 << to), isSingle: false }]
          : [],
      ),
    )
  })
}

/** "Giov", "mierc.": the beginning of a day's name, that means nothing else about hours. */
function cutDays(said: SaidText): WrittenDay[] {
  const words = said.tokens.filter(({ kind, text }) => kind === 'word' && text.length >= leastCut)
  return words.flatMap(({ start, end, text }) => {
    const day = said.language.data.hours.days.findIndex((names) =>
      names.some((name) => fold(name).length > text.length && fold(name).startsWith(text)),
    )
    const isOther = said.startingAt.get(start)?.some(({ tag }) => tag.startsWith('hours.'))
    return day < 0 || isOther
      ? []
      : [{ start, end: dotted(said, end), days: 1 << day, isSingle: true }]
  })
}

function knownShortDays(said: SaidText): WrittenDay[] {
  return evidenceIn(said, 'days.')
    .filter(({ start, end }) => end - start > 1 || isLetterDay(said, start))
    .map(({ tag, start, end }) => ({
      start,
      end: dotted(said, end),
      days: 1 << Number(tag.slice('days.'.length)),
      isSingle: true,
    }))
}

/** "L-V 9-14, S 10-13", "m w f": a capital before a time or another day, or letters in a row. */
function isLetterDay(said: SaidText, at: number): boolean {
  const { raw } = said
  const [before, letter, behind] = [raw.slice(0, at), raw[at] ?? '', raw.slice(at + 1)]
  const isCapital = letter !== letter.toLowerCase()
  if (isCapital && /^(?:\s?\d|\s?[-–,/yae&]\s?\p{Lu}\p{L}{0,2}(?!\p{L}))/u.test(behind)) return true
  if (isCapital && /(?<!\p{L})\p{Lu}\p{L}{0,2}\s?[-–,/yae&]\s?$/u.test(before)) return true
  // "L a S 10-20, J hasta 21"
  const isLeading = said.startingAt
    .get(at + 2)
    ?.some(({ tag }) => tag === 'hours.until' || tag === 'hours.from')
  if (isCapital && isLeading && /^ /.test(behind)) return true
  // "l a v 9-14, s 10-14"
  if (/^ \d/.test(behind) && /(?<![\p{L}.])\p{L} (?:a|-|y) \p{L}(?!\p{L})/u.test(before))
    return true
  return /(?<![\p{L}.])\p{L}[ -]$/u.test(before) || /^[ -]\p{L}(?![\p{L}.])/u.test(behind)
}

/** "Mittwochnachmittags", "vrijdagmiddag": a day, and a half of it, in one word. */
function compoundDays(said: SaidText): WrittenDay[] {
  return said.tokens.flatMap(({ start, text }) =>
    said.language.data.hours.days.flatMap((names, day): WrittenDay[] => {
      const name = names.map(fold).find((each) => each.length >= leastCut && text.startsWith(each))
      if (!name || !isHalf(text.slice(name.length), said)) return []
      return [{ start, end: start + name.length, days: 1 << day, isSingle: true }]
    }),
  )
}

function isHalf(word: string, { language }: SaidText): boolean {
  if (word === '') return false
  const text = saidText(word, language.code)
  return ['mornings', 'afternoons'].some((kind) =>
    evidenceIn(text, kind).some(({ start, end }) => start === 0 && end === word.length),
  )
}

function characterDays({ folded, language, tags }: SaidText): WrittenDay[] {
  // 月から金: behind what makes a range of two days.
  const joints = new Set(tags.filter(({ tag }) => tag === 'hours.to').map(({ end }) => end))
  const names = language.data.info.dayCharacters
  if (names === '') return []
  return [...folded.matchAll(characters)].flatMap(({ 0: name, index }) => {
    const before = folded[index - 1] ?? ' '
    // 祝日 is a holiday, and no Sunday.
    if (name === '日' && before === '祝') return []
    const isPart =
      isDense(before) &&
      !/[・･]/.test(before) &&
      !names.includes(before) &&
      !joints.has(index) &&
      !/[はのも祝週と時分半]/.test(before)
    const day = names.indexOf(name)
    if (isPart || (day < 0 && name !== '祝')) return []
    return [{ start: index, end: index + 1, days: day < 0 ? holiday : 1 << day, isSingle: true }]
  })
}

/** Days that are named together, as each set they may be. */
export interface DayGroup {
  start: number
  end: number
  /** In order; where a range is one element. */
  elements: DaySet[]
  /** "lun ven": from the one to the other where both are taken as ends. */
  asRange: DaySet | null
}

/** @param days that stand together, with nothing else about hours between them */
export function groupDays(said: SaidText, days: readonly WrittenDay[]): DayGroup {
  const elements: DaySet[] = []
  let at = 0
  while (at < days.length) {
    const [first, next] = [days[at], days[at + 1]]
    if (!first) break
    if (next && first.isSingle && next.isSingle && isRange(said, first.end, next.start)) {
      elements.push(rangeOf(first.days, next.days))
      at += 2
    } else {
      elements.push(first.days)
      at += 1
    }
  }
  const [first, last] = [days[0], days.at(-1)]
  const isPair = days.length === 2 && elements.length === 2 && first?.isSingle && last?.isSingle
  const isTouching = first && last && said.folded.slice(first.end, last.start).trim() === ''
  return {
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    elements,
    asRange: isPair && isTouching && first && last ? rangeOf(first.days, last.days) : null,
  }
}

function isRange(said: SaidText, start: number, end: number): boolean {
  const between = said.folded.slice(start, end)
  if (between.length > 16) return false
  // "Mittwoch- und Freitagnachmittag"
  if (/^- \p{L}/u.test(between)) return false
  if (/^\s*[-–—~〜→]\s*$/.test(between)) return true
  return (
    tagsIn(said, start, end, 'hours.to').length > 0 ||
    /^\s*(?:a|al|à|au|as|às|t\/m|tm|tem|bis|til|thru|do|から|부터)\s*$/.test(between)
  )
}

/** Monday to Friday; Thursday to Tuesday goes round. */
function rangeOf(first: DaySet, last: DaySet): DaySet {
  const [from, to] = [Math.log2(first), Math.log2(last)]
  if (from > 6 || to > 6) return first | last
  // "Lunes a lunes"
  if (from === to) return everyDay
  let days = 0
  for (let day = from; ; day = (day + 1) % 7) {
    days |= 1 << day
    if (day === to) return days
  }
}
