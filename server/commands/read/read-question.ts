import type { Intent } from '../intent.ts'
import { Clause, isSoft } from './clause.ts'
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
  const { wish, span } = clause
  const { raw } = wish.text
  const colon = raw.slice(...span).search(/[:：]/)
  const head = new Clause(wish, [span[0], colon < 0 ? span[1] : span[0] + colon])
  if (!head.has('nouns.faq') || !head.has('do.add') || !head.doesOnly('add', 'show')) return null
  const topic = freeIn(head, around)
  if (topic && (!head.has('words.topic') || topic.text.length > longest.topic)) return null
  if (!head.isRead(around, topic?.span)) return null
  const tail = new Clause(wish, [head.span[1], span[1]])
  // Another wish behind it is none of the answer.
  if (tail.marks.some((mark) => mark.tags.some((tag) => tag.startsWith('do.')) && !isSoft(mark)))
    return null
  const said = raw.slice(head.span[1] + 1, span[1]).trim()
  const [asked, answer] = partsOf(said)
  const question = asked || (topic ? aboutOf(clause, topic.text) : '')
  if (!question || question.length > longest.question || answer.length > longest.answer) return null
  return { wish: 'question', question, answer }
}

/** Up to its mark it is a question. */
function partsOf(said: string): [question: string, answer: string] {
  const end = said.search(/[?？]/)
  return end < 0 ? ['', said] : [said.slice(0, end + 1), said.slice(end + 1).trim()]
}

function aboutOf({ wish: { language } }: Clause, topic: string): string {
  const words = topic.charAt(0).toLocaleUpperCase() + topic.slice(1)
  return language.words.questions.about.replace('{topic}', words)
}
