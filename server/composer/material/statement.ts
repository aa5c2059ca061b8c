import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { runsOf } from './runs.ts'
import { endsSentence, isSentence } from './sentences.ts'
import { phrase, sentence } from './turn.ts'
import { ownWords, type Words } from './words.ts'

/** Pieces of the brief that stand together, as a writer looks at them. */
export interface Statement {
  /** The first and the last of its pieces. */
  at: number
  last: number
  role: SpanRole
  /** Without marks and white space. */
  span: Span
  /** The number of the sentence it is part of. */
  sentence: number
  /** Says something with a verb or a subject, and is no item of a list. */
  isSentence: boolean
  /** Words that carry something and that no fact of the page shows. */
  untold: number
  words: number
}

export function statementsOf(reading: Reading): Statement[] {
  const shown = shownSpans(reading)
  let number = 0
  return runsOf(reading).map(({ first, last, role }) => {
    const { text, pieces } = reading
    const [start, end] = [pieces[first]?.span[0] ?? 0, pieces[last]?.span[1] ?? 0]
    const span = trimmed(text.raw, [start, end])
    const statement = {
      at: first,
      last,
      role,
      span,
      sentence: number,
      isSentence: isSentence(reading, span),
      ...countWords(reading, span, shown),
    }
    if (endsSentence(reading, [start, end])) number += 1
    return statement
  })
}

/** The spans of facts that stand on the page by themselves. */
function shownSpans({ facts }: Reading): Span[] {
  const { name, kind, place, phone, email, url, audience, hours } = facts
  const single = [name, kind, place, phone, email, url, audience, hours]
  return [...single, ...facts.area].flatMap((fact) => (fact ? [fact.span] : []))
}

function countWords(reading: Reading, [start, end]: Span, shown: readonly Span[]) {
  const { text } = reading
  const words = text.tokens.filter(
    (token) =>
      (token.kind === 'word' || token.kind === 'number') &&
      token.start >= start &&
      token.end <= end,
  )
  const untold = words.filter(
    (word) =>
      !isFunctionWord(text, word.start, word.end) &&
      !isCue(reading, word.start, word.end) &&
      !shown.some(([from, to]) => word.start >= from && word.end <= to),
  )
  return { words: words.length, untold: untold.length }
}

const cues = ['names.before', 'names.person', 'names.after', 'places.in', 'contact.', 'hours.open']

/** "called", "based in", "phone:": words that only lead to a fact. */
function isCue({ text }: Reading, start: number, end: number): boolean {
  return text.tags.some(
    (tag) => tag.start <= start && tag.end >= end && cues.some((cue) => isTag(tag.tag, cue)),
  )
}

const isTag = (tag: string, cue: string): boolean =>
  cue.endsWith('.') ? tag.startsWith(cue) : tag === cue

/** A statement as an item of a list. */
export function asPhrase({ text }: Reading, { span }: Statement): Words {
  return ownWords(phrase(text, span), span)
}

/** Statements that follow one another as running text, in the creator's own marks. */
export function asProse(reading: Reading, statements: readonly Statement[]): Words[] {
  const runs: Statement[][] = []
  for (const statement of statements) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && last.last + 1 === statement.at && last.sentence === statement.sentence) {
      run.push(statement)
    } else runs.push([statement])
  }
  return runs.map((run) => {
    const first = run[0] as Statement
    const last = run.at(-1) as Statement
    const whole: Span = [first.span[0], last.span[1]]
    return ownWords(sentence(reading.text, whole), ...run.map(({ span }) => span))
  })
}

/** Whether a statement speaks against or under a condition, and so holds only where it stands. */
export function isBound({ text }: Reading, { span }: Statement): boolean {
  const [start, end] = span
  return tagsIn(text, start, end, 'words.subordinate').length > 0
}
