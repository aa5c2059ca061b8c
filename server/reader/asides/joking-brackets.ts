import type { Language } from '../language.ts'
import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'

/** Letters of a bracket; figures in it tell something. */
const bracket = /[^\S\n]*[(（]([^()（）\d\n]{2,90})[)）]/g

interface Joke {
  said: Span
  /** A comma of the text that stands in its place. */
  stop?: Span
}

/** "We are Sew What | (my sister's idea, don't ask) |": what only jokes about a name is for no visitor. */
export function jokingBrackets(text: string, { joking }: AsideWords, language: Language): Joke[] {
  const folded = fold(text)
  const comma = text.search(/,(?= )/)
  const prepositions = new Set(language.data.words.prepositions.map(fold))
  return [...folded.matchAll(bracket)]
    .filter(({ 1: said = '' }) => joking.isIn(said))
    .map(({ 0: whole, index }): Joke => {
      const said: Span = [index, index + whole.length]
      const next = /^ (\p{L}+)/u.exec(folded.slice(said[1]))?.[1] ?? ''
      // "Our van Thai Me Up (…) at the quay": where a name ends, its bracket told.
      return comma >= 0 && prepositions.has(next) ? { said, stop: [comma, comma + 1] } : { said }
    })
}
