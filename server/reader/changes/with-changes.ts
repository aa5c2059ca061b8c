import { readText } from '../build-draft.ts'
import type { Draft } from '../draft.ts'
import { languageOf } from '../language.ts'
import { fold } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { tagNamesAt, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import type { Edit } from '../withdrawals/edit.ts'
import { type WithdrawalTag, withdrawalTags } from '../withdrawals/withdrawal-words.ts'
import { type ChangeClause, changeClauses, withoutClauses } from './change-clauses.ts'
import { type ChangeWords, changesIn, changeWords } from './change-words.ts'
import { datedValues } from './dated-values.ts'
import { droppedThings } from './dropped-things.ts'
import { type OldText, oldText } from './old-text.ts'
import { renewedValues, type Swap } from './renewed-values.ts'
import { isSameTopic, topicsIn } from './topics.ts'

/** What an old text says once what is told to be new beside it stands in it; null where none is pasted. */
export function changesOf(text: string, code: string): Edit | null {
  const words = changeWords(code)
  const folded = fold(text)
  const parts = words && oldText(text, words, languageOf(code))
  if (!parts || !words) return null
  const draft = readText(text, languageOf(code))
  const all = datedValues(draft, words)
  const olds = all.filter(({ span }) => parts.old[0] <= span[0] && span[1] <= parts.old[1])
  const clauses = changeClauses(text, parts.changes, {
    language: languageOf(code),
    whole: all.map(({ span }) => span),
  })
  const renewal = { draft, all, olds, tags: withdrawalTags(code, folded) }
  const swaps: Swap[] = []
  const dropped: Span[] = []
  const gone = new Set<ChangeClause>()
  const heads: Span[] = []
  for (const clause of clauses) {
    if (isTakenBack(renewal.tags, clause)) continue
    const values = renewedValues(renewal, clause.span, isSaidNow(folded, words, clause.span))
    swaps.push(...values.flatMap((value) => value.swaps ?? []))
    const lost = lostIn(draft, words, parts, clause.span)
    dropped.push(...lost.dropped)
    const isSettled = values.every((value) => value.swaps !== null)
    const read = [
      ...values.flatMap(({ now, held }) => [now.span, ...(held ? [held.span] : [])]),
      ...lost.said,
    ]
    const isSaid =
      values.length === 0 &&
      clause.sentence[0] <= parts.said[0] &&
      parts.said[0] < clause.sentence[1] &&
      clause.sentence[1] <= parts.said[1] + 1
    const isTold = isSettled && leftOver(draft, words, parts, clause.span, read) <= mostLeft
    const isNews =
      values.length > 0 || lost.said.length > 0 || isUnchanged(folded, words, clause.span)
    if (isSaid || (isTold && isNews)) gone.add(clause)
    else heads.push(...lost.said)
  }
  // "Anmeldung bei Herrn Koller, | 09921 …": who answers a new number goes where the old one stood.
  const moved = clauses.filter(({ span }) =>
    swaps.some(
      ({ now }) => now[0] <= trimmedStart(text, span) && trimmedEnd(text, span) <= now[1] + 1,
    ),
  )
  for (const clause of moved) gone.add(clause)
  if (swaps.length + dropped.length === 0) return null
  return {
    swaps,
    gone: [
      ...dropped,
      ...(parts.said[1] <= parts.old[0] ? [parts.said] : []),
      ...(parts.heading ? [parts.heading] : []),
      ...withoutClauses(text, clauses, gone),
      ...heads,
    ],
  }
}

const trimmedStart = (text: string, span: Span): number =>
  span[1] - text.slice(...span).replace(/^[\s*•・–-]+/, '').length

const trimmedEnd = (text: string, span: Span): number =>
  span[0] + text.slice(...span).replace(/[\s,;、.]+$/, '').length

/** "The dog show is 2.30, no, sorry, …": what is taken back in the same breath changes nothing. */
const isTakenBack = (tags: readonly WithdrawalTag[], { span, sentence }: ChangeClause): boolean =>
  tags.some(
    ({ tag, start, end }) =>
      (tag === 'retracting' || tag === 'doubting') && start >= span[1] - 1 && end <= sentence[1],
  )

/** Words of a change that say nothing of their own. */
const mostLeft = 1

const isUnchanged = (folded: string, words: ChangeWords, span: Span): boolean =>
  changesIn(folded, words.unchanged, span).length > 0

const isSaidNow = (folded: string, words: ChangeWords, span: Span): boolean =>
  changesIn(folded, words.present, span).length > 0

/** What there is no more: where the old text has it, and the words that say so. */
function lostIn(
  draft: Draft,
  words: ChangeWords,
  { old }: OldText,
  clause: Span,
): { said: Span[]; dropped: Span[] } {
  const found = changesIn(draft.text.folded, words.gone, clause).map((gone) => {
    // "Il n'y a plus de …" stands before what there is no more.
    const isBehind = topicsIn(draft, [clause[0], gone[0]]).length > 0
    const start = clause[0] + spaceAt(draft.text.raw, clause[0])
    const said: Span = [start, isBehind ? gone[1] : clause[1]]
    const things: Span = isBehind ? said : [gone[1], thingsEnd(draft, [gone[1], clause[1]])]
    return { said, dropped: droppedThings(draft, old, things) }
  })
  const lost = found.filter(({ dropped }) => dropped.length > 0)
  return { said: lost.map(({ said }) => said), dropped: lost.flatMap(({ dropped }) => dropped) }
}

/** "No dogs | except for the dog show": what there is no more ends before the first word that joins on. */
function thingsEnd(draft: Draft, [start, end]: Span): number {
  const joint = tokensIn(draft.text, start, end).find(
    (token) =>
      topicsIn(draft, [start, token.start]).length > 0 &&
      isFunctionWord(draft.text, token.start, token.end),
  )
  return joint?.start ?? end
}

const spaceAt = (raw: string, at: number): number => /^\s*/.exec(raw.slice(at))?.[0].length ?? 0

const knownTags = ['hours.', 'contact.', 'money.', 'dates.', 'places.in']

/** How many words of a clause tell something that neither its values nor the old text does. */
function leftOver(
  { text }: Draft,
  words: ChangeWords,
  { old }: OldText,
  clause: Span,
  read: readonly Span[],
): number {
  const kinds = ['past', 'present', 'gone', 'unchanged', 'instead'] as const
  const said = [...read, ...kinds.flatMap((kind) => changesIn(text.folded, words[kind], clause))]
  const known = topicsIn({ text } as Draft, old)
  return tokensIn(text, ...clause).filter((token) => {
    if (token.kind !== 'word') return false
    if (said.some(([from, to]) => from < token.end && token.start < to)) return false
    if (isFunctionWord(text, token.start, token.end)) return false
    if (frequencyOf(text.language, token.text) === 'top') return false
    if (known.some((word) => isSameTopic(word, token.text))) return false
    return !tagNamesAt(text, 'start', token.start).some((name) =>
      knownTags.some((tag) => name.startsWith(tag)),
    )
  }).length
}
