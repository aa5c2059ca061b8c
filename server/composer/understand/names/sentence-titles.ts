import { isStreetWord } from '../find-street.ts'
import { regionPhrases } from '../gazetteer.ts'
import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isCommon,
  isLocative,
  isOwnCity,
  isTrade,
  type Reading,
  type Run,
  startsSentence,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runsOf } from './runs-of.ts'
import { titleRun } from './title-run.ts'
import { trimRun } from './trim-run.ts'

/**
 * "Zafferano Ribelle, bustina 5 €", "El Tornillo Feliz lo arregla": languages that write small what
 * is no name; a sentence that begins with a second capital begins with one.
 */
export function sentenceTitles(reading: Reading): Candidate[] {
  const { text, lexicon } = reading
  if (!['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0])) return []
  if (letterCase(text.raw) !== 'mixed') return []
  return runsOf(reading).flatMap((run) => {
    const [first] = run.words
    // "En Semana Santa abrimos": where or when it is.
    if (!first || isLocative(lexicon, first.folded) || !startsSentence(text, run.start)) return []
    const trimmed = titleRun(reading, run) ?? trimRun(reading, run, true)
    const titled = trimmed && isTitle(reading, run, trimmed) && isProper(reading, trimmed)
    return titled ? [{ ...trimmed, score: 3.1 }] : []
  })
}

/** A capital of its own behind the first word of the sentence, and nothing that tells where or when. */
function isTitle(reading: Reading, run: Run, { words }: Run): boolean {
  const own = words.some(
    (word) => word.start > run.start && /^\p{Lu}\p{Ll}/u.test(word.raw) && isOwn(reading, word),
  )
  return own && words.length > 1 && !words.some((word) => tellsElse(reading, word))
}

const isOwn = (reading: Reading, word: Word): boolean =>
  !isTrade(reading, word) && !isOwnCity(reading, word.raw) && !isCommon(reading, word)

/** A street, a region, a day. */
const tellsElse = ({ lexicon }: Reading, word: Word): boolean =>
  isStreetWord(lexicon, word) ||
  isPhrase(regionPhrases, word.folded) ||
  isPhrase(lexicon.place.not, word.folded) ||
  lexicon.hours.days.some((days) => isPhrase(days, word.folded))
