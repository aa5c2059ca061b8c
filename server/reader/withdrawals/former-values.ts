import type { Draft } from '../draft.ts'
import { isPeriod, unitOf } from '../grammars/read-units.ts'
import { type TaggedText, tagAt, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { clausesOf } from './clauses.ts'
import type { Edit } from './edit.ts'
import { endedBefore } from './ended-before.ts'
import { isFormerSum } from './former-sums.ts'
import { leftOver } from './left-over.ts'
import { prepositionBefore } from './markers.ts'
import { sentencesOf } from './sentences.ts'
import { changing, endOf, mostLeft, valuesIn, within } from './told-within.ts'
import { isAlike, type Value } from './values.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

interface Former {
  text: TaggedText
  tags: readonly WithdrawalTag[]
  values: readonly Value[]
  sentence: Span
  /** Of the sentence. */
  clauses: readonly Span[]
  /** The clause of them that tells what was. */
  at: number
  /** What it tells that has changed. */
  olds: readonly Value[]
}

/** "It used to be Tuesdays, now it's Thursdays": what was goes where what is stands beside it. */
export function formerValues(
  { text }: Draft,
  values: readonly Value[],
  tags: readonly WithdrawalTag[],
): Edit[] {
  if (!tags.some(({ tag }) => tag === 'former' || tag === 'ended' || tag === 'void')) return []
  const sentences = sentencesOf(text.raw)
  return sentences.flatMap((sentence, index) => {
    const former = formerIn(text, values, tags, sentence)
    const ended = endedBefore(text, values, tags, sentence)
    if (ended) return [{ swaps: [], gone: [ended] }]
    const gone =
      former &&
      (besideNow(former) ??
        endedSince(former) ??
        aroundNow(former, sentences[index - 1], sentences[index + 1]))
    if (gone) return [{ swaps: [], gone }]
    return isFormerSum(text, values, tags, sentence) ? [{ swaps: [], gone: [sentence] }] : []
  })
}

function formerIn(
  text: TaggedText,
  values: readonly Value[],
  tags: readonly WithdrawalTag[],
  sentence: Span,
): Former | null {
  const [first] = [...within(tags, 'former', sentence), ...within(tags, 'ended', sentence)]
  const turns = within(tags, 'current', sentence).filter(({ start }) => first && start > first.end)
  const clauses = clausesOf(text, sentence, turns)
  for (const [at, clause] of clauses.entries()) {
    const said = [...within(tags, 'former', clause), ...within(tags, 'ended', clause)]
    const olds = valuesIn(values, clause).filter(({ kind }) => changing.includes(kind))
    const isFormer = said.some((tag) => !leadsOn(text, tag))
    if (isFormer && olds.length > 0 && isShort(text, clause, olds, said))
      return { text, tags, values, sentence, clauses, at, olds }
  }
  return null
}

/** "Antes de las ocho", "un día antes": before a time, or so long before; nothing that was. */
function leadsOn(text: TaggedText, { tag, start, end }: WithdrawalTag): boolean {
  if (tag !== 'former') return false
  const period = tagBefore(text, start - 1, 'money.units.')
  if (period && isPeriod(unitOf(text, period))) return true
  const next = end + (/^\s*/.exec(text.folded.slice(end))?.[0].length ?? 0)
  return next > end && tagAt(text, next, 'words.prepositions') !== undefined
}

function isShort(
  text: TaggedText,
  clause: Span,
  olds: readonly Value[],
  said: readonly WithdrawalTag[],
): boolean {
  const read = [
    ...olds.map(({ span }) => span),
    ...said.map(({ start, end }): Span => [start, end]),
  ]
  return leftOver(text, clause, read) <= mostLeft
}

/** What holds is told in the same sentence. */
function besideNow(former: Former): Span[] | null {
  const { clauses, at, olds, values } = former
  const own = clauses[at] as Span
  const behind = clauses[at + 1]
  const isNow = (clause: Span | undefined): boolean =>
    clause !== undefined &&
    valuesIn(values, clause).some((now) => olds.some((old) => isAlike(old, now)))
  if (behind && isNow(behind)) return upTo(former, own, behind)
  // "Closed on Mondays since May, 9 to 5": only what was may be told of what stands before it.
  const before = clauses[at - 1]
  const isFormer = within(former.tags, 'former', own).length > 0
  return isFormer && before && isNow(before) ? [[before[1], endOf(former.text, own)]] : null
}

/** "Wednesday till 7, | now only till 5": what the new clause says nothing of stays before it. */
function upTo({ text, tags, values, olds }: Former, own: Span, behind: Span): Span[] | null {
  const isFormer = within(tags, 'former', own).length > 0
  const [lead] = within(tags, 'current', behind)
  if (!isFormer && lead?.start !== behind[0]) return null
  const nows = valuesIn(values, behind)
  const [kept, ...others] = olds.filter((old) => !nows.some((now) => isAlike(old, now)))
  if (!kept) return [[own[0], behind[0]]]
  if (others.length > 0) return null
  const end = text.raw.slice(0, behind[0]).trimEnd().length
  const gap: Span = [kept.span[1], end < behind[0] ? end : behind[0]]
  return [[own[0], prepositionBefore(text, kept.span[0])], gap]
}

/** "We used to open on Mondays but no longer." */
function endedSince({ tags, clauses, at, sentence, values, olds }: Former): Span[] | null {
  const [start] = clauses[at] as Span
  if (within(tags, 'former', sentence).length === 0) return null
  const isAlone = valuesIn(values, [start, sentence[1]]).every((value) => olds.includes(value))
  const isEnded = within(tags, 'ended', [start, sentence[1]]).length > 0
  return isEnded && isAlone && start === clauses[0]?.[0] ? [sentence] : null
}

/** What holds is told in the sentence before or behind. */
function aroundNow(
  { tags, clauses, olds, sentence, values }: Former,
  before: Span | undefined,
  behind: Span | undefined,
): Span[] | null {
  if (clauses.length > 1 || within(tags, 'former', sentence).length === 0) return null
  const isAllAlike = (other: Span) =>
    olds.every((old) => valuesIn(values, other).some((now) => isAlike(old, now)))
  const isNow = behind && isAllAlike(behind) && within(tags, 'current', behind).length > 0
  return isNow || (before && isAllAlike(before)) ? [sentence] : null
}
