import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isLocative,
  isTrade,
  type Reading,
  startsCity,
  startsSentence,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { cutRun } from './name-run.ts'

const longest = 7

/**
 * "Le Fournil des Trois Moulins, une boulangerie à Cahors", "The Bakery on the Hill is a bakery":
 * all from a capital article on, where what stands behind it says what it is. "Welcome to The
 * Bakery on the Hill": inside a sentence the capital alone says so.
 */
export function explainedTitles(reading: Reading): Candidate[] {
  const { words, text, lexicon } = reading
  if (letterCase(text.raw) === 'upper') return []
  return words.flatMap((article, at) => {
    if (!isArticle(article) || !/^\p{Lu}/u.test(article.raw)) return []
    const title = titleAt(reading, at)
    const run = title && cutRun(reading, title)
    if (!title || !run) return []
    const behind = words.slice(at + title.length, at + title.length + 5)
    if (saysWhat(reading, run.end, behind)) return [{ ...run, score: 6.6 }]
    const isInside = lexicon.countries[0] === 'US' && !startsSentence(text, article.start)
    return isInside && title.length > 3 ? [{ ...run, score: 5.2 }] : []
  })
}

/** "The Bakery on the Hill": capitals and small words, up to where it is or to what is said of it. */
function titleAt(reading: Reading, at: number): Word[] | null {
  const { words, text } = reading
  if (!words[at + 1]?.capital) return null
  let last = at
  for (let i = at + 1; i < words.length && i < at + longest; i += 1) {
    const [before, word, next] = words.slice(i - 1, i + 2)
    if (!before || !word || !/^[ -]$/.test(text.raw.slice(before.end, word.start))) break
    if (word.capital) last = i
    else if (!isSmall(reading, word) || i - last > 2) break
    else if (next && isLocative(reading.lexicon, word.folded) && startsCity(reading, next)) break
  }
  return last > at + 1 ? words.slice(at, last + 1) : null
}

const isSmall = ({ lexicon }: Reading, word: Word): boolean =>
  isArticle(word) ||
  isLocative(lexicon, word.folded) ||
  isPhrase(lexicon.name.particles, word.folded)

/** ", une boulangerie", " is a small hair salon", ", dentistes"; "O Cantinho é um" has its article from the sentence. */
function saysWhat(reading: Reading, end: number, behind: readonly Word[]): boolean {
  const [country] = reading.lexicon.countries
  const [first, second] = behind
  const gap = reading.text.raw.slice(end, first?.start)
  const isVerb = country !== 'PT' && verb.test(first?.folded ?? '')
  const isTold = gap === ' ' && isVerb && one.test(second?.folded ?? '')
  if (gap !== ', ' && !isTold) return false
  const what = isTold ? behind.slice(1) : behind.slice(0, 3)
  const trade = what.findIndex(
    (word) => isTrade(reading, word) && (!word.capital || country === 'DE'),
  )
  return trade === 0 || (trade > 0 && one.test(what[0]?.folded ?? ''))
}

const verb = /^(?:is|ist|est|es|e)$/
const one = /^(?:an?|une?|una|uno|um|uma|een|eine?|your|the|votre|tu|la|le|el|il)$/
