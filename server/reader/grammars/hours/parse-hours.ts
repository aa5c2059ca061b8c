import type { TaggedText } from '../../text/tagged-text.ts'
import type { Span } from '../../text/trim.ts'
import type { Element } from './element.ts'
import { elementsOf } from './elements-of.ts'
import { lexHours } from './lex-hours.ts'
import type { Piece, Word } from './piece.ts'
import { isPlausible } from './plausible.ts'
import { Week } from './week.ts'
import { writeHours } from './write-hours.ts'

export interface HoursOptions {
  /** Spans that hold other facts: phone numbers, prices. */
  blocked?: readonly Span[]
  /** Opens at night: "5–11" is an evening, and one may close in the morning. */
  nightly?: boolean
}

/**
 * Reads what spans say about opening, whole or not at all: a word that is not understood beside a
 * day or a time voids it, for "only in summer" would be lost.
 * @returns OpenStreetMap's opening_hours syntax; null where it is no week this grammar can write
 */
export function parseHours(
  text: TaggedText,
  spans: readonly Span[],
  { blocked = [], nightly = false }: HoursOptions = {},
): string | null {
  const week = new Week(nightly)
  for (const part of ofOpening(spans.flatMap((span) => parts(lexHours(text, span, blocked))))) {
    const elements = elementsOf(withoutSubject(part))
    if (isDuration(text, part)) continue
    if (!elements.some((element) => isTelling(element))) continue
    if (isAlways(elements)) week.always = true
    else if (elements.some(({ kind }) => kind === 'void') || !week.take(elements)) return null
  }
  const ranges = week.finish()
  if (!ranges) return null
  if (week.always) return '24/7'
  return isPlausible(ranges, nightly) ? writeHours(ranges, week.closedDays) : null
}

function parts(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'stop') found.push([])
    else found.at(-1)?.push(piece)
  }
  return found.filter((part) => part.length > 0)
}

/** Beside a statement of opening, "Pilates le lundi à 18 h" has a subject of its own: a class. */
function ofOpening(all: Piece[][]): Piece[][] {
  const opens = (part: Piece[]) =>
    part.some(
      (piece) => piece.kind === 'word' && (piece.word === 'open' || piece.word === 'closed'),
    )
  return all.some(opens) ? all.filter((part) => part[0]?.kind !== 'unread' || opens(part)) : all
}

/**
 * "Unsere Werkstatt ist Mo–Fr geöffnet", "The shop is at 7 Mill Yard and we are open Monday to …":
 * who opens and where stands first, and is not read.
 */
function withoutSubject(part: Piece[]): Piece[] {
  const open = part.findIndex((piece) => piece.kind === 'word' && piece.word === 'open')
  const before = part.slice(0, Math.max(0, open))
  const isSubject = before.every(
    (piece) =>
      piece.kind !== 'days' &&
      // 정오부터 10시까지 영업: where verbs come last, its times stand before it.
      !(piece.kind === 'time' && piece.clock.marked) &&
      !(piece.kind === 'word' && limits.has(piece.word)),
  )
  const rest = isSubject ? part.slice(before.length) : part
  const first = rest.findIndex(
    (piece) =>
      piece.kind !== 'unread' &&
      piece.kind !== 'comma' &&
      !(piece.kind === 'word' && piece.word === 'open'),
  )
  return first < 0 ? [] : rest.slice(first)
}

/** Words before which an opening is none of every week. */
const limits: ReadonlySet<Word> = new Set(['closed', 'except', 'month', 'nth', 'appointment'])

/** "Day and night, call any time": words beside it limit nothing where no day or time is told. */
const isAlways = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.kind === 'word' && element.word === 'always') &&
  elements.every(
    (element) =>
      (element.kind === 'void' && element.why === 'unread') ||
      (element.kind === 'word' && element.word !== 'closed' && element.word !== 'except'),
  )

/** A number of hours and nothing that says of how many. */
const bareHours = /^24\s?\p{L}+$/u

/** "Order 24 hours ahead", 24시간 전: how long it takes, where other words stand with it and none is "open". */
function isDuration({ raw }: TaggedText, part: readonly Piece[]): boolean {
  const at = part.findIndex((piece) => piece.kind === 'word' && piece.word === 'always')
  const always = part[at]
  if (!always || !bareHours.test(raw.slice(always.start, always.end))) return false
  const from = part.slice(0, at).findLastIndex(({ kind }) => kind === 'comma') + 1
  const comma = part.slice(at).findIndex(({ kind }) => kind === 'comma')
  const clause = part.slice(from, comma < 0 ? part.length : at + comma)
  const isOpening = clause.some(
    (piece) => piece.kind === 'days' || (piece.kind === 'word' && piece.word === 'open'),
  )
  return !isOpening && clause.some(({ kind }) => kind === 'unread')
}

const isTelling = (element: Element): boolean =>
  element.kind === 'days' ||
  element.kind === 'times' ||
  element.kind === 'until' ||
  (element.kind === 'word' && element.word === 'always')
