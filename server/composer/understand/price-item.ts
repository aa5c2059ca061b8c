import type { Lexicon } from './lexicon/lexicon.ts'
import { entriesAt, isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
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

/** A long run of prose: only what follows its last verb or pronoun names the item. */
export function shorten(folded: string, whole: Piece, least: number, lexicon: Lexicon): Piece {
  const piece = beforeTimes(folded, whole, lexicon)
  const source = folded.slice(piece.start, piece.end)
  const listed = Math.max(lastArticle(source), lastOfList(folded, piece, least, lexicon))
  if (listed > 0) return { start: piece.start + listed, end: piece.end }
  if (lexicon.countries[0] === 'KR') return splitClause(folded, piece)
  if (lexicon.common === '') return splitTopic(folded, piece)
  const words = source.split(/\s+/).length
  if (words <= 4) return piece
  const verb = matchAll(phraseIndex(lexicon.name.copula), source).findLast(
    ({ start, end }) => !isPreposition(lexicon, source.slice(start, end)),
  )
  if (verb && verb.end < source.length) {
    return stripLead(folded, { start: piece.start + verb.end, end: piece.end }, lexicon)
  }
  if (words <= 6) return piece
  const leads = matchAll(phraseIndex(lexicon.prices.lead), source)
  const last = leads.at(-1)
  return last
    ? stripLead(folded, { start: piece.start + last.end, end: piece.end }, lexicon)
    : piece
}

const isPreposition = ({ place, prices }: Lexicon, word: string): boolean =>
  [place.prepositions, place.weak, prices.link, prices.per].some((list) => isPhrase(list, word))

/** "soups and a cream tea": behind "and a" starts another thing. */
function lastArticle(source: string): number {
  const match = /^.* (?:and|und|et|e|y|en) (?:an?|the|eine?|einen|une?|una?|uma?|um|een) /.exec(
    source,
  )
  return match ? match[0].length : -1
}

/** "Language café, repair café and a meal for €3": the price is the last one's. */
function lastOfList(folded: string, piece: Piece, least: number, lexicon: Lexicon): number {
  if (lexicon.common === '' || !/,\s*(?:\S{1,5}\s)?$/.test(folded.slice(least, piece.start)))
    return -1
  const before = folded.slice(least, piece.start).replace(/,\s*(?:\S{1,5}\s)?$/, '')
  if (!/\p{L}/u.test(before.split(/[.;:!?\n(]/).at(-1) ?? '')) return -1
  const source = folded.slice(piece.start, piece.end)
  const divided = matchAll(phraseIndex(lexicon.prices.divide), source).findLast(
    ({ start, end }) => start > 0 && end < source.length,
  )
  return divided ? divided.end + 1 : -1
}

const determiner =
  /\s(?:on|every|each|am|jeden|le|les|chaque|el|los|cada|il|ogni|op|elke|aos?|as|todos os)\s*$/

/** "Tastings on Fridays at 20:00": when it is does not name it. */
function beforeTimes(folded: string, piece: Piece, lexicon: Lexicon): Piece {
  const source = folded.slice(piece.start, piece.end)
  if (!/\d(?:[:h]\d|\s?(?:h|uhr|pm|am)\b)/.test(source)) return piece
  for (const days of lexicon.hours.days) {
    const [day] = matchAll(phraseIndex(days), source)
    if (!day || day.start < 3) continue
    const end = piece.start + source.slice(0, day.start).replace(determiner, '').length
    return trimEnd(folded, { ...piece, end: stripEnd(folded, end, piece.start, lexicon).end })
  }
  return piece
}

/** 수원에 있고 커트: the item stands behind the clause before it. */
function splitClause(folded: string, piece: Piece): Piece {
  const clause = /^.*(?:\S(?:고|며|는데|에서|면)|(?:요금|가격|비용|회비)[은는]) /.exec(
    folded.slice(piece.start, piece.end),
  )
  const start = clause ? piece.start + clause[0].length : piece.start
  const unit = /\S ?( 월| 연)$/.exec(folded.slice(start, piece.end))
  return { start, end: piece.end - (unit?.[1]?.length ?? 0) }
}

/** 食パンは一斤: the topic before は is the item. */
function splitTopic(folded: string, piece: Piece): Piece {
  const source = folded.slice(piece.start, piece.end)
  const visitor =
    /^.{2,24}は(?=(?:大人|小人|子ども|こども|小学生|中学生|高校生|学生|一般|幼児|会員))/.exec(
      source,
    )
  if (visitor) return { start: piece.start + visitor[0].length, end: piece.end }
  const topic = /^(.{2,24}?)(?:は|の料金は)(?:.{1,7})$/.exec(source)
  return topic ? { start: piece.start, end: piece.start + (topic[1]?.length ?? 0) } : piece
}

export function trimEnd(folded: string, piece: Piece): Piece {
  let { end } = piece
  while (end > piece.start && /[\s,.;:–—\-"“”'*/]/.test(folded[end - 1] ?? '')) end -= 1
  return { start: piece.start, end }
}

interface Behind extends Piece {
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
