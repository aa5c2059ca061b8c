import type { TaggedText } from './tagged-text.ts'

/** Whether a tag is of what a trade is called: "trades.bakery.names". */
export const isTradeNoun = (tag: string): boolean => /^trades\..*\.names$/.test(tag)

/** Whether a noun for a trade starts here. */
export const isTradeAt = ({ startingAt }: TaggedText, at: number): boolean =>
  (startingAt.get(at) ?? []).some(({ tag }) => isTradeNoun(tag))
