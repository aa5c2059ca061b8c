/** Words as they stand in texts, and what is to stand in their place. */
export type Corrections = readonly (readonly [said: string, now: string])[]

/** A text with the corrected words in place of the ones it says; parts of longer words stay. */
export function correctedText(text: string, corrections: Corrections): string {
  return corrections.reduce((said, [before, now]) => {
    const start = isUnspaced(before, 0) ? '' : `(?<!${word})`
    const end = isUnspaced(before, -1) ? '' : `(?!${word})`
    // Where the new words stand already, they are right: "Leeds" with its postcode.
    const either = new RegExp(`${literal(now)}|${start}${literal(before)}${end}`, 'giu')
    return said.replace(either, (found) =>
      found.toLowerCase() === now.toLowerCase() ? found : now,
    )
  }, text)
}

const word = '[\\p{L}\\p{N}]'

/**
 * Whether nothing parts the words from others at that end; what follows Korean ones is written on
 * to them. Of a single character nobody knows where it ends.
 */
function isUnspaced(words: string, at: 0 | -1): boolean {
  const edge = words.at(at) ?? ''
  const isGlued = /[\p{Script=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(edge)
  return words.length > 1 && (isGlued || (at < 0 && /\p{Script=Hangul}/u.test(edge)))
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
