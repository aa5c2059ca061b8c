import { isSameTopic, sharedTopics } from '../changes/topics.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { TalkWords } from './talk-words.ts'

/** Who asks and who answers. */
interface Turn {
  asked: Span
  answer: Span
}

/**
 * What goes of questions that somebody else answers: "In the garden? | Yes, behind the hall" is told by
 * the answer, "Tables £3? | No, £4" by both.
 */
export function answeredIn(text: string, messages: readonly Span[], words: TalkWords): Span[] {
  return messages.slice(0, -1).flatMap((message, at): Span[] => {
    const answer = messages[at + 1]
    const asked = questionIn(text, message, words)
    if (!asked || !answer) return []
    const turn = { asked: at === 0 ? behindOpening(text, asked) : asked, answer }
    return deniedIn(text, turn, words) ?? affirmedIn(text, turn, words) ?? toldBehind(text, turn)
  })
}

/** The sentences at the end of a message that ask. */
function questionIn(text: string, [from, to]: Span, { asking }: TalkWords): Span | null {
  const said = text.slice(from, to).trimEnd()
  const open = new RegExp(`${asking}$`, 'u').test(fold(said))
  const found =
    /(?:[^.!?？。…~]+[?？]+\p{Lo}{0,4}\s*)+$/u.exec(said) ??
    (open ? /[^.!?？。]+$/u.exec(said) : null)
  return found ? [from + found.index, from + said.length] : null
}

/** "Plant swap, when is it? | On the 9th?": what a chat opens with says what it is about. */
function behindOpening(text: string, [start, end]: Span): Span {
  const last = /[^.!?？。]*\d[^.!?？。]*[?？]+\s*$/u.exec(text.slice(start, end))
  return last ? [start + last.index, end] : [end, end]
}

const opening = (said: string, list: string): number =>
  new RegExp(`^\\s*${list}(?:[\\s,.!…、。]+|(?=\\p{Lo}))`, 'u').exec(said)?.[0].length ?? 0

/** Words of "tables" before "£3?" */
const mostLead = 3
const figure = /[£$€¥￥]?\d/

/** "Tables £3 like last year? | No, that was last year, £4 now": what it is of, and what is so. */
function deniedIn(text: string, { asked, answer }: Turn, { denying }: TalkWords): Span[] | null {
  const said = fold(text.slice(...answer))
  const no = opening(said, denying)
  if (no === 0) return null
  const [sentence = ''] = /^[^!?。]*?(?=[.!?。](?!\d)|$)/u.exec(said.slice(no)) ?? []
  const clause = /(?:^|[,、]\s*)[^,、]*?[£$€¥￥]?\d/u.exec(sentence)
  const behind = /^[,、\s]*/.exec(clause?.[0] ?? '')?.[0].length ?? 0
  const told = answer[0] + no + (clause?.index ?? 0) + behind
  if (!/[\p{L}\d]/u.test(text.slice(told, answer[1]))) return null
  return [[asked[0] + leadOf(text.slice(...asked), text.slice(told, answer[1])), told]]
}

/** Letters of "tables | £3?" and 팝콘은 | 천원?; a word that is told again goes: "plants at | 1 euro? No, at 2". */
function leadOf(question: string, told: string): number {
  const topic = /^\s*\p{Lo}+\s(?=\p{Lo}+[?？]+\s*$)/u.exec(question)?.[0].length ?? 0
  const at = question.search(figure)
  const lead = /^.*\s(?=\S*$)/su.exec(question.slice(0, Math.max(at, 0)))?.[0] ?? ''
  const words = lead.match(/[\p{L}]+/gu) ?? []
  if (!/^[\p{L}\s]+$/u.test(lead) || words.length > mostLead) return topic
  const [first = ''] = /^\p{L}+/u.exec(told) ?? []
  const isAgain = first !== '' && words.at(-1) === first
  return lead.trimEnd().length + (isAgain ? -first.length : 1)
}

/** "In the courtyard? | Yes, the one behind": the answer tells it; "At the playground? | Yes." leaves what was asked. */
function affirmedIn(
  text: string,
  { asked, answer }: Turn,
  { answering }: TalkWords,
): Span[] | null {
  const folded = fold(text.slice(...answer))
  const yes = opening(`${folded} `, answering)
  if (yes === 0) return null
  const [first = ''] = /^[^.!?。]*/.exec(folded.slice(yes)) ?? []
  const words = fold(text.slice(...asked)).match(/[\p{L}\d]+/gu) ?? []
  const isSame = (first.match(/[\p{L}\d]+/gu) ?? []).every((word) =>
    words.some((other) => isSameTopic(word, other)),
  )
  if (!isSame) return [asked, [answer[0], answer[0] + yes]]
  const mark = /[?？]+\s*$/u.exec(text.slice(...asked))?.[0].length ?? 0
  const end = Math.min(answer[1], answer[0] + yes + first.length + 1)
  return [
    [asked[1] - mark, asked[1]],
    [answer[0], end],
  ]
}

/** "And the compost? | A sack of compost is 4 euros": the answer names what was asked; "Sausages? | We do them" does not. */
function toldBehind(text: string, { asked, answer }: Turn): Span[] {
  const [own, said] = [text.slice(...asked), text.slice(...answer)]
  if (figure.test(own)) return figure.test(said) ? [asked] : []
  return sharedTopics(topicsOf(own), topicsOf(said)) > 0 ? [asked] : []
}

/** Letters of a word that may name something; of one with its particle those that stand before it: 수육|은요. */
const leastTopic = { spaced: 4, glued: 2 }
const topicsOf = (said: string): string[] =>
  (fold(said).match(/[\p{L}\d]+/gu) ?? []).flatMap((word) => {
    if (/^\p{Lo}/u.test(word)) return [word.slice(0, leastTopic.glued)]
    return word.length < leastTopic.spaced ? [] : [word]
  })
