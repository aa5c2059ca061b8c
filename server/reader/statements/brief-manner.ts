import type { TaggedText } from '../text/tagged-text.ts'

/** How the whole is written: without capitals or marks, in which language. */
export interface BriefManner {
  letters: 'lower' | 'cased'
  marks: 'bare' | 'marked'
  language: string
}

export function mannerOf({ raw, tokens, language }: TaggedText): BriefManner {
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  return {
    letters: raw === raw.toLowerCase() ? 'lower' : 'cased',
    marks: marks * 14 < tokens.length ? 'bare' : 'marked',
    language: language.code,
  }
}
