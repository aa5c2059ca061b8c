import type { Reading } from '#server/reader/read.ts'
import { sentenceAround } from '#server/reader/text/sentence-around.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'

/** Somebody died or is buried, and nobody marries. */
export function isOfDeath({ text }: Reading): boolean {
  const has = (tag: string) => hasTag(text, 0, text.raw.length, tag)
  return (has('words.mourning') || has('words.deceased')) && !has('words.marrying')
}

/**
 * "Send me a memory of her": what whoever mourns is asked for, before all ways to reach somebody; where
 * an address is told for something else, that is asked first.
 */
export function memoryAsked(reading: Reading): 'mail' | 'message' | undefined {
  const { text, facts } = reading
  const [memory] = tagsIn(text, 0, text.raw.length, 'words.memories')
  const hasButton = facts.action && hasTag(text, ...facts.action.span, 'words.buttons')
  if (!memory || hasButton || !isOfDeath(reading)) return undefined
  if (!facts.email) return 'message'
  const [start, end] = sentenceAround(text, [memory.start, memory.end])
  return facts.email.span[0] >= start && facts.email.span[1] <= end ? 'mail' : undefined
}
