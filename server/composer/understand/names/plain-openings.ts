import { tradeIndex } from '../classify-industry.ts'
import { letterCase } from '../letter-case.ts'
import { matchAt } from '../match-phrases.ts'
import { isCommon, isTrade, isVocabulary, type Reading, type Run } from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { isOwnFeast } from './feast-compounds.ts'

const institution =
  /(?:praxis|zentrum|institut|buro|verein|verband|stiftung|haus|studio|werkstatt|schule|akademie|zeit|raum|platz|kanzlei|agentur|initiative|projekt|gesellschaft)$/

/** What is done, in one word: "Hofverkauf", "Gartenpflege", "Bijles". */
const work =
  /.{2}(?:verkauf|dienst|unterricht|beratung|reparatur|reparaturen|pflege|betreuung|vermietung|verleih|reinigung|nachhilfe|transporte|verkoop|lessen|bijles|verzorging|onderhoud|reparatie|begeleiding|verhuur|wohnung|appartement|zimmer|apartment|haushalfte|sitter|sitting|oppas|opvang|koch|hilfe|hulp)$/

const around = /^(?:raum|region|grossraum|großraum|kreis|landkreis|bezirk|umkreis|regio|omgeving)$/

/**
 * What a brief is about in place of what it is called: "Fotos für Bewerbungen", "Pizza und Pasta in
 * Kassel", "Hofverkauf in Werder", "Hausmeisterdienst Raum Fulda".
 */
export function tellsWhat(reading: Reading, run: Run): boolean {
  const words = runWords(reading, run)
  const [first, second] = words
  if (!first) return false
  // "CAR REPAIRS", "Dog Walking": nothing but the trade.
  const trade = matchAt(tradeIndex(reading.lexicon), reading.text.folded, run.start)
  const [country] = reading.lexicon.countries
  const isGermanic = /^(?:US|DE|NL)$/.test(country)
  if (trade && trade.end >= run.end && isGermanic && (second || !isOwnFeast(first))) return true
  const served = words.findIndex(({ folded }) => /^(?:fur|voor)$/.test(folded))
  if (served > 0 && !words.slice(0, served).some(({ folded }) => institution.test(folded)))
    return true
  if (words.some(({ folded }, i) => i > 0 && around.test(folded))) return true
  const located = second ? /^(?:in|im|am|op|bij)$/.test(second.folded) : true
  if (work.test(first.folded) && located) return true
  return isPair(reading, run)
}

const runWords = ({ words }: Reading, { start, end }: Run) => {
  const from = wordFrom(words, start)
  return from < 0 ? [] : words.slice(from, from + 9).filter((word) => word.end <= end)
}

/** Two things of the trade, or one of them and no mark or verb behind: "Biergarten und Küche in Bamberg". */
function isPair(reading: Reading, run: Run): boolean {
  const words = runWords(reading, run)
  const [first, and, second, more] = words
  if (!first || !second || more || !/^(?:und|and|en)$/.test(and?.folded ?? '')) return false
  const told = [first, second].filter(
    (word) => isVocabulary(reading, word) || isTrade(reading, word) || isCommon(reading, word),
  )
  const stops = /^(?:\.| (?:in|im|am|fur|voor|for|ab|auf|aus) )/.test(
    reading.text.folded.slice(run.end, run.end + 6),
  )
  const named = / (?:is|ist|sind|zijn|are) /.test(reading.text.folded.slice(run.end, run.end + 6))
  const { folded } = reading.text
  const whom = /(?:^| )(?:fur|voor|for) $/.test(folded.slice(Math.max(0, run.start - 5), run.start))
  const page = /(?:seite|site|page|pagina|homepage|auftritt) \p{L}{3,4} $/u
  if (whom && !page.test(folded.slice(Math.max(0, run.start - 20), run.start))) return true
  return (told.length === 2 && !named) || (told.length === 1 && stops && !isTitle(reading, second))
}

/** "Baard en Bas.": a capital inside a sentence makes a title, but in German and in a brief of capitals. */
const isTitle = ({ lexicon, text }: Reading, { raw }: Word): boolean =>
  lexicon.countries[0] !== 'DE' && /^\p{Lu}/u.test(raw) && letterCase(text.raw) === 'mixed'
