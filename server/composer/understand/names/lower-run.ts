import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import { isOwner, type Reading, type Run, startsCity } from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { bridges } from './bridges.ts'
import { joined } from './joined.ts'
import { cutRun, isSpeaker } from './name-run.ts'

/** Behind "called" a name may be written without capitals, up to the next small word. */
export function lowerRun(reading: Reading, at: number): Run | null {
  const { text, words, lexicon } = reading
  const taken: Word[] = []
  for (let i = at; i < words.length && taken.length < 5; i += 1) {
    const word = words[i]
    if (!word || (taken.length > 0 && !joined(text, words[i - 1] as Word, word))) break
    const stop = isPhrase(lexicon.name.stops, word.folded)
    const next = words[i + 1]
    if (
      stop &&
      taken.length > 0 &&
      !(word.capital && taken.at(-1)?.capital && !isPhrase(lexicon.place.prepositions, word.folded))
    ) {
      const both = /[&+] ?$/.test(text.raw.slice(words[i - 1]?.end, word.start))
      const linked =
        both ||
        (next?.capital && taken[0]?.capital && bridges(reading, at, i)) ||
        (isPhrase(lexicon.name.particles, word.folded) && next?.capital && joined(text, word, next))
      if (!linked && !closesSoon(reading, i)) break
    }
    if (isSpeaker(reading, i + 1) && stop) break
    if (taken.some(({ capital }) => capital) && isVerb(reading, i)) break
    taken.push(word)
  }
  return cutRun(reading, beforeSum(reading, at, taken))
}

/** "unter dem namen Die Brummkreisel singen wir": small, and who does it stands behind. */
const isVerb = ({ words }: Reading, at: number): boolean =>
  words[at]?.capital === false && /^(?:wir|ich|we|wij|ik|i)$/.test(words[at + 1]?.folded ?? '')

/** "wir heißen griffbereit tageskarte 14,50": the price and what it is for are no more of the name. */
function beforeSum(reading: Reading, at: number, taken: Word[]): Word[] {
  const { raw } = reading.text
  const sum = taken.findIndex((word) => /^\d/.test(word.raw) && isSum(raw, word))
  const from = sum < 0 ? taken.length : sum
  const next = reading.words[at + from]
  const priced = from > 1 && !!next && isSum(raw, next)
  return letterCase(raw) === 'lower' && priced ? taken.slice(0, from - 1) : taken
}

const isSum = (raw: string, { start }: Word): boolean =>
  /^\d{1,4}(?:[.,]\d\d(?!\d)| ?(?:€|£|\$|euro))/i.test(raw.slice(start, start + 12)) ||
  /[€£$] ?$/.test(raw.slice(Math.max(0, start - 2), start))

/** "si chiama ricci e capricci,": a small word, one or two more, and a mark closes the name. */
function closesSoon(reading: Reading, at: number): boolean {
  const { text, words, lexicon } = reading
  const small = words[at]
  if (!small || letterCase(text.raw) !== 'lower' || isOwner(small)) return false
  if (isPhrase(lexicon.place.prepositions, small.folded) && !contracted.test(small.folded))
    return false
  const last = [1, 2].find((n) => {
    const word = words[at + n]
    return word && /^\s*(?:[.,;:!\n]|$)/.test(text.raw.slice(word.end, word.end + 2))
  })
  const rest = last ? words.slice(at, at + last + 1) : []
  return rest.length > 1 && rest.slice(1).every((word, i) => isOwn(reading, rest[i], word))
}

/** "mato na sala", "i piedi nel fango": in the thing, and hardly in a town. */
const contracted = /^(?:no|na|nel|nella|nei|nelle)$/

/** Neither a town, nor a verb, nor another small word. */
function isOwn(reading: Reading, before: Word | undefined, word: Word): boolean {
  const { name } = reading.lexicon
  const other = [name.copula, name.stops].some((list) => isPhrase(list, word.folded))
  return !!before && joined(reading.text, before, word) && !other && !startsCity(reading, word)
}
