import { segmenter } from '#shared/i18n/formats.ts'
import type { Language } from '../language.ts'
import { isUnspaced } from './fold.ts'
import type { Span } from './trim.ts'

/** A word, a number, a mark or the end of a line. */
export interface Token {
  start: number
  end: number
  /** Folded. */
  text: string
  kind: 'word' | 'number' | 'mark' | 'line'
  /** Whether white space stands before it. */
  spaced: boolean
}

const pieces =
  /\n|\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]+(?:['’ʼ-](?![\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}]+)*(?:['’](?=[\p{Script=Latin}]))?|[^\s]/gu

/** The words of a text, as it is and folded, in order; scripts without spaces are cut where `Intl.Segmenter` cuts them. */
export function tokensOf(raw: string, folded: string, language: Language): Token[] {
  const tokens: Token[] = []
  const tokenAt = (piece: string, start: number, spaced: boolean): Token => {
    const end = start + piece.length
    return { start, end, text: folded.slice(start, end), kind: kindOf(piece), spaced }
  }
  for (const { 0: piece, index } of raw.matchAll(pieces)) {
    const spaced = index > 0 && /\s/.test(raw[index - 1] ?? '')
    if (isUnspaced(piece[0]) || (piece.length > 1 && /[\u3040-\u9fff]/.test(piece))) {
      for (const part of wordsOf(piece, language))
        tokens.push(tokenAt(part.segment, index + part.index, spaced && part.index === 0))
    } else tokens.push(tokenAt(piece, index, spaced))
  }
  return tokens
}

const wordsOf = (piece: string, { tag }: Language) =>
  segmenter(tag, { granularity: 'word' }).segment(piece)

function kindOf(piece: string): Token['kind'] {
  if (piece === '\n') return 'line'
  if (/^\d/.test(piece)) return 'number'
  return /[\p{L}\p{N}]/u.test(piece) ? 'word' : 'mark'
}

export const isCapital = ({ raw }: { raw: string }, { kind, start }: Token): boolean =>
  kind === 'word' && /^\p{Lu}/u.test(raw.slice(start))

/** From the first word to the last. */
export const spanOf = (words: readonly Token[]): Span => [
  words[0]?.start ?? 0,
  words.at(-1)?.end ?? 0,
]
