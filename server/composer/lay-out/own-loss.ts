import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { type TaggedText, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { isAnimal, isFree, isLost, isWritten } from './lost-words.ts'

/** Letters of "our grey parrot Monty flew out". */
export const longestLoss = 70

/** "Il nostro gatto Pepe è scappato", "se ha perdido nuestra perra": from the first small word to the last of both. */
export function ownLoss(text: TaggedText, lost: { start: number; end: number }): Span | undefined {
  const { raw, tokens } = text
  const isOne = (start: number, end: number) =>
    !/[,;:!?\n]\s|(?<!\d)\.\s|\n/.test(raw.slice(start, end))
  const [own] = tagsIn(text, 0, lost.end + longestLoss, 'words.possessives').filter(
    ({ start, end }) => isOne(Math.min(start, lost.end), Math.max(end, lost.start)),
  )
  if (!own || isDense(raw[lost.start] ?? '')) return undefined
  const noun = ownNoun(text, own)
  let at = tokens.findIndex(({ start }) => start >= Math.min(own.start, lost.start))
  const isSmall = (token: Token | undefined) =>
    token !== undefined &&
    (/^(?:['’]|\p{L}|\p{L}{1,2}['’]\p{L}{1,3})$/u.test(raw.slice(token.start, token.end)) ||
      isFunctionWord(text, token.start, token.end))
  while (isSmall(tokens[at - 1]) && isOne(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0)) at -= 1
  // "Our | lost tortoise": what it is said of stands behind it.
  const isAdjective = raw.slice(own.end, lost.start).trim() === '' && own.end <= lost.start
  const start = isAdjective ? lost.start : (tokens[at]?.start ?? lost.start)
  return noun && [start, Math.max(lost.end, noun.end)]
}

/** Words behind "our" within which it says what is its own: "red kelpie Biscuit". */
const mostOwned = 4

/** "Our red | kelpie", "our lost | tortoise": the animal, else the word before what it is called or before a small word. */
function ownNoun(text: TaggedText, own: { end: number }): Token | undefined {
  const words = text.tokens.filter(({ start }) => start >= own.end).slice(0, mostOwned + 1)
  const stop = words.findIndex(
    (word) => word.kind !== 'word' || (!isLost(text, word) && !isFree(text, word)),
  )
  const owned = words.slice(0, stop < 0 ? mostOwned : stop).filter((word) => !isLost(text, word))
  const called = capitalisesNouns(text.language)
    ? -1
    : owned.findIndex((word) => isWritten(text, word))
  const isWhole = stop > 0 && called < 0
  const last = isWhole ? owned.length - 1 : Math.max(0, called - 1)
  return owned.find((word) => isAnimal(text, word)) ?? owned[last]
}
