import type { ChangeWords } from '../changes/change-words.ts'
import { datedValues } from '../changes/dated-values.ts'
import { labelOf, sharedTopics, topicsIn } from '../changes/topics.ts'
import type { Draft } from '../draft.ts'
import { hasTag, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from '../withdrawals/edit.ts'
import { isAlike, type Value } from '../withdrawals/values.ts'
import { changeOf, isIn, isOnly } from './message-parts.ts'
import type { TalkWords } from './talk-words.ts'

export interface Talk {
  draft: Draft
  values: readonly Value[]
  /** What was told before anybody spoke in turn, and what each said. */
  messages: readonly Span[]
  changing: RegExp
  being: RegExp
  agreeing: RegExp
}

/** "Corn 7 … corn went up, make it 8": what is said in turn stands as it was settled. */
export function talkedChanges(
  draft: Draft,
  messages: readonly Span[],
  { change, talk }: { change: ChangeWords; talk: TalkWords },
): Edit {
  const values = datedValues(draft, change)
  const all: Talk = {
    draft,
    values,
    messages,
    changing: new RegExp(talk.changing, 'u'),
    being: new RegExp(talk.being, 'u'),
    agreeing: new RegExp(talk.agreeing, 'gu'),
  }
  const edits = messages.slice(1).map((message) => changeIn(all, message))
  const gone = edits.flatMap((edit) => edit?.gone ?? [])
  const isGone = ([start, end]: Span) => gone.some((span) => span[0] <= start && end <= span[1])
  return {
    gone,
    swaps: edits.flatMap((edit) => edit?.swaps ?? []).filter(({ old }) => !isGone(old)),
  }
}

/** What a message changes of those before it; it goes itself, for its value stands in place of the old one. */
function changeIn(talk: Talk, message: Span): Edit | null {
  const { draft, values } = talk
  const own = values.filter(({ span }) => isIn(span, message))
  const dated = values.filter(({ kind, span }) => span[1] <= message[0] && isOfDay(kind))
  const named = dated.filter((old) => own.some((value) => isPartOf(draft, value, old)))
  const said = draft.text.folded.slice(...message)
  const isChanged = talk.changing.test(said) || (named.length > 0 && talk.being.test(said))
  // "It's on Saturday as well": one more.
  if (!isChanged || hasTag(draft.text, ...message, 'hours.also')) return null
  const news = own.filter((value) => named.every((old) => !isPartOf(draft, value, old)))
  const told = news.find(({ kind }) => kind === 'date') ?? news[0]
  if (!told) return null
  const now = toldInFull(talk, message, told) ?? told
  const old = targetOf(talk, message, now, named)
  if (!old) return null
  const changing = changeOf(draft, message, told)
  // Where a later message tells it anew, the one that told the old value says nothing more.
  const first = talk.messages.find((each) => isIn(old.span, each))
  const isToldAnew = now !== told && first !== undefined && isOnly(talk, first, old)
  return {
    swaps: [swapped(old, now), ...timesBehind(values, old, now)],
    gone: [...(changing ? [changing] : []), ...(isToldAnew && first ? [first] : [])],
  }
}

const isOfDay = (kind: Value['kind']): boolean => kind === 'date' || kind === 'weekday'

const swapped = (old: Value, now: Value): Edit['swaps'][number] =>
  now.kind === 'number' && old.kind !== 'date'
    ? { old: old.core, now: now.core }
    : { old: old.span, now: now.span }

/** Letters between a day and its hour. */
const together = 8

/** "Saturday 13 June 6pm … Sunday 14 June 5pm": the hour goes with its day. */
function timesBehind(values: readonly Value[], old: Value, now: Value): Edit['swaps'][number][] {
  const timeOf = ({ kind, span }: Value) =>
    isOfDay(kind)
      ? values.find(
          (value) =>
            value.kind === 'time' &&
            value.span[0] >= span[1] &&
            value.span[0] - span[1] <= together,
        )
      : undefined
  const [held, holds] = [timeOf(old), timeOf(now)]
  return held && holds ? [{ old: held.span, now: holds.span }] : []
}

/** "13", "Saturday" of "Saturday 13 June". */
function isPartOf({ text }: Draft, { core }: Value, { span }: Value): boolean {
  const day = tagAt(text, core[0], 'hours.days.')?.tag
  if (day) return tagsIn(text, ...span, 'hours.days.').some(({ tag }) => tag === day)
  const wordsIn = (at: Span): string[] => text.folded.slice(...at).match(/\p{N}+|\p{L}+/gu) ?? []
  const [first, ...others] = wordsIn(core).filter((word) => /\d/.test(word))
  return first !== undefined && others.length === 0 && wordsIn(span).includes(first)
}

/** "The 20th … ok, 20 June": the day where it is told with its month. */
const toldInFull = ({ draft, values }: Talk, [, end]: Span, now: Value): Value | undefined =>
  now.kind === 'number' || now.kind === 'weekday'
    ? values.find(
        (value) => value.kind === 'date' && value.span[0] > end && isPartOf(draft, now, value),
      )
    : undefined

function targetOf(
  { draft, values }: Talk,
  message: Span,
  now: Value,
  named: readonly Value[],
): Value | null {
  const before = values.filter(({ span }) => span[1] <= message[0])
  const isOther = (old: Value) =>
    draft.text.folded.slice(...old.span) !== draft.text.folded.slice(...now.span)
  const canHold = (old: Value) =>
    isAlike({ ...old, counted: '' }, { ...now, counted: '' }) &&
    Boolean(old.ends) === Boolean(now.ends) &&
    isOther(old)
  const held = named.filter(canHold)
  if (held.length > 0) return held.length === 1 ? (held[0] ?? null) : null
  const alike = before.filter(canHold)
  const topics = topicsIn(draft, message)
  const scored = alike.filter(
    (old) => sharedTopics(topicsIn(draft, labelOf(draft, values, old)), topics) > 0,
  )
  if (scored.length > 0) return scored.length === 1 ? (scored[0] ?? null) : null
  const isOfOne = now.kind === 'date' || now.kind === 'weekday'
  return isOfOne && alike.length === 1 ? (alike[0] ?? null) : null
}
