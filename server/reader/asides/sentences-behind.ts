import { fold } from '../text/fold.ts'
import { isDense } from '../text/is-dense.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import type { UnwrittenWords } from './unwritten-words.ts'

/** Letters of a sentence that only goes on about what stands before it. */
const longest = 90
const longestDense = 40

/**
 * "Leave out that the board refused. | We still have to get along with them.": the sentence behind one
 * that is not to be written, where it speaks of the same people or says why.
 */
export function sentencesBehind(
  text: string,
  remarks: readonly Span[],
  { lists }: AsideWords,
  words: UnwrittenWords,
): Span[] {
  const folded = fold(text)
  const sentences = sentencesOf(text)
  const named = lists.name.map(fold)
  return sentences.flatMap(([start, end], at): Span[] => {
    const before = sentences[at - 1]
    if (!before || /\n/.test(text.slice(before[1] - 1, start))) return []
    const isGone = remarks.some(
      ([from, to]) => from <= before[0] && to <= end && text.slice(to, start).trim() === '',
    )
    // "Don't put her surname. She bakes": of somebody who is on the page.
    const isOfName = named.some((name) => folded.slice(...before).includes(name))
    const said = folded.slice(start, end)
    const isShort = said.length <= (isDense(said) ? longestDense : longest)
    if (!isGone || isOfName || !isShort || /[\d@?]/.test(said)) return []
    return words.goingOn.isIn(said) || endsInReason(said, words) ? [[start, end]] : []
  })
}

/** まだ毎日会うので。: all it says is why. */
const endsInReason = (said: string, { reasonEnds }: UnwrittenWords): boolean => {
  const told = said.replace(/[\s。.!！]+$/u, '')
  return reasonEnds.allIn(told).some(({ index, said: end }) => index + end.length === told.length)
}
