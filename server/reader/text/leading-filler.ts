import { type TaggedText, tagAt } from './tagged-text.ts'

const kinds = ['words.fillers', 'words.greetings', 'words.conjunctions', 'words.thanks']

/**
 * "Hi | Marrow Lane", "so | the odd sock": where what is said begins behind a word that leads to it. A
 * filler with a capital may be of a name: "Even Bijpraten".
 */
export function leadingFiller(text: TaggedText, at: number): number | undefined {
  const found = kinds.map((kind) => tagAt(text, at, kind)).find((tag) => tag !== undefined)
  const rest = found && /^[\s,]+/.exec(text.raw.slice(found.end))
  if (!rest) return undefined
  const isOwn = found.tag === 'words.fillers' && /^\p{Lu}/u.test(text.raw.slice(at))
  return isOwn && !rest[0].includes(',') ? undefined : found.end + rest[0].length
}
