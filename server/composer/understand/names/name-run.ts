import { isPhrase } from '../match-phrases.ts'
import {
  isArticle,
  isLocative,
  isTrade,
  type Reading,
  type Run,
  startsCity,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { isBridge } from './bridges.ts'
import { isFeast } from './feast-compounds.ts'
import { isFamily, isHonorific } from './honorifics.ts'
import { joined } from './joined.ts'
import { leadsToPlace } from './leads-to-place.ts'
import { withLegalForm } from './legal-form.ts'
import { startsWares } from './starts-wares.ts'

export function cutRun({ text }: Reading, run: Word[]): Run | null {
  const words = withoutElision(withoutSpeaker(run))
  const first = words[0]
  const last = words.at(-1)
  return first && last
    ? { start: first.start, end: withLegalForm(text.raw, last.end), words }
    : null
}

/** "We're Hilltop Choir", "Chamo-me Rui Tavares": who speaks is no part of the name. */
function withoutSpeaker(words: Word[]): Word[] {
  const isSpoken = words.length > 1 && speaker.test(words[0]?.folded ?? '')
  return isSpoken ? words.slice(1) : words
}

const speaker = /^(?:i'm|i've|we're|we've|it's|that's|here's|cham(?:o|amo)-(?:me|nos)|c'est)$/

/** "Portfolio d'Hugo Delattre": the preposition is no part of the name. */
function withoutElision(words: Word[]): Word[] {
  const [first, ...rest] = words
  if (!first || rest.length === 0 || !/^d['’]\p{Lu}/u.test(first.raw)) return words
  const [start, raw, folded] = [first.start + 2, first.raw.slice(2), first.folded.slice(2)]
  return [{ ...first, start, raw, folded }, ...rest]
}

const known = new WeakMap<Reading, Map<number, Run | null>>()

/** Capitalised words in a row, with the particles between them; read once for all who ask. */
export function runAt(reading: Reading, at: number): Run | null {
  const runs = known.get(reading) ?? new Map<number, Run | null>()
  known.set(reading, runs)
  const run = runs.get(at)
  if (run !== undefined) return run
  const read = readRun(reading, at)
  runs.set(at, read)
  return read
}

function readRun(reading: Reading, at: number): Run | null {
  const { text, words, lexicon } = reading
  const first = words[at]
  if (!first?.capital) return null
  let last = at
  for (let i = at + 1; i < words.length && i - at < 8; i += 1) {
    const word = words[i]
    const before = words[i - 1]
    if (!word || !before || !joined(text, before, word)) break
    // "Aqui é da Padaria": the verb, and no "and".
    if (/^[éè]$/.test(word.raw)) break
    if (isDate(reading, i) || isSpeaker(reading, i) || startsWares(reading, at, i)) break
    if (withLegalForm(text.raw, before.end) >= word.end && !goesOn(reading, i)) break
    if (word.capital || isFamily(word)) last = i
    else if (isHonorific(text, word)) continue
    // "Dott.ssa Marta Ferri"
    else if (word.folded === 'ssa' && before.end + 1 === word.start) continue
    else if (isTradePart(reading, words, at, i) || isBridge(reading, at, i)) continue
    else if (leadsToPlace(reading, at, i) || startsFeast(reading, at, i)) break
    else if (!(isPhrase(lexicon.name.particles, word.folded) || word.raw === 'à') || i - last > 2)
      break
  }
  return cutRun(reading, words.slice(at, last + 1))
}

/** "Okafor & Daughters Roofing": what they do stands behind the family. */
const goesOn = (reading: Reading, at: number): boolean => {
  const [family, kin, next] = reading.words.slice(at - 1, at + 2)
  const { raw } = reading.text
  if (
    !family ||
    !kin ||
    !next?.capital ||
    /^\d/.test(next.raw) ||
    !raw.slice(family.end, kin.start).includes('&')
  )
    return false
  return raw.slice(kin.end, next.start) === ' ' && !startsCity(reading, next)
}

/** "a Vernio la Sagra del Tortello", "in Bamberg das Zwiebelfest": a town, then what is on there. */
function startsFeast(reading: Reading, first: number, at: number): boolean {
  const { words, lexicon } = reading
  const [before, town, article, feast] = [words[first - 1], words[first], words[at], words[at + 1]]
  const located = before && town && isLocative(lexicon, before.folded) && !isTrade(reading, town)
  if (!article || article.capital || !isArticle(article) || !feast?.capital) return false
  // "feiert Feldbach das Kürbiskernfest": the town is who gives it.
  return (!!located && isTrade(reading, feast)) || (at === first + 1 && isFeast(feast))
}

/** "For my shop Paper Moon I need": who speaks, and no part of the name. */
export const isSpeaker = ({ words, lexicon }: Reading, at: number): boolean =>
  lexicon.countries[0] === 'US' && words[at]?.raw === 'I' && words[at + 1]?.capital === false

/** "Fête de la Pomme le 10 octobre": a day and its month. */
function isDate({ words, lexicon }: Reading, at: number): boolean {
  const [day, next, month] = words.slice(at, at + 3)
  if (!day || !next || !/^\d{1,2}(?:er|st|nd|rd|th)?$/.test(day.folded)) return false
  const linked = /^(?:de|of)$/.test(next.folded) ? month : next
  return !!linked && isPhrase(lexicon.months, linked.folded)
}

/** "Studio legale Ferrantini", "École de français Passerelle": small words inside a trade's name. */
function isTradePart(reading: Reading, words: readonly Word[], first: number, at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  const start = words[first]
  if (!word || !next || !start || !joined(reading.text, word, next)) return false
  if (!isTrade(reading, start) && !house.test(start.folded)) return false
  if (isPhrase(reading.lexicon.name.stops, word.folded)) return false
  if (isTrade(reading, word)) return true
  const before = words[at - 1]
  const behindParticle = !!before && isPhrase(reading.lexicon.name.particles, before.folded)
  return behindParticle && next.capital && !isPhrase(reading.lexicon.name.particles, word.folded)
}

/** Where work is done, whatever it is: "Atelier de couture Fil d'Or". */
export const house =
  /^(?:atelier|taller|laboratorio|bottega|oficina|esc(?:ola|uela)|ecole|scuola|cabinet|centr[eo]|club|acc?ademi[ae]|maison|casa|companhia|compagnie|compania|compagnia)$/
