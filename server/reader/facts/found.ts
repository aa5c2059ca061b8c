import type { Span } from '../text/trim.ts'

/** A typed reading, the words of the brief it rests on and how likely it is right. */
export interface Found<T> {
  value: T
  /** Mutable as the op's schema has it. */
  span: [number, number]
  confidence: number
}

export function found<T>(value: T, [start, end]: Span, confidence: number): Found<T> {
  return { value, span: [start, end], confidence: Math.round(confidence * 100) / 100 }
}
