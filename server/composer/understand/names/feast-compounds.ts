import { type Candidate, isArticle, isOwnCity, type Reading } from '../name-words.ts'
import type { Word } from '../read-text.ts'

/** How the word for what one goes to on a day ends: "Kürbiskernfest", "Bietenrace". */
const compound =
  /^.{4,}(?:fest|markt|nacht|lauf|rennen|turnier|festival|kirmes|kerwe|kirtag|umzug|basar|feest|race|tocht|loop|wedstrijd|toernooi|kermis|corso|optocht|spelen|zauber)$/

/** Whether a word is called as a feast is. */
export const isFeast = ({ raw, folded }: Word): boolean =>
  /^\p{Lu}\p{Ll}/u.test(raw) && compound.test(folded)

/** What any village has. */
const plain =
  /^(?:dorf|strassen|straßen|stadt|stadtteil|sommer|herbst|winter|fruhlings|fruhjahrs|weihnachts|advents|floh|trodel|wochen|bauern|kinder|schul|kita|familien|garten|hof|nachbarschafts|vereins|oster|super|bau|super|kunsthandwerker|handwerker|mittelalter|gemeinde|pfarr|wein|bier|musik|film|theater|strassenmusik|halbmarathon|fussball|rommel|kerst|zomer|dorps|buurt|straat|school|boeken|bouw|braderie|rommelmarkt|vlooien|kunst|herfst|lente|voorjaars|boeren|kinder|muziek|familie|kleder|kleider|bucher|antik|antiek|schallplatten|week|jaar)(?:fest|markt|nacht|lauf|rennen|turnier|festival|feest|race|tocht|loop|toernooi|umzug|basar|spelen)$/

/** A feast that no other village has: "Lichternacht", no "Flohmarkt". */
export const isOwnFeast = (word: Word): boolean => isFeast(word) && !plain.test(word.folded)

/** What leads to it inside its sentence. */
const leads = /^(?:wieder|weer|ist|steigt|startet|lockt|feiert|feiern|is|zover)$/

/** "Am 2. August feiert Feldbach wieder das Kürbiskernfest", "het is weer zover, de Bietenrace!" */
export function feastCompounds(reading: Reading): Candidate[] {
  const { words, lexicon } = reading
  if (!/^(?:DE|NL)$/.test(lexicon.countries[0])) return []
  return words.flatMap((word, i) => {
    if (!isOwnFeast(word) || isOwnCity(reading, word.raw) || !isLed(reading, i)) return []
    return [{ start: word.start, end: word.end, words: [word], score: 3.6 }]
  })
}

/** Behind its article or "wieder"; with a town of its own before it another rule has read both. */
function isLed({ words, text }: Reading, at: number): boolean {
  const [word, before] = [words[at] as Word, words[at - 1]]
  if (!before || text.raw.slice(before.end, word.start).trim().length > 1) return false
  return isArticle(before) || leads.test(before.folded) || /^(?:zum|beim|vom)$/.test(before.folded)
}
