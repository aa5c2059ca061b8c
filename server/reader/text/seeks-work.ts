import { hasTag, type TaggedText } from './tagged-text.ts'

/** Whether the page is of somebody who looks for work; who says "we" helps others to find some. */
export function seeksWork(text: TaggedText): boolean {
  const has = (tag: string) => hasTag(text, 0, text.raw.length, tag)
  return has('words.seeking') && !has('words.together')
}
