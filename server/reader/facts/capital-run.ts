import { endingBefore } from '../text/ending-before.ts'
import { capitalisesNouns } from '../text/nouns.ts'
import { type TaggedText, tagBefore } from '../text/tagged-text.ts'
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
    ?.some(({ tag, start: at }) => /^trades\..*\.names$/.test(tag) && at > end)
  const goesOn = isTrade || isNamedOf(text, [start, end])
  return [isLed ? start - lead : start, goesOn ? end + rest : end]
}

/** "Pro Loco di Rocca | San Biagio": whom or what something is of is told with all its capitals. */
function isNamedOf({ raw, language }: TaggedText, [start, end]: Span): boolean {
  const joint = / (\p{Ll}{1,4}) \p{Lu}[\p{L}\p{M}’'-]*$/u.exec(raw.slice(start, end))?.[1]
  return joint !== undefined && language.data.names.particles.includes(joint)
}
