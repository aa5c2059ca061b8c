import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { speakers } from '#server/reader/text/tag-names.ts'
import { hasTag, type TaggedText, tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { goesOn } from '../material/entries.ts'
import { holdsDay } from '../material/holds-fact.ts'
import { hasVerb } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import type { Words } from '../material/words.ts'
import { isRelative } from './opening-clause.ts'
import { predicateOf } from './predicate-of.ts'

/** What a sentence says of the headline, where that is a name it tells. */
export function predicate(reading: Reading, span: Span, title: Words): Span | null {
  const { name } = reading.facts
  const isTitle =
    name && title.text !== '' && fold(title.text) === fold(phrase(reading.text, name.span))
  return isTitle && isWithin(name.span, span) ? predicateOf(reading, span, name.span) : null
}

export const isWithin = ([start, end]: Span, [from, to]: Span): boolean =>
  start >= from && end <= to

/** Words that can stand under a headline without those it begins with. */
const leastRest = 3

/**
 * "Chez Colette, table d'hôtes à Sauve" under the headline "Chez Colette", or "Food truck in Rennes,
 * Tuesdays at the market" under "Food truck in Rennes": what stands behind it.
 */
export function withoutName(reading: Reading, span: Span, title: Words): Span {
  const { text } = reading
  const { raw, folded } = text
  const said = fold(title.text)
  const starts = folded.startsWith(said, span[0])
  const named = starts
    ? span[0] + said.length
    : title.spans[0]?.[0] === span[0]
      ? title.spans[0][1]
      : -1
  if (named < 0) return span
  // "For nine years we play | in a cellar": half a sentence says nothing.
  if (isClause(reading, [span[0], named])) return span
  // "Mobile groomer in Leeds I come to you": another subject begins what is not said yet.
  const next = text.tokens.find((token) => token.start >= named)
  const isSubject = speakers.some((tag) => next && tagAt(text, next.start, tag))
  // "Brass band brunch | Sun 7 September from 10": so does a day, and when it is open.
  const isDay =
    next && ['hours.days.', 'dates.', 'hours.open'].some((tag) => tagAt(text, next.start, tag))
  // 사진 찍어드리|는 일: what is written to the headline goes with it.
  const isParted = !/^\p{L}/u.test(raw.slice(named))
  const isNew = isSubject || isDay || (next && beginsApart(reading, [span[0], named], next))
  const told = next ? tokensIn(text, next.start, span[1]).filter(({ kind }) => kind === 'word') : []
  if (starts && isParted && next && isNew && told.length > 1) return [next.start, span[1]]
  if (!/^["'”’»」』)）]*\s*[,:：–—|-]\s/.test(raw.slice(named))) return span
  const rest = trimmed(raw, [raw.slice(named).search(/[,:：–—|-]/) + named + 1, span[1]])
  if (rest[1] <= rest[0]) return span
  const isLong = raw.slice(...rest).split(/\s+/).length >= leastRest
  if (isApposition(text, rest) || isRelative(text, rest[0])) return span
  return (starts && isLong) || !/[,;，；]/.test(raw.slice(...rest)) ? rest : span
}

const joints = ['conjunctions', 'articles', 'copulas', 'auxiliaries', 'subordinate', 'backward']

/**
 * "bookworm port townsend | used books, coffee", "Roof Ltd | Slates and gutters": typed without a mark, or
 * with a capital of its own, what follows the headline is told anew.
 */
function beginsApart({ text, facts }: Reading, [start, named]: Span, next: Token): boolean {
  const { raw } = text
  const title = raw.slice(start, named)
  // "Handyman | services", "sitter for cats | rabbits and hens": no name ends there.
  const isNamed = facts.name !== undefined && isWithin(facts.name.span, [start, named])
  if (!isNamed && !isDense(title)) return false
  if (next.kind !== 'word' || !/^\s/.test(raw.slice(named))) return false
  if (joints.some((joint) => tagAt(text, next.start, `words.${joint}`))) return false
  return isDense(title) || !/\p{Lu}/u.test(title) || /^\p{Lu}\p{Ll}/u.test(raw.slice(next.start))
}

const isClause = (reading: Reading, span: Span): boolean =>
  hasVerb(reading, span) ||
  ['words.alone', 'words.together'].some((tag) => hasTag(reading.text, ...span, tag))

/** "The choir, in Nantes, looks for tenors": what stands behind the second comma needs its subject. */
function isApposition(text: TaggedText, [start, end]: Span): boolean {
  const comma = text.raw.slice(start, end).search(/[,，]\s/)
  return comma > 0 && goesOn({ text }, start)
}

/** Whether a headline says all of a sentence but one word and numbers: "I make cakes in Braga". */
export function repeats(reading: Reading, { span }: Statement, title: Words): boolean {
  const { text } = reading
  const [start, end] = span
  const said = fold(title.text)
  const left = text.tokens.filter(
    (token) =>
      token.start >= start &&
      token.end <= end &&
      token.kind === 'word' &&
      !isFunctionWord(text, token.start, token.end) &&
      !said.includes(token.text),
  )
  return left.length <= 1 && !holdsDay(reading, span)
}
