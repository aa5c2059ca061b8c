import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { wordsOf } from './denied-again.ts'
import type { Edit } from './edit.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** Words of a place with its preposition, and of why another holds. */
const most = { place: 7, reason: 14 }

/** "At Tobacco Dock, no sorry, we've moved, we're at Brunel Yard": a place is said again behind the same preposition. */
export function placeAgain(
  { text }: Draft,
  tags: readonly WithdrawalTag[],
  [start, end]: Span,
): Edit | null {
  const before = wordsOf(text, lineStart(text.raw, start), start).slice(-most.place)
  const last = before.at(-1)
  if (!last || isFunctionWord(text, last.start, last.end)) return null
  const behind = wordsOf(text, end, lineEnd(text.raw, end)).slice(0, most.reason)
  if (isContrast(text.raw, tags, [start, end])) return null
  for (const [at, word] of behind.entries()) {
    if (!isPreposition(text, word)) continue
    // "Im Gemeindehaus, nein, die sind umgezogen, in der Feuerwache": another form of it.
    const isMoved = movedIn(tags, [end, word.start])
    const old =
      before.findLast((other) => isSamePreposition(text, other, word)) ??
      (isMoved ? before.findLast((other) => isPreposition(text, other)) : undefined)
    if (!old) continue
    const said = before.filter((other) => other.start > old.start)
    const isLed = at === 0 || isExplained(text, tags, [end, word.start], said)
    if (said.length === 0 || !isLed || !namesPlace(text, behind.slice(at + 1))) return null
    return { swaps: [], gone: [[old.start, word.start]] }
  }
  return null
}

/** "En la plaza, no en el salón": a word for "no" that also says "not" takes nothing back right before what it denies. */
const isContrast = (raw: string, tags: readonly WithdrawalTag[], said: Span) =>
  tags.some(
    ({ tag, start, end }) =>
      tag === 'contrasting' &&
      end === said[1] &&
      /,\s*$/.test(raw.slice(0, start)) &&
      /^\s\p{L}/u.test(raw.slice(end)),
  )

const lineStart = (raw: string, at: number): number =>
  // "St. Trinitatis" is one name.
  Math.max(
    0,
    ...[...raw.slice(0, at).matchAll(/(?<!(?<!\p{L})\p{Lu}\p{Ll}?)[.!?]\s|\n/gu)].map(
      ({ index }) => index + 1,
    ),
  )

function lineEnd(raw: string, at: number): number {
  const stop = raw.slice(at).search(/[.!?](?=\s|$)|\n/)
  return stop < 0 ? raw.length : at + stop
}

const isPreposition = (text: TaggedText, { start, end, kind }: Token): boolean =>
  kind === 'word' &&
  ['words.prepositions', 'places.in'].some((tag) => tagAt(text, start, tag)?.end === end)

const isSamePreposition = (text: TaggedText, one: Token, other: Token): boolean =>
  isPreposition(text, one) && one.text === other.text

const movedIn = (tags: readonly WithdrawalTag[], [from, to]: Span): boolean =>
  tags.some(({ tag, start, end }) => tag === 'moving' && from <= start && end <= to)

/** "Not Tobacco Dock any more", "we've moved": what was said is denied, or somebody moved. */
function isExplained(
  text: TaggedText,
  tags: readonly WithdrawalTag[],
  [from, to]: Span,
  said: readonly Token[],
): boolean {
  const names = said.filter(({ start, end }) => !isFunctionWord(text, start, end))
  const again = wordsOf(text, from, to).some((word) =>
    names.some((name) => name.text === word.text),
  )
  return movedIn(tags, [from, to]) || again
}

/** Something is told behind the preposition that is no time. */
function namesPlace(text: TaggedText, words: readonly Token[]): boolean {
  const first = words.find(({ start, end }) => !isFunctionWord(text, start, end))
  return (
    first !== undefined &&
    first.kind === 'word' &&
    !['hours.', 'dates.', 'money.'].some((tag) => tagAt(text, first.start, tag))
  )
}
