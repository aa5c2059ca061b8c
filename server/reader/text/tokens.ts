import { segmenter } from '#shared/i18n/formats.ts'
import type { Language } from '../language.ts'
import { fold, isUnspaced } from './fold.ts'

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

/** The words of a text in order; scripts without spaces are cut where `Intl.Segmenter` cuts them. */
export function tokensOf(raw: string, language: Language): Token[] {
  const tokens: Token[] = []
  for (const { 0: piece, index } of raw.matchAll(pieces)) {
    const spaced = index > 0 && /\s/.test(raw[index - 1] ?? '')
    if (isUnspaced(piece[0]) || (piece.length > 1 && /[\u3040-\u9fff]/.test(piece))) {
      tokens.push(...segmented(piece, index, spaced, language))
    } else tokens.push(tokenOf(piece, index, spaced))
  }
  return tokens
}

function segmented(piece: string, at: number, spaced: boolean, { tag }: Language): Token[] {
  const words = segmenter(tag, { granularity: 'word' }).segment(piece)
  return Array.from(words, ({ segment, index }) =>
    tokenOf(segment, at + index, spaced && index === 0),
  )
}

function tokenOf(piece: string, start: number, spaced: boolean): Token {
  const kind =
    piece === '\n'
      ? 'line'
      : /^\d/.test(piece)
        ? 'number'
        : /[\p{L}\p{N}]/u.test(piece)
          ? 'word'
          : 'mark'
  return { start, end: start + piece.length, text: fold(piece), kind, spaced }
}
