import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { capitalisesNouns, isNoun } from '../text/nouns.ts'
import { firstFrom, hasTag, tagAt, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { nameEnd } from './written-address.ts'

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

/** Score of a candidate that only its own words make a place. */
const leastVillage = -2.2

/** "I mend umbrellas in Thornbeck. … 14 Well Lane": where a brief says that it is, whatever list has it. */
export function toldVillage(draft: Draft, candidates: readonly Scored[]): Span | undefined {
  const { text } = draft
  const told = candidates.find(
    ({ span: [start], score }) =>
      score > leastVillage &&
      /^\p{Lu}/u.test(text.raw.slice(start)) &&
      tagBefore(text, start - 1, 'places.in') !== undefined &&
      isUnknown(draft, nameAt(draft, start)),
  )
  return told && nameAt(draft, told.span[0])
}

/** A word with its capital, and those that go on where nouns have none. */
function nameAt(draft: Draft, start: number): Span {
  const at = firstFrom(draft.text.tokens, start)
  const word = draft.text.tokens[at]?.end ?? start
  return [start, capitalisesNouns(draft.text.language) ? word : nameEnd(draft, at)]
}

function isUnknown({ text, towns }: Draft, [start, end]: Span): boolean {
  const words = text.folded.slice(start, end).split(' ')
  return (
    !towns.some((town) => town.start === start) &&
    !others.some((tag) => hasTag(text, start, end, tag)) &&
    words.some((word) => frequencyOf(text.language, word) === 'rare') &&
    !isNoun(text.language, text.raw.slice(start, end).toLowerCase())
  )
}

/** Words with capitals behind a small word that leads to them, up to a town. */
const wordsBefore = /(?<=\p{Ll} )(?:\p{Lu}[\p{L}’'-]+ ){1,2}$/u

/** "the town of | North | Harlow", "a | Roccabruna | di Sopra": a town of the list with the rest of its name. */
export function wholeTown(draft: Pick<Draft, 'text'>, [start, end]: Span): Span {
  const { text } = draft
  const at = firstFrom(text.tokens, start)
  if (capitalisesNouns(text.language) || text.tokens[at]?.start !== start) return [start, end]
  const before = wordsBefore.exec(text.raw.slice(0, start))?.[0] ?? ''
  const from = start - before.length
  const isLed = ['places.in', 'words.prepositions'].some((tag) => tagBefore(text, from - 1, tag))
  const isName = isLed && !others.some((tag) => hasTag(text, from, start, tag))
  // "West | Danbrook": what is a word as well begins another name.
  const goesOn =
    /^ \p{Ll}{1,3} \p{Lu}/u.test(text.raw.slice(end)) ||
    frequencyOf(text.language, text.folded.slice(start, end)) !== 'rare'
  return [isName ? from : start, goesOn ? Math.max(end, nameEnd(draft, at)) : end]
}
