import { leavesCapitalsOut } from '#server/reader/spelling/leaves-capitals-out.ts'
import { capital } from '#server/reader/spelling/name-words.ts'
import { respelled, respelledWords } from '#server/reader/spelling/respelled.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'

/**
 * The safe changes to a creator's own words: a capital at the start, a final stop, a joining word
 * dropped from the front, marks restored that phones leave out. Never person, tense, number, order.
 */

const finalMark = /[.!?…。！？]["'”’»」』)）]?$/

/** The words of a span without list marks at its front and dividing marks at its end. */
export function plainWords(text: TaggedText, span: Span): string {
  const [start, end] = trimmed(text.raw, span)
  return respelled(text, start, end).replace(/\s+/g, ' ')
}

/** A phrase as it stands in a list or a title: no final stop, a capital in front. */
export function phrase(text: TaggedText, span: Span): string {
  return capital(closedQuote(text, span, plainWords(text, withoutJoint(text, span))), text)
}

/** "…library 'The Snail'": trimmed, a phrase loses the mark that closes a quotation at its end. */
function closedQuote({ raw }: TaggedText, span: Span, said: string): string {
  const behind = raw[trimmed(raw, span)[1]] ?? ''
  return quotes.has(behind) && isOpenIn(said, behind) ? said + behind : said
}

/** Whether a text opens what a mark closes, and does not close it. */
function isOpenIn(said: string, closing: string): boolean {
  const openings = quotes.get(closing) ?? brackets.get(closing) ?? ''
  const opened = [...said].filter((sign) => openings.includes(sign)).length
  const closed = openings.includes(closing) ? 0 : said.split(closing).length - 1
  return (opened - closed) % 2 === 1
}

/** What closes a quotation, and what may open it. */
const quotes: ReadonlyMap<string, string> = new Map([
  ["'", "'"],
  ['"', '"'],
  ['“', '„'],
  ['”', '“„'],
  ['’', '‘‚'],
  ['»', '«'],
  ['«', '»'],
  ['」', '「'],
  ['』', '『'],
])

const brackets: ReadonlyMap<string, string> = new Map([
  [')', '('],
  ['）', '（'],
])

/** A sentence that stands by itself: its own final mark kept, one added where there was none. */
export function sentence(text: TaggedText, span: Span): string {
  const [start, end] = trimmed(text.raw, withoutJoint(text, span))
  const mark = /^["'”’»」』)）]*[.!?…。！？]+["'”’»」』)）]*/.exec(text.raw.slice(end))?.[0] ?? ''
  const bracket = /^[)）\]］]*/.exec(text.raw.slice(end))?.[0] ?? ''
  const said = respelled(
    text,
    start,
    end + (isClosing(text.raw.slice(start, end), bracket) ? bracket.length : 0),
  )
  const whole = withSentenceCapitals(capital(said.replace(/\s+/g, ' '), text), text)
  if (finalMark.test(whole)) return whole
  return whole + (withoutUnopened(whole, mark) || stopOf(whole))
}

/** "(Dogs welcome.)" loses its bracket at the front, and so the one behind its stop; 'she says "come."' keeps both. */
function withoutUnopened(said: string, mark: string): string {
  const [, stops = '', behind = ''] = /([.!?…。！？]+)(.*)$/.exec(mark) ?? []
  return stops + [...behind].filter((closing) => isOpenIn(said, closing)).join('')
}

/** "… it fell off. she's microchipped.": behind a word that no abbreviation is as long as. */
const sentenceStart = /(?<=\p{L}{4}[.!?…] )\p{Ll}[\p{L}\p{M}'’-]*/gu

/** Sentences told together begin with capitals, where whoever typed them leaves capitals out. */
const withSentenceCapitals = (said: string, text: TaggedText): string =>
  leavesCapitalsOut(text) ? said.replace(sentenceStart, (word) => capital(word, text)) : said

const isClosing = (said: string, bracket: string): boolean =>
  bracket !== '' && /[(（[［]/.test(said) && !/[)）\]］]$/.test(said)

/** The full stop of the script a sentence is written in, whatever number it ends with. */
export function stopOf(said: string): string {
  const isFull = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
  return isFull.test(said) ? '。' : '.'
}

/** "and waiting lists", "hi, we mend bikes": the first word was there for the list or for us. */
function withoutJoint(text: TaggedText, span: Span): Span {
  const [start, end] = trimmed(text.raw, span)
  // "Also sell second-hand bikes" would be an order without its first word.
  if (tagAt(text, start, 'words.fillers')) return [start, end]
  const greeting = tagAt(text, start, 'words.greetings')
  // "Morning Flow" is a class; who says hello does so first or stops behind it.
  const greets = greeting && (start === 0 || /^\s?[,!.。、！]/.test(text.raw.slice(greeting.end)))
  const joint = tagAt(text, start, 'words.conjunctions')
  // "É preciso" begins with a verb, and "e preciso" with "and"; "e-mail" is one word.
  const isOther =
    joint &&
    (text.raw[joint.end] === '-' ||
      text.folded.slice(joint.start, joint.end) !==
        text.raw.slice(joint.start, joint.end).toLowerCase())
  // "Ni fleurs ni couronnes": without its first word it would say the opposite.
  const isDenial = joint && text.startingAt.get(start)?.some(({ tag }) => tag === 'words.negations')
  const first = (isOther || isDenial ? undefined : joint) ?? (greets ? greeting : undefined)
  const rest = first && trimmed(text.raw, [first.end, end])
  return rest && rest[1] > rest[0] ? rest : [start, end]
}

/** A fact's words as they begin an entry of a list. */
export const capitalised = (said: string, text: TaggedText): string =>
  capital(respelledWords(said, text), text)
