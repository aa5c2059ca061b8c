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

/** Px by estimate. */
export function widthOf(text: string, size: number): number {
  let ems = 0
  for (const char of text) ems += char > '\u2e80' ? 1 : /[\sijl.,:;'!|]/.test(char) ? 0.3 : 0.56
  return ems * size
}
