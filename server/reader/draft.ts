import type { SpanRole } from '#shared/page/ops.ts'
import type { Claim } from './claims.ts'
import type { Country } from './find-country.ts'
import type { Amount } from './grammars/read-amounts.ts'
import type { Contact } from './grammars/read-contacts.ts'
import type { CalendarDay } from './grammars/read-dates.ts'
import type { Marginals } from './statements/chain-marginals.ts'
import type { TaggedText } from './text/tagged-text.ts'
import type { Span } from './text/trim.ts'
import type { FoundTown } from './towns.ts'

/** A part of a brief with one role: a clause, a piece of a list, a line, a fact with its cue. */
export interface Piece {
  /** With its marks and white space: the pieces of a brief cover it without gap. */
  span: Span
  role: SpanRole
  /** Of its tokens: `[first, last]`. */
  tokens: readonly [number, number]
}

/** A line of a list somebody typed. */
export interface ListLine {
  /** Without its mark or number and white space. */
  span: Span
  /** Of its tokens: `[first, last]`, its mark and its end among them. */
  tokens: readonly [number, number]
}

/**
 * Lines that belong together, of prices, of what happens when, or of opening hours; a `process` is
 * numbered, and an `offer` is a list of anything else that has a heading.
 */
export interface LineList {
  /** The line that says what they are. */
  heading: ListLine | null
  lines: readonly ListLine[]
  role: Extract<SpanRole, 'price' | 'programme' | 'hours' | 'process' | 'offer'>
}

/** A brief on its way to being read: what each step has found so far. */
export interface Draft {
  text: TaggedText
  country: Country
  towns: readonly FoundTown[]
  contacts: readonly Contact[]
  amounts: readonly Amount[]
  days: readonly CalendarDay[]
  claims: readonly Claim[]
  pieces: readonly Piece[]
  lists: readonly LineList[]
  /** What its creator wants told, whatever it reads like. */
  wanted: readonly Span[]
  /** How sure the pieces are; null before the text is cut. */
  marginals: Marginals | null
}
