import { isPhrase } from '../match-phrases.ts'
import {
  isArticle,
  isCommon,
  isElidedTrade,
  isOwner,
  isTrade,
  type Reading,
} from '../name-words.ts'
import type { Word } from '../read-text.ts'
import { leading } from './leading-words.ts'
import { isAtFirm } from './title-run.ts'

/** How many words are before the name: "welkom bij", "our", "Siamo la". */
export function leadLength(
  reading: Reading,
  words: readonly Word[],
  sentenceStart: boolean,
  tail: string | undefined,
): number {
  const [first, second] = words
  if (!first || !second) return 0
  // "l'appli Mon Troupeau": a capital inside a sentence is the name's own.
  const isNamed = !sentenceStart && second.capital && first.capital && isLatin(reading)
  if (isOwner(first) && isNamed) return 0
  // "Mon Petit Carnet est une appli": two capitals behind it make a title of it.
  const third = words[2]
  if (possessive.test(first.folded) && isLatin(reading) && second.capital && third?.capital)
    if (!isTrade(reading, second) && !isTrade(reading, third)) return 0
  // "Ma Cantine à Moi"
  const small = third && !third.capital && words.at(-1)?.capital
  if (possessive.test(first.folded) && second.capital && small) return 0
  // "Ai Due Pini, agriturismo", "Au Bon Coin, bistrot": a sign says where one is asked to.
  const asked = sentenceStart && tail === ',' && sign.test(first.folded)
  if (asked && second.capital && !isTrade(reading, second)) return 0
  if (!first.capital || isOwner(first)) return 1
  if (isAtFirm(reading, words)) return 1
  // "L'association Un Toit Demain": what it is, before a name with its own capital.
  if (/^l['’]\p{Ll}/iu.test(first.raw) && second.capital && isElidedTrade(reading, first)) return 1
  // "in 2019 Brouwerij De Hinkel", "Meet Larkrise Farm", "Con Bici Feliz"
  if (!sentenceStart && /^(?:19|20)\d\d$/.test(first.raw)) return 1
  // "On 12 December the Harbour Lights Choir sings"
  const dated = /^\d{1,2}$/.test(first.raw) && isPhrase(reading.lexicon.months, second.folded)
  if (dated && third && isArticle(third)) return 3
  if (sentenceStart && leading.test(first.folded)) return 1
  const cue = `${first.folded} ${second.folded}`
  if (words.length > 2 && !second.capital && isPhrase(reading.lexicon.name.near, cue)) return 2
  return isLead(reading, words, sentenceStart, tail) ? 1 : 0
}

const sign = /^(?:aux?|al|alla|ai|agli|alle|aos?)$/

const possessive =
  /^(?:mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|mio|mia|miei|nostr[oa]|meu|minha|noss[oa])$/

/** Languages that write small what is no name. */
const isLatin = ({ lexicon }: Reading): boolean =>
  ['FR', 'IT', 'ES', 'PT'].includes(lexicon.countries[0])

const house =
  /^(?:haus|huize|huis|hof|hofgut|gut|villa|landhaus|casa|maison|quinta|finca|masseria|cascina|tenuta|domaine|manoir)$/

/** Whether the first word is an article or another small word, and no part of the name. */
function isLead(
  reading: Reading,
  words: readonly Word[],
  sentenceStart: boolean,
  tail: string | undefined,
): boolean {
  const [first, second, third] = words
  if (!first || !second) return false
  const [country] = reading.lexicon.countries
  if (isTrade(reading, first) || (!second.capital && !isArticle(first))) return false
  // "Haus Morgensonne": a house of its own.
  const housed = house.test(first.folded) && !isCommon(reading, second) && !isTrade(reading, second)
  if (housed && country !== 'US') return false
  if (isArticle(first)) {
    if (country === 'PT' && second.capital) return tail !== ','
    // "Il Caffè dei Due Leoni si trova": before a trade's name; French names keep theirs.
    const many = /^(?:las|los|le|i|gli)$/.test(first.folded)
    if (['IT', 'ES'].includes(country) && sentenceStart && !many && isTrade(reading, second))
      return true
    if (['IT', 'ES', 'FR'].includes(country) && !sentenceStart) return false
    const linked =
      third && (!third.capital || isPhrase(reading.lexicon.name.particles, third.folded))
    if (sentenceStart && linked) return false
    return isTrade(reading, second) || (isCommon(reading, second) && !sentenceStart)
  }
  // Inside a sentence a capital is the name's own, but in German: "equipe Casa Limpinha".
  if (/^zu[mr]$/.test(first.folded)) return false
  const own = !sentenceStart && country !== 'DE' && second.capital && first.raw.length > 3
  return isCommon(reading, first) && !own
}
