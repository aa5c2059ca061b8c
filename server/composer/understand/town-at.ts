import { isTradeName, tradeIndex } from './classify-industry.ts'
import { cityPhrases, regionPhrases } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, matchAt, phraseIndex } from './match-phrases.ts'
import type { BriefText, Word } from './read-text.ts'

/** Words of places that need no capital: Aix-en-Provence, Viana do Castelo, Freiburg im Breisgau. */
const inner = new Set(
  'de do da dos das del di della en sur upon am an der im in aan den of sous'.split(' '),
)
/** "Zahara de los Atunes", "Neustadt an der Aisch". */
const articles = new Set('la las los le les der den'.split(' '))

/** Towns that are words too: behind a preposition they count only with their capital. */
export const wordly = new Set(
  'nice tours bath reading hull cork pau sale como natal porto lagos faro guarda santos vitoria victoria salvador essen halle celle bergen oss ede leon cuenca lima salta alba prato potenza latina zug sete gera ronda palma derby sion'.split(
    ' ',
  ),
)

/** Where the longest known city that starts here ends, or -1. */
export function knownAt(text: BriefText, start: number): number {
  const end = matchAt(phraseIndex(cityPhrases), text.folded, start)?.end ?? -1
  return end < 0 ? end : end + (onWater.exec(text.raw.slice(end, end + 32))?.[0].length ?? 0)
}

/** "Desenzano del Garda", "Newcastle upon Tyne": the second half of a known town's name. */
const onWater = /^(?: (?:del|upon|sul|sull|am|an der|sur)|-sur) ?-?\p{Lu}\p{L}+/u

/** A land or a county: a place only where no town is named. */
export function isRegion({ folded }: BriefText, start: number, end: number): boolean {
  return isPhrase(regionPhrases, folded.slice(start, end))
}

/** Where a capitalised run that may be an unknown town ends, or -1. */
export function townAt(text: BriefText, words: readonly Word[], at: number): number {
  const first = words[at]
  if (!first?.capital || /^\d/.test(first.raw)) return -1
  let { end } = first
  for (let i = at + 1; i < words.length && i - at < 4; i += 1) {
    const word = words[i]
    if (!word || !/^[ -]$/.test(text.raw.slice(end, word.start))) break
    if (word.capital && !/^\d/.test(word.raw) && !/^(?:a|en|em|in|te)$/.test(word.folded)) {
      end = word.end
      continue
    }
    const over = bridge(text, words, i)
    const next = words[i + over]
    if (!next || over === 0) break
    end = next.end
    i += over
  }
  return end
}

/** "Viana do Castelo", "Zahara de los Atunes", and not "Vila Real em Lisboa": how many words lead over. */
function bridge(text: BriefText, words: readonly Word[], at: number): number {
  const word = words[at]
  if (!word || !inner.has(word.folded)) return 0
  const over = articles.has(words[at + 1]?.folded ?? '') ? 2 : 1
  const next = words[at + over]
  if (!next?.capital || /^\d/.test(next.raw)) return 0
  const known = knownAt(text, next.start)
  const within = word.folded === 'im' && isRegion(text, next.start, known)
  const written = /^\p{Lu}/u.test(next.raw)
  if (/^(?:a|in|en|im)$/.test(word.folded) && (known > 0 || !written) && !within) return 0
  return /^ (?:\p{L}+ )?$/u.test(text.raw.slice(word.end, next.start)) ? over : 0
}

/** Whether a capitalised run can be a town: no month, no trade, no hall, nothing common. */
export function isTown(text: BriefText, lexicon: Lexicon, start: number, end: number): boolean {
  const source = text.folded.slice(start, end)
  const words = source.split(/[\s-]/)
  const [head = ''] = words
  if (source.length < 2 || isPhrase(lexicon.place.venues, words.at(-1) ?? '')) return false
  if ([lexicon.place.not, lexicon.place.venues, lexicon.months].some((not) => isPhrase(not, head)))
    return false
  if (isBuiltAsTown(text, lexicon, start, end)) return true
  if (matchAll(phraseIndex(lexicon.place.not), source)[0]?.end === source.length) return false
  if (words.every((word) => isPhrase(lexicon.name.generic, word))) return false
  if (lexicon.hours.days.some((days) => isPhrase(days, head))) return false
  return !matchAll(tradeIndex(lexicon), source).some((match) => isTradeName(match))
}

/** Whether a run is built as only towns are: "Shrewsbury", "Tuttlingen", "Great Missenden". */
export function isBuiltAsTown(
  { folded }: BriefText,
  { place }: Lexicon,
  start: number,
  end: number,
) {
  const [head = '', ...rest] = folded.slice(start, end).split(/[ .]+/)
  if (rest.length > 0 && isPhrase(place.leads, head)) return true
  const whole = folded.slice(start, end)
  return matchAll(phraseIndex(place.towns), whole).some(
    (ending) => ending.end === whole.length && ending.start > 1,
  )
}
