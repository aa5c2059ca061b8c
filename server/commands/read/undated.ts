import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type Clause, means } from './clause.ts'

/** A wish without the day it is to hold from, and that day in its words. */
export interface Undated {
  command: string
  words: string
}

/** "Close on Wednesdays from January": what it asks for, without when; null where it tells no month. */
export function undated(clause: Clause): Undated | null {
  const { text } = clause.wish
  const months = text.tags.filter(({ tag }) => tag.startsWith('dates.months.'))
  const days = [...clause.of('value.date'), ...months]
  if (days.length === 0) return null
  const [start, end] = withJoints(clause, [
    Math.min(...days.map((day) => day.start)),
    Math.max(...days.map((day) => day.end)),
  ])
  const words = text.raw.slice(start, end).trim()
  const rest = `${text.raw.slice(0, start).trim()} ${text.raw.slice(end).trim()}`.trim()
  const command = rest.replace(/^[\s,;、，]+|[\s,;、，]+$/g, '').replace(/\s+([,.])/g, '$1')
  const isLed = text.raw.slice(0, start).trim() === ''
  return command ? { command: isLed ? subjectFirst(clause, command) : command, words } : null
}

/** "Im Dezember haben wir samstags zu": without what led it, a sentence begins with its subject. */
function subjectFirst({ wish: { language } }: Clause, sentence: string): string {
  const [verb = '', subject = '', ...rest] = sentence.split(' ')
  const isTurned = language.words.verbLast?.subjects.includes(subject.toLowerCase())
  return isTurned ? [subject, verb, ...rest].join(' ') : sentence
}

/** With "from" before it, から behind it, and its year. */
function withJoints(clause: Clause, span: Span): Span {
  const { language, text } = clause.wish
  const [start, end] = [span[0], behindYear(clause, span[1])]
  if (!language.words.isPostpositional) return [startOf(clause, start), end]
  const { onwards, link } = language.words.words
  const joint = [...onwards, ...link].find((word) => text.folded.startsWith(word, end))
  return [start, end + (joint?.length ?? 0)]
}

/** Words and phrases that only join: "à partir de". */
function startOf({ marks, span, wish: { text } }: Clause, start: number): number {
  const isBeside = (end: number) => end <= start && text.raw.slice(end, start).trim() === ''
  const token = tokensIn(text, span[0], start).findLast(({ end }) => isBeside(end))
  const phrase = marks.find((mark) => isBeside(mark.end) && joins.some((tag) => means(mark, tag)))
  const isJoint = token && isFunctionWord(text, token.start, token.end)
  const from = phrase?.start ?? (isJoint ? token.start : start)
  return from < start ? startOf({ marks, span, wish: { text } } as Clause, from) : start
}

const joins = ['hours.from', 'words.opens', 'money.from', 'words.onwards']

function behindYear({ span, wish: { text } }: Clause, end: number): number {
  const [next] = tokensIn(text, end, span[1])
  const isYear = next && /^\d{4}$/.test(text.raw.slice(next.start, next.end))
  return isYear ? next.end : end
}
