import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isCommon,
  isElidedTrade,
  isInflected,
  isLocative,
  isOwner,
  isTrade,
  type Reading,
  type Run,
  startsSentence,
} from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { isShop } from './is-shop.ts'
import { joined } from './joined.ts'
import { cutRun, house, runAt } from './name-run.ts'
import { withoutTail } from './run-tail.ts'
import { group } from './trade-names.ts'
import { trimRun } from './trim-run.ts'

/** Runs that hold a trade's name, and runs right behind one: "Café Luna", "padaria Estrela". */
export function beside(reading: Reading): Candidate[] {
  const { text, words } = reading
  const found: Candidate[] = []
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]
    if (!word) continue
    if (word.capital) {
      const run = runAt(reading, i)
      const trimmed = run && trimRun(reading, run, startsSentence(text, word.start))
      if (run && trimmed && trimmed.words.length > 1 && isProper(reading, trimmed)) {
        const trade = trimmed.words.some((part) => isTrade(reading, part))
        const housed =
          (house.test(word.folded) || isShop(reading, trimmed)) && trimmed.start === word.start
        if ((trade || housed) && !isInflected(reading, trimmed) && !isVenue(reading, i, trimmed))
          found.push({ ...trimmed, score: trade ? 5 : 4.4 })
      }
      i += Math.max(0, (run?.words.length ?? 1) - 1)
    }
    const next = behindTrade(reading, i)
    const whole = next > 0 ? runAt(reading, next) : null
    const run = whole && cutRun(reading, withoutTail(reading, whole.words))
    const titled = run && run.words.length > 1 && run.words[0] && isArticle(run.words[0])
    if (run && (titled || isProper(reading, run)))
      found.push({ ...run, score: word.capital ? 3.4 : 4.2 })
  }
  return found
}

/** "at St Mary's Church": where it is on. */
function isVenue({ words, lexicon }: Reading, at: number, { words: run }: Run): boolean {
  const before = words[at - 1]
  const located = !!before && isLocative(lexicon, before.folded)
  return located && isPhrase(lexicon.place.venues, run.at(-1)?.folded ?? '')
}

/** Where a name may start behind a trade's own: "padaria Estrela", "Crêperie itinérante Ty". */
function behindTrade({ text, words, ...reading }: Reading, at: number): number {
  const word = words[at]
  const next = words[at + 1]
  if (!word || !next || !isKind({ text, words, ...reading }, at)) return -1
  const gap = text.raw.slice(word.end, next.start)
  if (next.capital) return !word.capital && /^(?: |, | – | - )["“„«'‘]?$/.test(gap) ? at + 1 : -1
  const { stops, particles } = reading.lexicon.name
  const small = isPhrase(stops, next.folded) || isPhrase(particles, next.folded)
  const far = words[at + 2]
  return gap === ' ' && !small && far?.capital && joined(text, next, far) ? at + 2 : -1
}

/** A trade, or "the band", "la compagnia". */
function isKind(reading: Reading, at: number): boolean {
  const [before, word] = [reading.words[at - 1], reading.words[at]]
  if (!word || isTrade(reading, word)) return !!word
  // "l'auto-école Premier Virage"
  if (!word.capital && isElidedTrade(reading, word)) return true
  // "o estúdio de animação Cão Que Ladra"
  const [kind, of] = reading.words.slice(Math.max(0, at - 2), at)
  const told = kind && !word.capital && /^(?:de|di|du|do|da)$/.test(of?.folded ?? '')
  if (told && !kind.capital && (isTrade(reading, kind) || group.test(kind.folded))) return true
  const one = before && (isArticle(before) || isOwner(before))
  return !!one && !before.capital && !word.capital && group.test(word.folded)
}

/** "ho un centro estetico a Rimini, Pelle di Luna.", "Marguerite & Co vous accueille". */
export function apposed(reading: Reading): Candidate[] {
  const { text, words } = reading
  const found: Candidate[] = []
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]
    if (!word?.capital) continue
    const run = runAt(reading, i)
    const apart = text.raw.slice(Math.max(0, word.start - 2), word.start) === ', '
    if (!run || !isProper(reading, run)) continue
    if (apart && acts(reading, run) && isProfessional(reading, word.start))
      found.push({ ...run, score: 4.2 })
    if (run.words.length < 2) continue
    const closes = /^\s*(?:[.,;\n!]|$)/.test(text.raw.slice(run.end, run.end + 2))
    const both = /\p{L} & \p{Lu}/u.test(text.raw.slice(run.start, run.end))
    const first = run.words[0]
    const keeps = first && (!isCommon(reading, first) || !startsSentence(text, first.start))
    if (both && keeps) found.push({ ...run, score: 3 })
    else if (apart && closes && isProfessional(reading, word.start))
      found.push({ ...run, score: 4 })
    else if (apart && closes && !isPair(reading, run) && ownsTrade(reading, word.start))
      found.push({ ...run, score: 3.1 })
    i += run.words.length - 1
  }
  return found
}

/** "mein Laden, Wolle und Stoffe,": every German thing has a capital. */
const isPair = ({ lexicon }: Reading, { words }: Run): boolean =>
  lexicon.countries[0] === 'DE' && words.some(({ folded }) => folded === 'und')

/** "Collectif de photographes à Lyon, Contrechamp réunit": what it does stands behind it. */
function acts({ words, text, lexicon }: Reading, { end }: Run): boolean {
  const next = words[wordFrom(words, end)]
  if (!next || next.capital || text.raw.slice(end, next.start) !== ' ') return false
  const { name, place } = lexicon
  const small = [place.prepositions, place.weak, name.particles]
  return isPhrase(name.copula, next.folded) && !small.some((list) => isPhrase(list, next.folded))
}

/** "Graphiste à Nancy, Julie Morel.": the sentence begins with what somebody is. */
function isProfessional(reading: Reading, at: number): boolean {
  const behind = wordFrom(reading.words, at)
  const near = reading.words.slice(Math.max(0, behind - 10), behind)
  const from = near.findLastIndex((word) => startsSentence(reading.text, word.start))
  const words = near.slice(from)
  const town = words.some((word, i) => i > 0 && i < 6 && isLocative(reading.lexicon, word.folded))
  const [first] = words
  return !!first && words.length <= 7 && town && isTrade(reading, first)
}

/** Whether the sentence before an offset says "my bakery", "tengo una carnicería". */
function ownsTrade(reading: Reading, at: number): boolean {
  const from = Math.max(0, at - 70)
  const near = reading.words.filter((word) => word.start >= from && word.end <= at)
  const owner = near.findLast((word) => isOwner(word) || owning.test(word.folded))
  return !!owner && near.some((word) => word.start > owner.start && isTrade(reading, word))
}

const owning =
  /^(?:tengo|tenemos|ho|abbiamo|tenho|temos|j'ai|avons|heb|hebben|habe|haben|have|run|own|betreibe|fuhre|gestisco|llevo)$/
