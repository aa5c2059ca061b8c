import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'

/** Letters of a bracket; figures in it tell something. */
const bracket = /[^\S\n]*[(（]([^()（）\d\n]{2,90})[)）]/g

/** "We are Sew What | (my sister's idea, don't ask) |": what only jokes about a name is for no visitor. */
export function jokingBrackets(text: string, { joking }: AsideWords): Span[] {
  return [...fold(text).matchAll(bracket)]
    .filter(({ 1: said = '' }) => joking.isIn(said))
    .map(({ 0: whole, index }) => [index, index + whole.length])
}
