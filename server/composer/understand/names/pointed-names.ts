import {
  type Candidate,
  isArticle,
  isCommon,
  isInflected,
  isOwnCity,
  isVocabulary,
  type Reading,
  type Run,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'

/** "…, that's Loose Ends.", "…, dat is Barbier Krul in Enschede", "…, das ist Wiesenwuchs aus Lemgo". */
const points =
  /(?:^|, |[.!?:–—\n] ?)(?:and |und |en )?(?:that's|that is|thats|this is|it's|it is|das ist|das sind|es ist|dat is|dat zijn|dit is|het is) (?:us, |wir, |wij, |ons, |me, )?(?=\S)/gu

/** A mark, or where it is. */
const closes = /^(?:\s*(?:[.,!;(–—\n]|$)| (?:and|und|en) (?:i|we|ich|wir|ik|wij) )/i
const where = /^ (?:aus|in|uit|from|te|bei|bij|near|nabij) (?=\p{Lu})/u

export function pointed(reading: Reading): Candidate[] {
  const { text, words } = reading
  return [...text.folded.matchAll(points)].flatMap(({ index, 0: cue }) => {
    const from = index + cue.length
    const at = wordFrom(words, from)
    const first = words[at]
    const small = first && !first.capital && isArticle(first)
    const run = first?.start === from ? runAt(reading, small ? at + 1 : at) : null
    if (!run || !isProper(reading, run) || isInflected(reading, run)) return []
    return isSaid(reading, run, !!small) ? [{ ...run, score: 4.7 }] : []
  })
}

/** "Das ist Handarbeit": one German thing needs its town behind it to be a name. */
function isSaid(reading: Reading, run: Run, small: boolean): boolean {
  const { text, lexicon } = reading
  const behind = text.raw.slice(run.end)
  const led = where.exec(behind.slice(0, 8))
  const town = reading.words[wordFrom(reading.words, run.end + (led?.[0].length ?? 0))]
  const housed = !!led && !!town && (small || run.words.length > 1 || isOwnCity(reading, town.raw))
  const plain = run.words.every((word) => isVocabulary(reading, word) || isCommon(reading, word))
  if (plain) return false
  // "Das ist Ticki, ein Timer": what it is stands behind it.
  if (/^, (?:an?|eine?|een|our|unser[en]?|onze?) \p{L}/u.test(behind)) return true
  if (lexicon.countries[0] === 'DE' && run.words.length < 2) return housed
  return housed || closes.test(behind.slice(0, 12))
}
