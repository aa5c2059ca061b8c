import type { Span } from '../text/trim.ts'
import { answeredIn } from './answered.ts'
import { chatterIn } from './chatter.ts'
import { messagesOf, speakersIn } from './messages.ts'
import { talkWords } from './talk-words.ts'

/** What those who spoke in turn only said to each other; null where nobody did. */
export function chatterOf(text: string, code: string): Span[] | null {
  const words = talkWords(code)
  if (!words || speakersIn(text) < 2) return null
  const messages = messagesOf(text).slice(1)
  return [...chatterIn(text, messages, words), ...answeredIn(text, messages, words)]
}
