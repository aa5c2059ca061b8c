import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isElidedTrade,
  isLocative,
  isTrade,
  type Reading,
  startsCity,
  startsSentence,
} from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { joined } from './joined.ts'
import { house, runAt } from './name-run.ts'

/** With its article: "la chorale de Montbrison" says where it is, "la ferme des Tilleuls" its name. */
const ofThe = /^(?:du|des|del|della|dello|dei|degli|delle|do|da|dos|das|vom|zum|zur)$/

const of = /^(?:du|des|de|d|del|della|dello|dei|degli|delle|di|do|da|dos|das|van|von|vom|of)$/

/** "La clinique vétérinaire du Val d'Auzon accueille": a trade of something, written small. */
export function ofSomething(reading: Reading): Candidate[] {
  const { text, words } = reading
  return words.flatMap((word, i) => {
    if (!startsSentence(text, word.start)) return []
    const from = /^l['’]\p{Ll}/iu.test(word.raw) ? i : isArticle(word) ? i + 1 : -1
    const first = words[from]
    if (!first || (from > i && first.capital) || !isKind(reading, first)) return []
    const lead = leadOf(reading, from)
    const run = lead.length > 1 ? runAt(reading, from + lead.length) : null
    const [name] = run?.words ?? []
    if (!run || !name || startsCity(reading, name) || !does(reading, run.end)) return []
    const elided = from === i ? 2 : 0
    return [
      { start: first.start + elided, end: run.end, words: [...lead, ...run.words], score: 5.6 },
    ]
  })
}

/** The trade and the small words to its "of": "école de danse du". */
function leadOf(reading: Reading, from: number): Word[] {
  const { text, words } = reading
  for (let at = from + 1; at < from + 6; at += 1) {
    const [before, word, next] = words.slice(at - 1, at + 2)
    if (!before || !word || !next || !joined(text, before, word) || word.capital) return []
    const link = of.test(word.folded)
    if (ofThe.test(word.folded) && next.capital && joined(text, word, next))
      return words.slice(from, at + 1)
    const [article, far] = words.slice(at + 1, at + 3)
    if (link && article && isArticle(article) && far?.capital) return words.slice(from, at + 2)
    if (!link && isLocative(reading.lexicon, word.folded)) return []
  }
  return []
}

const isKind = (reading: Reading, word: Word): boolean => {
  const [, elided] = /^l['’](\p{Ll}.+)$/u.exec(word.folded) ?? []
  if (elided === undefined) return isTrade(reading, word) || house.test(word.folded)
  return house.test(elided) || reading.trades.get(word.start + 2) === word.end
}

/** Whether what stands behind is something a business does. */
function does({ text, words, lexicon }: Reading, end: number): boolean {
  const next = words[wordFrom(words, end)]
  const close = next && text.raw.slice(end, next.start) === ' '
  const small = [lexicon.place.prepositions, lexicon.place.weak, lexicon.name.particles]
  return (
    !!close &&
    isPhrase(lexicon.name.copula, next.folded) &&
    !small.some((list) => isPhrase(list, next.folded))
  )
}

const being = /^(?:is|are|est|c'est|es|son|e|sao|zijn|sono)$/

/** "La banda è Ruggine Dolce", "Notre groupe c'est Les Vieux Câbles": what it is, then who. */
export function isCalled(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (lexicon.countries[0] === 'DE') return []
  return words.flatMap((word, i) => {
    if (!being.test(word.folded) || !isSubject(reading, i)) return []
    const run = runAt(reading, i + 1)
    const close = run && /^[\s:"“„«¡¿]{1,3}$/.test(text.raw.slice(word.end, run.start))
    const ends = run && /^\s*(?:[.,;:!"”“»\n]|$)/.test(text.raw.slice(run.end, run.end + 2))
    return close && ends && run.words.length > 1 && isProper(reading, run)
      ? [{ ...run, score: 6 }]
      : []
  })
}

/** "La banda", "l'école", "mi tienda", "mi peluquería en Teruel": what it is begins a sentence, and at most its town stands before the verb. */
function isSubject(reading: Reading, at: number): boolean {
  const { words, text } = reading
  for (let first = at - 1; first > at - 8 && first >= 0; first -= 1) {
    const word = words[first]
    if (!word || startsSentence(text, words[first + 1]?.start ?? 0)) return false
    if (!startsSentence(text, word.start)) continue
    const elided = /^l['’](\p{L}+)$/u.exec(word.folded)?.[1]
    const kind = elided === undefined ? words[first + 1] : word
    if (!kind || (elided === undefined && kind.capital)) return false
    const behind = elided === undefined ? first + 2 : first + 1
    const isKind = elided === undefined ? isTrade(reading, kind) : isElidedTrade(reading, kind)
    return (
      behind <= at &&
      (isKind || group.test(elided ?? kind.folded)) &&
      tellsWhere(reading, behind, at)
    )
  }
  return false
}

/** Nothing, "de coiffure", "en Teruel", "de coiffure à Pau,". */
function tellsWhere(reading: Reading, from: number, at: number): boolean {
  const { words, text, lexicon } = reading
  const said = words.slice(from, at)
  const clause = text.raw.slice(words[from - 1]?.end ?? 0, words[at]?.start ?? 0)
  const town = said.findIndex((word) => word.capital)
  return (
    /^[^.;:!?\n]*$/.test(clause) &&
    said.every(
      (word) => !isPhrase(lexicon.name.copula, word.folded) || isLocative(lexicon, word.folded),
    ) &&
    (town <= 0 || isLocative(lexicon, said[town - 1]?.folded ?? ''))
  )
}

/** Who belongs together, and where one works: it has a name of its own. */
export const group =
  /^(?:\p{L}*club|podcast|canal|chaine|canale|blog|ecole|taller|academia|escuela|scuola|escola|oficina|accademia|choir|band|group|team|crew|label|brand|place|studio|salon|business|venture|project|app|koor|\p{L}+koor|groep|bedrijf|zaak|merk|stichting|vereniging|groupe|chorale|troupe|boite|resto|appli|marque|association|projet|entreprise|grupo|banda|coro|marca|empresa|negocio|local|salon|asociacion|proyecto|gruppo|marchio|locale|salone|associazione|progetto|salao|negocio|projeto|associacao|loja|espaco|clube|circolo|compagnia|orchestra|orchestre|orquesta|orquestra|ensemble|verein|chor|\p{L}*laden|betrieb|\p{L}*gruppe|\p{L}+verein)$/u

const one = /^(?:an?|une?|una|uno|um|uma|een|eine[mnrs]?|un['’].+)$/

/** "a", "una", "un'app": one of many. */
export const isOne = ({ folded }: Word): boolean => one.test(folded)
