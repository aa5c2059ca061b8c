import {
  type Candidate,
  isCommon,
  isInflected,
  isLocative,
  isTrade,
  type Reading,
  type Run,
  startsSentence,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { hasAddress } from './signed-names.ts'
import { trimRun } from './trim-run.ts'

/** A name alone between marks: "…, plumbers: Rosa Canina.", "| Studio Lavande |". */
export function alone(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]
    if (!word?.capital) continue
    const lead = text.raw.slice(Math.max(0, word.start - 4), word.start)
    const articled = /: (?:l[aeo]s?|il|el|[oa]s?|i|gli) $/.test(
      text.raw.slice(Math.max(0, word.start - 6), word.start),
    )
    const marked = articled || /(?::|\||·|•|\s[–—-]) $/.test(lead)
    if (!marked && !startsSentence(text, word.start)) continue
    const run = runAt(reading, i)
    const trimmed = run && trimRun(reading, run, !/: $/.test(lead))
    if (!trimmed || trimmed.words.length < 2 || trimmed.words.length > 5) continue
    if (!isProper(reading, trimmed) || isInflected(reading, trimmed)) continue
    if (trimmed.words.some((part) => /^\d{3}/.test(part.raw))) continue
    const closes =
      /^(?:[.\n|!]| [–—|·•-] |$)/.test(text.raw.slice(trimmed.end, trimmed.end + 3)) ||
      (/: $/.test(lead) && (isSet(reading, trimmed) || hasAddress(reading, trimmed)))
    const [first] = trimmed.words
    const proper =
      first && (!isCommon(reading, first) || isTrade(reading, first) || /: $/.test(lead))
    const german =
      lexicon.countries[0] === 'DE' && !/&/.test(text.raw.slice(trimmed.start, trimmed.end))
    if (closes && proper)
      found.push({ ...trimmed, score: (marked ? 4.1 : 3.5) - (german ? 0.9 : 0) })
    i += run.words.length - 1
  }
  return found
}

/** ": Las Ollas de Remedios, en Cuernavaca", ": Ô P'tit Four, pâtisserie": a title, and what or where it is. */
function isSet(reading: Reading, { words: [first, ...rest], end }: Run): boolean {
  const { text, words, lexicon } = reading
  const isTitle = !!first && rest.length > 1 && lexicon.countries[0] !== 'DE'
  const next = words[wordFrom(words, end)]
  if (!isTitle || !next || text.raw.slice(end, next.start) !== ', ') return false
  return isLocative(lexicon, next.folded) || isTrade(reading, next)
}
