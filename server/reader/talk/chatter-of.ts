import type { Span } from '../text/trim.ts'
import { chatterIn } from './chatter.ts'
import { messagesOf, speakersIn } from './messages.ts'
import { talkWords } from './talk-words.ts'

/** What those who spoke in turn only said to each other; null where nobody did. */
export function chatterOf(text: string, code: string): Span[] | null {
  const words = talkWords(code)
  return words && speakersIn(text) > 1 ? chatterIn(text, messagesOf(text).slice(1), words) : null
}
