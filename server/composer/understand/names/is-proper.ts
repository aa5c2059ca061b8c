import { isStreetWord } from '../find-street.ts'
import { countryOfCity, regionPhrases } from '../gazetteer.ts'
import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import { isArticle, isCommon, isOwnCity, isTrade, type Reading, type Run } from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** "Torstraße 12": a street word and a number. */
const isAddress = ({ lexicon }: Reading, { words }: Run): boolean =>
  words.some((word) => /^\d/.test(word.raw)) && words.some((word) => isStreetWord(lexicon, word))

const clock = /^\d{1,2}(?:[:.h]\d{0,2}|am|pm|uhr|u)$/

/** "L'albergo", "J'ouvre": an article or a speaker and a small word. */
const elidedSmall = /^\p{L}{1,2}['’]\p{Ll}/u

/** "Orders by Thursday", "Dîner à 19h", "Fermé dimanche et lundi", "Unterricht Mo–Fr": when it is open. */
function tellsHours({ text, lexicon: { hours } }: Reading, { words, end }: Run): boolean {
  const isDay = (word: Word) => hours.days.some((days) => isPhrase(days, word.folded))
  const closed = words.some(({ folded }) =>
    [hours.closed, hours.open].some((list) => isPhrase(list, folded)),
  )
  const last = words.at(-1)
  const ranged =
    !!last && isDay(last) && /^\s?[-–—/,.]?\s?\p{L}/u.test(text.raw.slice(end, end + 3))
  const before = words.at(-2)
  const until = !!last && !!before && !before.capital && (isDay(last) || clock.test(last.folded))
  return (
    until ||
    (closed && words.some(isDay)) ||
    (ranged && words.length > 1 && words.slice(0, -1).some(isDay)) ||
    (ranged && /^[-–]/.test(text.raw.slice(end)))
  )
}

/** "Kurse für Anfänger": what is done for whom. */
const tellsWhom = ({ lexicon }: Reading, { words }: Run): boolean =>
  words.some(({ folded }) => /^(?:fur|for|pour|voor|per|para)$/.test(folded)) &&
  isPhrase(lexicon.audience.people, words.at(-1)?.folded ?? '')

/** "Yogaschule", "speelgoedwinkel": what it is, in one word. */
export const compound =
  /.{3}(?:schule|laden|werkstatt|studio|praxis|salon|service|betrieb|geschaft|handel|verein|agentur|buro|kanzlei|zentrum|verleih|school|winkel|zaak|bedrijf|praktijk|vereniging|verhuur)$/

/** "24 HORAS": how long, and no name. */
const span =
  /^(?:hours?|stunden?|std|heures?|ore|horas?|uur|days?|tage?|jours?|giorni|dias?|dagen)$/

const isSpan = ({ words }: Run, at: number): boolean =>
  /^\d/.test(words[at - 1]?.raw ?? '') && span.test(words[at]?.folded ?? '')

/** "Wien-Ottakring", "Wuppertal-Vohwinkel": a part of a town. */
const isQuarter = (reading: Reading, raw: string): boolean =>
  /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}{2,}$/u.test(raw) && isOwnCity(reading, raw.split('-')[0] ?? '')

/** "Le Petit Ramoneur": an article and two capitals, where what is no name is written small. */
const isSmallTitle = ({ lexicon, text, ...reading }: Reading, { words }: Run): boolean =>
  ['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0]) &&
  letterCase(text.raw) === 'mixed' &&
  words.length === 3 &&
  words.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw)) &&
  !!words[0] &&
  isArticle(words[0]) &&
  !!words[1] &&
  !isTrade({ lexicon, text, ...reading }, words[1])

/** Something in it is a name: no trade word, no common word, no number, no place alone. */
export function isProper(reading: Reading, run: Run): boolean {
  const { raw, folded } = reading.text
  const [first] = run.words
  const last = run.words.at(-1)
  if (!first || !last || /^(?:dr|prof|mr|mrs|ms)$/.test(last.folded)) return false
  if (run.end - run.start < 2 || run.end - run.start > 60) return false
  const clock = /^\d+(?:[:.h]\d*)?(?:am|pm|h|uhr|u)?$/.test(first.folded)
  if (clock && (run.words[1]?.capital === false || isStreetWord(reading.lexicon, last)))
    return false
  if (isAddress(reading, run) || tellsHours(reading, run) || tellsWhom(reading, run)) return false
  if (countryOfCity(raw.slice(run.start, run.end))) return false
  if (isPhrase(regionPhrases, folded.slice(run.start, run.end))) return false
  if (run.words.length === 1 && isQuarter(reading, first.raw)) return false
  if (run.words.length === 1 && (compound.test(first.folded) || elidedSmall.test(first.raw)))
    return false
  const own = run.words.some(
    (word, i) => i > 0 && /^\p{Lu}/u.test(word.raw) && !isTrade(reading, word) && !isSpan(run, i),
  )
  if (isTrade(reading, first) && run.words.length > 2 && last.capital && own) return true
  // "Mecânica Santos & Filhos": who carries a firm's form has a name, were it a town's.
  if (run.words.length > 1 && run.end > last.end) return true
  if (isSmallTitle(reading, run)) return true
  const adjective = !['US', 'DE'].includes(reading.lexicon.countries[0])
  const named = isTrade(reading, first)
  return run.words.some(
    (word, i) =>
      word.capital &&
      !/^\d+[a-z]?$/.test(word.folded) &&
      !isSpan(run, i) &&
      (!isCommon(reading, word) || (adjective && i > 0 && !isArticle(word) && named)) &&
      !isTrade(reading, word) &&
      !isOwnCity(reading, word.raw) &&
      !isPhrase(regionPhrases, word.folded),
  )
}
