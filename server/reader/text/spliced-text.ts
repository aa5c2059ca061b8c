import type { Span } from './trim.ts'

/** A text made of slices of another, in whatever order they stand now. */
export interface SplicedText {
  text: string
  source: string
  /** Of the source, in the order of the text. */
  slices: readonly Span[]
}

export const unspliced = (source: string): SplicedText => ({
  text: source,
  source,
  slices: [[0, source.length]],
})

/** The text made of slices of a text that is spliced itself. */
export function splice(from: SplicedText, spans: readonly Span[]): SplicedText {
  const slices = spans.flatMap((span) => sourcesOf(from, span))
  const text = slices.map((span) => from.source.slice(...span)).join('')
  return { text, source: from.source, slices }
}

/** The text without some of its spans, which may overlap. */
export function without(from: SplicedText, gone: readonly Span[]): SplicedText {
  const kept: Span[] = []
  let at = 0
  for (const [start, end] of gone.toSorted((one, other) => one[0] - other[0])) {
    if (start > at) kept.push([at, start])
    at = Math.max(at, end)
  }
  return splice(from, [...kept, [at, from.text.length]])
}

/** What a span of the text is made of, in the order of the text. */
export function sourcesOf({ slices }: SplicedText, [start, end]: Span): Span[] {
  const found: Span[] = []
  let at = 0
  for (const [from, to] of slices) {
    const first = Math.max(start, at)
    const last = Math.min(end, at + to - from)
    if (last > first) found.push([from + first - at, from + last - at])
    at += to - from
  }
  return found
}

/** Letters that may stand between the parts of what is told as one. */
const widestGap = 100

/** The span of the source that a span of the text is told by: all of it, or its longest part. */
export function sourceOf(spliced: SplicedText, span: Span): [number, number] {
  const parts = sourcesOf(spliced, span)
  const start = Math.min(...parts.map(([from]) => from))
  const end = Math.max(...parts.map(([, to]) => to))
  if (parts.length > 0 && end - start <= span[1] - span[0] + widestGap) return [start, end]
  const [longest = [0, 0]] = parts.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))
  return [longest[0], longest[1]]
}
