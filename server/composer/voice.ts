import type { Reading } from '#server/reader/read.ts'

/** Whether one person speaks, who says "I": labels say "about me". */
export function speaksAlone({ text }: Reading): boolean {
  const count = (tag: string) => text.tags.filter((found) => found.tag === tag).length
  return count('words.alone') > count('words.together')
}
