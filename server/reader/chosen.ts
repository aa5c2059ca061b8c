import { wholeLine } from './debris/find-debris.ts'
import type { SplicedText } from './text/spliced-text.ts'
import type { Span } from './text/trim.ts'

/** What of a brief its creator chose for visitors, whatever it reads like: spans of the brief. */
export interface Chosen {
  /** Not read, and printed nowhere. */
  without: readonly Span[]
  /** Told, though it may be said to whoever makes the page. */
  with: readonly Span[]
}

export const nothingChosen: Chosen = { without: [], with: [] }

/** What is left out, with the space behind it, and the stamp before a message that is gone whole. */
export function leftOutOf(text: string, { without }: Chosen, debris: readonly Span[]): Span[] {
  return without.map(([start, end]) => {
    const space = /^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0
    const isRest = /^(?:\n|$)/.test(text.slice(end + space))
    const stamp = debris.find(([, to]) => to === start)
    return wholeLine(text, [isRest && stamp ? stamp[0] : start, end + space])
  })
}

/** The text with spans of its source whole, each where its first part stands or would stand. */
export function withWanted(from: SplicedText, { with: wanted }: Chosen): SplicedText {
  const { source } = from
  let { slices } = from
  for (const span of wanted) {
    if (slices.some(([start, end]) => start <= span[0] && span[1] <= end)) continue
    const [start, end] = withSpace(source, span)
    const rest = slices.flatMap(([from, to]): Span[] =>
      [[from, Math.min(to, start)] as const, [Math.max(from, end), to] as const].filter(
        ([first, last]) => first < last,
      ),
    )
    const at = rest.findLastIndex(([, to]) => to <= start) + 1
    slices = [...rest.slice(0, at), [start, end], ...rest.slice(at)]
  }
  return { source, slices, text: slices.map((span) => source.slice(...span)).join('') }
}

function withSpace(source: string, [start, end]: Span): Span {
  const before = /\s*$/.exec(source.slice(0, start))?.[0].length ?? 0
  const behind = /^\s*/.exec(source.slice(end))?.[0].length ?? 0
  return [start - before, end + behind]
}

/** The spans of the text that spans of its source stand in. */
export function inText({ slices }: SplicedText, spans: readonly Span[]): Span[] {
  const found: Span[] = []
  let at = 0
  for (const [from, to] of slices) {
    for (const [start, end] of spans) {
      const [first, last] = [Math.max(from, start), Math.min(to, end)]
      if (first < last) found.push([at + first - from, at + last - from])
    }
    at += to - from
  }
  return found
}
