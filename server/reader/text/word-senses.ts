import type { Language } from '../language.ts'
import { languageText } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { fold, isGlued } from './fold.ts'
import { WordTable } from './word-table.ts'

/** Letters of the shortest last part of a compound that tells what the whole is. */
const shortestHead = 4
/** Longer ones are no word of a list: nobody's endless word is cut in all its places. */
const longestPart = 24

interface Senses {
  words: WordTable
  /** Beginnings that are enough to tell. */
  stems: WordTable
  longestStem: number
  /** What the numbers of both tables mean. */
  meanings: readonly (readonly string[])[]
}

const none: readonly string[] = []

/**
 * What a word means, in the classes of `languages/senses.json` that all languages share: what is
 * learned from briefs of one language holds in the others.
 * @param word folded
 * @returns no class where nobody has said what it means
 */
export function sensesOf({ code }: Language, word: string): readonly string[] {
  const senses = sensesIn(code)
  const meaning =
    senses.words.get(word) ??
    byStem(senses, word) ??
    (isGlued(word[0]) ? byFirstPart(senses, word) : byLastPart(senses, word))
  return (meaning === undefined ? none : senses.meanings[meaning]) ?? none
}

function byStem({ stems, longestStem }: Senses, word: string) {
  for (let end = Math.min(longestStem, word.length); end > 1; end -= 1) {
    const found = stems.get(word.slice(0, end))
    if (found !== undefined) return found
  }
  return undefined
}

/** "금요일은": what goes before its particle. */
function byFirstPart({ words }: Senses, word: string) {
  for (let end = Math.min(longestPart, word.length - 1); end > 0; end -= 1) {
    const found = words.get(word.slice(0, end))
    if (found !== undefined) return found
  }
  return undefined
}

/** "Kindergeburtstag" is a kind of "Geburtstag". */
function byLastPart({ words }: Senses, word: string) {
  for (
    let from = Math.max(2, word.length - longestPart);
    from <= word.length - shortestHead;
    from += 1
  ) {
    const found = words.get(word.slice(from))
    if (found !== undefined) return found
  }
  return undefined
}

/** `languages/<code>/senses.txt`, read once; a language may come without. */
const sensesIn = remembered((code: string): Senses => {
  const tables = { words: new Map<string, number>(), stems: new Map<string, number>() }
  const meanings: string[][] = []
  const together = remembered((names: string) => meanings.push(names.split(' ')) - 1)
  for (const [word, sense] of entriesOf(languageText(code, 'senses.txt') ?? '')) {
    const isStem = word.endsWith('*')
    const table = isStem ? tables.stems : tables.words
    const key = fold(isStem ? word.slice(0, -1) : word)
    const known = meanings[table.get(key) ?? -1] ?? none
    if (!known.includes(sense)) table.set(key, together([...known, sense].join(' ')))
  }
  return {
    words: new WordTable(tables.words),
    stems: new WordTable(tables.stems),
    longestStem: Math.max(0, ...[...tables.stems.keys()].map((stem) => stem.length)),
    meanings,
  }
})

/** Lines of a class and its words: "job: baker plumber teach*". */
function entriesOf(text: string): [word: string, sense: string][] {
  return text.split('\n').flatMap((line) => {
    const [sense = '', words = ''] = line.split(': ')
    return words.split(' ').flatMap((word): [string, string][] => (word ? [[word, sense]] : []))
  })
}
