import { letterChanges } from '#server/letter-changes.ts'
import { languageOf } from '#server/reader/language.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import type { Corrected } from '../intent.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Letters two spellings of a name differ in. */
const mostOther = 2
const shortestName = 4

/**
 * "It's Helen Brayshay with a y": a name of several words, of which the page has all but one, spelt
 * nearly so; or of which it has one alone.
 */
export function nameInPlace({ text, page }: MarkedWish): Corrected | null {
  const language = languageOf(page.base)
  const told = pageTexts(page)
    .flatMap((raw) => namesIn(tagText(raw, language)))
    .flatMap(lastWords)
  const all = pageTexts(page).join('\n')
  // "Neue Kurse": what has a capital and a meaning of its own is no name.
  const isRare = (name: readonly string[]) =>
    frequencyOf(language, fold(name.at(-1) ?? '')) === 'rare'
  const pairs = namesIn(text)
    .flatMap(lastWords)
    .filter((name) => name.length > 1 && !all.includes(name.join(' ')))
    .flatMap((name) =>
      told
        .filter((one) => isSpeltSo(one, name) || isPartOf(one, name))
        .filter((one) => isRare(one) && isRare(name))
        .map((one) => [one.join(' '), name.join(' ')] as const),
    )
  const [pair, more] = new Map(pairs.map((one) => [one[0], one])).values()
  return pair && !more ? pair : null
}

/** Words with capitals side by side, without those that only begin a sentence. */
function namesIn(text: TaggedText): string[][] {
  const names: string[][] = []
  let end = -2
  for (const token of text.tokens) {
    const word = text.raw.slice(token.start, token.end)
    if (!/^\p{Lu}\p{L}/u.test(word) || isFunctionWord(text, token.start, token.end)) continue
    const isBeside = /^[ ]$/.test(text.raw.slice(end, token.start))
    if (isBeside) names.at(-1)?.push(word)
    else names.push([word])
    end = token.end
  }
  return names
}

/** "Ring Helen Brayshaw": a word that begins a sentence has a capital as well. */
const lastWords = (name: readonly string[]): string[][] =>
  name.map((_word, at) => name.slice(at)).filter(({ length }) => length > 1 || name.length === 1)

const isSpeltSo = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.filter((word, at) => word !== other[at]).length === 1 &&
  one.every((word, at) => letterChanges(fold(word), fold(other[at] ?? '')) <= mostOther)

/** "Anselmo" of "Anselmo Pérez". */
const isPartOf = ([one, more]: readonly string[], name: readonly string[]): boolean =>
  one !== undefined && !more && one.length >= shortestName && name[0] === one && name.length === 2
