import { detectLanguage } from '../detect-language.ts'
import { type Country, findCountry } from '../find-country.ts'
import { languageOf } from '../language.ts'
import { type TaggedText, tagText } from '../text/tagged-text.ts'
import { findTowns } from '../towns.ts'
import { dictationWords } from './dictation-words.ts'
import { numberLexicon } from './number-lexicon.ts'
import { spokenMarks } from './spoken-marks.ts'
import { spokenPhones } from './spoken-phones.ts'
import { spokenSums } from './spoken-sums.ts'
import { withSwaps } from './swap.ts'

/**
 * A brief as its creator would have typed it who dictated it: marks that are said are marks, and
 * telephone numbers and sums in words are figures.
 * @param fallback the language of a brief too short to tell
 */
export function asDictated(brief: string, fallback: string): string {
  const code = detectLanguage(brief, fallback)
  const marked = spokenMarks(brief, code)
  const words = dictationWords(code)
  const lexicon = numberLexicon(code)
  if (!words || !lexicon) return marked
  const language = languageOf(code)
  const text = tagText(marked, language)
  const country = findCountry(text, findTowns(text))
  const told = withSwaps(marked, spokenPhones(text, country, words, lexicon))
  return withSumsInFigures(tagText(told, language), country)
}

/** "Eight pounds" as "8 pounds". */
export function withSumsInFigures(text: TaggedText, country: Country): string {
  const words = dictationWords(text.language.code)
  const lexicon = numberLexicon(text.language.code)
  return words && lexicon
    ? withSwaps(text.raw, spokenSums(text, country, words, lexicon))
    : text.raw
}
