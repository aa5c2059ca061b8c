import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'

import { wholeSentences } from './change-clauses.ts'
import { type ChangeWords, changesIn } from './change-words.ts'

/** A brief that is an old text and what is new. */
export interface OldText {
  old: Span
  changes: Span
  /** The sentence that says that the text is old. */
  said: Span
  /** The line that stands over what is new. */
  heading?: Span
}

/** Letters before "last year's flyer" that are a text of their own. */
const leastBefore = 40

export function oldText(text: string, words: ChangeWords, language: Language): OldText | null {
  const folded = fold(text)
  const headed = underHeading(text, folded, words)
  if (headed) return headed
  const [past] = changesIn(folded, words.past)
  const said =
    past && wholeSentences(text, language).find(([from, to]) => from <= past[0] && past[0] < to)
  if (!past || !said) return null
  const hasNews = (span: Span) => isNews(folded, words, span)
  if (text.slice(0, said[0]).trim().length >= leastBefore) {
    // "No, 2, last year's were all gone" tells of cups.
    if (/\d/.test(text.slice(said[0], past[0]))) return null
    const changes: Span = [said[0], text.length]
    return hasNews(changes) ? { old: [0, said[0]], changes, said } : null
  }
  const end = paragraphEnd(text, said[0])
  const rest: Span = [past[1], end]
  if (end < text.length && hasNews(rest) && /\d/.test(text.slice(...rest)))
    return { old: [end, text.length], changes: [0, end], said }
  const head = headEnd(text, past, said, end)
  const start = newsBehind(text, head, { hasNews, language })
  return start === null
    ? null
    : { old: [head, start], changes: [start, text.length], said: [0, head] }
}

/** Lines below a heading of changes; one alone is a sentence that is called so. */
const leastLines = 2

/** Letters of "so" before "this year:". */
const longestFiller = 5

/** An old text, a line "CHANGES" and below it what is new, line by line. */
function underHeading(text: string, folded: string, words: ChangeWords): OldText | null {
  const said = introduction(text, folded, words)
  // "So this year:" below what is said to be old.
  const years = said[1] > 0 ? changesIn(folded, words.present) : []
  for (const [start, end] of [...changesIn(folded, words.headings), ...years]) {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const stop = text.indexOf('\n', end)
    const line = stop < 0 ? '' : text.slice(from, start) + text.slice(end, stop)
    const below =
      stop < 0
        ? []
        : text
            .slice(stop)
            .split('\n')
            .filter((each) => each.trim() !== '')
    const isAlone = years.length > 0 ? longestFiller : 0
    if (
      line.replace(/[^\p{L}\d]/gu, '').length > isAlone ||
      from < leastBefore ||
      below.length < leastLines
    )
      continue
    return { old: [said[1], from], changes: [stop, text.length], said, heading: [from, stop] }
  }
  return null
}

/** Letters of a line that only leads to the text below it. */
const longestLead = 60

/** The first paragraph, where it says that the text below it is old: "last year's flyer, changes at the bottom". */
function introduction(text: string, folded: string, words: ChangeWords): Span {
  const first: Span = [0, paragraphEnd(text, 0)]
  const said = text.slice(...first)
  // "Hier der alte Aushang:" leads to it, whatever it is called.
  const isLead = /[:：]$/.test(said) && said.length <= longestLead
  const isSaid =
    /\n\s*\n/.test(text) &&
    (isLead ||
      (['past', 'headings'] as const).some(
        (kind) => changesIn(folded, words[kind], first).length > 0,
      ))
  return isSaid && !/\n\s*\S/.test(text.slice(...first)) ? first : [0, 0]
}

/** Where what is said of the old text ends that follows: its paragraph, the colon or its sentence. */
function headEnd(text: string, past: Span, said: Span, end: number): number {
  if (end < text.length && !/\d/.test(text.slice(said[0], end))) return end
  const colon = /^[^.!?\n:：]{0,30}[:：]/.exec(text.slice(past[1]))
  return colon ? past[1] + colon[0].length : said[1]
}

const isNews = (folded: string, words: ChangeWords, span: Span): boolean =>
  (['present', 'gone', 'unchanged'] as const).some(
    (kind) => changesIn(folded, words[kind], span).length > 0,
  )

/** To the blank line; where there is none, to the end of the line. */
function paragraphEnd(text: string, from: number): number {
  const at = text.slice(from).search(/\n\s*\n/.test(text) ? /\S\s*\n\s*\n/ : /\S\s*\n/)
  return at < 0 ? text.length : from + at + 1
}

/** The first paragraph behind the old text that tells news, or where there are none, the first sentence. */
function newsBehind(
  text: string,
  from: number,
  { hasNews, language }: { hasNews: (span: Span) => boolean; language: Language },
): number | null {
  const breaks = [...text.slice(from).matchAll(/\n\s*\n/g)].map(
    ({ 0: gap, index }) => from + index + gap.length,
  )
  const paragraph = breaks.find(
    (start, i) => start > from + leastBefore && hasNews([start, breaks[i + 1] ?? text.length]),
  )
  if (paragraph !== undefined) return paragraph
  const sentence = wholeSentences(text, language).find(
    (span) => span[0] >= from + leastBefore && hasNews(span),
  )
  return sentence?.[0] ?? null
}
