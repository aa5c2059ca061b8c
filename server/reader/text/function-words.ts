import type { TaggedText } from './tagged-text.ts'

const kinds: ReadonlySet<string> = new Set(
  [
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
  ].map((kind) => `words.${kind}`),
)

/** Whether the word between two offsets only joins others: "the", "and", "is". */
export function isFunctionWord(text: TaggedText, start: number, end: number): boolean {
  const found = text.startingAt.get(start)
  if (!found) return false
  const goesOn = (tag: string) => found.some((other) => other.tag === tag && other.end > end)
  return found.some((one) => one.end === end && kinds.has(one.tag) && !goesOn(one.tag))
}
