import { letterChanges } from '#server/letter-changes.ts'
import { languageOf } from '#server/reader/language.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import type { Corrected } from '../intent.ts'
import { type Clause, isSoft, means } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'

/** Letters two spellings of a name differ in. */
const mostOther = 2
const shortestName = 4

/**
 * "It's Helen Brayshay with a y": a name of several words, of which the page has all but one, spelt
 * nearly so; or of which it has one alone.
 */
export function nameInPlace(wish: MarkedWish): Corrected | null {
  const isRare = rareIn(wish)
  return onlyPair(wish, lastWords, (one, name) => {
    const isLike = isSpeltSo(one, name, mostOther) || isPartOf(one, name)
    return name.length > 1 && isLike && isRare(one) && isRare(name)
  })
}

/** "It's Meyer, not Meier", "Tom Ashby is Tom Ashley": the wish has both, the page the old one. */
export function bothNames(clause: Clause): Corrected | null {
  const { wish, raw } = clause
  const isRare = rareIn(wish)
  const isFree = (name: readonly string[]) =>
    raw.includes(name.join(' ')) &&
    clause.marks.every(
      (mark) => isSoft(mark) || !name.includes(wish.text.raw.slice(mark.start, mark.end)),
    )
  const pair = onlyPair(wish, endsOf, (one, name) => {
    const most = one.length > 1 ? Number.POSITIVE_INFINITY : mostOther
    return [one, name].every(isFree) && isSpeltSo(one, name, most) && [one, name].some(isRare)
  })
  return pair && isOldFirst(clause, pair) ? pair : null
}

/** "Ashby is Ashley"; where one is denied, it is the old one: the first behind a "not". */
function isOldFirst(clause: Clause, [old, now]: Corrected): boolean {
  const { raw } = clause.wish.text
  const not = clause.marks.find((mark) =>
    ['words.not', 'words.instead'].some((tag) => means(mark, tag)),
  )
  const { isPostpositional } = clause.wish.language.words
  const behind = not && !isPostpositional ? raw.slice(not.end) : raw
  const at = behind.search(new RegExp(`${old}(?!\\p{L})`, 'u'))
  const other = behind.search(new RegExp(`${now}(?!\\p{L})`, 'u'))
  return at >= 0 && (other < 0 || at < other)
}

/** The one name of the page and the one of the wish that are of the same, where there are no more. */
function onlyPair(
  { text, page }: MarkedWish,
  parts: (name: readonly string[]) => string[][],
  isOfSame: (one: readonly string[], name: readonly string[]) => boolean,
): Corrected | null {
  const language = languageOf(page.base)
  const told = pageTexts(page)
    .flatMap((raw) => namesIn(tagText(raw, language)))
    .flatMap(parts)
  const known = new Set(told.map((name) => name.join(' ')))
  const pairs = namesIn(text)
    .flatMap(parts)
    .filter((name) => !known.has(name.join(' ')))
    .flatMap((name) =>
      told
        .filter((one) => isOfSame(one, name))
        .map((one) => [one.join(' '), name.join(' ')] as const),
    )
  // "Ashby" is the end of "Tom Ashby", and stands by itself as well.
  const [pair, ...more] = pairs.toSorted(([one], [other]) => one.length - other.length)
  const isOne = more.every((one) => pair?.every((name, at) => one[at]?.endsWith(name)))
  return pair && isOne ? pair : null
}

/** "Neue Kurse": what has a capital and a meaning of its own is no name. */
const rareIn =
  ({ page }: MarkedWish) =>
  (name: readonly string[]): boolean =>
    frequencyOf(languageOf(page.base), fold(name.at(-1) ?? '')) === 'rare'

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
const endsOf = (name: readonly string[]): string[][] => name.map((_word, at) => name.slice(at))

/** Those of several words, or the only one. */
const lastWords = (name: readonly string[]): string[][] =>
  endsOf(name).filter(({ length }) => length > 1 || name.length === 1)

const isSpeltSo = (one: readonly string[], other: readonly string[], most: number): boolean =>
  one.length === other.length &&
  one.filter((word, at) => word !== other[at]).length === 1 &&
  one.every((word, at) => letterChanges(fold(word), fold(other[at] ?? '')) <= most)

/** "Anselmo" of "Anselmo Pérez". */
const isPartOf = ([one, more]: readonly string[], name: readonly string[]): boolean =>
  one !== undefined && !more && one.length >= shortestName && name[0] === one && name.length === 2
