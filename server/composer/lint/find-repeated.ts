import { isDense } from '#server/reader/text/is-dense.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'

/** Letters of a sentence that is worth telling once only; less may be a label. */
const least = { spaced: 24, dense: 12 }

/** Sentences a page tells twice, in one text or in two. */
export function findRepeated({ texts, placeOf }: LintedPage): FoundFault[] {
  const seen = new Set<string>()
  return texts.flatMap((text) => {
    const told = sentencesOf(text.said).filter(isTelling)
    const again = told.filter((sentence) => seen.has(keyOf(sentence)))
    for (const sentence of told) seen.add(keyOf(sentence))
    const spans = again.map((sentence) => placeOf({ ...text, said: sentence }))
    return again.length > 0 ? [faultAt('text_repeated', text, spans)] : []
  })
}

const sentencesOf = (said: string): string[] =>
  said.split(/(?<=[.!?…])\s+|(?<=[。！？])|\n/u).map((sentence) => sentence.trim())

const isTelling = (sentence: string): boolean =>
  sentence.length >= (isDense(sentence) ? least.dense : least.spaced)

const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
