import { japanesePhrases } from '../parts/japanese-phrases.ts'

/** Text in lines of at most `width` px by estimate; what does not fit `most` lines ends in "…". */
export function wrapText(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  const whole = japanesePhrases(text.trim().replace(/\s+/g, ' '))
  const fitting = whole.flatMap((piece) => (widthOf(piece, size) > width ? [...piece] : [piece]))
  for (const piece of fitting) {
    if (line && widthOf(line + piece.trimEnd(), size) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += line ? piece : piece.trimStart()
  }
  if (line.trim()) lines.push(line.trim())
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = kept.pop() ?? ''
  while (last && widthOf(`${last}…`, size) > width) last = last.slice(0, -1)
  return [...kept, `${last.trimEnd()}…`]
}

/** How wide letters are, in em of a bold face: the broad ones are what makes a line too long. */
const widths: readonly [letters: RegExp, ems: number][] = [
  [/[\u2e81-\u{10ffff}—]/u, 1],
  [/[mwMW@%…]/, 0.9],
  [/[\sijl.,:;'!|]/, 0.3],
  [/[frt()-]/, 0.4],
  [/[\p{Lu}\d&]/u, 0.66],
]
const usual = 0.58

/** Px by estimate. */
export function widthOf(text: string, size: number): number {
  const ems = [...text].map((char) => widths.find(([letters]) => letters.test(char))?.[1] ?? usual)
  return ems.reduce((sum, each) => sum + each, 0) * size
}
