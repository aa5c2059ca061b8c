import type { Draft } from '#server/reader/draft.ts'
import type { Language } from '#server/reader/language.ts'
import { fold, isDigit, isGlued, isWordLetter } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import { type TaggedText, tagsIn, tagText } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import { inCaseOf, madeWord } from './made-words.ts'

/** What is said, folded, and what is put in its place, folded. */
export interface Swap {
  said: string
  made: string
  /** Whether it is a usual word of the language, a name only where the whole name stands. */
  isUsual: boolean
}

/** A name and the swaps of its words. */
export interface MadeName {
  name: string
  swaps: Swap[]
}

/** Words that say what a business is, or join others, are no secret: "Rosa's Bakery". */
const telling = [
  'trades.',
  'names.legal',
  'places.cities',
  'places.countries.',
  'words.abbreviations',
]

/** Another name word by word, of a business or, as `isPerson`, of somebody. */
export function madeName(
  name: string,
  { text }: Pick<Draft, 'text'>,
  { seed, isPerson = false }: { seed: number; isPerson?: boolean },
): MadeName {
  const own = tagText(name, text.language)
  const swaps = own.tokens.flatMap((token) => swapsOf(own, token, { seed, isPerson }))
  return { name: own.folded, swaps: swaps.length > 0 ? swaps : swapLongest(own, seed) }
}

function swapsOf(
  own: TaggedText,
  { start, end, text, kind }: Token,
  { seed, isPerson }: { seed: number; isPerson: boolean },
): Swap[] {
  if (kind !== 'word' || isFunctionWord(own, start, end)) return []
  return untold(own, [start, end], text).flatMap((said) => {
    const { language } = own
    const person = personNameOf(said)
    // 김민수 is one word of two names, and the second is said alone.
    if (!person && isKoreanName(said)) return koreanSwaps(said, language, seed)
    const isUsual = frequencyOf(language, said) !== 'rare' && !(isPerson && person)
    return [{ said, made: madeWord(said, language, seed, person), isUsual }]
  })
}

/** What of a word does not tell the trade or the town: 달뜨는 of 달뜨는캠핑장. */
function untold(own: TaggedText, [start, end]: readonly [number, number], text: string): string[] {
  const tags = telling.flatMap((tag) => tagsIn(own, start, end, tag))
  const said = tags.reduce(
    (left, tag) => left.replace(own.folded.slice(tag.start, tag.end), ' '),
    text.replace(/'s?$/, ''),
  )
  const isCut = said.includes(' ') && !isGlued(text[0])
  return isCut ? [] : said.split(' ').filter(({ length }) => length > 1)
}

/** Where every word tells something, the longest is another one all the same. */
function swapLongest({ tokens, language }: TaggedText, seed: number): Swap[] {
  const [longest] = tokens
    .filter(({ kind, text }) => kind === 'word' && text.length > 1)
    .toSorted((one, other) => other.text.length - one.text.length)
  if (!longest) return []
  const made = madeWord(longest.text, language, seed)
  return [{ said: longest.text, made, isUsual: true }]
}

const isKoreanName = (said: string): boolean =>
  /^\p{Script=Hangul}{3}$/u.test(said) && personNameOf(said.charAt(0)) !== undefined

function koreanSwaps(said: string, language: Language, seed: number): Swap[] {
  const given = said.slice(1)
  const madeGiven = madeWord(given, language, seed, 'given')
  const made = madeWord(said.charAt(0), language, seed, 'family') + madeGiven
  return [
    { said, made, isUsual: false },
    { said: given, made: madeGiven, isUsual: false },
  ]
}

/** Where a word stands in a folded text: not inside of another, with a genitive's s or without. */
export function placesOf(folded: string, said: string): [number, number][] {
  const places: [number, number][] = []
  for (let at = folded.indexOf(said); at >= 0; at = folded.indexOf(said, at + 1)) {
    const end = at + said.length
    const isWhole =
      !isInWord(folded[at - 1]) && !isInWord(folded.slice(end).replace(/^'?s\b/, '')[0])
    if (isGlued(said[0]) || isWhole) places.push([at, end])
  }
  return places
}

const isInWord = (unit: string | undefined): boolean => isWordLetter(unit) || isDigit(unit)

/** A name's own places as it is written, and of its rare words all others. */
export function nameEdits(raw: string, names: readonly MadeName[]) {
  const folded = fold(raw)
  const edit = ([start, end]: [number, number], made: string) => ({
    span: [start, end] as const,
    put: inCaseOf(made, raw.slice(start, end)),
  })
  const whole = names.flatMap(({ name, swaps }) =>
    placesOf(folded, name).flatMap(([from, to]) =>
      swaps.flatMap(({ said, made }) =>
        placesOf(folded.slice(from, to), said).map(([a, b]) => edit([from + a, from + b], made)),
      ),
    ),
  )
  const alone = names.flatMap(({ swaps }) =>
    swaps
      .filter(({ isUsual }) => !isUsual)
      .flatMap(({ said, made }) => placesOf(folded, said).map((span) => edit(span, made))),
  )
  return [...whole, ...alone]
}
