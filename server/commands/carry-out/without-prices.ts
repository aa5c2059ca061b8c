import { languageOf } from '#server/reader/language.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagAt, tagBefore, tagText } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { capitalised } from '../capitalised.ts'
import { sumsIn } from './price-places.ts'
import { sentencesOf } from './sentences.ts'

/** Words of a name beside its price; what has more is a sentence of its own. */
const mostWords = 4
const bracket = /\s*[(（][^()（）]*[)）]/g
const parting = /([,;·|–—]\s|\s[–—]\s|[、，；])/

/**
 * A text without its prices, where it reads on without them: in brackets, and in sentences that
 * only say what costs what. Of any other sentence a sum is a part, and it stays.
 */
export function withoutPrices(document: PageDocument, text: string): string {
  if (sumsIn(document, text).length === 0) return text
  const open = text.replace(bracket, (aside) => (isOnlyPrices(document, aside) ? '' : aside))
  const kept = sentencesOf(open, document).map((sentence) => cutSentence(document, sentence))
  return kept.join('').trim()
}

function cutSentence(document: PageDocument, sentence: string): string {
  if (sumsIn(document, sentence).length === 0) return sentence
  const pieces = sentence.split(parting)
  const parts = pieces.filter((_piece, at) => at % 2 === 0)
  const names = parts.map((part) => nameIn(document, part))
  if (names.includes(null)) return sentence
  const end = /[.。!！]?\s*$/.exec(sentence)?.[0] ?? ''
  const left = names.filter(Boolean).join(pieces[1] ?? '')
  return left && capitalised(left) + end
}

const isOnlyPrices = (document: PageDocument, aside: string): boolean =>
  aside
    .split(parting)
    .filter((_piece, at) => at % 2 === 0)
    .every((part) => nameIn(document, part) !== null && sumsIn(document, part).length > 0)

/** What is left of "Sourdough from £4 a loaf"; null where its price is a part of what it says. */
function nameIn(document: PageDocument, part: string): string | null {
  const text = tagText(part, languageOf(document.base))
  const spans = sumsIn(document, part).map(({ sum }) => around(text, [sum.start, sum.end]))
  const [first, more] = spans
  if (!first || more) return null
  const said = [part.slice(0, first[0]), part.slice(first[1])].map((side) => {
    const [start, end] = trimmed(side, [0, side.length])
    return side.slice(start, end)
  })
  const words = text.tokens.filter(
    ({ kind, start, end }) => kind === 'word' && (end <= first[0] || start >= first[1]),
  )
  const isName =
    words.length <= mostWords && words.every(({ start, end }) => !isFunctionWord(text, start, end))
  return isName && said.filter(Boolean).length < 2 ? said.join('') : null
}

/** A sum with its unit behind it, and what leads to it: "from", "costs". */
function around(text: TaggedText, [start, end]: Span): Span {
  return [leadOf(text, start), unitOf(text, end)]
}

function unitOf(text: TaggedText, end: number): number {
  const at = end + (/^\s*/.exec(text.raw.slice(end))?.[0].length ?? 0)
  return tagAt(text, at, 'money.units.')?.end ?? end
}

function leadOf(text: TaggedText, start: number): number {
  const before = text.raw.slice(0, start).trimEnd().length
  const lead = ['money.from', 'money.link']
    .map((tag) => tagBefore(text, before, tag))
    .find((tag) => tag !== undefined)
  return lead ? leadOf(text, lead.start) : start
}
