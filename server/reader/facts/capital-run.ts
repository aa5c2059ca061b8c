import { endingBefore } from '../text/ending-before.ts'
import { capitalisesNouns } from '../text/nouns.ts'
import { type TaggedText, tagAt, tagBefore } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'

const before = endingBefore(/(?:\p{Lu}[\p{L}\p{M}’'-]* )+/u)
const behind = /^(?: \p{Lu}[\p{L}\p{M}’'-]*)+/u

/**
 * "The Otley | Bridge | Repair Café": words with capitals between an article and a name belong to it,
 * and those behind it that end in what it is. Nothing in languages whose nouns all have capitals.
 */
export function wholeCapitals(text: TaggedText, [start, end]: Span): Span {
  const { raw, language } = text
  const isPlain = raw === raw.toLowerCase() || raw === raw.toUpperCase()
  if (isPlain || capitalisesNouns(language) || !/^\p{Lu}/u.test(raw.slice(start)))
    return [start, end]
  const lead = before(raw, start)?.length ?? 0
  const isLed = tagBefore(text, start - lead - 1, 'words.articles') !== undefined
  const rest = behind.exec(raw.slice(end))?.[0].length ?? 0
  const isTrade = text.endingAt
    .get(end + rest)
    ?.some(({ tag, start: at }) => isTradeNoun(tag) && at > end)
  const goesOn = isTrade || isNamedOf(text, [start, end], end + rest)
  return [isLed ? start - lead : start, goesOn ? end + rest : end]
}

/**
 * "La Pro Loco di Rocca | San Biagio organizza … .": in a sentence what something is of is told with all its
 * capitals; in notes a town follows it.
 */
function isNamedOf(text: TaggedText, [start, end]: Span, to: number): boolean {
  const { raw, language } = text
  const joint = / (\p{Ll}{1,4}) \p{Lu}[\p{L}\p{M}’'-]*$/u.exec(raw.slice(start, end))?.[1]
  if (!joint || !language.data.names.particles.includes(joint)) return false
  const isLed = [tagAt(text, start, 'words.articles'), tagBefore(text, start - 1, 'words.articles')]
  const goesOn = /^ \p{Ll}[^\n]*[.!?](?:\s|$)/u.test(raw.slice(to))
  return goesOn && isLed.some((tag) => tag !== undefined)
}
