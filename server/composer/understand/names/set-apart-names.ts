import { isPhrase } from '../match-phrases.ts'
import {
  type Candidate,
  isArticle,
  isLocative,
  isOwner,
  isTrade,
  type Reading,
  type Run,
  startsCity,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { group, isOne } from './trade-names.ts'

/** "A studio in Falmouth, Tidal Type, prints", "Ons visrestaurant in Oostende, Zilt, is open". */
export function setApart(reading: Reading): Candidate[] {
  const { text, words } = reading
  return words.flatMap((word, i) => {
    if (!(isOwner(word) || isOne(word) || isDefinite(word))) return []
    const comma = commaBehind(reading, i)
    if (comma < 0) return []
    const what = words.slice(i + 1, comma)
    const kind = what.findIndex((part) => isVenture(reading, part))
    if (kind < 0 || !tellsTown(reading, what.slice(kind + 1))) return []
    const article = words[comma]
    const at = article && !article.capital && isArticle(article) ? comma + 1 : comma
    const run = runAt(reading, at)
    if (!run || run.start > (words[comma]?.end ?? 0) + 1 + (words[at]?.start ?? 0)) return []
    const closes = /^\s*[,.;!(]/.test(text.raw.slice(run.end, run.end + 2))
    const named = closes && isProper(reading, run) && !isThing(reading, run, at > comma)
    return named ? [{ ...run, score: isOwner(word) ? 5.3 : 4.7 }] : []
  })
}

const isDefinite = (word: Word): boolean =>
  isArticle(word) && /^(?:the|das|die|der|de|het)$/.test(word.folded)

/** The word behind the first comma of the clause, within ten words; -1 where there is none. */
function commaBehind({ words, text }: Reading, at: number): number {
  for (let i = at + 1; i < at + 11; i += 1) {
    const [before, word] = [words[i - 1], words[i]]
    if (!before || !word) return -1
    const gap = text.raw.slice(before.end, word.start)
    if (/^, $/.test(gap)) return i
    if (!/^ ?[&'’-]? ?$/.test(gap)) return -1
  }
  return -1
}

/** A trade, a group of people, or where one works. */
const isVenture = (reading: Reading, word: Word): boolean =>
  isTrade(reading, word) || group.test(word.folded) || workplace.test(word.folded)

const workplace =
  /(?:workshop|shop|studio|school|kitchen|garden|nursery|practice|laden|werkstatt|studio|schule|praxis|garten|winkel|werkplaats|atelier|restaurant|school|praktijk|opvang|tuin|cafe)$/

/** ", in Eutin": nothing, or where it is. */
function tellsTown(reading: Reading, rest: readonly Word[]): boolean {
  const at = rest.findIndex((word) => isLocative(reading.lexicon, word.folded))
  if (rest.length === 0) return true
  return at >= 0 && rest.slice(at).some(({ capital }) => capital)
}

/** A town, a day or a list: "mein Laden in Eutin, Obst, Gemüse, Brot". */
function isThing(reading: Reading, run: Run, hasArticle: boolean): boolean {
  const { lexicon, words } = reading
  const [first] = run.words
  if (!first || startsCity(reading, first) || isPhrase(lexicon.place.not, first.folded)) return true
  if (lexicon.countries[0] !== 'DE') return false
  const next = words.find((word) => word.start > run.end)
  return (
    !hasArticle &&
    (run.words.length < 2 ||
      next?.capital === true ||
      run.words.some(({ folded }) => folded === 'und'))
  )
}

/** "Postnatal doula in Exeter, Soft Landing, £30 an hour": what and where open the brief, then the name. */
export function behindTown(reading: Reading): Candidate[] {
  const { text, words, lexicon } = reading
  if (!/^(?:US|NL)$/.test(lexicon.countries[0])) return []
  const comma = text.raw.indexOf(', ')
  const lead = words.filter((word) => word.end <= comma)
  const at = lead.findIndex((word) => isPhrase(lexicon.place.prepositions, word.folded))
  if (comma < 0 || lead.length > 8 || /[.!?:;\n]/.test(text.raw.slice(0, comma)) || at < 1)
    return []
  const told = lead.slice(0, at).some((word) => isVenture(reading, word))
  const run = lead[at + 1]?.capital && told ? runAt(reading, lead.length) : null
  const closes = run && /^[,.]/.test(text.raw.slice(run.end))
  const title = run && run.words.length > 1 && run.words.every(({ capital }) => capital)
  return closes && title && isProper(reading, run) && !isThing(reading, run, false)
    ? [{ ...run, score: 4.5 }]
    : []
}
