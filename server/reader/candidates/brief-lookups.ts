import type { SpanRole } from '#shared/page/ops.ts'
import type { Claim } from '../claims.ts'
import type { Draft, Piece } from '../draft.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { type PersonName, personNameOf } from '../text/person-names.ts'
import type { Tag } from '../text/phrase-index.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import { type CountBetween, tokenCounts } from '../text/token-counts.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import type { FoundTown } from '../towns.ts'
import { meaningsIn } from './neighbours.ts'

/** What every candidate of a brief asks of it. */
export interface BriefLookups {
  draft: Draft
  isLower: boolean
  /** Letters and digits of addresses of mail and sites. */
  hosts: readonly string[]
  /** By role, the first of its pieces. */
  firstPieces: ReadonlyMap<SpanRole, Piece>
  /** What the phrases mean that start at an offset, each meaning once. */
  startingAt(at: number | undefined): readonly string[]
  endingAt(at: number | undefined): readonly string[]
  /** What the phrases mean that lie somewhere, by start. */
  meanings: readonly { start: number; end: number; meaning: string }[]
  /** Of phrases that are the span. */
  covering(span: Span): Iterable<string>
  counts: Record<Counted, CountBetween>
  /** Whether it is somebody's name. */
  personAt(word: Token): PersonName | undefined
  /** What a token is to who stands beside it. */
  meaningOf(token: Token | undefined): string
  /** Letters and digits of a span, folded. */
  lettersIn(span: Span): string
  townsIn(span: Span): FoundTown[]
  claimsOver(span: Span): readonly Claim[]
}

export function briefLookups(draft: Draft): BriefLookups {
  const { text, contacts, pieces, towns } = draft
  const claims = draft.claims.toSorted((one, other) => one.span[0] - other.span[0])
  const { counts, personAt } = wordCounts(text)
  return {
    draft,
    isLower: isTypedSmall(text),
    hosts: contacts
      .filter(({ kind }) => kind !== 'phone')
      .map(({ value }) => value.replace(/[^\p{L}\p{N}]/gu, '')),
    firstPieces: new Map(pieces.toReversed().map((piece) => [piece.role, piece])),
    startingAt: meaningsBy(text.startingAt),
    endingAt: meaningsBy(text.endingAt),
    meanings: text.tags
      .filter(isMeant)
      .map(({ start, end, tag }) => ({ start, end, meaning: plain(tag) })),
    covering: ([start, end]) => {
      const found = text.startingAt.get(start)?.filter((tag) => tag.end === end)
      return found && found.length > 0 ? meaningsOf(found) : none
    },
    counts,
    personAt,
    meaningOf: meaningsIn(draft),
    lettersIn: lettersOf(text.folded),
    townsIn: ([start, end]) =>
      towns.slice(firstFrom(towns, start), firstFrom(towns, end)).filter((town) => town.end <= end),
    // No claim lies over another: they end in the order they start.
    claimsOver: ([start, end]) =>
      claims.slice(
        firstFrom(claims, start + 1, ({ span }) => span[1]),
        firstFrom(claims, end, ({ span }) => span[0]),
      ),
  }
}

function lettersOf(folded: string): BriefLookups['lettersIn'] {
  const starts = new Uint32Array(folded.length + 1)
  let letters = ''
  let at = 0
  for (const sign of folded) {
    if (/[\p{L}\p{N}]/u.test(sign)) letters += sign
    at += sign.length
    starts.fill(letters.length, at, at + 2)
  }
  return ([start, end]) => letters.slice(starts[start], starts[end])
}

/** Words, those of a kind, and other tokens. */
type Counted = 'word' | 'rare' | 'top' | 'person' | 'capital' | 'number' | 'comma'

function wordCounts({ tokens, language, raw }: TaggedText) {
  const people = new Map<Token, PersonName>()
  const words = (is: (word: Token) => boolean) =>
    tokenCounts(tokens, (token) => token.kind === 'word' && is(token))
  for (const token of tokens) {
    const person = personNameOf(token.text)
    if (person) people.set(token, person)
  }
  const counts: Record<Counted, CountBetween> = {
    word: words(() => true),
    rare: words(({ text }) => frequencyOf(language, text) === 'rare'),
    top: words(({ text }) => frequencyOf(language, text) === 'top'),
    person: words((token) => people.has(token)),
    capital: words(({ start }) => /^\p{Lu}/u.test(raw.slice(start, start + 2))),
    number: tokenCounts(tokens, ({ kind }) => kind === 'number'),
    comma: tokenCounts(tokens, ({ text }) => text === ','),
  }
  return { counts, personAt: (word: Token) => people.get(word) }
}

const none: readonly string[] = []

function meaningsBy(tags: ReadonlyMap<number, readonly Tag[]>) {
  const known = new Map<number, readonly string[]>()
  return (at: number | undefined): readonly string[] => {
    const found = at === undefined ? undefined : tags.get(at)
    if (at === undefined || !found) return none
    const meanings = known.get(at) ?? [...meaningsOf(found)]
    known.set(at, meanings)
    return meanings
  }
}

const meaningsOf = (tags: readonly Tag[]): Set<string> =>
  new Set(tags.filter(isMeant).map(({ tag }) => plain(tag)))

const isMeant = ({ tag }: Tag): boolean => tag !== 'words.common'

/** Tags are few, and asked for by every candidate. */
const plainTags = new Map<string, string>()

function plain(tag: string): string {
  const known = plainTags.get(tag)
  if (known !== undefined) return known
  const plainTag = tag.replace(/^trades\.[^.]+/, 'trades').replace(/\.\d+(\.\d)?$/, '')
  plainTags.set(tag, plainTag)
  return plainTag
}
