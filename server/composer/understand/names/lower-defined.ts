import { type Candidate, isOwner, type Reading } from '../name-words.ts'
import { type Word, wordFrom } from '../read-text.ts'
import { joined } from './joined.ts'
import { isKind } from './lower-words.ts'
import { cutRun } from './name-run.ts'
import { behindGreeting } from './opening-name.ts'

/** "gewoon leuk is mijn winkel": a subject of few words, and whose shop it is. */
export function lowerSubject(reading: Reading): Candidate[] {
  const { words, text } = reading
  const from = wordFrom(words, behindGreeting(reading))
  if (from < 0) return []
  const at = words.findIndex((word, i) => i > from && i < from + 6 && verb.test(word.folded))
  const run = words.slice(from, at)
  const whole = at > 0 && run.every((word, i) => i === 0 || joined(text, run[i - 1] as Word, word))
  const [first] = run
  if (!whole || !first || isOwner(first) || speaker.test(first.folded)) return []
  return isOwnKind(reading, at + 1) ? named(reading, run, 6) : []
}

const verb = /^(?:is|ist|are|sind|zijn)$/
const speaker = /^(?:it|this|that|here|there|es|das|dies|hier|het|dat|dit|er|what|was|wat|sie)$/

/** "page for crumbs, thats my bakery", "seite für alles gute, das ist mein blumenladen". */
export function lowerPointed(reading: Reading): Candidate[] {
  const { words, text } = reading
  return [...text.folded.matchAll(points)].flatMap(({ index, 0: cue }) => {
    if (!isOwnKind(reading, wordFrom(words, index + cue.length))) return []
    const last = words.findLastIndex((word) => word.end <= index)
    let first = last
    while (first > last - 5 && first > 0 && joins(reading, first)) first -= 1
    const led = leads.test(words[first - 1]?.folded ?? '')
    return led || first === 0 ? named(reading, words.slice(first, last + 1), 5.8) : []
  })
}

const points = /,? (?:that's|thats|that is|it's|its|das ist|dat is|dit is) /gu
const leads = /^(?:for|fur|voor|about|uber|over|of|von|van)$/

const joins = ({ words, text }: Reading, at: number): boolean =>
  joined(text, words[at - 1] as Word, words[at]) && !leads.test(words[at - 1]?.folded ?? '')

/** "mijn winkel", "our little bakery", "mein blumenladen". */
function isOwnKind(reading: Reading, at: number): boolean {
  const [owner, ...rest] = at < 0 ? [] : reading.words.slice(at, at + 4)
  return !!owner && isOwner(owner) && rest.some((word) => isKind(reading, word))
}

function named(reading: Reading, run: readonly Word[], score: number): Candidate[] {
  const whole = run.some((word) => /\d{3}/.test(word.raw)) ? null : cutRun(reading, [...run])
  return whole && whole.end - whole.start > 2 ? [{ ...whole, score }] : []
}
