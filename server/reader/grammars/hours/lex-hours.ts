import { isOneOf } from '../../language.ts'
import { remembered, rememberedOf } from '../../remembered.ts'
import { isDigit, isLetter, isUnspaced } from '../../text/fold.ts'
import { isFunctionWord } from '../../text/function-words.ts'
import type { Tag } from '../../text/phrase-index.ts'
import { firstFrom, type TaggedText, tagAt } from '../../text/tagged-text.ts'
import type { Span } from '../../text/trim.ts'
import { type DaySet, dayMeanings, type Half, type Piece, wordMeanings } from './piece.ts'
import { isSlashed, readClock } from './read-clock.ts'
import { readSpokenClock } from './read-spoken-clock.ts'
import { shortDayAt } from './short-day.ts'

/**
 * A span of a brief as pieces of what it says about hours. Words that only join others are left
 * out; a word that means nothing here is `unread`.
 * @param blocked spans that hold other facts: phone numbers, prices
 */
export const lexHours = (
  text: TaggedText,
  [start, end]: Span,
  blocked: readonly Span[] = nothing,
): readonly Piece[] => lexed(text)(blocked)(start)(end)

const nothing: readonly Span[] = []

/** Whoever looks for hours asks of the same spans: whether they tell any, of which days, and where they end. */
const lexed = rememberedOf((text: TaggedText) =>
  rememberedOf((blocked: readonly Span[]) =>
    remembered((start: number) => remembered((end: number) => lex(text, start, end, blocked))),
  ),
)

function lex(text: TaggedText, start: number, end: number, blocked: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  for (let at = start; at < end; ) {
    const other = blocked.find(([from, to]) => at >= from && at < to)
    const piece = other
      ? { kind: 'unread' as const, start: at, end: other[1] }
      : pieceAt(text, at, pieces)
    if (piece) pieces.push(piece)
    at = piece?.end ?? skipped(text, at)
  }
  return pieces
}

function pieceAt(text: TaggedText, at: number, pieces: readonly Piece[]): Piece | null {
  const { folded } = text
  const unit = folded[at] ?? ''
  if (unit === ' ') return null
  if (/[\n;。|•*!?]/.test(unit) || (unit === '.' && !isDigit(folded[at + 1]))) {
    return { kind: 'stop', start: at, end: at + 1 }
  }
  if (/[-–—~〜→]/.test(unit)) return { kind: 'word', word: 'to', start: at, end: at + 1 }
  if (isSlash(text, at)) return { kind: 'word', word: 'slash', start: at, end: at + 1 }
  return (
    tagged(text, at, pieces.at(-1)) ??
    shortDay(text, at, pieces) ??
    timeAt(text, at) ??
    dayCharacter(text, at) ??
    (/[,、・·/()（）+&]/.test(unit) ? { kind: 'comma', start: at, end: at + 1 } : null) ??
    wordAt(text, at)
  )
}

function timeAt(text: TaggedText, at: number): Piece | null {
  const { folded } = text
  if (isLetter(folded[at - 1]) && !isUnspaced(folded[at - 1]) && isLetter(folded[at])) return null
  const read = readSpokenClock(text, at) ?? (isDigit(folded[at]) ? readClock(text, at) : null)
  return read && { kind: 'time', clock: read.clock, start: at, end: read.end }
}

/** The longest phrase of hours that starts here. */
function tagged(text: TaggedText, at: number, before: Piece | undefined): Piece | null {
  const tags = (text.startingAt.get(at) ?? []).filter(
    ({ tag }) => tag in wordMeanings || tag in dayMeanings || isCalendar(tag),
  )
  const end = Math.max(0, ...tags.map((tag) => tag.end))
  const longest = tags.filter((tag) => tag.end === end)
  if (longest.length === 0) return null
  // "de 19 a 24 h" ends at midnight; "24 h" alone is always.
  const isClosing = before?.kind === 'word' && before.word === 'to'
  if (longest.some(({ tag }) => tag.startsWith('hours.always')) && isClosing) return null
  // "Das dez às vinte": short for a month, and a number.
  const isEnd = isClosing || (before?.kind === 'word' && before.word === 'from')
  const isMonth = longest.every(({ tag }) => tag.startsWith('dates.months.'))
  if (isEnd && isMonth && tagAt(text, at, 'hours.spoken.numbers.')?.end === end) return null
  return meaningOf(longest, at, dotted(text, end))
}

/** "8.30/12.30", "9h/12h": between two times that can be nothing else. */
const isSlash = ({ folded }: TaggedText, at: number): boolean =>
  /[/／]/.test(folded[at] ?? '') && isSlashed(folded, at)

function shortDay(text: TaggedText, start: number, pieces: readonly Piece[]): Piece | null {
  const tag = (text.startingAt.get(start) ?? []).find((each) => each.tag.startsWith('hours.short.'))
  const day = tag ? shortDayAt(text, tag, pieces) : -1
  if (!tag || day < 0) return null
  return { kind: 'days', days: 1 << day, single: true, start, end: dotted(text, tag.end) }
}

const meanings = Object.entries(wordMeanings)

const isCalendar = (tag: string): boolean =>
  /^(?:hours\.(?:days\.|am$|pm$)|dates\.months\.)/.test(tag)

/** "Mo.", "Sa.": the stop belongs to the short day. */
function dotted({ folded }: TaggedText, end: number): number {
  return folded[end] === '.' && /^[\s\-–,/]/.test(folded[end + 1] ?? ' ') ? end + 1 : end
}

function meaningOf(tags: readonly Tag[], start: number, end: number): Piece | null {
  for (const { tag } of tags) {
    const day = /^hours\.days\.(\d)$/.exec(tag)?.[1]
    if (day) return { kind: 'days', days: 1 << Number(day), single: true, start, end }
    const days = dayMeanings[tag]
    if (days) return { kind: 'days', days, single: false, start, end }
  }
  const plain = tags[0]?.end ?? end
  for (const [meaning, word] of meanings) {
    if (tags.some(({ tag }) => tag === meaning)) return { kind: 'word', word, start, end: plain }
  }
  const half = tags.find(({ tag }) => tag === 'hours.am' || tag === 'hours.pm')
  if (half) return { kind: 'half', half: half.tag.slice(6) as Half, start, end: plain }
  return { kind: 'word', word: 'month', start, end }
}

/** "Mittwochnachmittag": a day and a half of it in one word. */
function wordAt(text: TaggedText, at: number): Piece | null {
  const { folded, language } = text
  if (!isLetter(folded[at]) && !isDigit(folded[at])) return null
  const end = skipped(text, at)
  const word = folded.slice(at, end)
  const { days } = language.data.hours
  for (const [day, names] of days.entries()) {
    const name = names.find((known) => word.startsWith(known) && word.length > known.length + 2)
    if (name && tagAt(text, at + name.length, 'hours.')?.end === end) {
      return { kind: 'days', days: 1 << day, single: true, start: at, end: at + name.length }
    }
  }
  // "At 4 or 5": two times to choose from are no range.
  if (isFunctionWord(text, at, end) && !tagAt(text, at, 'words.alternatives')) return null
  return { kind: 'unread', start: at, end }
}

/** Where the word at an offset ends; in scripts without spaces the next unit. */
function skipped({ folded, tokens }: TaggedText, at: number): number {
  if (!isLetter(folded[at]) && !isDigit(folded[at])) return at + 1
  const token = tokens[firstFrom(tokens, at + 1, ({ end }) => end)]
  return token && token.start <= at ? token.end : at + 1
}

/** 火 alone is a day only among its like: 火〜日, 土・日, (水), 月·수 휴무. */
function dayCharacter(text: TaggedText, at: number): Piece | null {
  const { folded, language } = text
  const characters = language.data.info.dayCharacters
  const day = characters.indexOf(folded.charAt(at))
  if (day < 0) return null
  const isDay = (unit: string | undefined) => !!unit && characters.includes(unit)
  const isHoliday = text.startingAt.get(at + 1)?.some(({ tag }) => tag === 'hours.holidays')
  const before = folded.slice(Math.max(0, at - 3), at)
  const behind = folded.slice(at + 1, at + 4)
  const joint = /[\s、・,~〜/&·\-–()（）]/
  const last = before.replace(/[\s、・,~〜/&·\-–()（）]+$/, '').at(-1)
  const next = behind.replace(/^[\s、・,~〜/&·\-–()（）]+/, '')[0]
  // 受付は月〜土: behind a particle a word begins.
  const isParticle = /\p{Script=Hiragana}/u.test(folded[at - 1] ?? '')
  const isFree = isParticle || (!isUnspaced(folded[at - 1]) && !isDigit(folded[at - 1]))
  // 土は15時まで: what a day is told of.
  const isTopic =
    isOneOf(language.data.names.topics, folded[at + 1] ?? '') && isDigit(folded[at + 2])
  const isEnd = !isUnspaced(folded[at + 1]) || joint.test(folded[at + 1] ?? '') || isTopic
  const peers = isDay(last) || isDay(next) || isHoliday
  const isClosing = isOneOf(language.data.hours.closed, folded.slice(at + 1, at + 2))
  if (!(isClosing || (peers && (isFree || isDay(last))) || (isFree && isEnd))) return null
  return { kind: 'days', days: (1 << day) as DaySet, single: true, start: at, end: at + 1 }
}
