import type { Draft } from '../draft.ts'
import { personNameOf } from '../text/person-names.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'
import { isCapital } from '../text/tokens.ts'
import { isTradeAt } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'

/** Words of a name, and letters of the sentence that says what it is. */
const most = 4
const longestSentence = 160

/** Words a sentence begins with that name nothing. */
const leading = [
  'articles',
  'possessives',
  'pronouns',
  'alone',
  'together',
  'prepositions',
  'fillers',
]

/**
 * "Tomorrow is a small bread school in Rimouski": what the first words of a brief are said to be, where
 * that is a trade, is what it is called, whoever is named behind it.
 */
export function nameAtFirst({ text, towns }: Draft): Span | undefined {
  const [first, ...others] = text.tokens.slice(0, most + 1)
  if (!first || !isCapital(text, first)) return undefined
  if (leading.some((list) => tagAt(text, first.start, `words.${list}`))) return undefined
  const copula = others.find(({ start }) => tagAt(text, start, 'words.copulas'))
  const article = copula && tagAt(text, copula.end + 1, 'words.articles')
  if (!copula || !article) return undefined
  const name = text.tokens.slice(0, text.tokens.indexOf(copula))
  const isOther =
    name.some(({ kind }) => kind !== 'word') || towns.some(({ start }) => start === first.start)
  // "Ann is a hairdresser": whoever works there.
  const isPerson = name.every(({ text: word }) => personNameOf(word) !== undefined)
  return !isOther && !isPerson && isTrade(text, article.end)
    ? [first.start, name.at(-1)?.end ?? 0]
    : undefined
}

function isTrade(text: Draft['text'], from: number): boolean {
  const [rest = ''] = /^[^.!?\n]*/.exec(text.raw.slice(from, from + longestSentence)) ?? []
  return tokensIn(text, from, from + rest.length).some(({ start }) => isTradeAt(text, start))
}
