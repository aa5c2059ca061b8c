import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isOwner,
  isTrade,
  type Reading,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { candidate, closing, describes, runOf } from './lower-words.ts'
import { cutRun } from './name-run.ts'
import { group, isOne } from './trade-names.ts'

/** "mein nagelstudio krallenlust in gera", "mi taller de motos, motorrad el chino, en rosario". */
export function lowerOwned(reading: Reading): Candidate[] {
  const { words, text } = reading
  return words.flatMap((owner, i) => {
    if (!isOwner(owner) && !isOne(owner)) return []
    const kind = words.slice(i + 1, i + 4).findLastIndex((word) => isKind(reading, word))
    if (kind < 0) return []
    const last = behindOf(words, i + 1 + kind)
    const from = words[last]?.end ?? 0
    const gap = /^(?: |, |: )(?=\S)/.exec(text.raw.slice(from, from + 3))?.[0] ?? ''
    const run = gap ? runOf(reading, last + 1) : null
    const apart = gap !== ' '
    if (!run || !(apart || isOwner(owner)) || isPair(run) || !isName(reading, run)) return []
    return candidate(reading, run, 4.6)
  })
}

/** "einen laden, wolle und stoffe,": what is in it. */
const isPair = ([first, link, ...more]: readonly Word[]): boolean =>
  more.length === 1 &&
  !!first &&
  !isArticle(first) &&
  /^(?:and|und|en|et|y|e)$/.test(link?.folded ?? '')

const isKind = (reading: Reading, word: Word): boolean =>
  isTrade(reading, word) || group.test(word.folded)

/** "taller de motos": where what it is ends. */
function behindOf(words: readonly Word[], at: number): number {
  return /^(?:de|di|of|van|d)$/.test(words[at + 1]?.folded ?? '') ? at + 2 : at
}

/** Neither another small word, nor a word of the trades, nor the town. */
function isName(reading: Reading, run: readonly Word[]): boolean {
  const [first] = run
  const { name, place, hours } = reading.lexicon
  const small = [name.stops, place.prepositions, place.weak, name.copula, hours.closed, hours.open]
  const starts = first && (isArticle(first) || !small.some((list) => isPhrase(list, first.folded)))
  return !!starts && run.length < 5 && !run.every((word) => describes(reading, word))
}

const request =
  /(?:this is|it's|das ist|dit is|c'est|page|site|website|homepage|seite|webseite|pagina|web|sito) (?:for|fur|voor|pour|para|per|pra) (?!(?:a|an|my|our|mein|unser|een|mijn|onze|un|une|mon|ma|notre|una|mi|il mio|la mia|o meu|a minha|um|uma|meu|minha|nosso|nossa)(?!\p{L}))/gu

/** "page for no. 7 coffee. its a cafe", "site for the salty dog, pub in falmouth". */
export function requested(reading: Reading): Candidate[] {
  const { words, text } = reading
  return [...text.folded.matchAll(request)].flatMap(({ index, 0: cue }) => {
    const at = wordFrom(words, index + cue.length)
    const run = at < 0 ? null : runOf(reading, at)
    const end = run?.at(-1)?.end ?? 0
    const behind = words.slice(wordFrom(words, end), wordFrom(words, end) + 4)
    const kind = run?.[0] && isTrade(reading, run[0])
    const told =
      run && (kind || behind.some((word) => isTrade(reading, word))) && isName(reading, run)
    return told && run.length > 1 ? candidate(reading, run, 4.6) : []
  })
}

/** "… thistle and tulle is the name,": back to a mark or to a word that asks for it. */
export function namedBehind(reading: Reading): Candidate[] {
  const { words, text } = reading
  return [...text.folded.matchAll(behindName)].flatMap(({ index }) => {
    const last = words.findLastIndex((word) => word.end <= index)
    let first = last
    while (first > last - 4 && joins(reading, first)) first -= 1
    const run = words.slice(first, last + 1)
    const marked = first === 0 || closing.test(text.raw.slice(words[first - 1]?.end))
    const led = asks.test(words[first - 1]?.folded ?? '')
    const whole = run.length > 0 && (marked || led) ? cutRun(reading, run) : null
    return whole ? [{ ...whole, score: 7 }] : []
  })
}

const joins = ({ words, text }: Reading, at: number): boolean => {
  const before = words[at - 1]
  const gap = before && text.raw.slice(before.end, words[at]?.start)
  return gap !== undefined && /^ ?&? ?$/.test(gap) && !asks.test(before?.folded ?? '')
}

const asks =
  /^(?:scrivete|scrivi|mettete|metti|write|put|schreibt|schreib|schrijf|zet|mettez|ecrivez|pon|ponga|pongan|poned|escriban|coloca|coloque|escreve|escreva)$/

const behindName =
  / (?:is the name|is our name|ist der name|is de naam|che e il nome|e il nome|es el nombre|e o nome|c'est le nom|c'est mon nom|c'est notre nom|c est mon nom|es mi nombre|e il mio nome|e o meu nome|e o nosso nome)(?!\p{L})/gu

/** "tanzschule in gera ⏎ spitze & sohle ⏎ ballett": a line of its own that tells nothing else. */
export function lineOfItsOwn(reading: Reading): Candidate[] {
  const { words, text } = reading
  const lines = [...text.raw.matchAll(/[^\n]+/g)]
  if (lines.length < 3) return []
  return lines.slice(1).flatMap(({ index, 0: line }) => {
    const end = index + line.trimEnd().length
    const run = words.filter((word) => word.start >= index && word.end <= end)
    const plain = /^[\p{L}&'’ -]{4,40}$/u.test(line.trim()) && run.length > 1 && run.length < 5
    const tells = (word: Word) =>
      describes(reading, word) ||
      (isCommon(reading, word) && !isArticle(word) && word.raw.length > 3)
    // "taller de motos ⏎ motos benítez hnos": below what it is, a family may say so again.
    const below = words.some(
      (word) => word.end <= (lines[0]?.[0].length ?? 0) && isTrade(reading, word),
    )
    const family = below && index === lines[1]?.index && run.some(({ folded }) => kin.test(folded))
    const told = family ? run.every(tells) : run.some(tells)
    return plain && !told && isName(reading, run) ? candidate(reading, run, 3.4) : []
  })
}

const kin = /^(?:hnos|hermanos|hijos|fils|filles|freres|figli|fratelli|irmaos|filhos)$/
