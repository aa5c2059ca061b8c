import type { CountryCode } from 'libphonenumber-js/max'
import type { Price } from '#shared/page/facts.ts'
import { cityPhrases } from '../gazetteer.ts'
import { placeWords } from '../korean-place-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import {
  type Behind,
  itemBehind,
  named,
  type Piece,
  startOf,
  stripEnd,
  stripLead,
  trimEnd,
  wordEnd,
} from '../price-item.ts'
import { type BriefText, type Found, isAsian } from '../read-text.ts'
import { withBareSums } from './bare-sums.ts'
import { behindFacts, withSubject } from './price-subject.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import { shorten } from './shorten-item.ts'
import { townBefore } from './town-before.ts'

type Priced = Found<Omit<Price, 'id'>>

function denied(folded: string, amount: Amount, least: number, limit: number, lexicon: Lexicon) {
  const index = phraseIndex(lexicon.prices.not)
  const before = folded.slice(Math.max(least, startOf(folded, amount.start, least)), amount.start)
  const after =
    folded.slice(amount.end, Math.min(limit, amount.end + 16)).split(/[,.;\n、。]/)[0] ?? ''
  const threshold = /\bunder\s$/.test(before)
  // "2台以上は": how many, not how much.
  const said = matchAll(index, before).some(
    ({ start }) => !/^(?:以上|이상)/.test(before.slice(start)),
  )
  return threshold || said || matchAll(index, after).length > 0
}

/** What stands before a price: "proper afternoon tea", without "a" and "costs". */
function itemBefore(folded: string, start: number, least: number, lexicon: Lexicon) {
  const { end, from } = stripEnd(folded, start, least, lexicon)
  const whole = afterThen(folded, outOfBrackets(folded, end, least), lexicon)
  const told = withSubject(folded, behindFacts(folded, whole, lexicon), lexicon)
  const piece = behindEach(folded, stripLead(folded, told, lexicon))
  const item = behindPlace(folded, trimEnd(folded, shorten(folded, piece, least, lexicon)))
  const town = townBefore(folded.slice(item.start, item.end))
  return { start: item.start + town, end: item.end, from }
}

/** "Per uur 32 euro", "cada hora custa". */
function behindEach(folded: string, { start, end }: Piece): Piece {
  const each = /^(?:per|pro|cada|every|each|elke?|iedere?|jede[rsn]?|chaque|ogni) (?=\p{L})/u
  return { start: start + (each.exec(folded.slice(start, end))?.[0].length ?? 0), end }
}

/** 山根モータース 鳥取市湖山町 車検基本料, 浜松駅すぐ 食パン: an address on the line is no item. */
function behindPlace(folded: string, piece: Piece): Piece {
  const { end } = piece
  const start = piece.start + timesBefore(folded.slice(piece.start, end))
  const place = /^.*\S(?:[市区町村県駅](?:\S{0,8}\d[\d-]*)?|すぐ|[市区]\S{1,6}町?) (?=\S)/.exec(
    folded.slice(start, end),
  )
  if (place && isAsian(folded[end - 1])) return { start: start + place[0].length, end }
  return { start: start + placeBefore(folded.slice(start, end)), end }
}

/** 9時-18時 水休 栗まんじゅう: how long a line is up to what stands behind its hours. */
function timesBefore(source: string): number {
  if (!isAsian(source.at(-1))) return 0
  const words = source.split(' ')
  const last = words.findLastIndex((word) => /\d[時시](?!間|간)|\d:\d\d|休$|휴무$/.test(word))
  return last < 0 || last === words.length - 1 ? 0 : words.slice(0, last + 1).join(' ').length + 1
}

/** 오스테리아 부산 남천동 디너코스: how long a Korean line is up to what stands behind its place. */
function placeBefore(source: string): number {
  if (!/[\uac00-\ud7af]/.test(source)) return 0
  const quote = /^.*['"’”] (?=\S)/.exec(source)
  if (quote) return quote[0].length
  const words = source.split(' ')
  const at = words.findIndex(
    (word, i) => placeWords(words.slice(i)) > (/[가-힣]{2}[시군]$/.test(word) ? 0 : 1),
  )
  let behind = at < 0 ? 0 : at + placeWords(words.slice(at))
  while (behind > 0 && /^(?:가능|출장|전지역|인근|근처|위치)$/.test(words[behind] ?? ''))
    behind += 1
  return behind < words.length && behind > 0 ? words.slice(0, behind).join(' ').length + 1 : 0
}

/** "bitterballen (8 stuks € 7)": how many stands in brackets behind the item. */
function outOfBrackets(folded: string, end: number, least: number): Piece {
  const start = startOf(folded, end, least)
  const many = folded[start - 1] === '(' && /^\s?\d/.test(folded.slice(start, end))
  if (!many) return { start, end }
  return { start: startOf(folded, start - 1, least), end: start - 1 }
}

/** "Free for 30 days, then 12 € a month": what came before is not what the price is for. */
function afterThen(folded: string, piece: Piece, { prices }: Lexicon): Piece {
  const then = matchAll(phraseIndex(prices.later), folded, piece.start, piece.end).at(-1)
  return then ? { start: then.end, end: piece.end } : piece
}

/** Prices with what they are for. A price for nothing that is named is left out. */
export function findPrices(text: BriefText, lexicon: Lexicon, country: CountryCode): Priced[] {
  const { folded, raw } = text
  const amounts = withBareSums(folded, readAmounts(folded, lexicon, country), lexicon)
  const found: Priced[] = []
  let taken = 0
  for (const [i, amount] of amounts.entries()) {
    const least = Math.max(amounts[i - 1]?.end ?? 0, taken)
    const limit = amounts[i + 1]?.start ?? folded.length
    if (amount.amount === 0 || denied(folded, amount, least, limit, lexicon)) continue
    const before = itemBefore(folded, amount.start, least, lexicon)
    const after = itemBehind(folded, amount.end, limit, lexicon)
    const item = named(folded, before) && !isApart(folded, before, amount, after) ? before : after
    if (after?.unit) taken = wordEnd(folded, after)
    if (item === after && after) taken = after.end
    if (!item || !named(folded, item) || isNegation(folded, item, lexicon)) continue
    const open = before.from || amount.range || opensBehind(folded, amount.end, lexicon)
    const { currency } = amount
    const value = { item: raw.slice(item.start, item.end), amount: amount.amount, currency }
    found.push({
      value: open ? { ...value, from: true } : value,
      span: [Math.min(item.start, amount.start), Math.max(item.end, amount.end)],
      confidence: item === before ? 0.93 : 0.85,
    })
  }
  return found.slice(0, 60)
}

/** "offices, stairs, windows / 16 € an hour": a price on a line of its own, behind a list or a town, has its unit. */
const isApart = (folded: string, item: Piece, amount: Amount, after: Behind | null): boolean =>
  after?.unit === true &&
  folded.slice(item.end, amount.start).includes('\n') &&
  (/,[^\n]*$/.test(folded.slice(Math.max(0, item.start - 60), item.start)) ||
    isPhrase(cityPhrases, folded.slice(item.start, item.end)))

/** "£95 with breakfast, £80 without": nothing is named. */
const isNegation = (folded: string, { start, end }: Piece, { negations }: Lexicon): boolean =>
  isPhrase(negations, folded.slice(start, end))

/** 4,400円から, 25,000원부터. */
function opensBehind(folded: string, at: number, lexicon: Lexicon): boolean {
  if (lexicon.common !== '') return false
  const rest = at + (/^\s/.test(folded.slice(at)) ? 1 : 0)
  return /^(?:から|〜|~|より|부터)/.test(folded.slice(rest, rest + 3))
}
