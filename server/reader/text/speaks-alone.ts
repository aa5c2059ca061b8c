import type { TaggedText } from './tagged-text.ts'

/** Whether one person speaks, who says "I": labels say "about me". */
export function speaksAlone({ tags }: TaggedText): boolean {
  const count = (tag: string) => tags.filter((found) => found.tag === tag).length
  return count('words.alone') > count('words.together')
}
