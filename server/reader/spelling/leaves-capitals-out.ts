import { rememberedOf } from '../remembered.ts'
import type { TaggedText } from '../text/tagged-text.ts'

/** Words of a text that is long enough to tell. */
const leastWords = 8

/**
 * Whether whoever typed a text leaves capitals out. It begins with a small letter, or has none but
 * those a phone sets by itself: at the beginning of a sentence or a line.
 */
export const leavesCapitalsOut = rememberedOf(({ raw, tokens }: TaggedText): boolean => {
  if (/^\P{L}*\p{Ll}/u.test(raw)) return true
  const words = tokens.filter(({ kind }) => kind === 'word')
  const isWithin = (start: number) =>
    start > 0 &&
    !/(?:[.!?:…]\s*|\n\s*|^\s*)["'(¡¿-]*$/u.test(raw.slice(Math.max(0, start - 6), start))
  return (
    words.length >= leastWords &&
    !words.some(({ start }) => /^\p{Lu}/u.test(raw.slice(start, start + 2)) && isWithin(start))
  )
})
