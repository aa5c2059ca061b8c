import type { Lexicon } from './lexicon/lexicon.ts'
import { matchAll, phraseIndex } from './match-phrases.ts'
import { type BriefText, type Found, sentenceAround } from './read-text.ts'

const eras: readonly [string, number][] = [
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
]

interface Year {
  start: number
  end: number
  year: number
}

function years(folded: string): Year[] {
  const found: Year[] = []
  for (const match of folded.matchAll(
    /(?<!\d|[.,/€$£+-])(?:1[5-9]\d\d|20[0-4]\d)(?!\d|[.,/]\d|[€$£円])/g,
  )) {
    found.push({ start: match.index, end: match.index + 4, year: Number(match[0]) })
  }
  for (const match of folded.matchAll(/(明治|大正|昭和|平成|令和)(元|\d{1,2})/g)) {
    const base = eras.find(([era]) => era === match[1])?.[1] ?? 0
    const year = base + (match[2] === '元' ? 1 : Number(match[2]))
    found.push({ start: match.index, end: match.index + match[0].length, year })
  }
  return found.sort((a, b) => a.start - b.start)
}

const season =
  "(?:the|dem|o|l'|el|la|het|ano|anno|jahr|annee|jaar|year|of|de|del|dell'|della|di|do|da|van|early|late|spring|summer|autumn|fall|winter|fruhjahr|fruhling|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|estate|autunno|inverno|verao|outono|voorjaar|lente|zomer|herfst|najaar|begin|eind|anfang|ende)"

/** Between "since" and its year: "the spring of", "dem Jahr". */
const toYear = new RegExp(`^[\\s:：]*(?:${season}[\\s']*){0,4}$`)

/** What was opened, "in" and the year's season: " esta casa de comidas en la primavera de ". */
const openedThen = new RegExp(
  `^(?: [\\p{L}'’-]+){0,7} (?:(?:in|im|en|em|nel|nella|nell|na|no|au|a l|back in)[ '](?:${season}[ ']){0,4})?$`,
  'u',
)

/** "Mi abuela abrió esta casa de comidas en 1968": what was opened stands before the year. */
function isFounded(folded: string, year: number, { since }: Lexicon): boolean {
  if (since.founding === '') return false
  const lead = folded.slice(Math.max(0, year - 84), year)
  const verb = matchAll(phraseIndex(since.founding), lead).at(-1)
  return !!verb && openedThen.test(lead.slice(verb.end))
}

/** Who opens it and what, between the year and the verb: " meine Oma den Laden ". */
const whoAndWhat = /^(?: [\p{L}'’-]+){0,6} $/u

/** "In 1974 my grandfather opened the doors", "mein Opa hat 1974 den Laden eröffnet". */
function isOpenedBehind(folded: string, year: number, { since }: Lexicon): boolean {
  if (since.opened === '') return false
  const [from, to] = sentenceAround(folded, year)
  if (matchAll(phraseIndex(since.not), folded, from, to).length > 0) return false
  const tail = folded.slice(year + 4, Math.min(to, year + 68))
  const verb = matchAll(phraseIndex(since.opened), tail)[0]
  return !!verb && whoAndWhat.test(tail.slice(0, verb.start))
}

/** The founding year: a year with a word of founding beside it, never just any year. */
export function findSince(text: BriefText, lexicon: Lexicon): Found<number> | undefined {
  const { folded } = text
  const before = phraseIndex(lexicon.since.before || '\u0000')
  const after = phraseIndex(lexicon.since.after || '\u0000')
  const not = phraseIndex(lexicon.since.not || '\u0000')
  for (const { start, end, year } of years(folded)) {
    const lead = folded.slice(Math.max(0, start - 44), start)
    const cue = matchAll(before, lead).at(-1)
    const near =
      (cue && toYear.test(lead.slice(cue.end))) ||
      isFounded(folded, start, lexicon) ||
      isOpenedBehind(folded, start, lexicon)
    const tail = folded.slice(end, end + 16)
    const behind = matchAll(after, tail)[0]
    const close = behind && behind.start <= 2
    if (!near && !close) continue
    const [from, to] = sentenceAround(folded, start)
    const clause = `${folded
      .slice(Math.max(from, start - 30), start)
      .split(/[,;]/)
      .at(-1)} ${folded.slice(end, Math.min(to, end + 24)).split(/[,;]/)[0]}`
    if (matchAll(not, clause).length > 0) continue
    return { value: year, span: [start, end], confidence: near ? 0.93 : 0.9 }
  }
  return undefined
}
