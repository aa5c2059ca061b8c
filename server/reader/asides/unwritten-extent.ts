import { isUnspaced } from '../text/fold.ts'
import type { PhraseFinder } from '../text/phrase-finder.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'
import { borderBefore, lastThing, reasonEnd } from './clauses.ts'
import type { UnwrittenWords } from './unwritten-words.ts'
import { valuesIn } from './withheld.ts'

/** Where a verb of writing is denied in a text. */
export interface Denied {
  text: string
  folded: string
  at: Span
  sentence: Span
  words: UnwrittenWords
  asides: AsideWords
}

/** Letters of a clause before and behind such words, and of a reason that no word opens. */
const longest = { dense: 40, object: 90, tail: 70 }

/** Letters from which on words before such words are what is not to be written. */
const least = { spaced: 6, dense: 2 }

export const hasWords = (said: string): boolean => /[\p{L}\p{N}]/u.test(said)

/** Whether words say more than "but that, please". */
export function tells(said: string, { fillers }: UnwrittenWords): boolean {
  const own = withoutFillers(said, fillers)
  const dense =
    own.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []
  const spaced = own.match(/[\p{Script=Latin}\p{N}]/gu) ?? []
  return dense.length >= least.dense || spaced.length >= least.spaced
}

/** "Yet, please" names nothing, and "cats" does, however short. */
export const names = (said: string, { fillers }: UnwrittenWords): boolean =>
  hasWords(withoutFillers(said, fillers))

function withoutFillers(said: string, fillers: PhraseFinder): string {
  let [rest, at] = ['', 0]
  for (const found of fillers.allIn(said)) {
    rest += `${said.slice(at, found.index)} `
    at = Math.max(at, found.index + found.said.length)
  }
  return rest + said.slice(at)
}

/** Where the clause begins, or behind a number in it; typed without marks, the last words before. */
export function startOf(denied: Denied): number {
  const { text, folded, at, sentence, words, asides } = denied
  const border = borderBefore(folded, sentence[0], at[0], asides)
  const lead = folded.slice(border, at[0])
  // Of a script without spaces, a space is what parts its sentences where no mark does.
  if (isUnspaced(folded[at[0] - 1] ?? '') && lead.length > longest.dense) {
    const spaces = [...lead.matchAll(/\s/gu)].map(({ index }) => index + 1)
    const space = spaces.findLast((from) => tells(lead.slice(from), words))
    if (space !== undefined) return border + space
  }
  const bare = lastThing(folded, [border, at[0]], asides)
  if (bare > border) return bare
  const isOfNumber = words.things.isIn(lead)
  const number = isOfNumber ? undefined : valuesIn(text, [border, at[0]]).at(-1)
  return number?.[1] ?? border
}

/** Where the clause ends, or the one that it leads to. */
export function endOf({ folded, at, sentence, words, asides }: Denied): number {
  const said = folded.slice(at[1], sentence[1])
  const opens = words.clauses.allIn(said).find(({ index }) => !hasWords(said.slice(0, index)))
  const from = opens ? opens.index + opens.said.length : 0
  const rest = said.slice(from)
  const mark = rest.search(/[,;:–—、()（）.!?。！？\n](?!\d)/)
  // "That we made | only 6,300": of how much, and no clause of its own.
  const isContrast = ({ index, said: word }: { index: number; said: string }) =>
    !/^\s*\d/.test(rest.slice(index + word.length))
  const contrast = asides.contrasts.allIn(rest).find(isContrast)?.index ?? rest.length
  const stop = Math.min(mark < 0 ? rest.length : mark, contrast)
  // Typed without marks, what is told next stands right behind.
  const length =
    stop <= longest.object ? stop : rest.slice(0, longest.object).replace(/\s\S*$/, '').length
  return at[1] + from + rest.slice(0, length).trimEnd().length
}

/** With the reason behind it: what a sentence that begins with such words says more. */
export function withReason({ folded, sentence, words, asides }: Denied, [start, end]: Span): Span {
  const reason = reasonEnd(folded.slice(0, sentence[1]), end, asides)
  if (reason !== null) return [start, reason]
  const rest = folded.slice(end, sentence[1])
  const isShort = rest.length <= longest.tail && !/[\d@]/.test(rest)
  const isContrast = asides.contrasts
    .allIn(rest)
    .some(({ index }) => !hasWords(rest.slice(0, index)))
  const begins = !hasWords(folded.slice(sentence[0], start)) && /^\s*[,;–—、(（]/.test(rest)
  const isReason = words.reasonEnds
    .allIn(rest)
    .some(({ index, said }) => !hasWords(rest.slice(index + said.length)))
  return isShort && !isContrast && (begins || isReason) ? [start, sentence[1]] : [start, end]
}

/** Letters of what is not to be written before a number that is told behind it. */
const longestBefore = 20

/**
 * "Don't say I wash them as I burnt one | the phone is 07700 …": typed without marks, a number that
 * stands behind what is not to be written is told, with the word that leads to it.
 */
export function beforeNumber({ text, folded, at, words }: Denied, [start, end]: Span): Span {
  const number = valuesIn(text, [at[1], end])[0]
  const lead = folded.slice(at[1], number?.[0])
  const least = isUnspaced(lead[0] ?? '') ? 1 : longestBefore
  if (!number || lead.length < least || /[,;:–—、.!?()（）\n]/.test(lead)) return [start, end]
  const thing = words.things.allIn(lead).findLast(({ index }) => index >= least - 1)
  const told = lead.slice(0, thing?.index).replace(/\s+\p{L}{1,3}\s*$/u, '')
  return [start, at[1] + told.trimEnd().length]
}
