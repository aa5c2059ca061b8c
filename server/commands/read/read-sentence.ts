import { tokensIn } from '#server/reader/text/tagged-text.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Intent } from '../intent.ts'
import { type Clause, isSoft, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { around } from './read-notice.ts'
import { readToldThere } from './read-told-there.ts'
import { quotesIn, type Told, toldIn, toldWithin } from './told.ts'

/** What a sentence may be told in. */
export const parts = [
  'nouns.section',
  'nouns.texts',
  'nouns.sentence',
  'nouns.about',
  'nouns.features',
  'words.tells',
  'words.named',
]

/** A sentence that is to be told on the page. */
export function readSentence(clause: Clause): Intent | null {
  if (clause.has('do.remove') || clause.has('do.hide')) return null
  const there = readToldThere(clause)
  if (there) return there
  const told = statedIn(clause) ?? partIn(clause)
  if (
    !told ||
    pointsBack(clause, told) ||
    !holdsWords(clause, told) ||
    isAsked(clause, told) ||
    !clause.isRead([...parts, ...around, 'words.that'], told.span)
  )
    return null
  return clause.has('places.top') && told.text.length <= 200
    ? { wish: 'notice', text: told.text, until: '' }
    : { wish: 'tell', text: told.text }
}

/** "Say where to park": what is to be told is not said. */
function isAsked({ wish: { text } }: Clause, { span: [start, end] }: Told): boolean {
  const [first] = tokensIn(text, start, end)
  const isQuestion = /[?？]$/.test(text.raw.slice(start, end))
  return (
    !isQuestion && first !== undefined && sensesOf(text.language, first.text).includes('ask-word')
  )
}

/** Something that no word of a command explains: "put that on top" tells nothing. */
function holdsWords(clause: Clause, { span }: Told): boolean {
  if (clause.has('value.quote')) return true
  // "… that one can pay by card" is a sentence, though a command may be made of its words.
  const that = clause.marks.find((mark) => mark.tags.every((tag) => tag === 'words.that'))
  const isSentence =
    that && span[0] >= that.end && clause.wish.text.raw.slice(...span).includes(' ')
  if (isSentence) return true
  return clause.unread().some(([start, end]) => start >= span[0] && end <= span[1])
}

/** "Write that …", "…と書いて": what is to be told begins, or ends, with a word for it. */
function statedIn(clause: Clause): Told | null {
  if (!clause.has('words.tells') && !clause.does('add', 'show')) return null
  const [quote] = quotesIn(clause)
  if (quote) return clause.has('words.tells') ? quote : null
  const cues = clause.marks.filter(
    (mark) => means(mark, 'words.tells') || means(mark, 'words.that'),
  )
  if (clause.wish.language.words.isPostpositional) {
    const last = cues.findLast((mark) => means(mark, 'words.tells'))
    return last ? toldWithin(clause, [clause.span[0], last.start]) : null
  }
  const announced = clause.has('words.tells') ? (toldBehindThat(clause) ?? toldIn(clause)) : null
  if (announced) return announced
  const opening = cues.filter((cue) => clause.unread().every(([from]) => from >= cue.end))
  const cue = opening.find((mark) => means(mark, 'words.that')) ?? opening.at(-1)
  const first = cue && clause.marks.find(({ start }) => start >= cue.end)
  const isBroken = first && (means(first, 'do.') || means(first, 'words.that')) && !isSoft(first)
  return cue && !isBroken ? toldWithin(clause, [cue.end, clause.span[1]]) : null
}

/** "Write in that …": what stands between the two says where. */
function toldBehindThat(clause: Clause): Told | null {
  const cue = clause.of('words.tells')[0]
  const that = clause.marks.find(
    (mark) => cue && mark.start >= cue.end && mark.tags.every((tag) => tag === 'words.that'),
  )
  const isBetween = that && clause.unread().every(([from]) => from >= that.end)
  return isBetween ? toldWithin(clause, [that.end, clause.span[1]]) : null
}

/** "Write all that in a funnier way": of the texts there are, and nothing to be told. */
function pointsBack(clause: Clause, { span }: Told): boolean {
  if (clause.has('value.quote')) return false
  const first = clause.marks.filter(({ start }) => start >= span[0] && start < span[1])
  const isLead = (mark: Mark) =>
    isSoft(mark) || ['words.it', 'words.all', 'nouns.texts'].some((tag) => means(mark, tag))
  let at = span[0]
  for (const mark of first) {
    const isNext = clause.wish.text.raw.slice(at, mark.start).trim() === ''
    if (!isNext || !isLead(mark)) return false
    if (means(mark, 'words.all') || means(mark, 'nouns.texts')) return true
    at = mark.end
  }
  return false
}

function partIn(clause: Clause): Told | null {
  const isPart = clause.does('add', 'show') && parts.some((part) => clause.has(part))
  return isPart ? toldIn(clause) : null
}
