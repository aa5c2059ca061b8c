import { isTradeName, tradeIndex } from './classify-industry.ts'
import { findAsianPlace } from './find-asian-place.ts'
import { findStreet, isStreetWord } from './find-street.ts'
import { cityPhrases } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import { type BriefText, type Found, isSpace, type Word, wordsOf } from './read-text.ts'

interface Candidate {
  start: number
  end: number
  score: number
}

/** Words of places that need no capital: Aix-en-Provence, Viana do Castelo, Freiburg im Breisgau. */
const inner = new Set(
  'de do da dos das del di della la le les en sur upon am an der im in aan den of sous'.split(' '),
)

/** The longest known city that starts at a word. */
function knownAt(text: BriefText, start: number): number {
  return matchAt(phraseIndex(cityPhrases), text.folded, start)?.end ?? -1
}

/** A capitalised run that may be an unknown town. */
function townAt(text: BriefText, words: readonly Word[], at: number): number {
  const first = words[at]
  if (!first?.capital || /^\d/.test(first.raw)) return -1
  let { end } = first
  for (let i = at + 1; i < words.length && i - at < 4; i += 1) {
    const word = words[i]
    if (!word || !/^[ -]$/.test(text.raw.slice(end, word.start))) break
    if (word.capital && !/^\d/.test(word.raw)) end = word.end
    else {
      const next = words[i + 1]
      const bridge = inner.has(word.folded) && next?.capital && !/^\d/.test(next.raw)
      if (
        !bridge ||
        !next ||
        (/^(?:a|in|en|im)$/.test(word.folded) && knownAt(text, next.start) > 0)
      )
        break
      if (text.raw.slice(word.end, next.start) !== ' ') break
      end = next.end
      i += 1
    }
  }
  return end
}

function isTown(text: BriefText, lexicon: Lexicon, start: number, end: number): boolean {
  const source = text.folded.slice(start, end)
  const [head = ''] = source.split(/[\s]/)
  if (
    source.length < 2 ||
    matchAll(phraseIndex(lexicon.place.not), source)[0]?.end === source.length
  )
    return false
  if (isPhrase(lexicon.place.not, head) || isPhrase(lexicon.months, head)) return false
  if (source.split(' ').every((word) => isPhrase(lexicon.name.generic, word))) return false
  if (lexicon.hours.days.some((days) => isPhrase(days, head))) return false
  return !matchAll(tradeIndex(lexicon), source).some((match) => isTradeName(match))
}

/** "in Bath", "in the heart of Bath", "a few minutes from Bath". */
function prepositional(text: BriefText, lexicon: Lexicon, words: readonly Word[]): Candidate[] {
  const found: Candidate[] = []
  const look = (phrases: string, strong: boolean) => {
    for (const cue of matchAll(phraseIndex(phrases), text.folded)) {
      let at = cue.end
      const between = matchAt(phraseIndex(lexicon.place.between), text.folded, at + 1)
      if (between && isSpace(text.folded[at])) at = between.end
      const again = matchAt(phraseIndex(lexicon.place.between), text.folded, at + 1)
      if (again && between) at = again.end
      const index = words.findIndex((word) => word.start >= at)
      const word = words[index]
      if (!word || word.start - at > 2) continue
      const city = knownAt(text, word.start)
      if (city > 0 && word.capital)
        found.push({ start: word.start, end: city, score: strong ? 7 : 5 })
      else if (strong) {
        if (isStreetWord(lexicon, word)) continue
        const end = townAt(text, words, index)
        if (end > 0 && isTown(text, lexicon, word.start, end))
          found.push({ start: word.start, end, score: 4 })
      }
    }
  }
  look(lexicon.place.prepositions, true)
  look(lexicon.place.weak, false)
  return found
}

/** Known cities without a preposition, and postcodes before a town. */
function standing(text: BriefText, lexicon: Lexicon, words: readonly Word[]): Candidate[] {
  const found: Candidate[] = []
  words.forEach((word, i) => {
    if (!word.capital) return
    const city = knownAt(text, word.start)
    if (city > 0) {
      const after = text.raw.slice(city, city + 6)
      const lower = /^-(?:based|style)/.test(after) ? 1 : 0
      found.push({ start: word.start, end: city, score: 3 + lower })
      return
    }
    const before = words[i - 1]
    const coded =
      before &&
      /^(?:\d{4,5}|[a-z]{2}|\d{4}-\d{3}|\d{5}-\d{3})$/.test(before.folded) &&
      /\d{4}\s?(?:-\d{3}|[A-Z]{2})?\s?$/.test(
        text.raw.slice(Math.max(0, word.start - 9), word.start),
      )
    if (!coded || !/^ $/.test(text.raw.slice(before.end, word.start))) return
    const end = townAt(text, words, i)
    if (end > 0 && isTown(text, lexicon, word.start, end))
      found.push({ start: word.start, end, score: 5 })
  })
  return found
}

/** The town, or street and town where they stand together. */
export function findPlace(
  text: BriefText,
  lexicon: Lexicon,
  name: readonly [number, number] | null,
): Found<string> | undefined {
  if (lexicon.common === '') return findAsianPlace(text, name)
  const words = wordsOf(text)
  const street = findStreet(text, lexicon, words, name, (at) => {
    const word = words[at]
    if (!word) return -1
    const city = knownAt(text, word.start)
    if (city > 0) return city
    const end = townAt(text, words, at)
    return end > 0 && isTown(text, lexicon, word.start, end) ? end : -1
  })
  if (street?.town) return found(text, street, 0.93)
  const outside = ({ start, end }: Candidate) => !name || end <= name[0] || start >= name[1]
  const candidates = [
    ...prepositional(text, lexicon, words),
    ...standing(text, lexicon, words),
    ...behindName(text, lexicon, words, name),
  ]
  const rank = (c: Candidate) => c.score + 1.5 * Math.exp(-c.start / 200)
  const whole = candidates.filter(
    (c) =>
      !candidates.some(
        (o) =>
          o.start <= c.start && o.end >= c.end && o.end - o.start > c.end - c.start && o.score >= 3,
      ),
  )
  const ranked = whole.sort((a, b) => rank(b) - rank(a) || a.start - b.start)
  const best = ranked.find(outside) ?? ranked.find(({ start }) => name && start > name[0])
  if (best)
    return found(
      text,
      cityBehind(text, best),
      best.score >= 5 ? 0.92 : best.score >= 4 ? 0.72 : 0.6,
    )
  return street ? found(text, street, 0.7) : undefined
}

/** "Alfama, Lisboa": the known city behind a quarter. */
function cityBehind(text: BriefText, place: Candidate): Candidate {
  const gap = /^, (?=\p{Lu})/u.exec(text.raw.slice(place.end, place.end + 4))
  if (!gap) return place
  const start = place.end + gap[0].length
  const end = knownAt(text, start)
  return end > 0 ? { ...place, start, end } : place
}

/** "Ty Krampouz, Vogüé.": a town right behind the name. */
function behindName(
  text: BriefText,
  lexicon: Lexicon,
  words: readonly Word[],
  name: readonly [number, number] | null,
): Candidate[] {
  const at = name ? words.findIndex((word) => word.start >= name[1]) : -1
  const word = words[at]
  if (!name || !word || text.raw.slice(name[1], word.start) !== ', ') return []
  const end = townAt(text, words, at)
  const closes = /^(?:[.,;\n]|$)/.test(text.raw.slice(end, end + 1))
  return end > 0 && closes && isTown(text, lexicon, word.start, end)
    ? [{ start: word.start, end, score: 2.5 }]
    : []
}

const found = (
  { raw }: BriefText,
  { start, end }: { start: number; end: number },
  confidence: number,
): Found<string> => ({ value: raw.slice(start, end), span: [start, end], confidence })
