import { type HushWords, unwrittenWords } from '#server/reader/asides/unwritten-words.ts'
import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { isGlued } from '#server/reader/text/fold.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Unplaced } from './statement.ts'

const kinds = ['deny', 'tell', 'place', 'point', 'pronoun'] as const

/** Shares of the words of a statement that keep something quiet or tell nothing. */
const shares = [0.3, 0.5, 0.7, 0.9]

/**
 * Which words of each statement and of its neighbours keep quiet what was said ("not", "mention",
 * "page", "that"), alone and together: what is learned of them in one language holds in all.
 */
export function hushFeatures(reading: Reading, statements: readonly Unplaced[]): string[][] {
  const words = unwrittenWords(reading.text.language.code)?.hush
  if (!words) return statements.map(() => [])
  const own = statements.map((statement) => featuresOf(reading, statement, words))
  const beside = (name: string, at: number, other: number): string[] => {
    const isSame = statements[other]?.sentence === statements[at]?.sentence
    return (own[other] ?? []).map((feature) => `${name}${isSame ? ':same' : ''} ${feature}`)
  }
  return own.map((features, at) => [
    ...features,
    ...beside('before', at, at - 1),
    ...beside('after', at, at + 1),
  ])
}

function featuresOf({ text }: Reading, { span }: Unplaced, words: HushWords): string[] {
  const folded = text.folded.slice(...span)
  const said = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  const found = kinds.filter(
    (kind) =>
      said.some((token) => words[kind].has(token.text)) ||
      gluedOf(words[kind]).some((word) => folded.includes(word)),
  )
  const known = said.filter((token) => isKnown(token.text, words)).length
  const share = known / Math.max(1, said.length)
  return [
    ...(/[🤐🤫🤭🙊]/u.test(folded) ? ['hush:sign'] : []),
    ...found.map((kind) => `hush:${kind}`),
    `hush:${found.join('+')}`,
    ...shares.filter((least) => share >= least).map((least) => `hush>${least}`),
  ]
}

/** Words of scripts that part none: they are looked for within others. */
const gluedOf = rememberedOf((words: ReadonlySet<string>) =>
  [...words].filter((word) => isGlued(word[0])),
)

const isKnown = (word: string, words: HushWords): boolean =>
  words.small.has(word) || kinds.some((kind) => words[kind].has(word))
