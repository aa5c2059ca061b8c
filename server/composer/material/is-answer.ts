import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { type TalkWords, talkWords } from '#server/reader/talk/talk-words.ts'
import type { Span } from '#server/reader/text/trim.ts'

const answers = rememberedOf(
  ({ answering, assenting, agreeing }: TalkWords) =>
    new RegExp(`^(?:${answering}|${assenting}|${agreeing})$`, 'u'),
)

/** Letters of the longest answer. */
const longest = 16

/** "Yes.", "Non.", はい。: alone it answers a question that is not on the page. */
export function isAnswer({ text }: Reading, [start, end]: Span): boolean {
  const words = talkWords(text.language.code)
  if (!words || end - start > longest) return false
  const said = text.folded.slice(start, end).replace(/[\s\p{P}]+$/u, '')
  return answers(words).test(said)
}
