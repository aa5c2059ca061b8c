import { readText } from '../build-draft.ts'
import type { Draft } from '../draft.ts'
import { languageOf } from '../language.ts'
import type { Span } from '../text/trim.ts'
import type { Edit } from '../withdrawals/edit.ts'
import { withdrawalTags } from '../withdrawals/withdrawal-words.ts'
import { type ChangeClause, changeClauses, withoutClauses } from './change-clauses.ts'
import { type ChangeWords, changesIn, changeWords } from './change-words.ts'
import { isWithin } from './clause-spans.ts'
import { datedValues } from './dated-values.ts'
import { isOneValue, leftOver, mostLeft } from './left-over.ts'
import { lostIn } from './lost-things.ts'
import { movedClauses } from './moved-clauses.ts'
import { type OldText, oldText } from './old-text.ts'
import { type Renewal, renewedValues, type Swap } from './renewed-values.ts'

/** What an old text says once what is told to be new beside it stands in it; null where none is pasted. */
export function changesOf(text: string, code: string): Edit | null {
  const language = languageOf(code)
  const words = changeWords(code)
  const parts = words && oldText(text, words, language)
  if (!parts || !words) return null
  const draft = readText(text, language)
  const all = datedValues(draft, words)
  const olds = all.filter(({ span }) => isWithin(span, parts.old))
  const whole = all.map(({ span }) => span)
  const clauses = changeClauses(text, parts.changes, { language, whole })
  const tags = withdrawalTags(code, draft.text.folded)
  const pasted: Pasted = { draft, words, parts, clauses, all, olds, tags }
  const told = clauses.map((clause) => changeIn(pasted, clause))
  const swaps = told.flatMap((change) => change.swaps)
  const dropped = told.flatMap((change) => change.dropped)
  if (swaps.length + dropped.length === 0) return null
  const gone = new Set(told.flatMap((change) => change.gone))
  for (const clause of movedClauses(pasted, swaps)) gone.add(clause)
  for (const clause of clauses) if (saysOnlyThat(pasted, clause, gone)) gone.add(clause)
  return {
    swaps: unique(swaps),
    gone: [
      // "The saw is no prize any more, | first prize is a voucher": the voucher stands there.
      ...dropped.filter(([start, end]) =>
        swaps.every(({ old }) => old[1] <= start || end <= old[0]),
      ),
      ...(parts.said[1] <= parts.old[0] ? [parts.said] : []),
      ...(parts.heading ? [parts.heading] : []),
      ...withoutClauses(text, clauses, gone),
      ...told.flatMap((change) => change.heads),
    ],
  }
}

/** An old text, and what is told to be new beside it. */
export interface Pasted extends Renewal {
  draft: Draft
  words: ChangeWords
  parts: OldText
  clauses: readonly ChangeClause[]
}

/** What a clause does to the old text. */
interface Change {
  swaps: readonly Swap[]
  /** Of the old text: what there is no more. */
  dropped: readonly Span[]
  /** Clauses of which nothing is left to tell. */
  gone: readonly ChangeClause[]
  /** Words of one that goes on to tell something. */
  heads: readonly Span[]
}

function changeIn(pasted: Pasted, clause: ChangeClause): Change {
  const { draft, words, parts, all } = pasted
  const { folded } = draft.text
  // "- from 2 pm" below a heading of changes.
  const isNow =
    has(folded, words.present, clause.span) ||
    (parts.heading !== undefined && isOneValue(draft, words, all, clause.span))
  const isRaised = has(folded, words.raised, clause.span)
  const values = renewedValues(pasted, clause.span, { isNow, isRaised })
  const swaps = values.flatMap((value) => value.swaps ?? [])
  const lost = lostIn(draft, words, parts, clause.span)
  const { dropped } = lost
  const read = [
    ...values.flatMap(({ now, held }) => [now.span, ...(held ? [held.span] : [])]),
    ...lost.said,
  ]
  const isTold =
    values.every((value) => value.swaps !== null) &&
    leftOver(draft, words, parts, clause.span, read) <= mostLeft
  const isNews =
    values.length > 0 || lost.said.length > 0 || has(folded, words.unchanged, clause.span)
  const isGone = (values.length === 0 && saysThatOld(parts, clause)) || (isTold && isNews)
  return { swaps, dropped, gone: isGone ? [clause] : [], heads: isGone ? [] : lost.said }
}

const has = (folded: string, phrases: Parameters<typeof changesIn>[1], span: Span): boolean =>
  changesIn(folded, phrases, span).length > 0

/** "Below is last year's": all it says is that the text is old. */
const saysThatOld = ({ said }: OldText, { sentence }: ChangeClause): boolean =>
  sentence[0] <= said[0] && said[0] < sentence[1] && sentence[1] <= said[1] + 1

/** "New:" before what is new, and "please take it out" behind what is gone. */
function saysOnlyThat(
  { draft, words, clauses }: Pasted,
  { span, sentence }: ChangeClause,
  gone: ReadonlySet<ChangeClause>,
): boolean {
  const { raw, folded } = draft.text
  const isAll = (phrases: RegExp) =>
    changesIn(folded, phrases, span).some(
      ([start, end]) => !/[\p{L}\d]/u.test(raw.slice(span[0], start) + raw.slice(end, span[1])),
    )
  const isHead =
    /[:：]\s*$/.test(raw.slice(...span)) && (isAll(words.headings) || isAll(words.present))
  const isBehind = clauses.some(
    (other) => gone.has(other) && other.sentence[0] <= sentence[0] && other.span[1] <= span[0],
  )
  return isHead || (isBehind && isAll(words.removing))
}

/** Of two changes of one value the first. */
const unique = (swaps: readonly Swap[]): Swap[] =>
  swaps.filter(
    ({ old }, at) =>
      !swaps.slice(0, at).some((other) => other.old[0] < old[1] && old[0] < other.old[1]),
  )
