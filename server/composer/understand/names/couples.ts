import { type Candidate, isCommon, isTrade, type Reading, startsCity } from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** What is said of two who marry: "getting married", "heiraten", "nos casamos", "se disent oui". */
const wedding =
  /(?<!\p{L})(?:weddings?|engagement|verlob\p{L}*|verlov\p{L}*|verloofd|getting married|marry|marries|tie the knot|tying the knot|say(?:ing)? i do|heirat\p{L}*|hochzeit\p{L}*|trauung|trauen sich|traut euch|jawort|ja-wort|trouw\p{L}*|bruiloft\p{L}*|huwelijk\p{L}*|jawoord|ja-woord|mariage|marient|marions|se marie|disent oui|disons oui|noces|casamos|casan|boda|matrimonio|nozze|sposano|sposiamo|sposi|casamento|casam|casar|bodas de)(?!\p{L})/u

const and = /^(?:and|und|en|et|y|e)$/

/** "Op 5 juni geven Noor en Stijn elkaar het jawoord": a wedding is called after the two. */
export function couples(reading: Reading): Candidate[] {
  const { text, words } = reading
  if (!wedding.test(text.folded)) return []
  return words.flatMap((_, i) => {
    const pair = pairAt(reading, i)
    const [first] = pair
    const last = pair.at(-1)
    if (!first || !last || !isSaid(reading, i, i + pair.length)) return []
    return [{ start: first.start, end: last.end, words: pair, score: 7 }]
  })
}

const marrying =
  /^(?:heiraten|heirateten|trauen|sagen|geben|feiern|laden|freuen|sind|hochzeit|trauung|von|wir)$/

/** Every German thing has a capital, "Kaffee und Kuchen" too: there a verb or "von" tells people. */
function isSaid({ lexicon, text, words }: Reading, from: number, to: number): boolean {
  const [first, last] = [words[from], words[to - 1]]
  const sign = /[&+]/.test(text.raw.slice(first?.start, last?.end))
  if (lexicon.countries[0] !== 'DE' || sign) return true
  return [words[from - 1], words[to]].some((word) => marrying.test(word?.folded ?? ''))
}

/** "Noor en Stijn", "Anna Vogt & Tom Beck": the words of two people who stand here. */
function pairAt(reading: Reading, at: number): Word[] {
  const { text, words } = reading
  const before = words[at - 1]
  // The second half of a name of four words is no couple.
  if (before?.capital && isPerson(reading, before) && spaced(reading, before, words[at])) return []
  const one = personAt(reading, at)
  const between = words[at + one.length]
  const last = one.at(-1)
  if (!last || !between) return []
  const sign = /^ ?[&+] ?$/.test(text.raw.slice(last.end, between.start))
  const linked = sign || (and.test(between.folded) && spaced(reading, last, between))
  const from = at + one.length + (sign ? 0 : 1)
  const two = linked ? personAt(reading, from) : []
  return two.length === 0 ? [] : words.slice(at, from + two.length)
}

/** A first name, and a last one where it stands behind. */
function personAt(reading: Reading, at: number): Word[] {
  const [first, last] = reading.words.slice(at, at + 2)
  if (!first || !isPerson(reading, first)) return []
  const whole = last && isPerson(reading, last) && spaced(reading, first, last)
  return whole ? [first, last] : [first]
}

const isPerson = (reading: Reading, word: Word): boolean =>
  word.capital &&
  /^\p{Lu}\p{Ll}/u.test(word.raw) &&
  !isCommon(reading, word) &&
  !isTrade(reading, word) &&
  !startsCity(reading, word)

const spaced = ({ text }: Reading, a: Word, b: Word | undefined): boolean =>
  !!b && text.raw.slice(a.end, b.start) === ' '
