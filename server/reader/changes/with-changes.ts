import { readText } from '../build-draft.ts'
import type { Draft } from '../draft.ts'
import { languageOf } from '../language.ts'
import { fold } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, tagNamesAt, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import type { Edit } from '../withdrawals/edit.ts'
import type { Value } from '../withdrawals/values.ts'
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
    // "- from 2 pm" below a heading of changes.
    const isNow =
      isSaidNow(folded, words, clause.span) ||
      (parts.heading !== undefined && isOneValue(draft, words, all, clause.span))
    const values = renewedValues(renewal, clause.span, isNow)
    swaps.push(...values.flatMap((value) => value.swaps ?? []))
    const paid = paidOtherwise(draft, words, parts.old, clause.span)
    swaps.push(...paid)
    if (paid.length > 0) {
      gone.add(clause)
      continue
    }
    const lost = lostIn(draft, words, parts, clause.span)
    const replaced = replacedIn(draft, words, lost.dropped, clause.span)
    if (replaced) {
      swaps.push(replaced)
      for (const other of clauses) if (isOnLine(text, other.span, clause.span)) gone.add(other)
      continue
    }
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
  // "The landline is cut off, | ring Martin on 0664 …": why it moved.
  for (const clause of clauses) {
    const isWhy = moved.some(
      ({ span }) => clause.span[1] === span[0] && isOnLine(text, clause.span, span),
    )
    if (isWhy && parts.heading && !all.some(({ span }) => isWithin(span, clause.span)))
      gone.add(clause)
  }
  if (swaps.length + dropped.length === 0) return null
  return {
    swaps: unique(swaps),
    gone: [
      ...dropped,
      ...(parts.said[1] <= parts.old[0] ? [parts.said] : []),
      ...(parts.heading ? [parts.heading] : []),
      ...withoutClauses(text, clauses, gone),
      ...heads,
    ],
  }
}

const isWithin = (inner: Span, outer: Span): boolean => outer[0] <= inner[0] && inner[1] <= outer[1]

const isOnLine = (text: string, one: Span, other: Span): boolean =>
  !text
    .slice(
      Math.min(trimmedStart(text, one), trimmedStart(text, other)),
      Math.max(trimmedEnd(text, one), trimmedEnd(text, other)),
    )
    .includes('\n')

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

/** "- from 2 pm": a value, and no word of what it is of. */
function isOneValue(
  draft: Draft,
  words: ChangeWords,
  all: readonly Value[],
  clause: Span,
): boolean {
  const own = all.map(({ span }) => span).filter((span) => isWithin(span, clause))
  const said = { old: [0, 0] as Span }
  return own.length === 1 && leftOver(draft, words, said, clause, own) === 0
}

/** Words of a thing in a list. */
const longestThing = 3

/** "The cider is out, frost. | Instead there is perry": what stands in the place of one entry of a list. */
function replacedIn(
  { text }: Draft,
  words: ChangeWords,
  dropped: readonly Span[],
  clause: Span,
): Swap | null {
  const [entry, ...others] = dropped
  const line = text.raw.indexOf('\n', clause[0] + spaceAt(text.raw, clause[0]))
  const end = line < 0 ? text.raw.length : line
  const [instead] = changesIn(text.folded, words.instead, [clause[0], end])
  if (!entry || others.length > 0 || !instead) return null
  const said = /^[^.,;(（\n]*/.exec(text.raw.slice(instead[1], end))?.[0] ?? ''
  const told = tokensIn(text, instead[1], instead[1] + said.length).filter(
    ({ kind }) => kind === 'word',
  )
  const isSmall = ({ start, end: stop }: Token) => isFunctionWord(text, start, stop)
  const isThing = (word: Token) => !isSmall(word) && frequencyOf(text.language, word.text) !== 'top'
  const thing = told.slice(told.findIndex(isThing))
  // "A flea market in the yard" stands in no list.
  if (thing.some(isSmall)) return null
  const [first, final] = [thing[0], thing.at(-1)]
  if (!first || !final || thing.length > longestThing) return null
  const from =
    entry[0] + (/^(?:[^\n]*:)?[^\p{L}\d]*/u.exec(text.raw.slice(...entry))?.[0].length ?? 0)
  return {
    old: [from, entry[1] - (/[^\p{L}\d)]*$/u.exec(text.raw.slice(...entry))?.[0].length ?? 0)],
    now: [first.start, final.end],
  }
}

/** Of two changes of one value the first. */
const unique = (swaps: readonly Swap[]): Swap[] =>
  swaps.filter(
    ({ old }, at) =>
      !swaps.slice(0, at).some((other) => other.old[0] < old[1] && old[0] < other.old[1]),
  )

/** "Cards are fine now" stands where "cash only" does. */
function paidOtherwise({ text }: Draft, words: ChangeWords, old: Span, clause: Span): Swap[] {
  const { folded, raw } = text
  const isPaid = changesIn(folded, words.cards, clause).length > 0
  if (!isPaid || hasTag(text, ...clause, 'words.negations')) return []
  const now: Span = [trimmedStart(raw, clause), trimmedEnd(raw, clause)]
  return changesIn(folded, words.cashOnly, old)
    .slice(0, 1)
    .map(([start, end]) => ({
      old: [start, end + (/^!/.exec(raw.slice(end))?.[0].length ?? 0)],
      now,
    }))
}

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
  { old }: Pick<OldText, 'old'>,
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
