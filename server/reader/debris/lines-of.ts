import { rememberedLately } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'

/** A line of a text: its span, and its words folded and without the space around them. */
export interface Line {
  /** Without its end. */
  span: Span
  folded: string
}

export const linesOf = rememberedLately(1, (text: string): readonly Line[] =>
  [...text.matchAll(/[^\n]+/g)].map(({ 0: said, index }) => ({
    span: [index, index + said.length],
    folded: fold(said).trim(),
  })),
)
