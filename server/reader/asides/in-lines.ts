import type { Language } from '../language.ts'
import { endsInForm } from '../text/ends-in-form.ts'
import { fold, isUnspaced } from '../text/fold.ts'
import { isDense } from '../text/is-dense.ts'
import type { PhraseFinder } from '../text/phrase-finder.ts'

/** What ends a sentence that no mark ends. */
export interface LineEnds {
  /** Remarks: what is told goes on behind them. */
  remarks: readonly PhraseFinder[]
  /** あり, 있음: how a line of notes ends. */
  closings: readonly string[]
  /** "Please": goes on with a remark. */
  fillers?: PhraseFinder
  /** さかい: ends a reason. */
  reasonEnds?: PhraseFinder
}

/**
 * A text of the same length with a line for each sentence that ends without a mark, where forms of
 * verbs end it: それは書かないで 電話は…. A space of a script without spaces parts what no mark does.
 */
export function inLines(text: string, { data: { info } }: Language, given: LineEnds): string {
  if (info.finalForms.length === 0) return text
  const folded = fold(text)
  const found = given.remarks
    .flatMap((phrases) => phrases.allIn(folded))
    .map(({ index, said }) => ({ start: index, end: index + said.length }))
  const isWithin = (at: number) => found.some(({ start, end }) => start < at && at < end)
  const closed = found
    .map(({ end }) => end)
    .filter((end) => isDense(text[end - 1] ?? '') && !isWithin(end))
  const ends = new Set(closed.map((end) => remarkEnd(folded, end, given.fillers)))
  const goesOn = (at: number) =>
    closed.some((end) => end <= at && at < remarkEnd(folded, end, given.fillers))
  const leadsToReason = (at: number) =>
    ends.has(at) && isReason(folded.slice(at), given.reasonEnds, info.finalForms)
  const forms = [...info.finalForms, ...given.closings]
  return text.replace(/[^\S\n](?![(（→←<]|[-–=]+>)/gu, (space, at: number) => {
    if (isWithin(at) || goesOn(at) || leadsToReason(at)) return space
    const isEnd = ends.has(at) || endsInForm(text.slice(0, at), forms)
    return isEnd || partsUnspaced(text, at) ? '\n' : space
  })
}

/** Behind the rest of its last word, and behind words that only ask: …지 말아 | 주세요. */
function remarkEnd(folded: string, end: number, fillers: PhraseFinder | undefined): number {
  let at = end + (/^[^\s、。,.]{0,4}(?=\s)/u.exec(folded.slice(end))?.[0].length ?? 0)
  for (;;) {
    const next = /^[^\S\n]+([^\s、。,.!()（）]+)/u.exec(folded.slice(at))
    const word = next?.[1]?.replace(typedLaughter, '') ?? ''
    const isFiller = fillers?.allIn(word).some(({ said }) => said.length === word.length)
    if (!next || !isFiller) return at
    at += next[0].length
  }
}

/** ㅎㅎ, ㅠ: letters that are no syllable. */
const typedLaughter = /[\u3131-\u3163]+$/u

/** 1回800円 | 鍵は植木鉢の下: notes without a stop. */
function partsUnspaced(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? ''
  const near = /(\S)[^\S\n]+(\S)/u.exec(text.slice(Math.max(0, at - 1), at + 3))
  const isBetween = isUnspaced(near?.[1]) || isUnspaced(near?.[2])
  return isBetween && !/[。．]/.test(line)
}

/** 書かないで |客が心配するさかい。: why, to the end of the sentence, belongs to the remark. */
function isReason(
  rest: string,
  reasonEnds: PhraseFinder | undefined,
  finalForms: readonly string[],
): boolean {
  const said = /^[^.!?。！？\n]*/u.exec(rest)?.[0].trimEnd() ?? ''
  const isOne = said
    .split(/\s/)
    .slice(0, -1)
    .every((word) => !endsInForm(word, finalForms))
  return (
    isOne &&
    said.length <= longestReason &&
    (reasonEnds?.allIn(said).some(({ index, said: end }) => index + end.length === said.length) ??
      false)
  )
}

/** Letters. */
const longestReason = 40
