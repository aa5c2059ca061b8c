import { besideTown } from './beside-town.ts'
import { casedWords } from './cased-words.ts'
import { findAsianPlace } from './find-asian-place.ts'
import { findStreet, type Street } from './find-street.ts'
import { countryPhrases } from './gazetteer.ts'
import { hyphenated } from './hyphenated-town.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { isPhrase, matchAll, phraseIndex } from './match-phrases.ts'
import { behindName, type PlaceCandidate, prepositional, standing } from './place-candidates.ts'
import { type BriefText, endsSentence, type Found } from './read-text.ts'
import { isRegion, isTown, knownAt, townAt } from './town-at.ts'

type Span = readonly [number, number]

/** The town, or street and town where they stand together; an event's name may begin with it. */
export function findPlace(
  text: BriefText,
  lexicon: Lexicon,
  name: Span | null,
  dated: boolean,
): Found<string> | undefined {
  if (lexicon.common === '') return findAsianPlace(text, name)
  const words = casedWords(text, lexicon)
  const street = findStreet(text, lexicon, words, name, (at) => {
    const word = words[at]
    if (!word) return -1
    const city = knownAt(text, word.start)
    if (city > 0) return city
    const end = townAt(text, words, at)
    return end > 0 && isTown(text, lexicon, word.start, end) ? end : -1
  })
  if (street?.town) return withTown(text, street, street.town)
  const town = bestTown(
    text,
    name,
    dated,
    [
      ...prepositional(text, lexicon, words),
      ...standing(text, lexicon, words),
      ...besideTown(text, lexicon, words),
      ...behindName(text, lexicon, words, name),
    ].filter((place) => !isElsewhere(text, lexicon, place) && !isCountry(text, place)),
  )
  if (street && town && belong(text, town, street)) return joined(text, street, town)
  if (town) return found(text, town, confidence(town))
  return street ? found(text, street, 0.7) : undefined
}

const confidence = ({ score }: PlaceCandidate): number =>
  score >= 5 ? 0.92 : score >= 4 ? 0.72 : score > 2 ? 0.6 : 0.45

/** The place a brief speaks of first and most clearly; one inside the name only where no other is. */
function bestTown(
  text: BriefText,
  name: Span | null,
  dated: boolean,
  candidates: readonly PlaceCandidate[],
): PlaceCandidate | undefined {
  const rank = (c: PlaceCandidate) => c.score + 1.5 * Math.exp(-c.start / 200)
  const holds = (o: PlaceCandidate, c: PlaceCandidate) =>
    o.start <= c.start && o.end >= c.end && o.end - o.start > c.end - c.start && o.score >= 3
  const ranked = candidates
    .filter((c) => !candidates.some((o) => holds(o, c)))
    .sort((a, b) => rank(b) - rank(a) || a.start - b.start)
  const outside = ({ start, end }: PlaceCandidate) => !name || end <= name[0] || start >= name[1]
  const best =
    ranked.find((place) => outside(place) && place.score >= 2) ??
    ranked.find(({ start, own }) => name && own && (start > name[0] || dated)) ??
    ranked.find(outside)
  return best && cityBehind(text, best)
}

/** "Vereine in Deutschland": a whole country is nowhere to go. */
const isCountry = ({ folded }: BriefText, { start, end }: PlaceCandidate): boolean =>
  isPhrase(countryPhrases, folded.slice(start, end))

/** "exhibited in London in 2022 and Oslo", "born in Bath": not where it is. */
function isElsewhere({ folded }: BriefText, lexicon: Lexicon, { start }: PlaceCandidate): boolean {
  let from = start
  while (from > 0 && start - from < 44 && !endsSentence(folded, from - 1)) from -= 1
  return matchAll(phraseIndex(lexicon.place.elsewhere), folded, from, start).length > 0
}

/** "Alfama, Lisboa": the known city behind a quarter; no county, and no list of towns. */
function cityBehind(text: BriefText, place: PlaceCandidate): PlaceCandidate {
  const gap = /^, (?=\p{Lu})/u.exec(text.raw.slice(place.end, place.end + 4))
  if (!gap) return place
  const start = place.end + gap[0].length
  const end = knownAt(text, start)
  const listed = /^(?:,| (?:and|und|et|y|e|en|&)) \p{Lu}/u.test(text.raw.slice(end, end + 8))
  return end > 0 && !listed && !isRegion(text, start, end) ? { ...place, start, end } : place
}

/** "no Porto, na Rua das Flores 120", "Bath (12 High Street)", "8 Station Road in the centre of Frome". */
function belong({ raw }: BriefText, town: PlaceCandidate, street: Street): boolean {
  if (street.end <= town.start)
    return /^,?(?: \p{L}{1,9}){1,5} $/u.test(raw.slice(street.end, town.start))
  const gap = raw.slice(town.end, street.start)
  return town.end <= street.start && /^[\s,(:|–-]{1,3}(?:[\p{L}]{1,8}['’\s] ?){0,3}$/u.test(gap)
}

/** "Harbour Street 14 in Whitby", "14, rue X au Havre": written as on a letter, without the "in". */
function withTown(text: BriefText, street: Street, [start, end]: Span): Found<string> {
  const { raw } = text
  const plain = /^[\s\d,(|·–-]*(?:[A-Z]{2} )?$/.test(raw.slice(street.end, start))
  if (plain) return found(text, { start: street.start, end }, 0.93)
  const town = found(text, { start, end }, 0.93).value
  const value = `${raw.slice(street.start, street.end)}, ${town}`
  return { value, span: [street.start, end], confidence: 0.93 }
}

/** The street goes before the town, as on a letter. */
function joined(text: BriefText, street: Street, town: PlaceCandidate): Found<string> {
  const value = `${text.raw.slice(street.start, street.end)}, ${found(text, town, 0.9).value}`
  return {
    value,
    span: [Math.min(town.start, street.start), Math.max(town.end, street.end)],
    confidence: 0.9,
  }
}

/** "Grimsby DN32 0DT", "Oxford OX4 1HP": a British postcode has two halves. */
function codeEnd(raw: string, end: number): number {
  const outward = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?$/u.test(raw.slice(Math.max(0, end - 5), end))
  const rest = raw.slice(end, end + 10)
  const code = (
    outward ? /^ \d[A-Z]{2}(?![\p{L}\d])/u : /^ [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u
  ).exec(rest)
  return end + (code?.[0].length ?? 0)
}

/** "au Havre", "aux Sables": the article in the preposition is the town's own. */
const articles: Readonly<Record<string, string>> = { au: 'Le', du: 'Le', aux: 'Les' }

function found(
  { raw }: BriefText,
  { start, end }: Pick<Street, 'start' | 'end'>,
  sure: number,
): Found<string> {
  const value = raw.slice(start, codeEnd(raw, hyphenated(raw, end)))
  const contracted = /(?<![\p{L}])(au|du|aux) $/u.exec(
    raw.slice(Math.max(0, start - 4), start),
  )?.[1]
  const article = contracted && /^(?:Havre|Mans|Puy|Sables|Creusot|Touquet|Lavandou)/.test(value)
  if (!article) return { value, span: [start, start + value.length], confidence: sure }
  const from = start - contracted.length - 1
  return { value: `${articles[contracted]} ${value}`, span: [from, end], confidence: sure }
}
