import type { Reading } from '#server/reader/read.ts'
import { talkWords } from '#server/reader/talk/talk-words.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** Letters of the longest answer. */
const longest = 16

/** "Yes.", "Non.", はい。: alone it answers a question that is not on the page. */
export function isAnswer({ text }: Reading, [start, end]: Span): boolean {
  const words = talkWords(text.language.code)
  if (!words || end - start > longest) return false
  const said = text.folded.slice(start, end).replace(/[\s\p{P}]+$/u, '')
  return new RegExp(`^(?:${words.answering}|${words.assenting}|${words.agreeing})$`, 'u').test(said)
}
