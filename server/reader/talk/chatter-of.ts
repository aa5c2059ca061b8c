import type { Span } from '../text/trim.ts'
import { answeredIn } from './answered.ts'
import { chatterIn } from './chatter.ts'
import { messagesOf, speakersIn } from './messages.ts'
import { talkWords } from './talk-words.ts'

/**
 * What those who spoke in turn only said to each other; null where nobody did.
 * @param gone what is not read: it answers nothing
 */
export function chatterOf(text: string, code: string, gone: readonly Span[]): Span[] | null {
  const words = talkWords(code)
  if (!words || speakersIn(text) < 2) return null
  const isGone = ([start, end]: Span) =>
    gone.some(([from, to]) => from <= start && end <= to && start < end)
  const messages = messagesOf(text)
    .slice(1)
    .filter((message) => !isGone(trimmedSpace(text, message)))
  return [...chatterIn(text, messages, words), ...answeredIn(text, messages, words)]
}

function trimmedSpace(text: string, [start, end]: Span): Span {
  const said = text.slice(start, end)
  return [start + said.length - said.trimStart().length, start + said.trimEnd().length]
}
