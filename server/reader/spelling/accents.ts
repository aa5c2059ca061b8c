import { isOneOf, type Language } from '../language.ts'
import { rememberedOf } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { type TaggedText, tagBefore } from '../text/tagged-text.ts'
import { restoredWord } from './shorthand.ts'
import { type SpellingList, spellingList } from './spelling-list.ts'

/** Letters of the words a longer one is made of. */
const part = { shortest: 6, longest: 24, beside: 3 }

/** What a text leaves out: accents of its words, apostrophes of its articles. */
interface LeftOut {
  accents: boolean
  apostrophes: boolean
}

/** A text's own habits: a word alone tells little, the others beside it tell whether it is meant. */
export const leftOut = rememberedOf((text: TaggedText): LeftOut => {
  const { language, raw } = text
  const tokens = text.tokens.filter(({ kind }) => kind === 'word')
  const words = tokens.map(({ start, end }) => raw.slice(start, end).toLowerCase())
  const parts = words.flatMap((word) => word.split(/['’]/))
  const list = spellingList(language)
  const count = (all: readonly string[], is: (word: string) => unknown) => all.filter(is).length
  // Who types more marks than are missing means the words without, or mistyped one.
  const isLess = (typed: number, missing: number) => missing > 0 && typed <= missing
  return {
    accents: isLess(
      count(parts, (word) => /\p{M}/u.test(word.normalize('NFD'))),
      count(parts, (word) => isMissing(word, text)),
    ),
    apostrophes: isLess(
      count(words, (word) => /\p{L}['’]\p{L}/u.test(word)),
      count(words, (word) => elision(word, list)),
    ),
  }
})

function isMissing(word: string, text: TaggedText): boolean {
  if (accented(word, text) || spellingList(text.language).verbs.has(word)) return true
  return lacksAccents(word, restoredWord(word, text) ?? word)
}

/** Whether two spellings differ in accents alone. */
export const lacksAccents = (typed: string, right: string): boolean =>
  right.toLowerCase() !== typed && fold(right) === fold(typed)

/** "caffe" as it is spelt, where it is spelt in one way only. */
export function accented(word: string, { language }: TaggedText): string | undefined {
  const list = spellingList(language)
  return (
    list.words.get(word) ??
    halfAccented(word, list) ??
    withEnd(word, list) ??
    ofParts(word, list, language)
  )
}

/** "Repare" as its neighbour tells it: "on répare", "est réparé". */
export function accentedVerb(word: string, start: number, text: TaggedText): string | undefined {
  const forms = spellingList(text.language).verbs.get(word)
  if (!forms) return undefined
  // "l'enleve": a vowel is dropped before what is done to something.
  if (/\p{L}['’]$/u.test(text.raw.slice(Math.max(0, start - 2), start))) return forms.present
  const isBefore = (tag: string) => tagBefore(text, start - 1, tag) !== undefined
  if (isBefore('words.auxiliaries') || isBefore('words.copulas')) return forms.participle
  return isDoerBefore(text, start) ? forms.present : undefined
}

/** Whether the word before an offset is who does something: "on", "qui". */
export function isDoerBefore({ folded, language }: TaggedText, start: number): boolean {
  const before = /\p{L}+$/u.exec(folded.slice(Math.max(0, start - 9), start - 1))?.[0] ?? ''
  return isOneOf(language.data.info.doers, before)
}

/** Letters at the end of a word that tell its form: "répares" and "réparés" are both words. */
const formEnd = 3

/** "préference": as it is spelt, where the accents that are typed are right. */
function halfAccented(word: string, { words }: SpellingList): string | undefined {
  const plain = fold(word)
  const right = plain === word ? undefined : words.get(plain)
  if (right?.slice(-formEnd) !== word.slice(-formEnd)) return undefined
  return [...word].every((letter, i) => letter === plain[i] || letter === right[i])
    ? right
    : undefined
}

/** "reservacion", which no list has. */
function withEnd(word: string, { ends }: SpellingList): string | undefined {
  const end = ends.find(([plain]) => word.endsWith(plain) && word.length > plain.length + 1)
  return end && word.slice(0, -end[0].length) + end[1]
}

/** "gemuesekiste" and "wohnungsaufloesung": a known word at one end of a longer one. */
function ofParts(word: string, { words }: SpellingList, { data }: Language): string | undefined {
  if (!data.info.joinsWords) return undefined
  const longest = Math.min(part.longest, word.length - part.beside)
  for (let length = longest; length >= part.shortest; length -= 1) {
    const front = words.get(word.slice(0, length))
    if (front) return front + word.slice(length)
    const end = words.get(word.slice(-length))
    if (end) return word.slice(0, -length) + end
  }
  return undefined
}

/** "lappuntamento" with the apostrophe its article has. */
export function elision(word: string, { elided }: SpellingList): string | undefined {
  for (let length = 1; length <= longestArticle; length += 1) {
    const rest = elided.get(word.slice(length))
    if (rest?.before.has(word.slice(0, length))) return `${word.slice(0, length)}'${rest.word}`
  }
  return undefined
}

/** Letters of "quell". */
const longestArticle = 5
