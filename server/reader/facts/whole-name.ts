import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { type TaggedText, tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'

/** "l'Érablière du | Rang Saint-Onésime": the trade before a name, with its capital, is part of it. */
export function withTrade({ text }: Draft, [start, end]: Span): Span {
  const { raw, language } = text
  const before = /(?<=^|[\s'’])(\p{Lu}[\p{L}\p{M}-]+)(?: (\p{Ll}{1,4}))? $/u.exec(
    raw.slice(Math.max(0, start - longestTrade), start),
  )
  if (!before || !/^\p{Lu}/u.test(raw.slice(start))) return [start, end]
  const joint = before[2]
  if (joint && !language.data.names.particles.includes(joint)) return [start, end]
  const at = start - before[0].length
  const tag = text.endingAt
    .get(at + (before[1]?.length ?? 0))
    ?.filter((each) => isTradeNoun(each.tag))
    .toSorted((one, other) => one.start - other.start)[0]
  return tag && /^\p{Lu}/u.test(raw.slice(tag.start)) ? [tag.start, end] : [start, end]
}

/** Words between the noun for a trade and what it is of: "forno comune di". */
const mostBetween = 2

/** "Nel | forno comune di | Pian dei Carpini": what a trade is of, typed so, is where it is and no name. */
export function tradeOf({ text }: Draft, [start, end]: Span): Span {
  const { raw, language, tokens } = text
  const at = tokens.findIndex((token) => token.start === start)
  const joint = tokens[at - 1]
  const isOf =
    joint !== undefined &&
    language.data.names.particles.includes(joint.text) &&
    sensesOf(language, joint.text).includes('of')
  if (!isOf || !/^\p{Lu}/u.test(raw.slice(start))) return [start, end]
  const noun = tokens
    .slice(Math.max(0, at - 1 - mostBetween), at - 1)
    .find((word) => (text.startingAt.get(word.start) ?? []).some(({ tag }) => isTradeNoun(tag)))
  const isWhole = noun && /^[\p{L}\s'’-]+$/u.test(raw.slice(noun.start, start))
  const isLed =
    noun &&
    ['words.articles', 'words.prepositions'].some((tag) => tagBefore(text, noun.start - 1, tag))
  return isWhole && isLed ? [noun.start, end] : [start, end]
}

/** "het koor De | Late Lijsters": an article with a capital within a sentence belongs to the name. */
export function withArticle({ text }: Draft, [start, end]: Span): Span {
  const before = /[^.!?:;\n\s"'“„«»‘’]\s+(\p{Lu}[\p{L}]{0,3})\s$/u.exec(
    text.raw.slice(Math.max(0, start - longestTrade), start),
  )?.[1]
  const at = start - (before?.length ?? 0) - 1
  const isArticle = before && tagAt(text, at, 'words.articles')?.end === start - 1
  return isArticle && /^\p{Lu}/u.test(text.raw.slice(start)) ? [at, end] : [start, end]
}

/** Letters of a trade and the joint behind it. */
const longestTrade = 40

/** Of the likeliest, as likely at least is one that ends where its capitals do, behind "and" as well. */
const leastOfRun = 0.4
const leastBehindJoint = 0.7

/** "Figurentheater De Houten | Haan speelt": a name goes on where its capitals do. */
export function wholeRun({ text }: Draft, best: Scored, candidates: readonly Scored[]): Scored {
  if (isTypedSmall(text)) return best
  const isCapital = (at: number) => /^ \p{Lu}/u.test(text.raw.slice(at, at + 3))
  // "Mi servicio se llama Patitas en Casa.": up to the stop behind what it is called.
  const isCalled = tagBefore(text, best.span[0] - 1, 'names.before') !== undefined
  const called = candidates.find(
    ({ span, confidence }) =>
      isCalled &&
      span[0] === best.span[0] &&
      span[1] > best.span[1] &&
      confidence >= best.confidence * leastOfRun &&
      /^\s*(?:[.!?\n]|$)/.test(text.raw.slice(span[1])),
  )
  if (called) return { ...called, confidence: best.confidence }
  if (!isCapital(best.span[1]))
    return behindJoint(text, best, candidates) ?? fromArticle(text, best, candidates)
  const longer = candidates.find(
    ({ span, confidence }) =>
      span[0] === best.span[0] &&
      span[1] > best.span[1] &&
      !isCapital(span[1]) &&
      confidence >= best.confidence * leastOfRun,
  )
  return longer ? { ...longer, confidence: best.confidence } : best
}

/** "Ellis Plumbing | and Heating in Leeds": nearly as likely as what ends before a small word in a name. */
function behindJoint(
  { raw, language }: TaggedText,
  best: Scored,
  candidates: readonly Scored[],
): Scored | undefined {
  const { names, words } = language.data
  const longer = candidates.find(
    ({ span, confidence }) =>
      span[0] === best.span[0] &&
      span[1] > best.span[1] &&
      confidence >= best.confidence * leastBehindJoint,
  )
  const [, joint = ''] = /^ (\S+) \p{Lu}/u.exec(raw.slice(best.span[1])) ?? []
  const isJoint = [...names.particles, ...words.conjunctions].includes(joint)
  return longer && isJoint ? { ...longer, confidence: best.confidence } : undefined
}

/** "We are the Tarbert | Tide Singers": capitals between an article and a name belong to it. */
function fromArticle(text: TaggedText, best: Scored, candidates: readonly Scored[]): Scored {
  const longer = candidates.find(
    ({ span, confidence }) =>
      span[1] === best.span[1] &&
      span[0] < best.span[0] &&
      confidence >= best.confidence * leastOfRun &&
      tagBefore(text, span[0] - 1, 'words.articles') !== undefined &&
      /^(?:\p{Lu}[\p{L}’'-]* )+$/u.test(text.raw.slice(span[0], best.span[0])),
  )
  return longer ? { ...longer, confidence: best.confidence } : best
}

/** "Die Hofkäserei Feld liegt …", "A Padaria Flor fica …": the article a sentence begins with, before a trade. */
export function withoutFirstArticle({ text, claims }: Draft, [start, end]: Span): Span {
  const { raw } = text
  const article = tagAt(text, start, 'words.articles') ?? tagAt(text, start, 'words.prepositions')
  // "L'associazione" is one word with its article.
  const isElided = article !== undefined && /['’]/.test(raw[article.end - 1] ?? '')
  const [word] = tokensIn(text, isElided ? start : (article?.end ?? end) + 1, end)
  const next = word && { start: isElided ? article.end : word.start, end: word.end }
  const isQuoted = claims.some(
    ({ kind, span }) => kind === 'quote' && span[0] <= start + 1 && end <= span[1] + 1,
  )
  const begins = /(?:^|[.!?\n]\s*)$/.test(raw.slice(0, start))
  const isKept = tagAt(text, start, 'names.keptArticles')?.end === article?.end
  if (!article || !next || isQuoted || !begins || isKept) return [start, end]
  if (isAdded(text, start, end) && /^\p{Lu}/u.test(raw.slice(next.start))) return [next.start, end]
  if (!/\s/.test(raw.slice(next.start, end))) return [start, end]
  const isTrade = [
    ...(text.startingAt.get(next.start) ?? []),
    ...(text.endingAt.get(next.end) ?? []),
  ].some(({ tag, end: to }) => isTradeNoun(tag) && to <= next.end)
  return isTrade ? [next.start, end] : [start, end]
}

/** "A | Devagar | é uma oficina": who writes so has an article before every name. */
function isAdded(text: TaggedText, start: number, end: number): boolean {
  const isVerb = ['words.copulas', 'names.copula'].some((tag) => tagAt(text, end + 1, tag))
  return isVerb && tagAt(text, start, 'names.addedArticles') !== undefined
}
