import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { TalkWords } from './talk-words.ts'

/** Letters of a message that only asks the others. */
const longestChatter = 90
const marks = '[\\s,.!…、。:)\\p{Extended_Pictographic}]'

/** Messages that are for the others alone, and the "ok" that others begin with. */
export function chatterIn(text: string, messages: readonly Span[], words: TalkWords): Span[] {
  const chatting = new RegExp(words.chatting, 'u')
  return messages.flatMap(([start, end]): Span[] => {
    const said = fold(text.slice(start, end))
    const isPrivate = chatting.test(said) && !/\d|@/.test(said) && said.length <= longestChatter
    if (isPrivate || !/[\p{L}\p{N}]/u.test(said)) return [[start, end]]
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
