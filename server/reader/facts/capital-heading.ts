import type { Draft } from '../draft.ts'
import { hasTag, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'

/** Letters and words of what a flyer is headed with. */
const shortest = 5
const mostWords = 6

/** "BRETTLIMÄRT", alone on the first line of lines typed otherwise: a flyer is headed by what it is. */
export function capitalHeading({ text, towns, claims, days }: Draft): Span | undefined {
  const { raw } = text
  const stop = raw.search(/\S[^\n]*\n/) < 0 ? -1 : raw.indexOf('\n', raw.search(/\S/))
  if (stop < 0) return undefined
  const span = trimmed(raw, [0, stop])
  const said = raw.slice(...span)
  const words = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  const isShouted = said === said.toUpperCase() && said !== said.toLowerCase()
  const isOther =
    /[\d@]/.test(said) ||
    hasTag(text, ...span, 'roles.instruction') ||
    hasTag(text, ...span, 'words.greetings') ||
    towns.some(({ start, end }) => start === span[0] && end === span[1]) ||
    claims.some(({ kind, span: own }) => kind !== 'quote' && own[0] < span[1]) ||
    days.some(({ start }) => start < span[1])
  const isHeading = said.length >= shortest && words.length > 0 && words.length <= mostWords
  return isShouted && isHeading && !isOther && /\p{Ll}{3}/u.test(raw.slice(stop)) ? span : undefined
}
