import { tradeIndex } from './classify-industry.ts'
import { cityPhrases } from './gazetteer.ts'
import { behindGreeting } from './latin-name-candidates.ts'
import { letterCase } from './letter-case.ts'
import { isPhrase, matchAt, phraseIndex } from './match-phrases.ts'
import { cutRun, joined } from './name-run.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isLocative,
  isOwner,
  isTrade,
  type Reading,
} from './name-words.ts'
import { type Word, wordFrom } from './read-text.ts'

const closing = /^\s*(?:[,:;|(\n–—.!·•/]|- |$)/

/** In a brief without capitals a name stands first, beside its trade, or behind "we are". */
export function lowerNames(reading: Reading): Candidate[] {
  if (letterCase(reading.text.raw) !== 'lower') return housed(reading)
  const from = wordFrom(reading.words, behindGreeting(reading))
  return [...opening(reading, from), ...introduced(reading, from), ...standing(reading, from)]
}

/** "chez lulu, boulangerie", "oficina mecânica do tião, freios": closed by a mark or a town. */
function opening(reading: Reading, from: number): Candidate[] {
  const words = runOf(reading, from)
  if (!words) return []
  const trade = words.findIndex((word) => isTrade(reading, word))
  const behind = tradeBehind(reading, wordFrom(reading.words, (words.at(-1)?.end ?? 0) + 1))
  if (trade < 0 && !behind) return []
  return candidate(reading, words, 6)
}

/** ". chez simone, 14 rue Belfort": a house of somebody written small, in a brief with capitals. */
function housed({ words, text }: Reading): Candidate[] {
  const [first, name] =
    words
      .map((_, i) => words.slice(i, i + 2))
      .find(
        ([one, two]) =>
          one?.folded === 'chez' &&
          two &&
          /(?:^|[.\n!] ?)$/.test(text.raw.slice(Math.max(0, one.start - 2), one.start)) &&
          closing.test(text.raw.slice(two.end, two.end + 4)),
      ) ?? []
  return first && name
    ? [{ start: first.start, end: name.end, words: [first, name], score: 4 }]
    : []
}

/** "we are the old forge, a b&b", "wir sind die blechpiraten, eine brassband". */
function introduced(reading: Reading, from: number): Candidate[] {
  const first = reading.words[from]
  const second = reading.words[from + 1]
  if (!first || !second) return []
  const cue = [2, 1].find((count) => {
    const last = reading.words[from + count - 1]
    const said = last && reading.text.folded.slice(first.start, last.end)
    return said && being.test(said)
  })
  const words = cue ? runOf(reading, from + cue) : null
  const next = words && wordFrom(reading.words, (words.at(-1)?.end ?? 0) + 1)
  return words && next && says(reading, next) ? candidate(reading, words, 6.2) : []
}

/** ", a kayak hire place", ", eine brassband". */
function says(reading: Reading, at: number): boolean {
  const article = reading.words[at]
  return (!!article && indefinite.test(article.folded)) || tradeBehind(reading, at)
}

const indefinite = /^(?:an?|eine?|een|une?|una|uno|um|uma)$/

const being =
  /^(?:we are|we're|i'm|i am|wir sind|wij zijn|we zijn|somos|nous sommes|siamo|sou|soy|sono)$/

/** "…öffnungszeiten mo-fr. werkstatt müller.": between two full stops, with its trade. */
function standing(reading: Reading, from: number): Candidate[] {
  const found: Candidate[] = []
  for (let i = from + 1; i < reading.words.length; i += 1) {
    const word = reading.words[i]
    const lead = word && reading.text.raw.slice(Math.max(0, word.start - 2), word.start)
    if (!word || !/[.\n:|–] ?$/.test(lead ?? '') || !isTrade(reading, word)) continue
    const words = runOf(reading, i)
    if (words) found.push(...candidate(reading, words, 4.2))
  }
  return found
}

/** The words from here to a mark, or to a preposition and its town. */
function runOf(reading: Reading, from: number): Word[] | null {
  const taken: Word[] = []
  for (let i = from; i < reading.words.length && taken.length < 6; i += 1) {
    const word = reading.words[i]
    if (!word || (taken.length > 0 && !joined(reading.text, taken.at(-1) as Word, word))) break
    if (taken.length > 0 && isLocative(reading.lexicon, word.folded) && leadsToTown(reading, i)) {
      return taken
    }
    taken.push(word)
  }
  const last = taken.at(-1)
  return last && closing.test(reading.text.raw.slice(last.end, last.end + 4)) ? taken : null
}

const leadsToTown = ({ words, text }: Reading, at: number): boolean => {
  const next = words[at + 1]
  return !!next && matchAt(phraseIndex(cityPhrases), text.folded, next.start) !== undefined
}

/** Whether a trade is named within the next words: ", a small b&b". */
function tradeBehind(reading: Reading, at: number): boolean {
  return reading.words.slice(at, at + 4).some((word) => isTrade(reading, word))
}

/** What is left of a run without its article and its trades must say something of its own. */
function candidate(reading: Reading, run: Word[], score: number): Candidate[] {
  const own = run.filter((word, i) => !isTrade(reading, word) && !binds(reading, word, i, run))
  const said = own.some((word) => !describes(reading, word))
  const foreign = own.some((word) => isCommon(reading, word) || /^\d{3,}$/.test(word.raw))
  const whole = said && !foreign ? cutRun(reading, run) : null
  return whole && whole.end - whole.start > 2 ? [{ ...whole, score }] : []
}

/** "the", "do", "chez" before a word of the name. */
function binds({ lexicon }: Reading, word: Word, at: number, run: readonly Word[]): boolean {
  if (at === run.length - 1 || isOwner(word)) return false
  return isArticle(word) || houses.has(word.folded) || isPhrase(lexicon.name.particles, word.folded)
}

/** "chez Lulu", "da Gigi": whose house it is. */
const houses = new Set(['chez', 'da', 'bei', 'bij', 'casa'])

const adjective =
  /(?:ale|ales|elle|aux|ada|ado|adas|ados|iva|ivo|ica|ico|ique|isch(?:e|es|er)?|ig(?:e|es|er)?|lich(?:e|es|er)?|iale|ato|ata|ati|ing|ed)$/

/** "artisanale", "especializada", and the trades' own vocabulary: no name. */
function describes({ lexicon, text }: Reading, word: Word): boolean {
  if (adjective.test(word.folded)) return true
  const match = matchAt(tradeIndex(lexicon), text.folded, word.start)
  return match !== undefined && match.end >= word.end
}
