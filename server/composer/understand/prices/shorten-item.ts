import type { Lexicon } from '../lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from '../match-phrases.ts'
import { type Piece, stripEnd, stripLead, trimEnd } from '../price-item.ts'

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
  const clause =
    /^.*(?:\S(?:(?<!로|광|창|최|중|재|금|냉장)고|며|는데|에서|면|어요|아요|해요|에요|예요|네요|녀요|고요|구요|[파내셔져려]요|니다)|(?:요금|가격|비용|회비)[은는]|위한) /.exec(
      folded.slice(piece.start, piece.end),
    )
  const start = clause ? piece.start + clause[0].length : piece.start
  const unit = /\S ?( 월| 연)$/.exec(folded.slice(start, piece.end))
  if (!unit) return { start, end: piece.end }
  const end = piece.end - (unit[1] ?? '').length
  const bare = /\S\S[은는을를]$/.test(folded.slice(start, end)) ? end - 1 : end
  const quoted = /['"‘“]([^'"‘“]{2,24})['"’”]$/.exec(folded.slice(start, bare))?.[1]
  return quoted ? { start: bare - 1 - quoted.length, end: bare - 1 } : { start, end: bare }
}

/** 名古屋市内に出没 場所はインスタみてね からあげ丼: how long the sentences are before an item. */
function sentencesBefore(source: string): number {
  const words = source.split(' ')
  const last = words.findLastIndex((word, i) => i < words.length - 1 && said.test(word))
  return last < 0 ? 0 : words.slice(0, last + 1).join(' ').length + 1
}
const said = /[ぁ-ん一-龯][はをがに][^ぁ-ん]|(?:です|ます|した|てね|てます|よ|中)$/

/** 食パンは一斤: the topic before は is the item. */
function splitTopic(folded: string, whole: Piece): Piece {
  const audience = /^.*(?:ための|向けの)(?=\S)/.exec(folded.slice(whole.start, whole.end))
  const told = whole.start + (audience?.[0].length ?? 0)
  const from = told + sentencesBefore(folded.slice(told, whole.end))
  // 「マチナシ」を月額15,000円で: what stands behind the particle.
  const particle = /^[をがはで](?=[月年週]額?$)/.test(folded.slice(from, whole.end)) ? 1 : 0
  const piece = { start: from + particle, end: whole.end }
  const source = folded.slice(piece.start, piece.end)
  const visitor =
    /^.{2,24}は(?=(?:大人|小人|子ども|こども|小学生|中学生|高校生|学生|一般|幼児|会員))/.exec(
      source,
    )
  if (visitor) return { start: piece.start + visitor[0].length, end: piece.end }
  const topic = /^(.{2,24}?)(?:は|の料金は)(?:.{1,7})$/.exec(source)
  return topic ? { start: piece.start, end: piece.start + (topic[1]?.length ?? 0) } : piece
}
