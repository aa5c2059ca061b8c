import { isCityOf } from '../gazetteer.ts'
import { letterCase } from '../letter-case.ts'
import { type Candidate, isArticle, isLocative, isTrade, type Reading } from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { knownAt, wordly } from '../town-at.ts'
import { lowerActing, lowerBeing } from './lower-acting.ts'
import { lowerClosing, lowerHoused } from './lower-closing.ts'
import { lowerPointed, lowerSubject } from './lower-defined.ts'
import { lineOfItsOwn, lowerOwned, namedBehind, requested } from './lower-owned.ts'
import { lowerSigned, selfNamed } from './lower-signed.ts'
import { candidate, closing, describes, houses, isKind, runOf } from './lower-words.ts'
import { behindGreeting } from './opening-name.ts'

/** In a brief without capitals a name stands first, beside its trade, or behind "we are". */
export function lowerNames(reading: Reading): Candidate[] {
  if (letterCase(reading.text.raw) !== 'lower') return housed(reading)
  const from = wordFrom(reading.words, behindGreeting(reading))
  return [
    ...[opening, introduced, standing, apposed].flatMap((find) => find(reading, from)),
    ...elsewhere.flatMap((find) => find(reading)),
  ]
}

const elsewhere = [
  lowerSubject,
  lowerActing,
  lowerBeing,
  lowerPointed,
  lowerSigned,
  selfNamed,
  lowerOwned,
  requested,
  namedBehind,
  lineOfItsOwn,
  lowerClosing,
  lowerHoused,
]

/** "fiorista a bergamo dal 1974, il giardino segreto.": what it is and where, then its name. */
function apposed(reading: Reading, from: number): Candidate[] {
  const { words, text } = reading
  const at = words.findIndex(
    (word, i) =>
      i > from + 2 &&
      (isArticle(word) || houses.has(word.folded)) &&
      text.raw.slice(word.start - 2, word.start) === ', ',
  )
  const lead = words.slice(from, at)
  const told = lead.length < 9 && lead.some((word) => isLocative(reading.lexicon, word.folded))
  const kind = lead.slice(0, 4).some((word) => isTrade(reading, word))
  if (at < 0 || !told || !kind) return []
  const run = runOf(reading, at)
  const set =
    run && run.length > 2 && run[0] && isArticle(run[0]) ? /^\s*(?:[.,\n!]|$)/ : /^\s*(?:[.\n!]|$)/
  const ends = run && set.test(text.raw.slice(run.at(-1)?.end))
  return ends && run.length > 1 ? candidate(reading, run, 4) : []
}

/** "chez lulu, boulangerie", "oficina mecânica do tião, freios": closed by a mark or a town. */
function opening(reading: Reading, from: number): Candidate[] {
  const words = runOf(reading, from)
  if (!words || speaking.test(words[0]?.folded ?? '')) return []
  const trade = words.findIndex((word) => isKind(reading, word) || isAtHome(reading, words, word))
  const behind = tradeBehind(reading, wordFrom(reading.words, (words.at(-1)?.end ?? 0) + 1))
  if (trade < 0 && !behind) return []
  return candidate(reading, withoutTown(reading, words), 6)
}

/** "nagels bij noor": a thing of the trade, at somebody's. */
const isAtHome = (reading: Reading, [first, at, ...rest]: readonly Word[], word: Word): boolean =>
  word === first && rest.length === 1 && houses.has(at?.folded ?? '') && describes(reading, word)

/** "tengo un taller de motos": what somebody has or wants is no name. */
const speaking =
  /^(?:im|tengo|tenemos|hago|quiero|necesito|soy|ho|abbiamo|faccio|cerco|vorrei|tenho|temos|faco|quero|preciso|j'ai|i|we|ich|wir|ik|wij|je|nous)$/

/** "timmerbedrijf de rechte hoek amersfoort.": the town behind the name is no part of it. */
function withoutTown({ text, lexicon }: Reading, words: Word[]): Word[] {
  const last = words.at(-1)
  if (words.length < 3 || !last || isLocative(lexicon, words.at(-2)?.folded ?? '')) return words
  const town = knownAt(text, last.start) === last.end && !wordly.has(last.folded)
  return town && isCityOf(last.folded, lexicon.countries) ? words.slice(0, -1) : words
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
    return said && (being.test(said) || (said === 'im' && reading.lexicon.countries[0] === 'US'))
  })
  const words = cue ? runOf(reading, from + cue) : null
  const next = words && wordFrom(reading.words, (words.at(-1)?.end ?? 0) + 1)
  return words && next && says(reading, next) ? candidate(reading, words, 6.2) : []
}

/** ", a kayak hire place", ", eine brassband". */
function says(reading: Reading, at: number): boolean {
  const article = reading.words[at]
  return (
    (!!article && (indefinite.test(article.folded) || describes(reading, article))) ||
    tradeBehind(reading, at)
  )
}

const indefinite = /^(?:an?|eine?|een|une?|una|uno|um|uma|dos|deux|due|tre|duas|dois|tres|trois)$/

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

/** Whether a trade is named within the next words: ", a small b&b". */
function tradeBehind(reading: Reading, at: number): boolean {
  return reading.words.slice(at, at + 4).some((word) => isTrade(reading, word))
}
