import { rememberedOf } from '../remembered.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import type { TaggedText } from '../text/tagged-text.ts'

/** How the whole is written: without capitals or marks, in which language. */
export interface BriefManner {
  letters: 'lower' | 'cased'
  marks: 'bare' | 'marked'
  language: string
}

export const mannerOf = rememberedOf((text: TaggedText): BriefManner => {
  const { tokens, language } = text
  const marks = tokens.filter((token) => /^[.,;!?。、]$/.test(token.text)).length
  return {
    letters: isTypedSmall(text) ? 'lower' : 'cased',
    marks: marks * 14 < tokens.length ? 'bare' : 'marked',
    language: language.code,
  }
})
