import { type Candidate, isArticle, isTrade, type Reading } from '../name-words.ts'
import { wordFrom } from '../read-text.ts'
import { isProper } from './is-proper.ts'
import { runAt } from './name-run.ts'
import { group } from './trade-names.ts'

/** Who is given a name: "it", "ihn", "the place", "den Laden", "onze zaak". */
const whom =
  '(?:it|him|her|them|ourselves|ihn|es|sie|uns|hem|haar|het|ons|(?:the|our|den|das|die|unseren|unser|unsere|de|het|onze|ons) \\p{L}{3,16})'

const naming = new RegExp(
  `(?<!\\p{L})(?:(?:re)?named|calls?|called|christened|baptised|rebaptised|nannten|nennen|tauften|(?:her)?noemden|noemen|noemde|doopten|hernoemden) ${whom} (?:now |jetzt |nun |nu )?`,
  'gu',
)

/** "renamed to", "hernoemd tot", "heißt seit Mai": what the name is from now on. */
const since =
  /(?<!\p{L})(?:renamed(?: to| as)?|rebranded (?:to|as)|(?:hernoemd|omgedoopt) (?:tot|naar)|(?:heißt|heisst|heißen|heissen|heet|heten) (?:seit|ab|sinds|vanaf) (?:(?:dies|letzt|vorig|dit|afgelopen)\p{L}{0,3} )?(?:\p{L}{3,9}|\d{4})|(?:heißt|heisst|heißen|heet|heten) (?:unsere?|meine?|ons|onze|mijn) \p{L}{3,20}(?: in \p{L}{3,20})?(?: (?:jetzt|nun|nu))?) /gu

/** "We took over our dad's butchers and renamed it Larder Bros." */
export function renamed(reading: Reading): Candidate[] {
  const { folded } = reading.text
  const named = [...folded.matchAll(naming)].filter(({ index, 0: cue }) =>
    isWhole(reading, index, cue),
  )
  return [
    ...[...named, ...folded.matchAll(since)].flatMap(({ index, 0: cue }) =>
      givenAt(reading, index + cue.length),
    ),
    ...[...folded.matchAll(behind)].flatMap(({ index }) => givenBefore(reading, index)),
  ]
}

/** "called the Ribble Rousers" names nobody else: whom is a thing, and no part of the name. */
function isWhole({ text, words, ...reading }: Reading, index: number, cue: string): boolean {
  const end = index + cue.trimEnd().length
  const last = words.findLast((word) => word.end <= end)
  if (!last?.capital || last.start < index + 4) return true
  return isTrade({ text, words, ...reading }, last) || group.test(last.folded)
}

function givenAt(reading: Reading, from: number): Candidate[] {
  const run = runAt(reading, wordFrom(reading.words, from))
  const near = run && /^["“„«'‘]?$/.test(reading.text.raw.slice(from, run.start))
  return near && isProper(reading, run) ? [{ ...run, score: 9.2 }] : []
}

/** "… in Rad & Tat umbenannt", "… auf Zimt & Zunder getauft". */
const behind = /["”“»']? (?:umbenannt|umgetauft|getauft)(?!\p{L})/gu

function givenBefore(reading: Reading, end: number): Candidate[] {
  const { words } = reading
  const last = words.findLastIndex((word) => word.end <= end)
  const into = words.findLastIndex((word, i) => i < last && i > last - 6 && lead.test(word.folded))
  const next = words[into + 1]
  const first = into < 0 ? -1 : next && isArticle(next) && !next.capital ? into + 2 : into + 1
  const run = first < 0 ? null : runAt(reading, first)
  return run && run.end === words[last]?.end && isProper(reading, run) ? [{ ...run, score: 8 }] : []
}

const lead = /^(?:in|auf|zu|zum|zur)$/
