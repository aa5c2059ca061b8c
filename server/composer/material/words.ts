import type { Span } from '#server/reader/text/trim.ts'

/** A text of the page and the spans of the brief it was made of; labels have none. */
export interface Words {
  text: string
  spans: readonly Span[]
}

export const noWords: Words = { text: '', spans: [] }

export const ownWords = (text: string, ...spans: Span[]): Words => ({ text, spans })

/** Several texts as one. */
export function joined(parts: readonly Words[], between: string): Words {
  const said = parts.filter(({ text }) => text !== '')
  const text = said.map(({ text }) => text).join(between)
  return {
    // A full-width stop has its space in itself.
    text: between === ' ' ? text.replace(/([。！？]) /g, '$1') : text,
    spans: said.flatMap(({ spans }) => spans),
  }
}
