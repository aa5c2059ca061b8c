import type { Person } from '#shared/page/facts.ts'
import { type Scored, sources } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isDense } from '../text/is-dense.ts'
import { personNameOf } from '../text/person-names.ts'
import { speaksAlone } from '../text/speaks-alone.ts'
import { hasTag, type TaggedText, tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { withoutCopula, withoutLeadingVerb, withoutVerb } from '../text/without-verb.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { type Found, found } from './found.ts'
import { gluedName } from './glued-name.ts'

/** Chance of one whose neighbours, longer or shorter, are together nearly sure to be the name. */
const least = { own: 0.25, together: 0.7 }
/** Chance of one that is told by "is called". */
const leastCalled = 0.15
/** How sure one is that its form tells, whatever its chance. */
const surely = 0.5

/**
 * What the business is called: the likeliest candidate, where it is likely enough or where only its
 * ends are in doubt. What "is called" something has its name from there, and not from who runs it.
 * @param candidates the likeliest first
 */
export function findBusinessName(
  draft: Draft,
  candidates: readonly Scored[],
  people: readonly Found<Person>[],
): Found<string> | undefined {
  const own = withoutPeopleOfOthers(draft, candidates, people)
  const [best] = own
  if (!best) return glued(draft)
  const isPerson =
    people.some(({ span }) => isOver(span, best.span)) ||
    tagBefore(draft.text, best.span[0] - 1, 'names.person') !== undefined
  const called = own.find(
    ({ span, confidence }) =>
      confidence >= leastCalled && tagBefore(draft.text, span[0] - 1, 'names.before') !== undefined,
  )
  // "nan's 90th": whose it is, and not what it is called.
  const isOwner = /^['’]s\s\p{L}?\d?/u.test(draft.text.raw.slice(best.span[1]))
  if (isOwner) return undefined
  const name = wholeRun(draft, isPerson && called ? called : best, own)
  const isTold =
    name === called ||
    isTradeInCapitals(draft, name) ||
    isTradeOfSomebody(draft, name) ||
    isQuotedName(draft, name)
  const isLikely = isTold || name.confidence >= sources.name.least
  if (!isLikely && !isNearlySure(name, own))
    return signature(draft, own) ?? quotedBehindTrade(draft, own) ?? glued(draft)
  const bare = withoutLeadingVerb(draft.text, name.span)
  const said = withoutCopula(draft.text, withoutVerb(draft.text, bare))
  const span = withArticle(draft, withTrade(draft, withoutFirstArticle(draft, said)))
  // What stands above the page and what stands on it are one name.
  const confidence = Math.max(name.confidence, isTold || !isLikely ? surely : 0)
  return found(draft.text.raw.slice(...span), span, confidence)
}

function glued(draft: Draft): Found<string> | undefined {
  const span = gluedName(draft)
  return span && found(draft.text.raw.slice(...span), span, surely)
}

/** Candidates that are no name of somebody who works there, as likely as they are without those. */
function withoutPeopleOfOthers(
  draft: Draft,
  candidates: readonly Scored[],
  people: readonly Found<Person>[],
): readonly Scored[] {
  // "We are the High Farm. I am Ann, my husband is Lois": of several one is not what it is called.
  const areSeveral = people.length > 1 && !speaksAlone(draft.text)
  const isOfStaff = ({ span: [start, end] }: Scored) =>
    areSeveral && people.some(({ span }) => span[0] <= start && end <= span[1])
  const others = candidates.filter(
    (candidate) =>
      candidate.confidence >= leastOther &&
      (isOfSomebodyElse(draft, candidate) || isOfStaff(candidate) || isWhomToAsk(draft, candidate)),
  )
  if (others.length === 0) return candidates
  const left = 1 - others.reduce((sum, { confidence }) => sum + confidence, 0)
  return candidates
    .filter((candidate) => !others.includes(candidate))
    .map((candidate) => ({
      ...candidate,
      confidence: candidate.confidence / Math.max(left, leastLeft),
    }))
}

/** Chance of a candidate that changes anything by being left out. */
const leastOther = 0.02

/** Where nearly all of the likelihood was somebody's, what is left says little. */
const leastLeft = 0.2

/** "chef heißt jonte": of a word that is no trade, a person's name is what they are called. */
function isOfSomebodyElse({ text }: Draft, { span }: Scored): boolean {
  const words = tokensIn(text, ...span)
  const cue = tagBefore(text, span[0] - 1, 'names.before')
  const who = cue && text.tokens.findLast(({ end }) => end <= cue.start)
  const isPerson = words.length <= mostOfPerson && personNameOf(words[0]?.text ?? '') !== undefined
  const isTrade =
    who &&
    [...(text.startingAt.get(who.start) ?? []), ...(text.endingAt.get(who.end) ?? [])].some(
      ({ tag }) => tag.startsWith('trades.') || tag.startsWith('names.'),
    )
  const isNoun = who?.kind === 'word' && !isFunctionWord(text, who.start, who.end)
  return Boolean(isPerson && isNoun && !isTrade)
}

/** Letters between whom to ask and a number: " on ". */
const beforeNumber = 8

/** "Ask Huia Ngatai on 027 …": a word everybody knows, at the head of a sentence, before somebody's name. */
function isWhomToAsk({ text, claims }: Draft, { span: [start, end] }: Scored): boolean {
  const [first, ...who] = tokensIn(text, start, end)
  const isReached = claims.some(
    ({ kind, span }) => kind === 'phone' && span[0] >= end && span[0] - end <= beforeNumber,
  )
  const isKnown = (word: string) => ['top', 'common'].includes(frequencyOf(text.language, word))
  return (
    first !== undefined &&
    who.length > 0 &&
    isReached &&
    /[.!?]\s+$/.test(text.raw.slice(0, start)) &&
    isKnown(first.text) &&
    personNameOf(first.text) === undefined &&
    !hasTag(text, first.start, first.end, 'trades.') &&
    who.every(({ text: word }) => !isKnown(word))
  )
}

/** Words of a first and a last name. */
const mostOfPerson = 3

/** "… Noémie Vasseur", below what somebody wrote of themselves: whose page it is. */
function signature({ text }: Draft, candidates: readonly Scored[]): Found<string> | undefined {
  const { raw } = text
  const isAlone = hasTag(text, 0, raw.length, 'words.alone')
  if (!isAlone || hasTag(text, 0, raw.length, 'words.together')) return undefined
  const signed = candidates.find(({ span: [start, end] }) => {
    const words = tokensIn(text, start, end)
    const isLast = /^[\s.!]*$/.test(raw.slice(end)) && /[.!?\n]\s*$/.test(raw.slice(0, start))
    const areNames = words.every(
      (word) =>
        /^\p{Lu}/u.test(raw.slice(word.start)) &&
        (personNameOf(word.text) || frequencyOf(text.language, word.text) === 'rare'),
    )
    return isLast && areNames && words.length > 1 && words.length <= mostOfPerson
  })
  return signed && found(raw.slice(...signed.span), signed.span, surely)
}

/** Chance of a trade with its name, in capitals in a text that has small letters: hardly anything else. */
const leastOfTrade = 0.1
/** Letters in which a brief says whose it is. */
const opening = 160

/** "Since 1987 our family has run the Saddlery Greinwald": two words or more, a trade among them. */
function isTradeInCapitals({ text }: Draft, { by, span, confidence }: Scored): boolean {
  const isWritten = by.has('capitals') && by.has('trade')
  const said = text.raw.slice(...span)
  const isFirst = span[0] < opening && confidence >= leastOfTrade
  return isWritten && isFirst && /\s/.test(said) && !/\d/.test(said)
}

/** 「染めと繕い 藍ノ間」という工房: in quotation marks, and called so right behind them. */
function isQuotedName({ text, claims }: Draft, { span }: Scored): boolean {
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

/** 漆工房「しずく」の: where nothing else is likely, what stands in quotation marks directly behind a trade. */
function quotedBehindTrade(
  { text: { raw, tags } }: Draft,
  candidates: readonly Scored[],
): Found<string> | undefined {
  const quoted = candidates.find(({ by, span: [start] }) => {
    const isFirst = by.has('quoted') && /[「『“„«"]$/.test(raw.slice(0, start))
    return isFirst && tags.some(({ tag, end }) => end === start - 1 && tag.startsWith('trades.'))
  })
  return quoted && found(raw.slice(...quoted.span), quoted.span, surely)
}

/** "osteria da gino": a trade that opens a brief, and whose it is. */
function isTradeOfSomebody({ text }: Draft, { by, span, confidence }: Scored): boolean {
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

/** "l'Érablière du | Rang Saint-Onésime": the trade before a name, with its capital, is part of it. */
function withTrade({ text }: Draft, [start, end]: Span): Span {
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
    ?.filter((each) => /^trades\..*\.names$/.test(each.tag))
    .toSorted((one, other) => one.start - other.start)[0]
  return tag && /^\p{Lu}/u.test(raw.slice(tag.start)) ? [tag.start, end] : [start, end]
}

/** "het koor De | Late Lijsters": an article with a capital within a sentence belongs to the name. */
function withArticle({ text }: Draft, [start, end]: Span): Span {
  const before = /[^.!?:;\n\s"'“„«»‘’]\s+(\p{Lu}[\p{L}]{0,3})\s$/u.exec(
    text.raw.slice(Math.max(0, start - longestTrade), start),
  )?.[1]
  const at = start - (before?.length ?? 0) - 1
  const isArticle = before && tagAt(text, at, 'words.articles')?.end === start - 1
  return isArticle && /^\p{Lu}/u.test(text.raw.slice(start)) ? [at, end] : [start, end]
}

/** Letters of a trade and the joint behind it. */
const longestTrade = 40

/** Of the likeliest, as likely at least is one that ends where its capitals do. */
const leastOfRun = 0.4

/** "Figurentheater De Houten | Haan speelt": a name goes on where its capitals do. */
function wholeRun({ text }: Draft, best: Scored, candidates: readonly Scored[]): Scored {
  if (text.raw === text.raw.toLowerCase()) return best
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
  if (!isCapital(best.span[1])) return fromArticle(text, best, candidates)
  const longer = candidates.find(
    ({ span, confidence }) =>
      span[0] === best.span[0] &&
      span[1] > best.span[1] &&
      !isCapital(span[1]) &&
      confidence >= best.confidence * leastOfRun,
  )
  return longer ? { ...longer, confidence: best.confidence } : best
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

function isNearlySure(name: Scored, candidates: readonly Scored[]): boolean {
  const together = candidates
    .filter(({ span }) => isOver(span, name.span))
    .reduce((sum, { confidence }) => sum + confidence, 0)
  return name.confidence >= least.own && together >= least.together
}

const isOver = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1]

/** "Die Hofkäserei Feld liegt …", "A Padaria Flor fica …": the article a sentence begins with, before a trade. */
function withoutFirstArticle({ text, claims }: Draft, [start, end]: Span): Span {
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
  if (!article || !next || isQuoted || !begins || !/\s/.test(raw.slice(next.start, end)))
    return [start, end]
  const isTrade = [
    ...(text.startingAt.get(next.start) ?? []),
    ...(text.endingAt.get(next.end) ?? []),
  ].some(({ tag, end: to }) => /^trades\..*\.names$/.test(tag) && to <= next.end)
  return isTrade ? [next.start, end] : [start, end]
}
