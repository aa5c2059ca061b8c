import type { Span } from '../text/trim.ts'

/** A typed reading, the words of the brief it rests on and how likely it is right. */
export interface Found<T> {
  value: T
  /** Not read-only, as the schema of `understood` infers it. */
  span: [number, number]
  /** The words themselves, where others stand between them: a street and its town. */
  parts?: readonly Span[]
  confidence: number
}

/** The spans that say a fact, without what stands between them. */
export const partsOf = ({ span, parts }: Pick<Found<unknown>, 'span' | 'parts'>): readonly Span[] =>
  parts ?? [span]

export function found<T>(value: T, [start, end]: Span, confidence: number): Found<T> {
  return { value, span: [start, end], confidence: Math.round(confidence * 100) / 100 }
}
