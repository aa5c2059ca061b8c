import { remembered } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { everywhereElse, valuesIn } from './withheld.ts'

/**
 * The numbers that remarks are about: "sign up at 07700 …. the 07911 … | is my own, keep it off", "the
 * number further up | is just for you".
 * @param remarks what is said of them, which is no part of the page either
 */
export function remarkedNumbers(
  text: string,
  remarks: readonly Span[],
  asides: AsideWords,
): Span[] {
  const sentences = sentencesOf(text)
  return remarks.flatMap((remark): Span[] => {
    const sentence = sentences.find(([from, to]) => from <= remark[0] && remark[0] < to)
    if (!sentence) return []
    const number = numberBefore(text, sentence, remark)
    if (number) return [number, ...everywhereElse(text, number)]
    return speaksOfNumber(text, sentence, remark, asides) ? onlyNumber(text, sentences) : []
  })
}

/** "The" before a number that a clause begins with. */
const article = /^\s*(?:\p{Script=Latin}{1,3}\s+){0,2}$/u

/** The number a remark is said of: it begins the clause that goes on with the remark. */
function numberBefore(text: string, [from]: Span, [start]: Span): Span | undefined {
  const value = valuesIn(text, [from, start]).at(-1)
  if (!value || text.slice(value[1], start).trim() !== '') return undefined
  const lead = /[^.,;:!?()\n]*$/.exec(text.slice(from, value[0]))?.[0] ?? ''
  return article.test(lead) ? [value[0] - lead.length, value[1]] : undefined
}

/** Words before which a sentence says what it is about. */
const opening = /^\s*(?:\S+\s+){0,2}\S+/
/** Letters of a sentence about nothing but a number. */
const longestRemark = 90

/** "My number | isn't for the page": the sentence begins with a word for one, and tells none. */
function speaksOfNumber(
  text: string,
  [from, to]: Span,
  [start]: Span,
  asides: AsideWords,
): boolean {
  const lead = opening.exec(fold(text.slice(from, start)))?.[0] ?? ''
  const isShort = to - from <= longestRemark
  return isShort && phoneWords(asides).isIn(lead) && valuesIn(text, [from, to]).length === 0
}

/** Words of a sentence that tells nothing but a number. */
const mostBeside = 7

/** The one number of a brief, with the sentence it stands in where that tells nothing else. */
function onlyNumber(text: string, sentences: readonly Span[]): Span[] {
  const [value, ...others] = valuesIn(text, [0, text.length]).filter(([at]) =>
    /[\d+(]/.test(text[at] ?? ''),
  )
  if (!value || others.length > 0) return []
  const own = sentences.find(([from, to]) => from <= value[0] && value[0] < to)
  const words = own ? (text.slice(...own).match(/\p{L}+/gu)?.length ?? 0) : mostBeside + 1
  return own && words <= mostBeside ? [own] : [value]
}

const phoneWords = remembered(
  ({ lists }: AsideWords): PhraseFinder => phraseFinder(lists.phone, {}),
)
