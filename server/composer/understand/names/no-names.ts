import { isStreetWord } from '../find-street.ts'
import { isPhrase } from '../match-phrases.ts'
import { isLocative, isOwnCity, isTrade, type Reading, type Run } from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isFarewell } from './farewell-names.ts'

/** "Text 085 555 0123": a number to call is in no name. */
const number = /\d(?:[ ./-]?\d){5,}/

/** "Measuring is free", "Parkeren is gratis", "Anfänger sind willkommen": what holds there. */
const holds =
  /^ (?:op maat|nach maß|to measure|to order)(?!\p{L})|^ (?:is|are|ist|sind|zijn) (?:\p{L}{2,8} )?(?:free|included|extra|available|possible|welcome|required|gratis|kostenlos|inklusive|inbegriffen|moglich|willkommen|erlaubt|erwunscht|inbegrepen|inclusief|mogelijk|welkom|toegestaan|verplicht|nodig)(?!\p{L})/u

/** "Open Tue-Sun 10-8", "Till late", "Geöffnet Mo-Fr". */
const opens =
  /^(?:open|opens|opening|closed|till?|until|from|geoffnet|offen|geschlossen|geopend|gesloten|bis|ab|vanaf|tot) (?:till? |until |from |bis |ab |tot |vanaf )?(?:late|spring|summer|autumn|winter|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo|\d|laat|spat)/

/** "Offen ist Di–Fr", "Krustenkalle heißt er": whether it is open, and whoever it is. */
const remark =
  /^(?:open|closed|offen|geoffnet|geschlossen|geopend|gesloten|ouvert|ferme|abierto|cerrado|aberto|fechado|aperto|chiuso|er|sie|es|it|he|she|they|il|elle|lui|lei|ele|ela|el|ella|hij|zij|het|this|das|dies|dat|dit)$/

/** "0-3 Jahre", "Freitags ohne Termin": for what age, and when. */
const aged =
  /^\d+(?: ?[-–] ?\d+)? (?:jahre?|jaar|years?|personen|plekken|platze)(?!\p{L})|^(?:mon|diens|donners|frei|sams|sonn)tags |^(?:mittwochs|werktags|taglich) |^(?:please|bitte|graag|rsvp)(?!\p{L})|^(?:good )?(?:morning|afternoon|evening|howdy|alright)$/u

/** "Gute Küche, faire Preise": what is good about it, one after the other. */
const praise =
  /^\p{Lu}\p{Ll}+e \p{Lu}\p{L}+, (?!(?:k?eine|meine|unsere|ihre|deine|seine) )\p{Ll}{3,}e \p{Lu}\p{L}+[,. ]/u

/** "Regio Gouda en Woerden", "Region Fulda und Hünfeld": where somebody comes to. */
const region =
  /^(?:regio|region|raum|grossraum|umkreis|umgebung|omgeving|landkreis|kreis) [\p{L}-]+(?:(?:,| und| en| &) [\p{L}-]+)*$/u

/** "Putze Büros", "Repariere Fahrräder": what I do, the I left out. */
const deed =
  /^(?:putze|reinige|repariere|schneide|mahe|falle|verkaufe|verleihe|vermiete|backe|koche|brate|male|streiche|nahe|stricke|hakle|baue|gebe|biete|mache|suche|brauche|unterrichte|fotografiere|filme|betreue|hute|pflege|fuhre|fahre|verlege|montiere|installiere|schreibe|ubersetze|gestalte|entwerfe|drechsle|tischlere|schmiede|topfere|binde|liefere|massiere|coache|berate|restauriere|transportiere|entrumple|entrumpele|trainiere|stimme|kaufe|zuchte|imkere|brauche|mochte|wurde|hatte) (?=\p{L})/u

/** What is not called anything: how to call, what it costs to come, the country around. */
export function tellsOther(reading: Reading, run: Run): boolean {
  const { text } = reading
  const { folded } = text
  return (
    number.test(folded.slice(run.start, run.end)) ||
    holds.test(folded.slice(run.end, run.end + 32)) ||
    opens.test(folded.slice(run.start, run.end)) ||
    remark.test(folded.slice(run.start, run.end)) ||
    aged.test(folded.slice(run.start, run.end)) ||
    praise.test(text.raw.slice(run.start, run.end + 40)) ||
    region.test(folded.slice(run.start, run.end)) ||
    isFarewell(folded.slice(run.start, run.end)) ||
    isDeed(reading, run) ||
    isVenue(reading, run) ||
    isStreet(reading, run) ||
    isPlaced(text.raw, run) ||
    isAround(reading, run) ||
    isWares(reading, run)
  )
}

/** "Regio Utrecht", "Raum Kassel", "Greater Manchester". */
function isAround({ lexicon, words: all }: Reading, { start, end }: Run): boolean {
  const words = all.slice(wordFrom(all, start)).filter((word) => word.end <= end)
  const town = words.at(-1)
  if (words.length !== 2 || !words[0] || !town || !isOwnCity({ lexicon }, town.raw)) return false
  return (
    isPhrase(lexicon.place.between, words[0].folded) ||
    isPhrase(lexicon.place.prepositions, words[0].folded)
  )
}

/** "Trauringe und Schmuck, Umarbeitungen.", "Kartoffeln, Eier, Honig": German things one after the other. */
function isWares(reading: Reading, run: Run): boolean {
  const { text, lexicon } = reading
  if (lexicon.countries[0] !== 'DE') return false
  const [first] = run.words
  if (!first || text.raw.slice(0, run.start).trim() !== '') return false
  const at = wordFrom(reading.words, run.end)
  const next = reading.words[at]
  const listed =
    !!next?.capital &&
    text.raw.slice(run.end, next.start) === ', ' &&
    /^(?:, \p{Lu}|[.!]| und \p{Lu})/u.test(text.raw.slice(next.end, next.end + 6)) &&
    !isOwnCity(reading, next.raw) &&
    !isTrade(reading, next)
  const paired = run.words[1]?.folded === 'und' && run.words.length === 3
  const plural = /.{3}(?:ungen|kurse|stunden|arbeiten|e[lr]?n)$/.test(first.folded)
  return (listed && (paired || plural)) || /.{3}(?:ungen|kurse)$/.test(first.folded)
}

/** In German every thing has a capital, and a verb at the start of a sentence too. */
const isDeed = ({ lexicon, text }: Reading, run: Run): boolean =>
  lexicon.countries[0] === 'DE' && deed.test(text.folded.slice(run.start, run.end))

/** "at St Anne's hall": the word for a building stands behind it, written small. */
function isVenue({ lexicon, words }: Reading, run: Run): boolean {
  const at = wordFrom(words, run.end)
  const [next] = at < 0 ? [] : words.slice(at)
  const first = wordFrom(words, run.start)
  const before = words[first - 1]
  const located = !!before && isLocative(lexicon, before.folded)
  const close = !!next && next.start === run.end + 1 && !next.capital
  return located && close && isPhrase(lexicon.place.venues, next.folded)
}

/** "The Hen House, Church Lane, Southwold": a street between a name and its town. */
function isStreet({ lexicon, text, words }: Reading, { start, end }: Run): boolean {
  const last = words.findLast((word) => word.end <= end)
  const between =
    text.raw.slice(start - 2, start) === ', ' && /^, \p{Lu}/u.test(text.raw.slice(end))
  return between && !!last && last.start > start && isStreetWord(lexicon, last)
}

/** "at the rugby club, Pontypridd, 7pm": one word between a place and a time. */
const isPlaced = (raw: string, { start, end }: Run): boolean =>
  raw.slice(start - 2, start) === ', ' &&
  !raw.slice(start, end).includes(' ') &&
  /^, (?:um |at |om )?\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|uhr|uur|h)(?!\p{L})|[.,]? |$)/u.test(
    raw.slice(end, end + 14),
  )
