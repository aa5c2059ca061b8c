import type { Piece } from '#server/reader/draft.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { speakers } from '#server/reader/text/tag-names.ts'
import { hasTag, tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import { verbsIn } from './sentences.ts'
import { mainRole } from './unit-role.ts'

/** What lists are made of: things, who they are for and where. */
const listing: readonly SpanRole[] = ['offer', 'audience', 'highlight', 'kind', 'area', 'place']
/** From 0 to 1: how likely the words between two commas have to be there for those. */
const least = 0.5
/** Words of what is told in one sentence. */
const longest = 45

const claimed = ['money', 'date', 'time', 'phone', 'email', 'url', 'handle'] as const
/** What begins or holds another thing told. */
const apart = [
  ...[
    'hours.days.',
    'hours.weekdays',
    'hours.weekend',
    'hours.daily',
    'hours.closed',
    'hours.open',
  ],
  ...['dates.months.', 'money.free', 'contact.', 'words.wishHeads', 'words.thanks'],
]
const opening = ['words.subordinate', 'words.negations']

/**
 * "We do cut, colour, foils, | perms and blow dries", "les mariages, les bals, | les fêtes de village":
 * without a verb or a fact of its own, or begun with the same small word, it belongs to the list
 * before it.
 */
export function isMoreOfList(
  reading: Reading,
  pieces: readonly Piece[],
  before: Span,
  span: Span,
): boolean {
  const { text } = reading
  const words = tokensIn(text, before[0], span[1]).filter(({ kind }) => kind === 'word')
  if (words.length > longest || !isPlain(reading, span)) return false
  const entries = entriesIn(reading, before)
  if (entries.length < 2) return false
  if (entries.slice(1).some((entry) => opensAlike(reading, entry, span))) return true
  const last = entries.at(-1)
  return (
    last !== undefined &&
    !says(reading, last) &&
    listing.includes(mainRole(pieces, before)) &&
    chanceOf(reading, span, listing) >= least
  )
}

/** Neither a verb nor anything that is read by itself. */
function isPlain(reading: Reading, span: Span): boolean {
  const { text } = reading
  return (
    !says(reading, span) &&
    tokensIn(text, ...span).every(({ kind }) => kind !== 'number') &&
    claimed.every((kind) => countClaims(reading, span, kind) === 0) &&
    opening.every((tag) => !tagAt(text, span[0], tag)) &&
    apart.every((tag) => !hasTag(text, ...span, tag))
  )
}

/** Whether words have a verb or begin with who does it; "les" is an article and a pronoun. */
const says = (reading: Reading, span: Span): boolean =>
  verbsIn(reading, span).length > 0 ||
  speakers.some((tag) => tagAt(reading.text, span[0], tag) !== undefined)

/** What stands between the commas of a span. */
function entriesIn({ text }: Reading, [start, end]: Span): Span[] {
  const marks = tokensIn(text, start, end).filter(({ text: mark }) => /^[,，、]$/.test(mark))
  const starts = [start, ...marks.map((mark) => mark.end)].map((at) => firstLetter(text.raw, at))
  return starts
    .map((from, i): Span => [from, marks[i]?.start ?? end])
    .filter(([from, to]) => from < to)
}

const firstLetter = (raw: string, at: number): number =>
  at + (/^\s*/.exec(raw.slice(at))?.[0].length ?? 0)

/** "les mariages, les bals": an article or a preposition both begin with. */
function opensAlike({ text }: Reading, one: Span, other: Span): boolean {
  const [first, second] = [one, other].map((span): Token | undefined => tokensIn(text, ...span)[0])
  return (
    first?.kind === 'word' &&
    first.text === second?.text &&
    isFunctionWord(text, first.start, first.end)
  )
}
