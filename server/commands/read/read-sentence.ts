import { fold } from '#server/reader/text/fold.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Intent } from '../intent.ts'
import { type Clause, isSoft, means } from './clause.ts'
import { mainClause } from './main-clause.ts'
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
  if (clause.has('do.remove') || clause.has('do.hide') || isForbidden(clause)) return null
  const there = readToldThere(clause)
  if (there) return there
  const said = statedIn(clause) ?? partIn(clause)
  const told = said && asSentence(clause, said)
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

/** "Don't say call me": what is not to be said is no text. */
function isForbidden({ marks, wish: { text } }: Clause): boolean {
  return marks.some(
    (mark, at) =>
      means(mark, 'words.tells') &&
      marks
        .slice(0, at)
        .some(
          (not) => means(not, 'words.not') && text.raw.slice(not.end, mark.start).trim() === '',
        ),
  )
}

/**
 * What is told behind "that" as a sentence of its own: it asks nothing, though the wish may, and
 * its verb comes where it belongs. Null where nobody knows that.
 */
function asSentence(clause: Clause, told: Told): Told | null {
  const { text, language } = clause.wish
  const that = isBehindThat(clause, told)
  const isAsking = that || isRequest(clause)
  const isOwn = clause.has('value.quote') || /[:：]/.test(text.raw.slice(0, told.span[0]))
  if (isOwn || !isAsking) return told
  const plain = told.text.replace(/\s?[?？]+$/, '')
  const { verbLast } = language.words
  const turned = that && verbLast ? mainClause(plain, verbLast) : plain
  return turned === null ? null : { ...told, text: turned }
}

/** "Mention that" may be one word for telling. */
function isBehindThat({ marks, wish: { text, language } }: Clause, { span }: Told): boolean {
  const before = marks.filter(({ end }) => end <= span[0])
  return before.some(({ start, end }) =>
    endsInThat(text.raw.slice(start, end), language.words.words.that),
  )
}

const endsInThat = (said: string, that: readonly string[]): boolean =>
  that.some((one) => fold(said) === fold(one) || fold(said).endsWith(` ${fold(one)}`))

/** "Can you add …?" begins as a question of ours does. */
function isRequest({ wish: { text }, span }: Clause): boolean {
  const [first] = tokensIn(text, ...span)
  return first !== undefined && hasTag(text, first.start, first.end, 'words.auxiliaries')
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
function holdsWords(clause: Clause, told: Told): boolean {
  const { span } = told
  if (clause.has('value.quote')) return true
  // A verb that was found and moved is that of a sentence; days and times are told in one.
  const isTimed = clause.marks.some(
    (mark) => mark.start >= span[0] && mark.end <= span[1] && means(mark, 'hours.days'),
  )
  if ((clause.wish.language.words.verbLast || isTimed) && isBehindThat(clause, told)) return true
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
