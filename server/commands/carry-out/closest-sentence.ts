import { languageOf } from '#server/reader/language.ts'
import { fold, isGlued } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** Shorter words are told apart by their whole. */
const stem = 4
/** Words of a sentence to one that it has in common with others. */
const mostOthers = 4

/**
 * The one sentence that tells of what some words tell of: it has half of them or more, and no
 * other has as many. Null where none does.
 * @param sentences of the page, in its own language
 */
export function closestSentence(
  { base }: PageDocument,
  sentences: readonly string[],
  words: string,
): string | null {
  const [best, next] = related(base, sentences, words)
  if (!best || best.score * 2 < tellingWords(words, base).length) return null
  return next && next.score === best.score ? null : best.sentence
}

/** Whether a sentence tells little else than some words do, so that they can stand in its place. */
export function isMainlyOf({ base }: PageDocument, sentence: string, words: string): boolean {
  const [{ score } = { score: 0 }] = related(base, [sentence], words)
  return score * mostOthers >= tellingWords(sentence, base).length
}

/** The one sentence that has all of some words, where no other has as many; null where none is. */
export function soleSentence(
  { base }: PageDocument,
  sentences: readonly string[],
  words: string,
): string | null {
  const [best, next] = related(base, sentences, words)
  const isWhole = best && best.score === tellingWords(words, base).length
  return isWhole && next?.score !== best.score ? best.sentence : null
}

/** The sentences that have a word in common with some words, the closest first. */
export const relatedSentences = (
  { base }: PageDocument,
  sentences: readonly string[],
  words: string,
): string[] => related(base, sentences, words).map(({ sentence }) => sentence)

function related(base: string, sentences: readonly string[], words: string) {
  const asked = tellingWords(words, base)
  const scored = [...new Set(sentences)].map((sentence) => {
    const said = tellingWords(sentence, base)
    return {
      sentence,
      score: asked.filter((word) => said.some((one) => isSameStem(one, word))).length,
    }
  })
  return scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
}

function tellingWords(text: string, base: string): string[] {
  const known = tagText(text, languageOf(base))
  const words = known.tokens.filter(
    ({ kind, start, end, text: word }) =>
      kind === 'word' &&
      word.length >= (isGlued(word[0]) ? 2 : 3) &&
      !isFunctionWord(known, start, end),
  )
  return [...new Set(words.map(({ text: word }) => fold(word)))]
}

/** The same but for how it ends: "livre" and "livrons". */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (isGlued(short[0])) return long.startsWith(short)
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return shared >= Math.max(stem, Math.ceil(short.length * 0.6))
}
