import { isStreetWord } from '../find-street.ts'
import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isLocative,
  isTrade,
  isVocabulary,
  type Reading,
  startsSentence,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** What a feast may be called besides its trade's words. */
const heads =
  /^(?:noche|nuit|notte|noite|bal|baile|foire|soiree|serata|rastro|romeria|verbena|arraial|brocante|kermesse|concert|concerto|concierto|festival|journees?|jornadas?|giornat[ae]|semana|semaine|settimana|ruta|marcha|carrera|course)$/

/** Feasts that are called after people, and what says nothing of its own. */
const own =
  /^(?:mariage|bodas?|matrimonio|nozze|casamento|noces|bautizo|anniversaire|cumpleanos|compleanno|aniversario|laurea|quince|bapteme|batizado|battesimo|jubilacion|departs?)$/

const link = /^(?:de|du|des|del|di|della|dello|dei|degli|delle|do|da|dos|das|of)$/

/** "la Sagra dell'Agnello a", "Fête du Pain à Trémolat le 3 mai", ": Noche de Boleros en Mérida": up to where or when. */
export function feastTitles(reading: Reading): Candidate[] {
  if (!['FR', 'ES', 'IT', 'PT'].includes(reading.lexicon.countries[0])) return []
  return reading.words.flatMap((word, i) => {
    if (!word.capital || !begins(reading, i) || own.test(word.folded)) return []
    if (!isTrade(reading, word) && !heads.test(word.folded)) return []
    const taken = titleFrom(reading, i)
    const last = taken.at(-1)
    const said = last && taken.length > 1 && names(reading, taken)
    // "Concerto de Natal": the choir that sings has a name of its own.
    const score = /^concer|^concier/.test(word.folded) ? 3.4 : 6.1
    return said ? [{ start: word.start, end: last.end, words: taken, score }] : []
  })
}

function begins({ words, text }: Reading, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (!word) return false
  const led = before && isArticle(before) && text.raw.slice(before.end, word.start) === ' '
  return (
    led || startsSentence(text, word.start) || /: $/.test(text.raw.slice(0, word.start).slice(-2))
  )
}

/** The words from a feast to a mark, its day, its verb or its place; none where it is too long. */
function titleFrom(reading: Reading, at: number): Word[] {
  const { words, text } = reading
  const taken = words.slice(at, at + 1)
  for (let i = at + 1; i < at + 8; i += 1) {
    const [before, word] = [words[i - 1], words[i]]
    if (!before || !word || !joins(text.raw.slice(before.end, word.start))) break
    if (stops(reading, i)) break
    if (i === at + 7) return []
    taken.push(word)
  }
  while (taken.length > 1 && isSmall(reading, taken.at(-1) as Word)) taken.pop()
  return taken
}

/** " ", "-", " dell'". */
const joins = (gap: string): boolean => /^(?: | ?[&-] ?| (?:d|l|dell|all|nell|sull)['’])$/.test(gap)

/** A day, a verb, or a small word that leads to a day or a place. */
function stops(reading: Reading, at: number): boolean {
  const { words, lexicon } = reading
  const [word, next] = words.slice(at, at + 2)
  if (!word || /^\d/.test(word.raw) || isDay(reading, word)) return true
  const of = link.test(word.folded)
  if (!of && !isSmall(reading, word) && isPhrase(lexicon.name.copula, word.folded)) return true
  // "Festa do Caldo Verde regressa": behind a capital a small word is the verb.
  if (!of && !isSmall(reading, word)) return !word.capital && isThing(words[at - 1], words[at - 2])
  if (of) return false
  if (!next || /^\d/.test(next.raw) || isDay(reading, next)) return true
  if (isStreetWord(lexicon, next)) return true
  const isKnown = isVocabulary(reading, next) || /^l['’]\p{Lu}/u.test(next.raw)
  return !isKnown && (next.capital || isArticle(next))
}

/** A capital behind another word of the title. */
const isThing = (word: Word | undefined, before: Word | undefined): boolean =>
  !!word?.capital && !!before && (!before.capital || !link.test(word.folded))

const isDay = ({ lexicon }: Reading, { folded }: Word): boolean =>
  lexicon.hours.days.some((days) => isPhrase(days, folded)) || isPhrase(lexicon.months, folded)

const isSmall = (reading: Reading, word: Word): boolean =>
  isArticle(word) ||
  isLocative(reading.lexicon, word.folded) ||
  isPhrase(reading.lexicon.name.particles, word.folded) ||
  /^(?:a|ao|aos|au|aux|le|les|os)$/.test(word.folded)

/** "of the" and a thing, or a thing with its own capital; nobody's birthday. */
function names({ text }: Reading, [head, ...rest]: readonly Word[]): boolean {
  const [first] = rest
  if (!head || !first || rest.some(({ folded }) => own.test(folded.replace(/^[dl]['’]/, ''))))
    return false
  const gap = text.folded.slice(head.end, first.start)
  const elided = /['’]$/.test(gap) || /^d['’]/.test(first.folded)
  if (!elided && !link.test(first.folded)) return false
  const definite =
    /^(?:du|des|del|della|dello|dei|degli|delle|do|da|dos|das)$/.test(first.folded) ||
    /l['’]$/.test(gap) ||
    (!!rest[1] && isArticle(rest[1]))
  return definite || rest.some(({ capital }) => capital)
}
