import { isStreetWord } from '../find-street.ts'
import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isTrade,
  isVocabulary,
  type Reading,
  startsCity,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { joined } from './joined.ts'
import { cutRun } from './name-run.ts'
import { behindGreeting } from './opening-name.ts'

/** "KESTREL DRIVING SCHOOL DERBY MANUAL": among capitals the town, a number or what is done ends the name. */
export function upperNames(reading: Reading): Candidate[] {
  const { lexicon, words, text } = reading
  if (!/^(?:US|DE|NL)$/.test(lexicon.countries[0]) || letterCase(text.raw) !== 'upper') return []
  const at = wordFrom(words, behindGreeting(reading))
  const taken: Word[] = []
  for (const word of words.slice(Math.max(0, at), at + 8)) {
    const before = taken.at(-1)
    if (before && (!joined(text, before, word) || ends(reading, taken, word))) break
    taken.push(word)
  }
  while (taken.length > 0 && isSmall(reading, taken.at(-1) as Word)) taken.pop()
  const next = words[at + taken.length]
  const whole = taken.length > 1 && next ? cutRun(reading, taken) : null
  const said = whole && !/^\d/.test(text.raw[whole.start] ?? '') && isProper(reading, whole)
  return said && taken.some((word) => isTrade(reading, word)) ? [{ ...whole, score: 6.8 }] : []
}

/** A town, a street, a number, when it is open, or a second thing of the trade behind a whole name. */
function ends(reading: Reading, taken: readonly Word[], word: Word): boolean {
  const { lexicon } = reading
  if (/^\d/.test(word.raw) || isStreetWord(lexicon, word)) return true
  const before = taken.at(-1) as Word
  if (isSmall(reading, before)) return false
  const { closed, open } = lexicon.hours
  if ([closed, open, lexicon.name.stops].some((list) => isPhrase(list, word.folded)))
    return !isPhrase(lexicon.name.particles, word.folded)
  const own = taken.some((one) => isOwn(reading, one))
  if (own && startsCity(reading, word)) return true
  const told = isVocabulary(reading, word) || isCommon(reading, word)
  return own && isTrade(reading, before) && told && !isTrade(reading, word)
}

const isSmall = ({ lexicon }: Reading, word: Word): boolean =>
  isArticle(word) || isPhrase(lexicon.name.particles, word.folded)

const isOwn = (reading: Reading, word: Word): boolean =>
  !isSmall(reading, word) && !isTrade(reading, word) && !startsCity(reading, word)
