import type { PageLanguage } from '#shared/page/document.ts'
import { casedWords } from './cased-words.ts'
import { findStreet } from './find-street.ts'
import { lexicons } from './lexicon/lexicons.ts'
import { type BriefText, readText } from './read-text.ts'

/** What stands before a street that only helps to find another one; folded. */
const beside =
  /(?:near|next to|opposite|behind|around the corner from|neben|nahe|gegenuber|unweit|hinter|pres|cote|en face|derriere|junto|cerca|frente|detras|perto|ao lado|atras|vicino|di fronte|accanto|dietro|naast|vlakbij|tegenover|achter)(?: (?:a|al|alla|au|aux|d[eo]l?|d[ao]|der|des|du|van|the|de|la|le|les|l'|d'))*\s*$/

/**
 * The street a brief names in a sentence of its own, as it writes it: "We are in Leeds. You find us
 * at 14 Mill Lane." Undefined where none or more than one is named.
 */
export function streetApart(brief: string, locale: PageLanguage): string | undefined {
  const lexicon = lexicons[locale]
  if (lexicon.common === '') return undefined
  const text = readText(brief)
  const words = casedWords(text, lexicon)
  const street = findStreet(text, lexicon, words, null, () => -1)
  if (!street || !isAddress(text, street.start)) return undefined
  const value = text.raw.slice(street.start, street.end)
  const after = readText(brief.slice(street.end))
  const another = findStreet(after, lexicon, casedWords(after, lexicon), null, () => -1)
  const isAlone = !another || after.raw.slice(another.start, another.end) === value
  return /\d/.test(value) && isAlone ? value.replaceAll(/\s+/g, ' ') : undefined
}

const isAddress = ({ folded }: BriefText, start: number): boolean =>
  !beside.test(folded.slice(Math.max(0, start - 40), start))
