import type { Draft } from '../draft.ts'
import { isUnspaced } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, tagAt, tagBefore, tagsIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { sensesOf } from '../text/word-senses.ts'
import type { Chat } from './chat-beside-number.ts'

/** Of a word in the text. */
type Place = Pick<Token, 'start' | 'end'>

/** Letters before and behind a word for calling in which it is refused: "please don't ring". */
const refusing = { before: 14, behind: 10 }

/** "WhatsApp only", "nur per SMS", 문자로만, "no calls": a number that is written to, and not rung. */
export function isOnlyWritten({ text }: Pick<Draft, 'text'>, chat: Chat): boolean {
  const all = (tag: string) => tagsIn(text, 0, text.raw.length, tag)
  const chats = [`actions.${chat}`, `contact.${chat}`].flatMap(all)
  return (
    chats.some((named) => isLimited(text, named)) ||
    all('actions.call').some(isRefused) ||
    all('contact.phone').some((word) => isDeniedBeside(text, word))
  )

  function isRefused({ start, end }: Place): boolean {
    const from = Math.max(0, start - refusing.before)
    const clause = from + text.raw.slice(from, start).search(/[^,.;:!?\n]*$/)
    const behind = text.raw.slice(end, end + refusing.behind).search(/[,.;:!?\n]|$/)
    return hasTag(text, clause, end + behind, 'words.negations')
  }
}

/** "No phone", 電話は出れません: the negation stands right before, or behind where the verb comes last. */
function isDeniedBeside(text: Draft['text'], { start, end }: Place): boolean {
  if (tagBefore(text, start - 1, 'words.negations')) return true
  const behind = /^[^、。,.!?\n]*/.exec(text.raw.slice(end, end + refusing.behind))?.[0] ?? ''
  return isUnspaced(text.raw[end - 1]) && hasTag(text, end, end + behind.length, 'words.negations')
}

/** The word for it stands beside one for "only", or ends with it. */
function isLimited(text: Draft['text'], { start, end }: Place): boolean {
  if (/^\p{Script=Hangul}/u.test(text.raw.slice(end)) && tagAt(text, end, 'words.limits'))
    return true
  const isOnly = (token: Token | undefined) =>
    token?.kind === 'word' && sensesOf(text.language, token.text).includes('only')
  const first = text.tokens.findIndex((token) => token.end > start)
  const last = text.tokens.findLastIndex((token) => token.start < end)
  const before = text.tokens[first - 1]
  const isJoint = before?.kind === 'word' && isFunctionWord(text, before.start, before.end)
  return (
    isOnly(before) || (isJoint && isOnly(text.tokens[first - 2])) || isOnly(text.tokens[last + 1])
  )
}
