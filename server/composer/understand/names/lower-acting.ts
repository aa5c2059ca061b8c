import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isTrade,
  isVocabulary,
  type Reading,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { joined } from './joined.ts'
import { closing } from './lower-words.ts'
import { cutRun } from './name-run.ts'
import { behindGreeting } from './opening-name.ts'

/** "the wednesday walkers meet at 10", "die mittwochswanderer treffen sich": an article and a verb. */
export function lowerActing(reading: Reading): Candidate[] {
  const { words, lexicon } = reading
  const from = wordFrom(words, behindGreeting(reading))
  const first = words[from]
  if (!first || !isArticle(first)) return []
  const at = words.findIndex((word, i) => i > from + 1 && i < from + 5 && isVerb(reading, word))
  const run = at < 0 ? [] : words.slice(from, at)
  return isOwn(reading, run.slice(1)) && lexicon.common !== '' ? named(reading, run, 3.4) : []
}

/** A word for what one does that is no word for where. */
const isVerb = ({ lexicon: { name, place } }: Reading, { folded }: Word): boolean =>
  (plural.test(folded) || isPhrase(name.copula, folded)) &&
  ![place.prepositions, place.weak, name.particles, name.being].some((list) =>
    isPhrase(list, folded),
  )

const plural =
  /^(?:treffen|singen|spielen|proben|laufen|wandern|tanzen|turnen|kochen|backen|bauen|verkaufen|suchen|helfen|drucken|brauen|feiern|vermieten)$/

/** "we're the sourdough shed, saturdays only": who we are, up to a mark. */
export function lowerBeing(reading: Reading): Candidate[] {
  const { words, text } = reading
  return [...text.folded.matchAll(being)].flatMap(({ index, 0: cue }) => {
    const from = wordFrom(words, index + cue.length)
    if (from < 0) return []
    const length = [2, 3, 4].find((n) => {
      const last = words[from + n - 1]
      return !!last && closing.test(text.raw.slice(last.end, last.end + 4))
    })
    const run = length ? words.slice(from, from + length) : []
    return isOwn(reading, run.slice(1)) ? named(reading, run, 4.4) : []
  })
}

const being =
  /(?<!\p{L})(?:we are|we're|were|i'm|wir sind|wij zijn|we zijn) (?=(?:the|der|die|das|de|het) )/gu

/** Something of its own in it: a day of walkers, a shed of sourdough; no shop, no team, no children. */
function isOwn(reading: Reading, words: readonly Word[]): boolean {
  const { audience } = reading.lexicon
  const last = words.at(-1)
  if (!last || isCommon(reading, last)) return false
  if (words.some(({ folded }) => isPhrase(audience.people, folded) || plain.test(folded)))
    return false
  const told = words.filter((word) => isCommon(reading, word) || isVocabulary(reading, word))
  const [only] = words
  if (words.length === 1)
    return !!only && told.length === 0 && only.raw.length > 9 && !isTrade(reading, only)
  return told.length < words.length && !words.every((word) => isTrade(reading, word))
}

const plain =
  /^(?:people|ones?|folks?|place|crew|guys|leute|menschen|mensen|besitzer|eigentumer|eigenaren?|owners?|nachbarn|buren|eltern|ouders|stunde|preise|prijzen|prices|lessons?)$/

function named(reading: Reading, run: readonly Word[], score: number): Candidate[] {
  const whole =
    run.every((word, i) => i === 0 || joined(reading.text, run[i - 1] as Word, word)) &&
    !run.some(({ raw }) => /\d/.test(raw))
      ? cutRun(reading, [...run])
      : null
  return whole ? [{ ...whole, score }] : []
}
