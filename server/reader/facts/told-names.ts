import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { rememberedOf } from '../remembered.ts'
import { isDense } from '../text/is-dense.ts'
import { capitalisesNouns } from '../text/nouns.ts'
import { personNameOf } from '../text/person-names.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'

/** How sure one is that its form tells, whatever its chance. */
export const surely = 0.5

/** Letters in which a sentence before ends. */
const nearby = 6

/** Chance of a trade with its name, in capitals in a text that has small letters: hardly anything else. */
const leastOfTrade = 0.1
const writesCapitals = rememberedOf(({ raw }: Draft['text']) =>
  /\p{Ll}[.!?,]? \p{Lu}\p{Ll}/u.test(raw),
)

/**
 * "De vervoermaatschappij wil …", "Ma conjointe Lise et moi": a sentence begins with whom it is about.
 * Where capitals are used, a name of such words has some of its own.
 */
export function isSubject({ text }: Draft, [start, end]: Span): boolean {
  const { raw } = text
  const isFirst =
    /^\s*$|[.!?\n]\s*$/.test(raw.slice(Math.max(0, start - nearby), start)) &&
    /^\p{Lu}/u.test(raw.slice(start, start + 2))
  const [lead, ...others] = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  if (!isFirst || !lead || others.length === 0 || !writesCapitals(text)) return false
  const isLed = ['words.articles', 'words.possessives'].some(
    (tag) => tagAt(text, lead.start, tag)?.end === lead.end,
  )
  const isSmall = (word: Token) => /^\p{Ll}/u.test(raw.slice(word.start)) || personNameOf(word.text)
  return isLed && others.every(isSmall)
}

/** Letters in which a brief says whose it is. */
const opening = 160

/** "Since 1987 our family has run the Saddlery Greinwald": two words or more, a trade among them. */
export function isTradeInCapitals({ text }: Draft, { by, span, confidence }: Scored): boolean {
  const isWritten = by.has('capitals') && by.has('trade')
  const said = text.raw.slice(...span)
  const isFirst = span[0] < opening && confidence >= leastOfTrade
  return isWritten && isFirst && /\s/.test(said) && !/\d/.test(said)
}

/** Chance of two words with capitals within a sentence, where nouns have none. */
const leastOfRun = 0.15

/** "Op onze boomgaard Kersenhof Vrancken kan je …": two words that have capitals and are nobody and no town. */
export function isRunOfCapitals({ text, towns }: Draft, { by, span, confidence }: Scored): boolean {
  const { raw, language } = text
  const words = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  const isCapital = ({ start }: Token) => /^\p{Lu}\p{Ll}/u.test(raw.slice(start))
  const [first] = words
  return (
    by.has('capitals') &&
    confidence >= leastOfRun &&
    !capitalisesNouns(language) &&
    span[0] < opening &&
    /[\p{Ll},]\s$/u.test(raw.slice(0, span[0])) &&
    first !== undefined &&
    isCapital(first) &&
    words.filter(isCapital).length > 1 &&
    !words.some(({ text: word }) => personNameOf(word)) &&
    !towns.some(({ start, end }) => start >= span[0] && end <= span[1])
  )
}

/** 「染めと繕い 藍ノ間」という工房: in quotation marks, and called so right behind them. */
export function isQuotedName({ text, claims }: Draft, { span }: Scored): boolean {
  const quote = claims.find(
    ({ kind, span: own }) => kind === 'quote' && own[0] <= span[0] && span[1] <= own[1],
  )
  const isFirst = quote && /^[^\p{L}]*$/u.test(text.raw.slice(quote.span[0], span[0]))
  const behind = quote && /^[^\p{L}]*/u.exec(text.raw.slice(quote.span[1]))
  if (!quote || !isFirst || !behind) return false
  // ゲストルーム「こもれび荘」を夫婦で営んで: the only one of the sentence a brief begins with.
  const [first = ''] = /^[^。.!?！？\n]+/.exec(text.raw) ?? []
  const inFirst = claims.filter(({ kind, span: own }) => kind === 'quote' && own[1] <= first.length)
  const isOnly = isDense(first) && inFirst.length === 1 && inFirst[0] === quote
  return isOnly || tagAt(text, quote.span[1] + behind[0].length, 'names.after') !== undefined
}

/** "osteria da gino": a trade that opens a brief, and whose it is. */
export function isTradeOfSomebody({ text }: Draft, { by, span, confidence }: Scored): boolean {
  const words = tokensIn(text, ...span)
  const [last, joint] = [words.at(-1), words.at(-2)]
  return (
    span[0] === 0 &&
    by.has('trade') &&
    confidence >= leastOfTrade &&
    words.length <= 4 &&
    joint !== undefined &&
    text.language.data.names.particles.includes(joint.text) &&
    personNameOf(last?.text ?? '') !== undefined
  )
}
