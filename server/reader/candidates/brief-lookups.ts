import type { SpanRole } from '#shared/page/ops.ts'
import type { Claim } from '../claims.ts'
import type { Draft, Piece } from '../draft.ts'
import type { Tag } from '../text/phrase-index.ts'
import { firstFrom } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { FoundTown } from '../towns.ts'

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
  inside(span: Span): Iterable<string>
  /** Of phrases that are the span. */
  covering(span: Span): Iterable<string>
  townsIn(span: Span): FoundTown[]
  claimsOver(span: Span): readonly Claim[]
}

export function briefLookups(draft: Draft): BriefLookups {
  const { text, contacts, pieces, towns } = draft
  const claims = draft.claims.toSorted((one, other) => one.span[0] - other.span[0])
  return {
    draft,
    isLower: text.raw === text.raw.toLowerCase(),
    hosts: contacts
      .filter(({ kind }) => kind !== 'phone')
      .map(({ value }) => value.replace(/[^\p{L}\p{N}]/gu, '')),
    firstPieces: new Map(pieces.toReversed().map((piece) => [piece.role, piece])),
    startingAt: meaningsBy(text.startingAt),
    endingAt: meaningsBy(text.endingAt),
    inside([start, end]) {
      const { tags } = text
      const found = new Set<string>()
      for (let i = firstFrom(tags, start); i < tags.length; i += 1) {
        const tag = tags[i] as Tag
        if (tag.start >= end) break
        if (tag.end <= end) addMeaning(found, tag)
      }
      return found
    },
    covering: ([start, end]) =>
      meaningsOf((text.startingAt.get(start) ?? []).filter((tag) => tag.end === end)),
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

function meaningsOf(tags: readonly Tag[]): Set<string> {
  const found = new Set<string>()
  for (const tag of tags) addMeaning(found, tag)
  return found
}

function addMeaning(found: Set<string>, { tag }: Tag): void {
  if (tag !== 'words.common') found.add(plain(tag))
}

/** Tags are few, and asked for by every candidate. */
const plainTags = new Map<string, string>()

function plain(tag: string): string {
  const known = plainTags.get(tag)
  if (known !== undefined) return known
  const plainTag = tag.replace(/^trades\.[^.]+/, 'trades').replace(/\.\d+(\.\d)?$/, '')
  plainTags.set(tag, plainTag)
  return plainTag
}
