import type { TaggedText } from './tagged-text.ts'

/**
 * Whether one person speaks, who says "I": labels say "about me".
 * @param people how many are named; of two, one "me" alone may be anybody's
 */
export function speaksAlone({ tags }: TaggedText, people = 0): boolean {
  const count = (tag: string) => tags.filter((found) => found.tag === tag).length
  return count('words.alone') > Math.max(count('words.together'), people > 1 ? 1 : 0)
}
