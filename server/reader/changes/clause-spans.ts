import type { Span } from '../text/trim.ts'

export const isWithin = (inner: Span, outer: Span): boolean =>
  outer[0] <= inner[0] && inner[1] <= outer[1]

export const isOnLine = (text: string, one: Span, other: Span): boolean =>
  !text
    .slice(
      Math.min(trimmedStart(text, one), trimmedStart(text, other)),
      Math.max(trimmedEnd(text, one), trimmedEnd(text, other)),
    )
    .includes('\n')

export const trimmedStart = (text: string, span: Span): number =>
  span[1] - text.slice(...span).replace(/^[\s*•・–-]+/, '').length

export const trimmedEnd = (text: string, span: Span): number =>
  span[0] + text.slice(...span).replace(/[\s,;、.]+$/, '').length

export const spaceAt = (raw: string, at: number): number =>
  /^\s*/.exec(raw.slice(at))?.[0].length ?? 0
