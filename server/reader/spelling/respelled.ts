import { rememberedOf } from '../remembered.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Respelling } from './respelling.ts'
import { restoredPhrases } from './shorthand.ts'
import { spacedElisions } from './spaced-elisions.ts'
import { isElided, isSmall, spelt, speltAlone } from './spelt-word.ts'

/**
 * What was typed in haste as its owner would have it printed: accents, apostrophes and capitals that
 * are certain, and the shorthand of phones. Never another word, an ending, an order or a number. The
 * text itself stays as it was typed.
 */
export function respelled(text: TaggedText, start: number, end: number): string {
  const all = respellings(text)
  let said = ''
  let at = start
  for (let i = firstFrom(all, start); i < all.length; i += 1) {
    const each = all[i] as Respelling
    if (each.end > end) break
    said += text.raw.slice(at, each.start) + each.said
    at = each.end
  }
  return said + text.raw.slice(at, end)
}

/** The same of a fact's words: as they stand in the text, or each by itself where they stand otherwise. */
export function respelledWords(said: string, text: TaggedText): string {
  const at = text.raw.indexOf(said)
  if (at >= 0) return respelled(text, at, at + said.length)
  return said.replace(writtenWord, (typed, start: number) =>
    isSmall(typed) && !isElided(typed, start, said) ? speltAlone(typed, text) : typed,
  )
}

/** A word of a sentence, and no part of an address or of a measure: "me@home.ca", "6x6". */
const writtenWord =
  /(?<![\p{L}\p{M}\d@/_]|[\p{L}\d][.-])[\p{L}\p{M}]+(?![\p{L}\p{M}\d@/_]|[.-][\p{L}\d])/gu

/** The same, and the parts of one with a hyphen: "saint-malo", "mon-fri". */
const wordOrPart =
  /(?<![\p{L}\p{M}\d@/_]|[\p{L}\d]\.)[\p{L}\p{M}]+(?![\p{L}\p{M}\d@/_]|\.[\p{L}\d])/gu

/** Between marks that open and close a quotation: another's words, a title. */
const quoted = /["“„«][^"“”„«»\n]{1,120}["”“»]/gu

/** In order, none within another. */
export const respellings = rememberedOf((text: TaggedText): readonly Respelling[] => {
  // A name is written as its owner writes it.
  const isOfName = ({ start, end }: Pick<Respelling, 'start' | 'end'>) =>
    text.properNames.some(([from, to]) => from < end && start < to)
  const phrases = restoredPhrases(text).filter((each) => !isOfName(each))
  const isApart = ({ start, end }: Respelling) =>
    !phrases.some((phrase) => phrase.start < end && start < phrase.end)
  const quotes = [...text.raw.matchAll(quoted)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }))
  const words = [...text.raw.matchAll(wordOrPart)].flatMap(({ 0: typed, index: start }) => {
    const end = start + typed.length
    if (isHyphened(text.raw, start, end) && !isOfName({ start, end })) return []
    const isQuoted = quotes.some((quote) => quote.start < start && end < quote.end)
    const said = spelt({ text, typed, start, isQuoted })
    // "ca." has its stop.
    const isStopped = said.endsWith('.') && text.raw[end] === '.'
    const isLonger = isStopped || hasMarkBehind(text, start, end, said)
    return said === typed ? [] : [{ start, end: end + (isLonger ? 1 : 0), said }]
  })
  const elisions = spacedElisions(text).filter(
    (each) =>
      isApart(each) && !quotes.some(({ start, end }) => start < each.start && each.end < end),
  )
  return [...phrases, ...elisions, ...words.filter(isApart)].toSorted(
    (one, other) => one.start - other.start,
  )
})

const isHyphened = (raw: string, start: number, end: number): boolean =>
  /[\p{L}\d]-$/u.test(raw.slice(Math.max(0, start - 2), start)) ||
  /^-[\p{L}\d]/u.test(raw.slice(end))

/** "citta'": an accent that is typed behind its letter. */
function hasMarkBehind({ raw }: TaggedText, start: number, end: number, said: string): boolean {
  const isAccented = /\p{M}$/u.test(said.normalize('NFD'))
  return (
    isAccented && raw[end] === "'" && raw[start - 1] !== "'" && !/^\p{L}/u.test(raw.slice(end + 1))
  )
}
