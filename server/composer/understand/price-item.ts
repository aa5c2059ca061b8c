import type { Lexicon } from './lexicon/lexicon.ts'
import { entriesAt, matchAt, phraseIndex } from './match-phrases.ts'
import { endsSentence, isAsian, isDigit, isLetter, isSpace } from './read-text.ts'

const boundary = /[,;\n:!?|•()（）、。「」『』【】;]/

const loose = /[\s–—\-:：=…·・*→(（"“”'/~〜]/

const leader = /\.{2,}\s*$/

export interface Piece {
  start: number
  end: number
}

/** Whether a phrase of the list ends here, and where it starts; -1 where none does. */
function phraseEnding(folded: string, end: number, phrases: string, least: number): number {
  const index = phraseIndex(phrases)
  for (let start = Math.max(least, end - 24); start < end; start += 1) {
    const match = matchAt(index, folded, start)
    if (match?.end === end) return start
    for (const entry of entriesAt(index, folded, start).flat()) {
      if (entry.text.length !== end - start || !folded.startsWith(entry.text, start)) continue
      if (isAsian(folded[start]) || !isLetter(folded[start]) || !isLetter(folded[start - 1]))
        return start
    }
  }
  return -1
}

interface Before extends Piece {
  from: boolean
}

/** Takes "from", "costs", dashes and colons off the end of what stands before a price. */
export function stripEnd(folded: string, end: number, least: number, lexicon: Lexicon): Before {
  const { from, link } = lexicon.prices
  let at = end
  let least_price = false
  for (let turn = 0; turn < 6; turn += 1) {
    while (at > least && loose.test(folded[at - 1] ?? '')) at -= 1
    at -= leader.exec(folded.slice(Math.max(least, at - 40), at))?.[0].length ?? 0
    const cheapest = phraseEnding(folded, at, from, least)
    if (cheapest >= 0) {
      least_price = true
      at = cheapest
      continue
    }
    const linked = phraseEnding(folded, at, link, least)
    if (linked < 0) break
    at = linked
  }
  return { start: least, end: at, from: least_price }
}

/** Walks back to where the item starts; brackets that belong to it stay. */
export function startOf(folded: string, end: number, least: number): number {
  let at = end
  let depth = 0
  while (at > least) {
    const unit = folded[at - 1] ?? ''
    if (unit === ')' || unit === '）') depth += 1
    else if ((unit === '(' || unit === '（') && depth > 0) depth -= 1
    else if (depth === 0 && (boundary.test(unit) || endsSentence(folded, at - 1))) {
      if (!(/[,:]/.test(unit) && isDigit(folded[at - 2]) && isDigit(folded[at]))) break
    } else if (depth === 0 && /[/–—-]/.test(unit) && isSpace(folded[at - 2]) && isSpace(folded[at]))
      break
    at -= 1
  }
  return at
}

export function stripLead(folded: string, piece: Piece, lexicon: Lexicon): Piece {
  const index = phraseIndex(lexicon.prices.lead)
  let { start } = piece
  for (let turn = 0; turn < 8; turn += 1) {
    while (
      start < piece.end &&
      (loose.test(folded[start] ?? '') || /[\])）]/.test(folded[start] ?? ''))
    )
      start += 1
    const match = matchAt(index, folded, start)
    if (!match || match.end > piece.end) break
    // と, で and も bind to the price before; elsewhere they begin a word: とんかつ.
    const particle = match.end - start === 1 && isAsian(folded[start])
    if (particle && !/[円원\d]/.test(folded[start - 1] ?? ' ')) break
    start = match.end
  }
  return { start, end: piece.end }
}

export function trimEnd(folded: string, piece: Piece): Piece {
  let { end } = piece
  while (end > piece.start && /[\s,.;:–—\-"“”'*/]/.test(folded[end - 1] ?? '')) end -= 1
  return { start: piece.start, end }
}

export interface Behind extends Piece {
  /** A word such as "per" binds it to the price. */
  unit: boolean
}

/** What stands behind a price: "for a haircut", "per hour", "/month". */
export function itemBehind(
  folded: string,
  from: number,
  limit: number,
  lexicon: Lexicon,
): Behind | null {
  let start = from
  let unit = false
  const per = phraseIndex(lexicon.prices.per || '/')
  for (let turn = 0; turn < 4; turn += 1) {
    while (start < limit && /[\s/–—\-(（:']/.test(folded[start] ?? '') && folded[start] !== '\n')
      start += 1
    const match = matchAt(per, folded, start)
    if (!match || match.end > limit || folded[match.end] === '-') break
    start = match.end
    unit = true
  }
  const stops = phraseIndex(
    `${lexicon.prices.divide}|${lexicon.offers.stops}|${lexicon.prices.from}`,
  )
  // "£4.50 each or three for £12": what comes next has its own price.
  if (matchAt(phraseIndex(lexicon.prices.divide), folded, start)) return { start, end: start, unit }
  let end = start
  let words = 0
  while (end < limit && words < 6) {
    const unit = folded[end] ?? ''
    if (boundary.test(unit) || endsSentence(folded, end) || /[/–—]/.test(unit)) break
    if (isSpace(folded[end - 1]) || end === start) {
      if (end > start && matchAt(stops, folded, end)) break
      words += 1
    }
    end += 1
  }
  const piece = trimEnd(folded, { start, end: Math.min(end, limit) })
  return /\p{L}/u.test(folded.slice(piece.start, piece.end)) ? { ...piece, unit } : null
}

export const named = (folded: string, { start, end }: Piece): boolean =>
  end - start >= 1 && end - start <= 80 && /[\p{L}]/u.test(folded.slice(start, end))

/** Where the first word of a unit ends: "per hour oven clean" is a unit and another thing. */
export function wordEnd(folded: string, { start, end }: Piece): number {
  const space = folded.slice(start, end).search(/\s/)
  return space < 0 ? end : start + space
}
