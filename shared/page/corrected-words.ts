/** Words as they stand in texts, and what is to stand in their place. */
export type Corrections = readonly (readonly [said: string, now: string])[]

/** A text with the corrected words in place of the ones it says; parts of longer words stay. */
export function correctedText(text: string, corrections: Corrections): string {
  return corrections.reduce((said, [before, now]) => {
    // Where what is added to it follows already, it is right: "Leeds" with its postcode.
    const isLonger = now.toLowerCase().startsWith(before.toLowerCase())
    const rest = isLonger ? `(?!${literal(now.slice(before.length))})` : ''
    return said.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${literal(before)}(?![\\p{L}\\p{N}])${rest}`, 'giu'),
      () => now,
    )
  }, text)
}

const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The same for every text in a value of a block's props. */
export function correctedWords(value: unknown, corrections: Corrections): unknown {
  if (typeof value === 'string') return correctedText(value, corrections)
  if (Array.isArray(value)) return value.map((each) => correctedWords(each, corrections))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    addresses.has(key) ? each : correctedWords(each, corrections),
  ])
  return Object.fromEntries(entries)
}

/** Fields that hold no words: ids of prices, where a button leads. */
const addresses = new Set(['to', 'kind', 'price', 'type'])
