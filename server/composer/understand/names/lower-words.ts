import { tradeIndex } from '../classify-industry.ts'
import { cityPhrases } from '../gazetteer.ts'
import { isPhrase, matchAt, phraseIndex } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isLocative,
  isOwner,
  isTrade,
  type Reading,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { compound } from './is-proper.ts'
import { joined } from './joined.ts'
import { cutRun } from './name-run.ts'

/** What stands behind a name that ends here. */
export const closing = /^\s*(?:[,:;|(\n–—.!·•/]|- |$)/

/** A trade, or a shop of some kind: "hundesalon", "hondenschool". */
export const isKind = (reading: Reading, word: Word): boolean =>
  isTrade(reading, word) || compound.test(word.folded)

/** The words from here to a mark, or to a preposition and its town. */
export function runOf(reading: Reading, from: number): Word[] | null {
  const taken: Word[] = []
  for (let i = from; i < reading.words.length && taken.length < 6; i += 1) {
    const word = reading.words[i]
    if (!word || (taken.length > 0 && !joined(reading.text, taken.at(-1) as Word, word))) break
    if (taken.length > 0 && isLocative(reading.lexicon, word.folded) && leadsToTown(reading, i)) {
      return taken
    }
    if (taken.length > 1 && seat.test(word.raw)) return taken
    taken.push(word)
  }
  const last = taken.at(-1)
  const closes = last && closing.test(reading.text.raw.slice(last.end, last.end + 4))
  return closes ? beforeTown(reading, taken) : null
}

/** "hilo rojo bordados está en León", "o cesto da zefa fica em": where it is, is said next. */
const seat = /^(?:está|esta|están|queda|fica|é|è|est|es|se|si)$/

/** "café de klets in hulst.": behind a trade and its name a last "in" leads to a town nobody knows. */
function beforeTown(reading: Reading, words: Word[]): Word[] {
  const [first] = words
  const led = words.length > 3 && /^(?:in|te|near)$/.test(words.at(-2)?.folded ?? '')
  return led && first && isKind(reading, first) ? words.slice(0, -2) : words
}

const leadsToTown = ({ words, text }: Reading, at: number): boolean => {
  const next = words[at + 1]
  return !!next && matchAt(phraseIndex(cityPhrases), text.folded, next.start) !== undefined
}

/** What is left of a run without its article and its trades must say something of its own. */
export function candidate(reading: Reading, run: Word[], score: number): Candidate[] {
  const own = run.filter((word, i) => !isKind(reading, word) && !binds(reading, word, i, run))
  const said = own.some((word) => !describes(reading, word))
  const foreign = own.some(
    (word) =>
      (isCommon(reading, word) && !counts.test(word.folded) && !closesVerb(reading, word, run)) ||
      /^\d{3,}$/.test(word.raw),
  )
  const whole = said && !foreign ? cutRun(reading, run) : null
  return whole && whole.end - whole.start > 2 ? [{ ...whole, score }] : []
}

/** "no. 7", "die drei schwestern": a number may begin a name. */
const counts = /^(?:no|nr|two|three|four|zwei|drei|vier|twee|drie)$/

/** "rijschool bochtje om", "garage auf und ab": behind a trade a small word may close the name. */
const closesVerb = (reading: Reading, word: Word, run: readonly Word[]): boolean =>
  run.length > 2 &&
  word === run.at(-1) &&
  !!run[0] &&
  isKind(reading, run[0]) &&
  /^(?:om|op|uit|af|aan|toe|up|out|off|on|an|auf|aus|ab|zu|los|weg)$/.test(word.folded)

/** "the", "do", "chez" before a word of the name. */
function binds({ lexicon }: Reading, word: Word, at: number, run: readonly Word[]): boolean {
  if (at === run.length - 1 || isOwner(word)) return false
  return isArticle(word) || houses.has(word.folded) || isPhrase(lexicon.name.particles, word.folded)
}

/** "chez Lulu", "da Gigi": whose house it is. */
export const houses = new Set(
  'chez da bei bij casa seu dona don tio tia zio zia nonno nonna tonton oma opa onkel tante uncle auntie sr mestre'.split(
    ' ',
  ),
)

const adjective =
  /(?:ale|ales|elle|aux|ada|ado|adas|ados|iva|ivo|ica|ico|ique|isch(?:e|es|er)?|ig(?:e|es|er)?|lich(?:e|es|er)?|iale|ato|ata|ati)$/

/** "mending", "handmade": so only in English, where a Dutch "uitvoering" is a thing. */
const english = /(?:ing|ed)$/

/** "artisanale", "especializada", and the trades' own vocabulary: no name. */
export function describes({ lexicon, text }: Reading, word: Word): boolean {
  if (adjective.test(word.folded)) return true
  if (lexicon.countries[0] === 'US' && english.test(word.folded)) return true
  const match = matchAt(tradeIndex(lexicon), text.folded, word.start)
  return match !== undefined && match.end >= word.end
}
