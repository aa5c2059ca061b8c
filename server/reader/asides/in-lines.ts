import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import { isDense } from '../text/is-dense.ts'
import type { PhraseFinder } from '../text/phrase-finder.ts'

/**
 * A text of the same length with a line for each sentence that ends without a mark, where forms of
 * verbs end it: それは書かないで 電話は….
 */
export function inLines(
  text: string,
  { data: { info } }: Language,
  remarks: readonly PhraseFinder[],
  reasonEnds?: PhraseFinder,
): string {
  if (info.finalForms.length === 0) return text
  const folded = fold(text)
  const found = remarks
    .flatMap((phrases) => phrases.allIn(folded))
    .map(({ index, said }) => ({ start: index, end: index + said.length }))
  const isWithin = (at: number) => found.some(({ start, end }) => start < at && at < end)
  const closed = found
    .map(({ end }) => end)
    .filter((end) => isDense(text[end - 1] ?? '') && !isWithin(end))
  const ends = new Set(
    closed.map((end) => end + (/^[^\s、。,.]{0,4}(?=\s)/u.exec(text.slice(end))?.[0].length ?? 0)),
  )
  const leadsToReason = (at: number) =>
    ends.has(at) && isReason(folded.slice(at), reasonEnds, info.finalForms)
  return text.replace(/[^\S\n](?![(（→←<]|[-–=]+>)/gu, (space, at: number) => {
    if (leadsToReason(at)) return space
    const before = text.slice(Math.max(0, at - longestForm), at)
    const isEnd = ends.has(at) || info.finalForms.some((form) => before.endsWith(form))
    return isEnd ? '\n' : space
  })
}

/** 書かないで |客が心配するさかい。: why, to the end of the sentence, belongs to the remark. */
function isReason(
  rest: string,
  reasonEnds: PhraseFinder | undefined,
  finalForms: readonly string[],
): boolean {
  const said = /^[^.!?。！？\n]*/u.exec(rest)?.[0].trimEnd() ?? ''
  const isOne = !finalForms.some((form) => said.includes(`${form} `))
  return (
    isOne &&
    said.length <= longestReason &&
    (reasonEnds?.allIn(said).some(({ index, said: end }) => index + end.length === said.length) ??
      false)
  )
}

/** Letters. */
const longestReason = 40
const longestForm = 8
