import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { bordersIn } from './remark-sentence.ts'

/** What a clause is made of that does no more than keep to itself what was said before it. */
export interface HushWords {
  /** "Not", "nobody", "leave". */
  deny: ReadonlySet<string>
  /** "Say", "known", "read". */
  tell: ReadonlySet<string>
  /** "Page", "public", "neighbours". */
  place: ReadonlySet<string>
  /** "That", "detail", "part": what was said before. */
  point: ReadonlySet<string>
  /** "It", right before a word that tells. */
  pronoun: ReadonlySet<string>
  /** "But", "should": tells nothing. */
  small: ReadonlySet<string>
}

/** A clause, and whether something of its own stands before it without a mark. */
export interface HushedClause {
  at: Span
  isWhole: boolean
}

/** Words of such a clause, and of one that no mark parts from what stands before it. */
const least = { whole: 3, rest: 4 }

/** Letters before the latter, which name what it is about. */
const leastNamed = 8

/**
 * ", though that part is better left unsaid": whoever says it in whatever order, the clause holds no
 * word but such as deny, tell and point back.
 */
export function hushedClauses(text: string, words: HushWords, asides: AsideWords): HushedClause[] {
  const folded = fold(text)
  return sentencesOf(text).flatMap((at) =>
    clausesOf(text, folded, at, asides).flatMap((clause) => hushedIn(folded, clause, words) ?? []),
  )
}

function clausesOf(text: string, folded: string, at: Span, asides: AsideWords): Span[] {
  const said = [...text.slice(...at).matchAll(/[:()（）](?!\d)/g)].map(({ index }) => at[0] + index)
  const borders = [...bordersIn(text, folded, at, asides), ...said].toSorted((a, b) => a - b)
  return [at[0], ...borders].map((from, i): Span => [from, borders[i] ?? at[1]])
}

interface Word {
  said: string
  start: number
  end: number
}

function hushedIn(folded: string, [from, to]: Span, words: HushWords): HushedClause | null {
  const clause = folded.slice(from, to)
  if (/[?？]/.test(clause)) return null
  const all = [...clause.matchAll(/[\p{L}\p{N}]+(?:['’](?:t|s|d|ll|m|ve)(?!\p{L}))?/gu)].map(
    ({ 0: said, index }): Word => ({ said, start: from + index, end: from + index + said.length }),
  )
  const first = all.findLastIndex(({ said }) => !isKnown(said, words)) + 1
  const isWhole = first === 0
  const known = isWhole ? all : fromPointing(all.slice(first), words)
  const [start, end] = [known[0]?.start, known.at(-1)?.end]
  if (start === undefined || end === undefined) return null
  if (!isWhole && start - from < leastNamed) return null
  const isLong = known.length >= (isWhole ? least.whole : least.rest)
  return isLong && hushes(known, words) ? { at: [start, end], isWhole } : null
}

/** Typed without marks: from "that" on. */
function fromPointing(known: readonly Word[], { point }: HushWords): readonly Word[] {
  const first = known.findIndex(({ said }) => point.has(said))
  return first < 0 ? [] : known.slice(first)
}

const isKnown = (said: string, { deny, tell, place, point, small }: HushWords): boolean =>
  [deny, tell, place, point, small].some((list) => list.has(said))

function hushes(known: readonly Word[], { deny, tell, place, point, pronoun }: HushWords): boolean {
  const has = (list: ReadonlySet<string>) => known.some(({ said }) => list.has(said))
  const isAsked = (at: number) => tell.has(known[at + 1]?.said ?? '')
  const pointsBack = has(point) || known.some(({ said }, at) => pronoun.has(said) && isAsked(at))
  const denied = known.filter(({ said }) => deny.has(said)).length
  const told = known.filter(({ said }) => tell.has(said) || place.has(said)).length
  const apart = known.filter(({ said }) => deny.has(said) || tell.has(said) || place.has(said))
  return pointsBack && denied > 0 && told > 0 && apart.length > 1
}
