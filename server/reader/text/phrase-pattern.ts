import { rememberedOf } from '../remembered.ts'
import { fold, isWordLetter } from './fold.ts'

/** The lists that stand for a word in braces, with what may stand at their sides. */
export type Slots = Readonly<Record<string, readonly string[] | Withholdable>>

/** What may be kept from a page, whose it is and how it stands in a sentence. */
interface Withholdable {
  owners: readonly string[]
  things: readonly string[]
  that: readonly string[]
  particles: readonly string[]
  contrasts: readonly string[]
  visitors: readonly string[]
}

/** What a name is made of: to the end of its sentence. */
const namePattern = '(?<name>[^\\n]{2,60}?)'

/** A phrase with words in braces as the source of an expression over folded text. */
export function phrasePattern(written: string, slots: Slots): string {
  const isOpen = written.endsWith('*')
  const phrase = isOpen ? written.slice(0, -1) : written
  const parts = phrase.split(/(\{\w+\})/).filter(Boolean)
  const body = parts.map((part) =>
    part.startsWith('{') ? slot(part.slice(1, -1), slots) : plain(part),
  )
  const ends = { start: parts[0] ?? '', end: parts.at(-1) ?? '' }
  const opens = ends.start.startsWith('{') || isWordLetter(fold(ends.start)[0])
  const closes = !isOpen && (ends.end.startsWith('{') || isWordLetter(fold(ends.end).at(-1)))
  const rest = isOpen ? '\\p{L}*' : ''
  return `${opens ? boundaryBefore : ''}${body.join('')}${closes ? boundaryBehind : rest}`
}

/** Any of the phrases, the longest first; nothing where there are none. */
export const anyPhrase = rememberedOf((list: readonly string[]): string => {
  const longestFirst = list.toSorted((one, other) => other.length - one.length)
  return `(?:${longestFirst.map((each) => phrasePattern(each, {})).join('|') || '(?!)'})`
})

const boundaryBefore = '(?<![\\p{Script=Latin}\\p{N}])'
const boundaryBehind = '(?![\\p{Script=Latin}\\p{N}])'

const plain = (part: string): string =>
  fold(part)
    .replace(/[.+?^$|()[\]{}\\/]/g, '\\$&')
    .replaceAll('*', '[^.!?\\n]{0,30}?')
    .replace(/\s+/g, "(?:\\s+|(?<='))")

const oneOf = (words: readonly string[]): string =>
  `(?:${words
    .toSorted((one, other) => other.length - one.length)
    .map(plain)
    .join('|')})`

/** A number or an address that stands behind what it is: "her number 0118 …". */
const value = '(?:\\s*[:：]?\\s*(?:\\+?\\d[\\d\\s()/.–-]{5,}\\d|[^\\s@]+@[^\\s@]+))?'

function slot(name: string, slots: Slots): string {
  if (name === 'name') return namePattern
  const words = slots[name]
  if (!words) throw new Error(`No list for {${name}}.`)
  if (!('things' in words)) return oneOf(words)
  const { owners, things, that, particles, contrasts, visitors } = words
  const owner = owners.length > 0 ? `(?:${oneOf(owners)}\\s*)?` : ''
  const notOther = `(?!${oneOf([...contrasts, ...visitors])}\\s)`
  const whose = `(?:${notOther}[\\p{Script=Latin}'’]+\\s)?(?<!${oneOf(visitors)}\\s?)`
  const behind = particles.length > 0 ? `${oneOf(particles)}?` : ''
  return `(?:${owner}${whose}${oneOf(things)}${behind}${value}|${oneOf(that)})`
}

/** Every word that may stand for a word in braces; none where anything may. */
export function wordsOfSlot(name: string, slots: Slots): readonly string[] {
  const words = slots[name] ?? []
  return 'things' in words ? [...words.things, ...words.that] : words
}
