import { type TaggedText, tagAt } from './tagged-text.ts'

const kinds = [
  'articles',
  'prepositions',
  'conjunctions',
  'pronouns',
  'possessives',
  'copulas',
  'auxiliaries',
  'fillers',
  'greetings',
  'thanks',
].map((kind) => `words.${kind}`)

/** Whether the word between two offsets only joins others: "the", "and", "is". */
export function isFunctionWord(text: TaggedText, start: number, end: number): boolean {
  return kinds.some((kind) => tagAt(text, start, kind)?.end === end)
}
