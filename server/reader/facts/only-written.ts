import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { sensesOf } from '../text/word-senses.ts'
import type { Chat } from './find-action.ts'

/** Of a word in the text. */
type Place = Pick<Token, 'start' | 'end'>

/** Letters before and behind a word for calling in which it is refused: "please don't ring". */
const refusing = { before: 14, behind: 8 }

/** "WhatsApp only", "nur per SMS", 문자로만, "no calls": a number that is written to, and not rung. */
export function isOnlyWritten({ text }: Pick<Draft, 'text'>, chat: Chat): boolean {
  const all = (tag: string) => tagsIn(text, 0, text.raw.length, tag)
  const chats = [`actions.${chat}`, `contact.${chat}`].flatMap(all)
  return chats.some((named) => isLimited(text, named)) || all('actions.call').some(isRefused)

  function isRefused({ start, end }: Place): boolean {
    const from = Math.max(0, start - refusing.before)
    const clause = from + text.raw.slice(from, start).search(/[^,.;:!?\n]*$/)
    const behind = text.raw.slice(end, end + refusing.behind).search(/[,.;:!?\n]|$/)
    return hasTag(text, clause, end + behind, 'words.negations')
  }
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
