import { isStreetWord } from './find-street.ts'
import { isCityOf } from './gazetteer.ts'
import { isPostcode } from './is-postcode.ts'
import { letterCase } from './letter-case.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { isGenitive } from './name-words.ts'
import { type BriefText, isSpace, type Word, wordFrom } from './read-text.ts'
import { isBuiltAsTown, isRegion, isTown, knownAt, townAt, wordly } from './town-at.ts'

export interface PlaceCandidate {
  start: number
  end: number
  score: number
  /** A known city of the countries where the brief's language is spoken. */
  own?: boolean
}

/** "Concerto de Natal", "Reading of": a word first, and a town where nothing binds it. */
function isThing(text: BriefText, words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (!word || !before || !isGenitive(before.folded)) return false
  return wordly.has(text.folded.slice(word.start, knownAt(text, word.start)))
}

/** "Victoria Park", "Bath Hall": a word that is a town too, and a building or a green. */
function isVenue(text: BriefText, { place }: Lexicon, words: readonly Word[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next?.capital || text.raw.slice(word.end, next.start) !== ' ') return false
  return wordly.has(word.folded) && isPhrase(place.venues, next.folded)
}

/** Where the place behind a preposition starts: "in the heart of Bath". */
function behindWords({ folded }: BriefText, lexicon: Lexicon, end: number): number {
  const between = phraseIndex(lexicon.place.between)
  let at = end
  for (let turn = 0; turn < 2 && isSpace(folded[at]); turn += 1) {
    const match = matchAt(between, folded, at + 1)
    if (!match) break
    at = match.end
  }
  return at
}

const closes = ({ folded }: BriefText, at: number): boolean =>
  /^(?:[.,;\n]|$)/.test(folded.slice(at, at + 1))

/** "in Bath", "in the heart of Bath", "a few minutes from Bath". */
export function prepositional(
  text: BriefText,
  lexicon: Lexicon,
  words: readonly Word[],
): PlaceCandidate[] {
  const found: PlaceCandidate[] = []
  const style = letterCase(text.raw)
  const isLow = style === 'lower' || /^\p{Ll}/u.test(text.raw)
  const look = (phrases: string, strong: boolean) => {
    for (const cue of matchAll(phraseIndex(phrases), text.folded)) {
      const led = text.folded.slice(cue.start, cue.end)
      // "for Little Women", "the Sagas of Great Ones": neither leads to where it is.
      const whence = !isGenitive(led) && !isPhrase(lexicon.audience.before, led)
      const at = behindWords(text, lexicon, cue.end)
      const index = wordFrom(words, at)
      const word = words[index]
      if (!word || word.start - at > 2) continue
      const { start } = word
      const city = knownAt(text, start)
      // "Concerto de Natal": a word that is a town too.
      if (city > 0 && !strong && isThing(text, words, index)) continue
      if (isVenue(text, lexicon, words, index)) continue
      const plain = !wordly.has(text.folded.slice(start, city)) || (isLow && closes(text, city))
      const written = word.capital || (strong && plain)
      if (city > 0 && written) found.push({ start, end: city, score: strong ? 7 : 5 })
      else if (!isStreetWord(lexicon, word)) {
        const end = townAt(text, words, index)
        if (end < 0 || !isTown(text, lexicon, start, end)) continue
        // "Infos bei Roswitha unter 03152 23456": whom to call.
        if (/^ (?:unter|op|on|tel\.?:?) ?\+?\d/.test(text.folded.slice(end, end + 9))) continue
        // In a brief of capitals any word may look like a town; "dans le Vercors" is a land.
        const land = / (?:le|la|les) $/.test(text.folded.slice(cue.end, start))
        const score = style === 'upper' || land ? 2.4 : 4
        const built = whence && isBuiltAsTown(text, lexicon, start, end)
        if (strong || built) found.push({ start, end, score })
      }
    }
  }
  look(lexicon.place.prepositions, true)
  look(lexicon.place.weak, false)
  return found.map((place) =>
    isRegion(text, place.start, place.end) ? { ...place, score: 2 } : place,
  )
}

/** Known cities without a preposition, and postcodes before a town. */
export function standing(
  text: BriefText,
  lexicon: Lexicon,
  words: readonly Word[],
): PlaceCandidate[] {
  const found: PlaceCandidate[] = []
  words.forEach((word, i) => {
    if (!word.capital) return
    const city = knownAt(text, word.start)
    if (city > 0 && (isThing(text, words, i) || isVenue(text, lexicon, words, i))) return
    // "Dos hermanas tapizamos": two sisters, and not the town.
    if (city > 0 && /^\p{Lu}.* \p{Ll}{4,}$/u.test(text.raw.slice(word.start, city))) return
    if (city > 0) {
      const based = /^-(?:based|style)/.test(text.raw.slice(city, city + 6)) ? 1 : 0
      const own = isCityOf(text.folded.slice(word.start, city), lexicon.countries)
      const spoken =
        wordly.has(text.folded.slice(word.start, city)) && words[i + 1]?.capital === false
      const score = isRegion(text, word.start, city) || spoken ? 1 : own ? 3 + based : 1.6
      found.push({ start: word.start, end: city, score, own })
      return
    }
    const before = words[i - 1]
    if (!before || /^[A-Z]{2}$/.test(word.raw) || !isPostcode(text, lexicon, before, word)) return
    const end = townAt(text, words, i)
    if (end > 0 && isTown(text, lexicon, word.start, end))
      found.push({ start: word.start, end, score: 5 })
  })
  return found
}

/** "Ty Krampouz, Vogüé.", "Salon Luna | Vogüé |": a town right behind the name. */
export function behindName(
  text: BriefText,
  lexicon: Lexicon,
  words: readonly Word[],
  name: readonly [number, number] | null,
): PlaceCandidate[] {
  const at = name ? wordFrom(words, name[1]) : -1
  const word = words[at]
  if (!name || !word || !/^(?:, | [|·•–—-] |\. |\n)$/.test(text.raw.slice(name[1], word.start)))
    return []
  const end = townAt(text, words, at)
  const closes = /^(?:[.,;\n]| [|·•–—-] |$)/.test(text.raw.slice(end, end + 3))
  return end > 0 && closes && isTown(text, lexicon, word.start, end)
    ? [{ start: word.start, end, score: 2.5 }]
    : []
}
