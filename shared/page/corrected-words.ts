/** Words as they stand in texts, and what is to stand in their place. */
export type Corrections = readonly (readonly [said: string, now: string])[]

/** Facts that stand in sentences as they are. */
export const inSentences = [
  'name',
  'kind',
  'place',
  'audience',
  'email',
  'url',
  'phoneText',
] as const

/** A text with the corrected words in place of the ones it says; parts of longer words stay. */
export function correctedText(text: string, corrections: Corrections): string {
  if (corrections.length === 0) return text
  const words = new Map(corrections.map(([before, now]) => [before.toLowerCase(), now]))
  // Where the new words stand already, they are right: "Leeds" with its postcode.
  const right = new Set(corrections.map(([, now]) => now.toLowerCase()))
  const either = [
    ...longestFirst(corrections.map(([, now]) => now)).map(literal),
    ...longestFirst(corrections.map(([before]) => before)).map(bounded),
  ]
  return text.replace(new RegExp(either.join('|'), 'giu'), (found) => {
    const said = found.toLowerCase()
    return right.has(said) ? found : (words.get(said) ?? found)
  })
}

const longestFirst = (all: readonly string[]): string[] =>
  all.filter(Boolean).toSorted((one, other) => other.length - one.length)

function bounded(words: string): string {
  const start = isUnspaced(words, 0) ? '' : `(?<!${word})`
  const end = isUnspaced(words, -1) ? '' : `(?!${word})`
  return start + literal(words) + end
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

/** Words letter by letter, in a regular expression. */
export const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

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
