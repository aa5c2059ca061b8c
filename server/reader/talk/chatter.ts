import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { TalkWords } from './talk-words.ts'

/** Letters of a message that only asks the others. */
const longestChatter = 90
const marks = '[\\s,.!…、。:)\\p{Extended_Pictographic}]'

/** Messages that are for the others alone, and the "ok" that others begin with. */
export function chatterIn(text: string, messages: readonly Span[], words: TalkWords): Span[] {
  const chatting = new RegExp(words.chatting, 'u')
  const wishing = new RegExp(words.wishing, 'u')
  const wishes = ([start, end]: Span) => wishing.test(fold(text.slice(start, end)))
  return messages.flatMap(([start, end], at): Span[] => {
    const said = fold(text.slice(start, end))
    const isPrivate = chatting.test(said) && !/\d|@/.test(said) && said.length <= longestChatter
    const next = messages[at + 1]
    // "I have done my back in" | "Get well soon".
    const isPitied = next && wishes(next) && !/\d/.test(said) && said.length <= longestChatter
    const wish = wishing.exec(said)
    if (wish && !isPitied) return [sentenceAround(text, [start, end], start + wish.index)]
    if (isPitied || isPrivate || !/[\p{L}\p{N}]/u.test(said)) return [[start, end]]
    const opening = assentIn(said, words)
    return opening > 0 ? [[start, start + opening]] : []
  })
}

/** "Fine." is set apart; "fine dining" is told. */
function assentIn(said: string, { agreeing, assenting }: TalkWords): number {
  const all = new RegExp(`^\\s*(?:${agreeing}(?:${marks}+|$))+`, 'u').exec(said)?.[0] ?? ''
  if (/[,.!…、。]\s*$/.test(all) || all.length === said.length) return all.length
  return new RegExp(`^\\s*(?:${assenting}${marks}+)+`, 'u').exec(said)?.[0].length ?? 0
}

/** To the stop behind it, with what is said before it. */
function sentenceAround(text: string, [start, end]: Span, at: number): Span {
  const stop = /[.!~…。\n]+\s*/.exec(text.slice(at, end))
  return [start, stop ? at + stop.index + stop[0].length : end]
}
