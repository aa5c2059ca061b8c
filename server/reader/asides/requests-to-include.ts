import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'
import { bracketAround, reasonEnd } from './clauses.ts'

/** Letters of "properly", "somewhere": more behind such a request is what it asks to be told. */
const longestTail = 14

/**
 * "All breeds are fine, | write this, they always ask me": what asks for what was said before it, with
 * its reason. What it asks for is told as it stands, without these words.
 */
export function requestsToInclude(text: string, words: AsideWords): Span[] {
  const folded = fold(text)
  return words.including.allIn(folded).flatMap(({ said, index }): Span[] => {
    const end = index + said.length
    const [tail = ''] = /^[^,;:–—.!?、。！？()（）\n]*/.exec(folded.slice(end)) ?? []
    const behind = end + tail.trimEnd().length
    const reason = reasonEnd(folded, end, words) ?? reasonEnd(folded, behind, words)
    if (reason === null && (tail.length > longestTail || /\d/.test(tail))) return []
    const bracket = bracketAround(text, [index, end])
    const isOfRemarks = bracket && /[(（]\s*$/.test(text.slice(bracket[0], index))
    if (isOfRemarks) return [bracket]
    const stop = reason ?? behind
    // "No dogs? Yes, put that.": the answer's stop ends what was asked.
    const asked = /[?？]\s*$/.exec(folded.slice(0, index))
    const isAnswer = asked && /^[.!。！]/.test(folded.slice(stop))
    return [[isAnswer ? asked.index : beginning(folded, index, words), stop]]
  })
}

/** With the mark and the "but" before it, unless it begins its sentence. */
function beginning(folded: string, index: number, { contrasts }: AsideWords): number {
  const before = folded.slice(0, index).trimEnd()
  const contrast = contrasts
    .allIn(before)
    .find(({ said, index: at }) => at + said.length === before.length)
  const told = (contrast ? before.slice(0, contrast.index) : before).replace(/[\s,;:–—、]+$/, '')
  return /(?:^|[.!?。！？(（\n])$/.test(told) ? index : told.length
}
