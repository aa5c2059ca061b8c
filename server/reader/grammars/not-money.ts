import { fold } from '../text/fold.ts'
import type { Tag } from '../text/phrase-index.ts'
import { type TaggedText, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Words in a span that say that a number beside them is no price. */
export function notMoneyIn(text: TaggedText, span: Span): Tag[] {
  return tagsIn(text, ...span, 'money.not').filter((tag) => isMeant(text, tag))
}

/** Letters of the longest of those words. */
const longest = 40

/** "We raised | £60": a word that says so stands right before the sum. */
export function isNoPrice(text: TaggedText, { start }: { start: number }): boolean {
  const words = notMoneyIn(text, [Math.max(0, start - longest), start])
  return words.some(({ end }) => text.folded.slice(end, start).trim() === '')
}

/** "Große" is no "Größe": who writes letters beyond ASCII means the word that has just those. */
function isMeant({ raw, language }: TaggedText, { start, end }: Tag): boolean {
  const said = raw.slice(start, end).toLowerCase()
  if (/^[\p{ASCII}]*$/u.test(said)) return true
  const written = language.data.money.not.filter((phrase) => fold(phrase) === fold(said))
  return written.length === 0 || written.some((phrase) => phrase.toLowerCase() === said)
}
