import type { Person } from '#shared/page/facts.ts'
import { type Scored, sources } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { overlap } from '../text/spans.ts'
import { tagBefore } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import {
  beforeSmallWords,
  beforeSpokenComma,
  withoutClosing,
  withoutCopula,
  withoutDay,
  withoutFiller,
  withoutFillersBehind,
  withoutLeadingVerb,
  withoutVerb,
} from '../text/without-verb.ts'
import { behindNaming } from './behind-naming.ts'
import { calledBefore, citedName } from './called-before.ts'
import { capitalHeading } from './capital-heading.ts'
import { wholeCapitals } from './capital-run.ts'
import { type Found, found } from './found.ts'
import { isKindOfOwn } from './kind-of-own.ts'
import { nameAtFirst } from './name-at-first.ts'
import { nameBeforeTrade } from './name-before-trade.ts'
import { nameBehindTrade } from './name-behind-trade.ts'
import { isOfPerson, ofOwner, toldName } from './name-by-form.ts'
import { nameInApposition } from './name-in-apposition.ts'
import { nameOfTopic } from './name-of-topic.ts'
import { isDenied, isGreeting, isNeighbour, isQuotation, isVenue } from './names-of-others.ts'
import { withoutPeopleOfOthers } from './people-of-others.ts'
import { nameStandingAlone } from './standing-alone.ts'
import {
  isQuotedName,
  isRunOfCapitals,
  isSubject,
  isTradeInCapitals,
  isTradeOfSomebody,
  surely,
} from './told-names.ts'
import { tradeOf, wholeRun, withArticle, withoutFirstArticle, withTrade } from './whole-name.ts'
import { withSurname } from './with-surname.ts'

/**
 * Chance of one that is believed where any other is so many times less likely, or only its ends are in
 * doubt: its neighbours, longer or shorter, are together so likely.
 */
const least = { own: 0.28, behindTrade: 0.22, ends: 0.2, together: 0.45, ahead: 3 }
/** Chance of one that is told by "is called"; of one that nothing follows, where no other is likely. */
const leastCalled = { any: 0.08, whole: 0.01 }
/** Chance of one that is the name whatever else speaks against it. */
const beyondDoubt = 0.95
/** Chance of one that a line or a sentence of its own tells. */
const surelyNamed = 0.8
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
  const name = likeliestName(draft, candidates, people)
  if (!name) return undefined
  const own = withoutFillersBehind(draft.text, behindNaming(draft.text, name.span))
  const span = beforeContact(draft, own)
  return span[0] === name.span[0] && span[1] === name.span[1]
    ? name
    : { ...name, ...found(draft.text.raw.slice(...span), span, name.confidence) }
}

/** "Mon nom c'est Luc. | 06 55 …": nothing is called by the number it is reached at. */
function beforeContact({ text, claims }: Draft, [start, end]: Span): Span {
  const contact = claims.find(
    ({ kind, span }) => contacts.has(kind) && span[0] > start && span[1] <= end,
  )
  const said = contact && text.raw.slice(start, contact.span[0]).replace(/[\s.,;:–-]+$/, '')
  return said ? [start, start + said.length] : [start, end]
}

const contacts: ReadonlySet<string> = new Set(['phone', 'email'])

function likeliestName(
  draft: Draft,
  candidates: readonly Scored[],
  people: readonly Found<Person>[],
): Found<string> | undefined {
  const told = toldName(draft, people, candidates)
  if (told) return told
  const own = withoutPeopleOfOthers(draft, candidates, people).filter(
    ({ span, confidence }) =>
      // "The Bell is a pub" has its name there, whoever is called Bell.
      (confidence >= beyondDoubt || !isSubject(draft, span)) &&
      !isTownInRegion(draft, span) &&
      !isVenue(draft, span) &&
      !isQuotation(draft, span) &&
      !isGreeting(draft, span) &&
      !isKindOfOwn(draft, span) &&
      (confidence >= surelyNamed || !(isDenied(draft, span) || isNeighbour(draft, span))),
  )
  const [best] = own
  const behindTrade = nameAtFirst(draft) ?? nameBehindTrade(draft) ?? nameInApposition(draft)
  const beforeTrade = nameBeforeTrade(draft)
  if (beforeTrade && !(best && best.confidence >= surelyNamed))
    return found(draft.text.raw.slice(...beforeTrade), beforeTrade, surelyNamed)
  const heading = capitalHeading(draft)
  if (heading && !(best && best.confidence >= surelyNamed))
    return found(draft.text.raw.slice(...heading), heading, surelyNamed)
  const line = nameStandingAlone({ ...draft, people: people.map(({ span }) => span) })
  const alone = line && withoutClosing(draft.text, line)
  // "Ndeye Fatou couture" is more than "Ndeye Fatou".
  const isMore = best && alone && best.span[0] <= alone[0] && alone[1] <= best.span[1]
  if (alone && !isMore && !(best && best.confidence >= surelyNamed))
    return found(draft.text.raw.slice(...alone), alone, surelyNamed)
  if (behindTrade && !(best && best.confidence >= surelyNamed)) {
    const span = withTrade(draft, behindTrade)
    return found(draft.text.raw.slice(...span), span, surelyNamed)
  }
  const topic = nameOfTopic(draft) ?? citedName(draft)
  if (topic && !(best && best.confidence >= surelyNamed))
    return found(draft.text.raw.slice(...topic), topic, surelyNamed)
  if (!best) return calledBefore(draft) ?? ofOwner(draft)
  const isPerson = isOfPerson(draft, best, people)
  const isOpen = isPerson || best.confidence < sources.name.least
  const called = own.find(
    ({ span, confidence }) =>
      confidence >= (isOpen && endsSentence(draft, span) ? leastCalled.whole : leastCalled.any) &&
      tagBefore(draft.text, span[0] - 1, 'names.before') !== undefined,
  )
  // "nan's 90th": whose it is, and not what it is called.
  const isOwner =
    /^['’]s\s\p{L}?\d?/u.test(draft.text.raw.slice(best.span[1])) ||
    /^\p{Ll}+['’]s \d+\p{L}*$/u.test(draft.text.raw.slice(...best.span))
  if (isOwner) return ofOwner(draft)
  const isCalled = called && (isPerson || best.confidence < surelyNamed)
  const name = wholeRun(draft, isCalled ? called : best, own)
  const isTold =
    name === called ||
    isTradeInCapitals(draft, name) ||
    isRunOfCapitals(draft, name) ||
    isTradeOfSomebody(draft, name) ||
    isQuotedName(draft, name)
  const isLikely = isTold || name.confidence >= sources.name.least
  if (!isLikely && !isNearlySure(draft, name, own)) return calledBefore(draft) ?? ofOwner(draft)
  const spoken = beforeSmallWords(draft.text, beforeSpokenComma(draft.text, name.span))
  const undated = withoutDay(draft.text, withoutClosing(draft.text, spoken))
  const bare = withoutFiller(draft.text, withoutLeadingVerb(draft.text, undated))
  const said = withoutCopula(draft.text, withoutVerb(draft.text, bare))
  const whole = wholeCapitals(draft.text, withSurname(draft.text, withoutFirstArticle(draft, said)))
  const span = withArticle(draft, tradeOf(draft, withTrade(draft, whole)))
  // What stands above the page and what stands on it are one name.
  const confidence = Math.max(name.confidence, isTold || !isLikely ? surely : 0)
  return found(draft.text.raw.slice(...span), span, confidence)
}

/** "Tulsa OK", "Leuven BE": a town, and what it lies in. */
const isTownInRegion = ({ text, towns }: Draft, [start, end]: Span): boolean =>
  towns.some(
    (town) => town.start === start && /^,? \p{Lu}{2,3}$/u.test(text.raw.slice(town.end, end)),
  )

/** 책방 이름은 느린오후입니다: what it is called is all the sentence says. */
const endsSentence = ({ text: { raw } }: Draft, [, end]: Span): boolean =>
  /^\s*(?:[.!?。！？\n]|$)/.test(raw.slice(end))

function isNearlySure(draft: Draft, name: Scored, candidates: readonly Scored[]): boolean {
  const isBeside = ({ span }: Scored) => overlap(span, name.span)
  const together = candidates.filter(isBeside).reduce((sum, { confidence }) => sum + confidence, 0)
  const next = candidates.find((candidate) => !isBeside(candidate))?.confidence ?? 0
  const isLikely =
    name.confidence >= (isBehindTrade(draft, name.span) ? least.behindTrade : least.own) ||
    (name.confidence >= least.ends && together >= least.together)
  return isLikely && next * least.ahead <= name.confidence
}

/** "My flower shop | Luna": a word with a capital right behind what it is. */
const isBehindTrade = ({ text }: Draft, [start]: Span): boolean =>
  /^\p{Lu}/u.test(text.raw.slice(start)) &&
  (text.endingAt.get(start - 1) ?? []).some(({ tag }) => isTradeNoun(tag))
