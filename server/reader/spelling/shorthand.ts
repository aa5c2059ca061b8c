import type { Language } from '../language.ts'
import { rememberedOf } from '../remembered.ts'
import { isGlued } from '../text/fold.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import { leavesCapitalsOut } from './leaves-capitals-out.ts'
import { withCapital } from './name-words.ts'
import type { Respelling } from './respelling.ts'

interface Shorthand {
  /** Words by themselves. */
  words: ReadonlyMap<string, string>
  /** Several words, and what has a mark in it or stands within a word of its script. */
  phrases: ReadonlyMap<string, string>
  finder: PhraseFinder
}

const shorthandOf = rememberedOf(({ data }: Language): Shorthand => {
  const { restored } = data.info
  const isWord = ([typed]: readonly [string, string]) =>
    /^[\p{L}\p{M}]+$/u.test(typed) && !isGlued(typed[0])
  const phrases = restored.filter((pair) => !isWord(pair))
  return {
    words: new Map(restored.filter(isWord)),
    phrases: new Map(phrases),
    finder: phraseFinder(
      phrases.map(([typed]) => typed),
      {},
    ),
  }
})

/** What phones shorten or leave out in one word, where it is never anything else: "nn", "im". */
export const restoredWord = (word: string, { language }: TaggedText): string | undefined =>
  shorthandOf(language).words.get(word)

/** The same of more than one word: "c'e'", "id like". */
export function restoredPhrases(text: TaggedText): Respelling[] {
  const { raw, folded, language } = text
  const { phrases, finder } = shorthandOf(language)
  return finder.allIn(folded).flatMap(({ index, said }) => {
    const end = index + said.length
    const typed = raw.slice(index, end)
    const small = typed.toLowerCase()
    const right = phrases.get(small)
    // "w/jess" has no space to stand before.
    const isWhole = isGlued(raw[end - 1]) || !/^[\p{L}\p{N}'’]/u.test(raw.slice(end))
    const isElided = /['’]/.test(raw[index - 1] ?? '')
    if (!right || !isWhole || isElided) return []
    if (!/\p{L}/u.test(typed) && !isBetweenWords(text, index, end)) return []
    if (typed === small) return [{ start: index, end, said: right }]
    const isOpening = typed === withCapital(small, language)
    return isOpening ? [{ start: index, end, said: withCapital(right, language) }] : []
  })
}

/** "hay | + | straw" of whoever leaves capitals out; "+49", "A + B" and "7 months + adults" are signs. */
const isBetweenWords = (text: TaggedText, start: number, end: number): boolean =>
  leavesCapitalsOut(text) &&
  /(?<!\d ?\p{L}*)\p{L}{2,} $/u.test(text.raw.slice(Math.max(0, start - 24), start)) &&
  /^ \p{L}{2}/u.test(text.raw.slice(end, end + 3))
