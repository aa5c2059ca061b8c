import { fold } from '#server/reader/text/fold.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { capitalised } from '../capitalised.ts'
import type { Intent } from '../intent.ts'
import { Clause, isSoft, means } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'
import { freeIn } from './told.ts'

const around = [
  'nouns.faq',
  'nouns.section',
  'nouns.page',
  'words.topic',
  'words.tells',
  'words.indefinite',
  'do.add',
  'do.show',
]
/** Letters of a topic, a question and an answer. */
const longest = { topic: 60, question: 160, answer: 500 }

/**
 * "Add a question about parking: free behind the house", "add a FAQ: Is there parking? Yes, free". A
 * question without an answer waits for one.
 */
export function readQuestion(clause: Clause): Intent | null {
  const quoted = quotedIn(clause)
  if (quoted) return quoted
  const { wish, span } = clause
  const { raw } = wish.text
  const colon = raw.slice(...span).search(/[:：]/)
  const head = new Clause(wish, [span[0], colon < 0 ? span[1] : span[0] + colon])
  if (!head.has('nouns.faq') || !head.has('do.add') || !head.doesOnly('add', 'show')) return null
  const topic = freeIn(head, around)
  if (topic && (!head.has('words.topic') || topic.text.length > longest.topic)) return null
  if (!head.isRead(around, topic?.span)) return null
  const tail: Span = [Math.min(head.span[1] + 1, span[1]), span[1]]
  const { asked, answer, at } = partsOf(wish, tail)
  if (asksMore(new Clause(wish, [at, span[1]]))) return null
  const question = asked || (topic ? aboutOf(clause, topic.text) : '')
  if (!question || question.length > longest.question || answer.length > longest.answer) return null
  return { wish: 'question', question, answer }
}

/** "The question “Are dogs welcome?” with the answer “On a lead.”" */
function quotedIn(clause: Clause): Intent | null {
  const [question, answer, more] = clause
    .of('value.quote')
    .map(({ start, end }) => clause.wish.text.raw.slice(start + 1, end - 1).trim())
  const isOne = question && answer && !more && clause.has('nouns.faq') && clause.has('do.add')
  if (!isOne || question.length > longest.question || answer.length > longest.answer) return null
  return clause.isRead([...around, 'value.quote', 'words.answer', 'words.says', 'words.joint'])
    ? { wish: 'question', question, answer }
    : null
}

/** Another wish behind the first sentence of an answer is none of it: its verb begins or ends one. */
function asksMore({ wish, span: [from, to], ...clause }: Clause): boolean {
  const { raw } = wish.text
  const first = raw.slice(from, to).search(/[.!?;。！？]/)
  const isBegun = (at: number) => /[.!?;。！？]\s*$/.test(raw.slice(from, at))
  const isEnd = (at: number) => /^\s*(?:[.!?;。！？]|$)/.test(raw.slice(at, to))
  return clause.marks.some(
    (mark) =>
      means(mark, 'do.') &&
      !isSoft(mark) &&
      first >= 0 &&
      mark.start > from + first &&
      (isBegun(mark.start) || (wish.language.words.isPostpositional && isEnd(mark.end))),
  )
}

/** Up to its mark, or the word for an answer, it is a question: "Is there parking? Answer: yes". */
function partsOf(wish: MarkedWish, [start, end]: Span) {
  const { raw } = wish.text
  const label = labelOf(wish, [start, end])
  const mark = raw.slice(start, end).search(/[?？]/)
  const isMarked = mark >= 0 && (!label || start + mark < label[0])
  const asks = isMarked ? start + mark + 1 : (label?.[0] ?? start)
  const isLabelled = label && raw.slice(asks, label[0]).trim() === ''
  const at = isLabelled ? label[1] : asks
  return { asked: raw.slice(start, asks).trim(), answer: raw.slice(at, end).trim(), at }
}

/** The word that announces the answer, with its colon. */
function labelOf({ text, language }: MarkedWish, [start, end]: Span): Span | null {
  const words = language.words.words.answer.map(fold).join('|')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s?[:：]`, 'u').exec(
    text.folded.slice(start, end),
  )
  return found ? [start + found.index, start + found.index + found[0].length] : null
}

function aboutOf({ wish: { language } }: Clause, topic: string): string {
  const words = capitalised(topic)
  return language.words.questions.about.replace('{topic}', words)
}
