import { rememberedLately } from '../remembered.ts'
import type { Span } from '../text/trim.ts'
import { chatStamps } from './chat-stamps.ts'
import { mailLines } from './mail-lines.ts'
import { headNote, ornaments } from './ornaments.ts'

/** What of a brief is left from where it was pasted: said by programs, and to nobody. */
export const findDebris = rememberedLately(1, (text: string): readonly Span[] => {
  const found = [chatStamps, mailLines, ornaments, headNote].flatMap((find) => find(text))
  return found.map((span) => wholeLine(text, span))
})

/** A span that is all of its line takes the line break with it. */
export function wholeLine(text: string, [start, end]: Span): Span {
  const opens = /(?:^|\n)[^\S\n]*$/.test(text.slice(0, start))
  const line = opens ? /^[^\S\n]*\n/.exec(text.slice(end)) : null
  return [start, end + (line?.[0].length ?? 0)]
}
