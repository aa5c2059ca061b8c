import type { Draft } from '../draft.ts'
import type { Span } from '../text/trim.ts'
import { isAlike, type Value } from '../withdrawals/values.ts'
import type { WithdrawalTag } from '../withdrawals/withdrawal-words.ts'
import { ordinal } from './dated-values.ts'
import { renewedContact } from './renewed-contacts.ts'
import { labelOf, sharedTopics, topicsIn } from './topics.ts'

export interface Swap {
  old: Span
  now: Span
}

export interface Renewal {
  draft: Draft
  /** Of the old text, and of all. */
  olds: readonly Value[]
  all: readonly Value[]
  tags: readonly WithdrawalTag[]
}

/** What of the old text the values of a clause stand in place of; null for those of no known one. */
export function renewedValues(
  renewal: Renewal,
  clause: Span,
  said: Pick<Target, 'isNow' | 'isRaised'>,
): { now: Value; swaps: Swap[] | null; held?: Value }[] {
  const nows = renewal.all.filter(({ span }) => span[0] >= clause[0] && span[1] <= clause[1])
  const held = heldIn(renewal, clause, nows)
  return nows
    .filter((now) => now !== held)
    .map((now) => {
      const target = targetOf(renewal, clause, now, { held, ...said })
      const topics = topicsIn(renewal.draft, clause)
      // "Now on Monday at 18h": what the old text says as well is settled.
      const isKept = renewal.olds.some(
        (old) => old.kind === now.kind && toldAs(renewal, old) === toldAs(renewal, now),
      )
      const swaps = target ? swapsOf(renewal, target, now, topics) : isKept ? [] : null
      return { now, swaps, ...(held && { held }) }
    })
}

/** "12 instead of 10": the value that held. */
function heldIn(
  { tags, draft }: Renewal,
  [from, to]: Span,
  nows: readonly Value[],
): Value | undefined {
  const tag = tags.find(
    ({ tag: kind, start, end }) => kind === 'contrasting' && from <= start && end <= to,
  )
  if (!tag || nows.length < 2) return undefined
  const isGlued = /^\p{Lo}/u.test(draft.text.raw.slice(tag.start))
  return isGlued
    ? nows.findLast(({ span }) => span[1] <= tag.start)
    : nows.find(({ span }) => span[0] >= tag.end)
}

const toldAs = ({ draft }: Renewal, { core }: Value): string =>
  draft.text.folded.slice(...core).trim()

const canStandFor = (old: Value, now: Value): boolean =>
  isAlike({ ...old, counted: '' }, { ...now, counted: '' }) &&
  (old.counted === ordinal) === (now.counted === ordinal) &&
  Boolean(old.ends) === Boolean(now.ends)

/** What is known of the clause that tells a new value. */
interface Target {
  /** "12 instead of 10": the value that held. */
  held: Value | undefined
  isNow: boolean
  /** "Goes up to": of the one sum that is told. */
  isRaised: boolean
}

const isSum = ({ kind }: Value): boolean => kind === 'money'

/** Kinds of which an event has one: a new one stands for it, whatever is said of it. */
const single: ReadonlySet<Value['kind']> = new Set(['date', 'phone', 'email', 'url'])

/** Kinds that are most often said of one thing, where the old text has but one of them. */
const ofOne: ReadonlySet<Value['kind']> = new Set(['weekday', 'time'])

function targetOf(
  renewal: Renewal,
  clause: Span,
  now: Value,
  { held, isNow, isRaised }: Target,
): Value | null {
  const { draft, olds, all } = renewal
  const others = olds.filter((old) =>
    held ? toldAs(renewal, old) === toldAs(renewal, held) : canStandFor(old, now),
  )
  // "From 14:00" is of the one time that is told, and of no "4.80".
  const sameKind = others.filter(({ kind }) => kind === now.kind)
  const isOfKind = (ofOne.has(now.kind) && isNow) || isSum(now)
  const alike = isOfKind && sameKind.length > 0 ? sameKind : others
  const topics = topicsIn(draft, clause)
  const scored = alike
    .map((old) => ({ old, score: sharedTopics(topicsIn(draft, labelOf(draft, all, old)), topics) }))
    // "Starts at 12, not 1" is not of "£1 a class".
    .filter(({ old, score }) => score > 0 || isSum(old) === isSum(held ?? now))
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = scored
  // What the old text says of it as well is no news.
  if (!best || (!held && toldAs(renewal, best.old) === toldAs(renewal, now))) return null
  const isAlone = scored.every(({ old }) => toldAs(renewal, old) === toldAs(renewal, best.old))
  const isFirst = single.has(now.kind) || now.counted === ordinal
  if (best.score > (next?.score ?? 0) && best.score > 0) return best.old
  const isOnly = isFirst || (isNow && ofOne.has(now.kind)) || (isRaised && isSum(now))
  if (isAlone && (isOnly || best.score > 0 || held)) return best.old
  return isFirst && best.score === 0 ? (alike[0] ?? null) : null
}

/** The value wherever the old text has it, with the unit it is told with there. */
function swapsOf(renewal: Renewal, target: Value, now: Value, topics: readonly string[]): Swap[] {
  const { draft, olds, all } = renewal
  const scoreOf = (old: Value) => sharedTopics(topicsIn(draft, labelOf(draft, all, old)), topics)
  // "Juniors are on Monday now": the seniors, on the same day before, stay.
  const isOfOther = (old: Value) =>
    ofOne.has(old.kind) && scoreOf(target) > 0 && scoreOf(old) < scoreOf(target)
  const isBare = now.kind === 'number' && now.counted !== ordinal
  return olds
    .filter((old) => old.kind === target.kind && toldAs(renewal, old) === toldAs(renewal, target))
    .filter((old) => !isOfOther(old))
    .map(
      (old) =>
        renewedContact(renewal, old, now) ??
        (isBare
          ? { old: withDash(renewal, old.core), now: now.core }
          : { old: withYear(renewal, old), now: withYear(renewal, now) }),
    )
}

/** "3,-": the dash is of the figure. */
const withDash = ({ draft }: Renewal, [start, end]: Span): Span => [
  start,
  end + (/^[,.][-–—]+/.exec(draft.text.raw.slice(end))?.[0].length ?? 0),
]

/** A year and a day of the week in brackets that are told behind a day go with it. */
function withYear({ draft }: Renewal, { kind, span: [start, end] }: Value): Span {
  if (kind !== 'date') return [start, end]
  const rest = draft.text.raw.slice(end)
  const year = /^[\s.,]{1,2}20\d\d(?!\d)/.exec(rest)?.[0].length ?? 0
  return [
    start,
    end + year + (/^\s?[(（]\p{L}{1,4}\.?[)）]/u.exec(rest.slice(year))?.[0].length ?? 0),
  ]
}
