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
}

/** Letters before "last year's flyer" that are a text of their own. */
const leastBefore = 40

export function oldText(text: string, words: ChangeWords, language: Language): OldText | null {
  const folded = fold(text)
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
