import { remembered } from '../remembered.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { bracketAround, leadsOn, reasonEnd } from './clauses.ts'
import type { PrivateWords } from './private-words.ts'

/** A text, and the words it keeps things off a page with. */
export interface KeptOff {
  raw: string
  folded: string
  words: PrivateWords
  asides: AsideWords
  things: PhraseFinder
}

/** What goes with a request to keep it off: the line of a list, the clause before, what a colon leads to. */
export function objectOf(kept: KeptOff, at: Span, sentence: Span): Span[] {
  const { raw } = kept
  const bracket = bracketAround(raw, at)
  if (bracket) return bracketed(kept, bracket)
  const line = lineOf(raw, at[0])
  const pointed = /(?:<[-–=]+|[←↑^])[^<←\n]*$/.exec(raw.slice(line[0], at[0]))
  if (pointed?.index === 0) return [lineBefore(raw, line), line]
  if (pointed) return [isListed(raw, line) ? line : sentence]
  const named = firstNamed(kept, sentence)
  if (named === null && isEntry(raw, line, at, kept)) return [line]
  const end = endOf(kept, at, sentence, line)
  const clause =
    named !== null ? clauseStart(kept, sentence[0], named) : startOf(kept, at, sentence)
  const start = at[0] - clause > longestClause ? wordsBefore(raw, at[0]) : clause
  const isBare = named === null && wordsLeft(kept, [start, end]) === 0
  const before = isBare ? sentencesOf(raw.slice(0, start)).at(-1) : undefined
  return [[start, end], ...(before ? [before] : [])]
}

/** Typed without a mark all of a brief is one clause: there the last words are what is kept off. */
const wordsBefore = (raw: string, at: number): number =>
  at - (/(?:\S+\s+){0,4}$/.exec(raw.slice(Math.max(0, at - longestEntry), at))?.[0].length ?? 0)

/** "Registry office (family only, not on the page)": what it is about stands before it. */
function bracketed(kept: KeptOff, bracket: Span): Span[] {
  const { raw } = kept
  if (wordsLeft(kept, bracket) > 0) return [bracket]
  const line = lineOf(raw, bracket[0])
  if (raw.slice(bracket[1], line[1]).trim() === '' && isListed(raw, line)) return [line]
  const before = sentencesOf(raw.slice(0, bracket[0])).at(-1)
  return before ? [[before[0], bracket[1]]] : [bracket]
}

function lineOf(raw: string, at: number): Span {
  const end = raw.indexOf('\n', at)
  return [raw.lastIndexOf('\n', at - 1) + 1, end < 0 ? raw.length : end]
}

const lineBefore = (raw: string, [start]: Span): Span =>
  start === 0 ? [0, 0] : lineOf(raw, start - 1)

/** Letters of a line that is one thing of a list. */
const longestEntry = 160

/** Of a clause that a request ends. */
const longestClause = 100

const isListed = (raw: string, line: Span): boolean =>
  line[1] - line[0] <= longestEntry && raw.slice(...line) !== raw.trim()

/** "11 registry office - family only!! not on the page": a line that a remark ends. */
function isEntry(raw: string, line: Span, at: Span, kept: KeptOff): boolean {
  const isLast = wordsLeft(kept, [at[1], line[1]]) === 0
  const isItem = /^\s*(?:[-*•·・–]|\d)/.test(raw.slice(...line))
  return isListed(raw, line) && isLast && (isItem || sentencesOf(raw.slice(...line)).length === 1)
}

/** Where a sentence first names what is to be deleted. */
function firstNamed({ folded, words, things }: KeptOff, [from, to]: Span): number | null {
  const said = folded.slice(from, to)
  const found = [words.secrets, things, words.leftovers]
    .flatMap((phrases) => phrases.allIn(said).slice(0, 1))
    .map(({ index }) => from + index)
  return found.length > 0 ? Math.min(...found) : null
}

const border = /[,;、–—]\s*(?!\d)|\s-\s/g

function clauseStart({ raw, folded, asides }: KeptOff, from: number, at: number): number {
  const marks = [...raw.slice(from, at).matchAll(border)]
  const words = asides.contrasts.allIn(folded.slice(from, at))
  // "Only" at the beginning parts nothing.
  const last = Math.max(0, ...[...marks, ...words].map(({ index }) => index))
  return from + raw.slice(from, from + last).trimEnd().length
}

/** The clause of the request, and the one before where it says nothing of its own. */
function startOf(kept: KeptOff, at: Span, [from]: Span): number {
  let start = clauseStart(kept, from, at[0])
  while (start > from && wordsLeft(kept, [start, at[1]]) === 0)
    start = clauseStart(kept, from, start)
  return start
}

function endOf(kept: KeptOff, at: Span, [, to]: Span, line: Span): number {
  // "If it is still in there delete it: 4 Mill Lane, Ripon."
  if (leadsOn(kept.raw.slice(0, line[1]), at[1])) return Math.max(to, sentenceEnd(kept, at[1]))
  const reason = reasonEnd(kept.folded.slice(0, to), at[1], kept.asides)
  const stop = kept.raw.slice(at[1], to).search(/[,;、–—](?!\d)/)
  return reason ?? (stop < 0 ? to : at[1] + stop)
}

const sentenceEnd = ({ raw }: KeptOff, at: number): number =>
  sentencesOf(raw).find(([from, to]) => from <= at && at < to)?.[1] ?? raw.length

/** How many words of a span tell something beside the request. */
function wordsLeft({ folded, words, asides }: KeptOff, [start, end]: Span): number {
  const phrases = [
    words.off,
    words.deleting,
    words.few,
    words.surprises,
    words.leftovers,
    asides.hushing,
    smallWordsOf(asides),
  ]
  const rest = phrases.reduce(withoutPhrases, folded.slice(start, end))
  const latin = rest.match(/[\p{Script=Latin}\d]{5,}/gu) ?? []
  const dense =
    rest.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []
  return latin.length + Math.floor(dense.length / 5)
}

const smallWordsOf = remembered(({ lists }: AsideWords): PhraseFinder => {
  const { contrasts, that, particles } = lists
  return phraseFinder([...contrasts, ...that, ...particles], {})
})

function withoutPhrases(said: string, phrases: PhraseFinder): string {
  let [rest, at] = ['', 0]
  for (const found of phrases.allIn(said)) {
    rest += `${said.slice(at, found.index)} `
    at = found.index + found.said.length
  }
  return rest + said.slice(at)
}
