import { type TaggedText, tagAt } from '#server/reader/text/tagged-text.ts'

/** Whether a word speaks of what was said before it: "it", "dazu". "There is" points to nobody. */
export function pointsToPrevious(text: TaggedText, at: number): boolean {
  const points = tagAt(text, at, 'words.backward')
  if (!points || tagAt(text, at, 'words.articles')) return false
  // "Il faut réserver" points to nobody either.
  return nobody.every((tag) => (tagAt(text, at, tag)?.end ?? 0) <= points.end)
}

const nobody = ['words.auxiliaries', 'words.expletives']
