import type { Draft } from '../draft.ts'
import { hasTag, tagAt, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Words with capitals, and the region in brackets that tells them from others of their name. */
const village =
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+){0,3}(?: \(\p{Lu}[\p{L} .'’-]{1,30}\))?(?=\s*(?:[,.;:!?\n]|$))/u

/** What a name behind a hall says that is no place: a day, a street, another hall. */
const others = ['hours.days.', 'dates.months.', 'places.streets', 'places.venues', 'places.floor']

/**
 * "St. Finian's Church|, Kilbrack", "iglesia de San Andrés|, en Llovera (Asturias)": a village no list
 * has, behind a word for "in", or where the brief says elsewhere that something is there.
 */
export function villageBehind({ text }: Draft, at: number): Span | null {
  const { raw } = text
  const mark = /^,?\s/.exec(raw.slice(at))?.[0]
  if (!mark) return null
  const lead = tagAt(text, at + mark.length, 'places.in')
  const isLed = lead !== undefined && raw[lead.end] === ' '
  if (!isLed && !mark.startsWith(',')) return null
  const start = isLed ? lead.end + 1 : at + mark.length
  const said = village.exec(raw.slice(start))?.[0]
  if (!said || others.some((tag) => hasTag(text, start, start + said.length, tag))) return null
  return isLed || isWhere(text, said) ? [start, start + said.length] : null
}

/** "Of Kilbrack, near …", "in Kilbrack": the name stands elsewhere behind a small word that tells where. */
function isWhere(text: Draft['text'], name: string): boolean {
  const leads = ['places.in', 'words.prepositions']
  for (let at = text.raw.indexOf(name); at >= 0; at = text.raw.indexOf(name, at + name.length)) {
    if (leads.some((tag) => tagBefore(text, at - 1, tag))) return true
  }
  return false
}
