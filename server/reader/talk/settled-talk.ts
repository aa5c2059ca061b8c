import { readText } from '../build-draft.ts'
import { changeWords } from '../changes/change-words.ts'
import { languageOf } from '../language.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from '../withdrawals/edit.ts'
import { chatterIn } from './chatter.ts'
import { messagesOf, speakersIn } from './messages.ts'
import { talkWords } from './talk-words.ts'
import { talkedChanges } from './talked-changes.ts'

/** What those who spoke in turn settled, without what they only said to each other; null where nobody did. */
export function settledTalk(text: string, debris: readonly Span[], code: string): Edit | null {
  const talk = talkWords(code)
  const change = changeWords(code)
  if (!talk || !change || speakersIn(text) < 2) return null
  const messages = messagesOf(text)
  const changes = talkedChanges(readText(blanked(text, debris), languageOf(code)), messages, {
    change,
    talk,
  })
  const chatter = chatterIn(text, messages.slice(1), talk)
  return { swaps: changes.swaps, gone: [...changes.gone, ...chatter] }
}

/** Space in place of what is no part of what was said, so that all else stands where it stood. */
const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, [start, end]) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end),
    text,
  )
