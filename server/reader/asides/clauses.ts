import { anyPhrase } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { valuesIn } from './withheld.ts'

const mark = /[,;:–—、](?!\d)\s*/g
/** Letters of a reason that no mark ends. */
const longestReason = 80

/** The bracket a span stands in, with its marks and the space before it. */
export function bracketAround(text: string, [start, end]: Span): Span | null {
  const line = text.lastIndexOf('\n', start) + 1
  const opens = Math.max(text.lastIndexOf('(', start), text.lastIndexOf('（', start))
  const isOpen = opens >= line && !/[)）]/.test(text.slice(opens, start))
  const closes = text.slice(end).search(/[)）\n]/)
  if (!isOpen || closes < 0 || text[end + closes] === '\n') return null
  return [opens - (/\s*$/.exec(text.slice(line, opens))?.[0].length ?? 0), end + closes + 1]
}

/** A remark within its sentence: from "but" or a mark before it to the mark behind it. */
export function clauseAround(
  folded: string,
  [from, to]: Span,
  span: Span,
  words: AsideWords,
): Span {
  const border = borderBefore(folded, from, span[0], words)
  const start = isTold(folded.slice(border, span[0])) ? trimmedEnd(folded, span[0]) : border
  const end = endBehind(folded, to, span[1], words)
  const isWhole = folded.slice(from, start).trim() === ''
  return isWhole && /^[.!?。！？\s]*$/.test(folded.slice(end, to)) ? [from, to] : [start, end]
}

/** Letters before a remark that no mark parts from it, and that tell something of their own. */
const longestLead = 25

const isTold = (lead: string): boolean =>
  lead.length > longestLead && (/\d/.test(lead) || lead.length > 2 * longestLead)

const trimmedEnd = (folded: string, at: number): number => folded.slice(0, at).trimEnd().length

/** Where the clause of an offset begins: behind a mark or "but". */
export function borderBefore(
  folded: string,
  from: number,
  start: number,
  { contrasts }: AsideWords,
): number {
  const said = folded.slice(from, start)
  const marks = [...said.matchAll(mark)].map(({ 0: each, index }) => ({ said: each, index }))
  const borders = [...marks, ...contrasts.allIn(said)]
    .map(({ said: border, index }) => ({ index, end: index + border.length }))
    .toSorted((one, other) => other.index - one.index)
  let last = start - from
  // ", but please": borders next to each other are one.
  for (const { index, end } of borders) {
    if (last < start - from && said.slice(end, last).trim() !== '') break
    last = Math.min(last, index)
  }
  if (last === start - from) return from
  // Written to the end of what stands before it: 佐伯ですが.
  return from + said.slice(0, last).replace(/[\s,;:–—、]+$/, '').length
}

function endBehind(folded: string, to: number, end: number, words: AsideWords): number {
  const reason = reasonEnd(folded.slice(0, to), end, words)
  if (reason !== null) return reason
  const rest = folded.slice(end, to)
  const at = rest.search(/[,;:–—、.!?。！？\n]/)
  if (at >= 0 && at <= longestReason) return clauseGoesOn(folded, end + at, to, words) ?? end + at
  return rest.length <= longestReason ? to : end
}

/** ", dass wir zukaufen": a comma before a clause that belongs to the remark ends nothing. */
function clauseGoesOn(folded: string, at: number, to: number, words: AsideWords): number | null {
  return reasonEnd(folded.slice(0, to), at, words)
}

/** Where a reason ends that begins right behind an offset; null where none does. */
export function reasonEnd(folded: string, at: number, { lists }: AsideWords): number | null {
  const head = reasonHead(folded.slice(at), lists)
  if (head === null) return null
  const start = at + head.length
  const stop = folded.slice(start).search(/[,;–—.!?。！？\n)）]/)
  const end = stop < 0 ? folded.length : start + stop
  // "…, for bookings it is 0118 …" is told.
  const tellsMore = /\d{3}|@/.test(folded.slice(start, end))
  return end - start <= longestReason && !tellsMore ? end : null
}

export const opensReason = (rest: string, { lists }: AsideWords): boolean =>
  reasonHead(rest, lists) !== null

function reasonHead(rest: string, { reasons }: AsideWords['lists']): string | null {
  return (
    new RegExp(`^\\s*(?:\\p{L}{1,9}\\s+)?,?\\s*${anyPhrase(reasons)}\\s`, 'u').exec(rest)?.[0] ??
    null
  )
}

/** What was said right before a remark: a clause of its sentence, or the sentence before. */
export function clauseBefore(
  text: string,
  folded: string,
  [start]: Span,
  words: AsideWords,
): Span | null {
  const end = folded.slice(0, start).trimEnd().length
  const sentences = sentencesOf(text.slice(0, end))
  const last = sentences.at(-1)
  if (!last) return null
  const isSentence = /[.!?。！？]$/.test(folded.slice(0, end))
  const from = isSentence ? last[0] : borderBefore(folded, last[0], end, words)
  if (isSentence) return [from, last[1]]
  const space = /^\s*/.exec(folded.slice(from))?.[0].length ?? 0
  return [lastThing(folded, [from === last[0] ? from + space : from, end], words), end]
}

/** Letters of a clause before, and words of it where no mark tells how far it goes. */
const longestBare = 80
const longestDense = 20
const mostWords = 5

/** Typed without a mark: from the last word that a sentence is about, or the last words. */
export function lastThing(folded: string, [start, end]: Span, { lists }: AsideWords): number {
  const said = folded.slice(start, end)
  const isHangul = /\p{Script=Hangul}/u.test(said)
  if (said.length <= (isHangul ? longestDense : longestBare)) return start
  // A number to ring is told, whatever is not; a bracket ends what it belongs to.
  const number = valuesIn(said, [0, said.length]).at(-1)?.[1] ?? 0
  const told = Math.max(number, said.search(/[)）][^)）]*$/) + 1)
  const words = [...said.matchAll(/\S+/gu)].slice(-mostWords).filter(({ index }) => index >= told)
  const isAbout = ({ 0: word }: RegExpMatchArray) =>
    lists.topics.some((topic) => word.endsWith(topic))
  const topic = words.slice(0, -1).findLast(isAbout)
  return start + ((topic ?? words[0])?.index ?? said.length)
}

/** "Not on the page: …", "delete it -> …": whether what is kept off stands behind the words that say so. */
export const leadsOn = (text: string, at: number): boolean =>
  /^[^.,;!?\n]{0,24}?(?:[:：]|[-–=]>|→)[^\S\n]*\S/.test(text.slice(at))
