import { letterCase } from '../letter-case.ts'
import { isPhrase } from '../match-phrases.ts'
import { isArticle, isCommon, isTrade, isVocabulary, type Reading } from '../name-words.ts'
import type { Word } from '../read-text.ts'

const uppers = new WeakMap<Reading, boolean>()

/** Whether all is written in capitals, in a language that says first what kind of shop it is. */
function isUpper(reading: Reading): boolean {
  const known = uppers.get(reading)
  if (known !== undefined) return known
  const roman = ['FR', 'ES', 'IT', 'PT'].includes(reading.lexicon.countries[0])
  const upper = roman && letterCase(reading.text.raw) === 'upper'
  uppers.set(reading, upper)
  return upper
}

/** "GARAGE PELTIER & FILS MECANIQUE TOUTES MARQUES": among capitals, what they do ends the name. */
export function startsWares(reading: Reading, first: number, at: number): boolean {
  if (!isUpper(reading)) return false
  const { words } = reading
  const [word, before] = [words[at], words[at - 1]]
  if (!word || !before || isSmall(reading, word) || isSmall(reading, before)) return false
  if (/&/.test(reading.text.raw.slice(before.end, word.start))) return false
  if (!tells(reading, word)) return false
  const next = words[at + 1]
  // "RUTA NORTE MOTOS.": what a mark closes is still the name.
  if (isVocabulary(reading, word) && !/^ /.test(reading.text.raw.slice(word.end, next?.start)))
    return false
  const run = words.slice(first, at)
  if (
    number.test(word.folded) &&
    !run.some((part) => isOwn(reading, part) && !isVocabulary(reading, part))
  )
    return false
  const isKind =
    !told.test(word.folded) && isTrade(reading, word) && !run.some((part) => isTrade(reading, part))
  return !isKind && run.some((part) => isOwn(reading, part))
}

const tells = (reading: Reading, word: Word): boolean =>
  isVocabulary(reading, word) || isCommon(reading, word) || told.test(word.folded)

/** "DOIS IRMAOS", "DUE TORRI": how many belongs to a name. */
const number =
  /^(?:deux|trois|quatre|cinq|sept|due|tre|quattro|cinque|sette|dos|tres|cuatro|cinco|siete|dois|duas|quatro|sete)$/

/** What opens a line of notices: "TEL", "DEVIS", "PREVENTIVI", "ABIERTO". */
const told =
  /^(?:tout(?:es|e|s)?|todas?|todos?|tutt[ieao]|devis|presupuestos?|preventiv[io]|orcamentos?|ouvert|abierto|apert[oia]|aberto|depannage|urgences?|vente|achat|venta|vendita|venda|reparation|reparacion|riparazion[ie]|reparacao|conserto|location|alquiler|noleggio|aluguel|desde|depuis|dal|bano|servicio|servizio|service|servico|comidas?|caser[oa]s?|menus?|carta|precios?|prezzi|precos?|tarifs?|horarios?|horaires?|orari|tel|telf|tfno|especialidad(?:es)?|especialidades?|specialites?|specialita|freios?|frenos?|freins?|freni|entregas?|livraisons?|consegn[ae]|envios?|delivery)$/

const isSmall = ({ lexicon }: Reading, word: Word): boolean =>
  !word.capital || isArticle(word) || isPhrase(lexicon.name.particles, word.folded)

const isOwn = (reading: Reading, word: Word): boolean =>
  !isSmall(reading, word) &&
  word.raw.length > 2 &&
  !isTrade(reading, word) &&
  (!isCommon(reading, word) || word.capital)
