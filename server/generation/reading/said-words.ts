import type { Span } from '#server/reader/text/trim.ts'

/** Words a model points at, and where in the brief their parts stand. */
export interface SaidWords {
  said: string
  spans: readonly Span[]
}
