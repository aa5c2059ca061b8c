import { fold } from '../text/fold.ts'
import type { PhraseFinder } from '../text/phrase-finder.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'
import { bracketAround, reasonEnd } from './clauses.ts'

/** Letters of "properly", "somewhere": more behind such a request is what it asks to be told. */
const longestTail = 14
/** Letters of "they ask me every single time", "last time I wrote that somebody was offended". */
const longestReason = 70

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
    const isManner = words.kindly.isIn(said)
    if (isManner && !beginsClause(folded.slice(0, index), words)) return []
    const reason =
      reasonEnd(folded, end, words) ??
      reasonEnd(folded, behind, words) ??
      whyBehind(folded, behind, isManner ? null : words.askedOften)
    if (reason === null && (tail.length > longestTail || /\d/.test(tail))) return []
    const bracket = bracketAround(text, [index, end])
    const start = askedBefore(folded, index, words)
    if (bracket && /[(（]\s*$/.test(text.slice(bracket[0], start))) return [bracket]
    const stop = reason ?? behind
    // "No dogs? Yes, put that.": the answer's stop ends what was asked.
    const asked = /[?？]\s*$/.exec(folded.slice(0, index))
    const isAnswer = asked && /^[.!。！]/.test(folded.slice(stop))
    return [[isAnswer ? asked.index : beginning(folded, start, words), stop]]
  })
}

/** ", they always ask me", ", people were cross": why, without a word that says so. */
function whyBehind(folded: string, at: number, needed: PhraseFinder | null): number | null {
  const said = /^\s*[,;:–—-]\s*([^,;:–—.!?\n()]*)/.exec(folded.slice(at))?.[0] ?? ''
  const isReason = said !== '' && said.length <= longestReason && (needed?.isIn(said) ?? true)
  return isReason && !/\d/.test(said) ? at + said.trimEnd().length : null
}

/** 정도로 부드럽게 써 주세요 says how something is to be put, and tells nothing before it. */
const beginsClause = (before: string, { contrasts }: AsideWords): boolean =>
  /(?:^|[,;:–—.!?、。！？(（\n])\s*$/.test(before) ||
  contrasts
    .allIn(before.trimEnd())
    .some(({ index, said }) => index + said.length === before.trimEnd().length)

/** |よく聞かれる|ので書いておいてください: the same before it. */
function askedBefore(folded: string, index: number, { askedOften }: AsideWords): number {
  const said = /[^、。！？.!?()（）\n]*$/.exec(folded.slice(0, index))?.[0] ?? ''
  return askedOften.isIn(said) && said.length <= longestReason ? index - said.length : index
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
