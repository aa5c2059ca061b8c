import { fold } from '../text/fold.ts'
import { isDense } from '../text/is-dense.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { bracketAround, leadsOn, opensReason, reasonEnd } from './clauses.ts'
import { isPutElsewhere } from './private-remarks.ts'
import { isDoubt, untoldBefore } from './unwritten-before.ts'
import {
  beforeNumber,
  type Denied,
  endOf,
  hasWords,
  names,
  startOf,
  tells,
  withReason,
} from './unwritten-extent.ts'
import type { UnwrittenWords } from './unwritten-words.ts'
import { valuesIn } from './withheld.ts'

const kinds = ['complete', 'ahead', 'either', 'ending', 'within', 'confided'] as const
type Kind = (typeof kinds)[number]

/** "You needn't write that we are new": a verb of writing that is denied, what it denies and why. */
export function unwrittenRemarks(text: string, asides: AsideWords, words: UnwrittenWords): Span[] {
  const folded = fold(text)
  const sentences = sentencesOf(text)
  return deniedIn(folded, words).flatMap(({ kind, at }) => {
    const sentence = sentences.find(([from, to]) => from <= at[0] && at[0] < to)
    const denied = sentence && { text, folded, at, sentence, words, asides }
    if (!denied || isOfOthers(denied)) return []
    return remarkOf(denied, kind).map((span) => beforeNumber(denied, span))
  })
}

interface Phrase {
  kind: Kind
  at: Span
}

/** Of phrases that overlap the longest, for it says most surely where its object stands. */
function deniedIn(folded: string, words: UnwrittenWords): Phrase[] {
  const all = kinds.flatMap((kind) =>
    words[kind]
      .allIn(folded)
      .map(({ index, said }): Phrase => ({ kind, at: [index, index + said.length] })),
  )
  const length = ({ at: [start, end] }: Phrase) => end - start
  const found: Phrase[] = []
  const isApart = (next: Phrase) =>
    found.every(({ at }) => at[1] <= next.at[0] || next.at[1] <= at[0])
  for (const next of all.toSorted((one, other) => length(other) - length(one)))
    if (isApart(next)) found.push(next)
  return found
}

/** "We don't say that it heals" tells what somebody does; "onto the wall" is said to visitors. */
function isOfOthers({ folded, at, sentence, words, asides }: Denied): boolean {
  const before = folded.slice(sentence[0], at[0])
  const teller = words.tellers.allIn(before).at(-1)
  // "A surprise party for Joan … mum's the word!"
  const isForGuests = words.secrecy.isIn(folded.slice(...at)) && words.surprise.isIn(folded)
  const isTeller = teller && !hasWords(before.slice(teller.index + teller.said.length))
  return isTeller || isPutElsewhere(before, asides) || isForGuests
}

/** Letters of "that your name". */
const longestObject = 20

function remarkOf(denied: Denied, kind: Kind): Span[] {
  const { text, folded, at, words, asides } = denied
  const bracket = bracketAround(text, at)
  const start = Math.max(startOf(denied), bracket?.[0] ?? 0)
  const end = pointsBack(denied, kind, start) ? at[1] : endOf(denied)
  const [lead, rest] = [folded.slice(start, at[0]), folded.slice(at[1], end)]
  const isTold = tells(lead, words)
  const isClause = kind === 'ahead' || opensClause(denied, isTold)
  // "Don't mention your name on the envelope": said to visitors.
  const near = isClause ? Math.min(end, at[1] + longestObject) : end
  const said = kind === 'confided' ? `${lead} ${rest}` : folded.slice(start, near)
  if (words.readers.isIn(said)) return []
  if (!bracket && !isTold && leadsOn(text, at[1])) return [[start, denied.sentence[1]]]
  if (kind === 'confided') return isTold ? [] : confidedBefore(denied, bracket, start)
  if (kind === 'complete') return [bracket ?? [isTold ? at[0] : start, end]]
  const isReason = reasonEnd(folded.slice(0, denied.sentence[1]), at[1], asides) !== null
  const isLast = bracket !== null || isReason || isClause || !names(rest, words)
  if (endsClause.has(kind) && !isLast) return []
  const isAhead = isClause
    ? names(rest, words)
    : !isTold && standsBehind(rest, words) && !isReason && !bracket
  if (isAhead) return [bracket ?? withReason(denied, [isTold ? at[0] : start, end])]
  const remark = bracket ?? withReason(denied, [start, end])
  const isNamed = kind === 'within' || (isTold && !isDoubt(denied, remark[0]))
  const before = isNamed ? [] : untoldBefore(denied, remark)
  // "Punctures from £8. Don't say why": a sum is no reason.
  const isWhy = words.motives.isIn(folded.slice(...remark))
  const tellsMore = isWhy && before.some((span) => /[\d@]/.test(folded.slice(...span)))
  return tellsMore ? [remark] : [...before, remark]
}

/**
 * "My back is bad | but that's just for you | ring us": typed without marks, what is told next stands
 * right behind. "The garden is private" and "Just so you know, we close" are told.
 */
function confidedBefore(denied: Denied, bracket: Span | null, start: number): Span[] {
  const { folded, at, sentence, words } = denied
  const end = endOf(denied)
  const opens = !hasWords(folded.slice(sentence[0], at[0]))
  const goesOn = names(folded.slice(at[1], end), words)
  if (opens && goesOn) return []
  const remark = bracket ?? (goesOn ? ([start, at[1]] as Span) : withReason(denied, [start, end]))
  return [...untoldBefore(denied, remark), remark]
}

/** Letters that no mark ends. */
const longestRest = 60

/** "… | but that stays between us | ring 0190 …": typed without marks, what is told goes on behind. */
function pointsBack(
  { text, folded, at, sentence, words, asides }: Denied,
  kind: Kind,
  start: number,
) {
  if (kind !== 'either') return false
  const behind = folded.slice(at[1], sentence[1])
  if (!/^\s+[\p{L}\p{N}]/u.test(behind) || isDense(behind)) return false
  if (opensReason(behind, asides)) return false
  const lead = folded.slice(start, at[0])
  const isContrast = asides.contrasts
    .allIn(lead)
    .some(({ index }) => !hasWords(lead.slice(0, index)))
  const isBehind = hasWords(folded.slice(sentence[0], start))
  if (!tells(lead, words)) return isContrast && isBehind
  const goesOn = behind.replace(/[,;:.!?][\s\S]*/, '').length > longestRest
  return goesOn || valuesIn(text, [at[1], sentence[1]]).length > 0
}

/** Behind them nothing else is told. */
const endsClause: ReadonlySet<Kind> = new Set(['ending', 'within'])

/** Where verbs stand last what they deny stands before. */
const standsBehind = (rest: string, words: UnwrittenWords): boolean =>
  tells(rest, words) && !isDense(rest)

/** "Not to mention | that we are new"; behind a comma and an object ", that would hurt" is a reason. */
function opensClause({ folded, at, sentence, words }: Denied, hasObject: boolean): boolean {
  const rest = folded.slice(at[1], sentence[1])
  const clause = words.clauses.allIn(rest)[0]
  return (
    clause !== undefined &&
    (hasObject ? /^\s*$/ : /^[\s,]*$/).test(rest.slice(0, clause.index)) &&
    hasWords(rest.slice(clause.index + clause.said.length))
  )
}
