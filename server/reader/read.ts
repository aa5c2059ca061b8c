import type { Action, Person, ProgrammeItem } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import { cutPieces, readText } from './build-draft.ts'
import { type Choice, type Choosing, choosing, sources } from './candidates/choose.ts'
import { detectLanguage } from './detect-language.ts'
import type { Draft } from './draft.ts'
import { findAction } from './facts/find-action.ts'
import { findBusinessName } from './facts/find-business-name.ts'
import { findHours, findPartOfWeek } from './facts/find-hours.ts'
import { findKind } from './facts/find-kind.ts'
import {
  findArea,
  findDeadline,
  findOffers,
  findProgramme,
  statementsOf,
} from './facts/find-lists.ts'
import { findPeople } from './facts/find-people.ts'
import { type FoundPlace, findPlace } from './facts/find-place.ts'
import { findPrices } from './facts/find-prices.ts'
import { findSums } from './facts/find-sums.ts'
import { type Found, found, partsOf } from './facts/found.ts'
import { industryFeatures, trades } from './facts/industry-features.ts'
import { isOccasion } from './facts/is-occasion.ts'
import { withoutTrade } from './facts/lost-notice.ts'
import { nameChoices } from './facts/name-choices.ts'
import { withoutNameOfHost } from './facts/name-of-host.ts'
import { tellsOnlyTime } from './facts/only-time.ts'
import type { PriceValue } from './facts/parse-prices.ts'
import { toldNumbers } from './facts/told-numbers.ts'
import type { Contact } from './grammars/read-contacts.ts'
import { readSince } from './grammars/read-since.ts'
import { languageOf } from './language.ts'
import { remembered } from './remembered.ts'
import { likelihoods, scoreOf } from './scorer.ts'
import { townWords } from './spelling/place-names.ts'
import { findProperNames } from './spelling/proper-names.ts'
import { hasTag } from './text/tagged-text.ts'
import type { Span } from './text/trim.ts'
import { writtenTowns } from './towns.ts'
import { shippedWeights, type Weights } from './weights.ts'

export interface ReadFacts {
  name?: Found<string>
  kind?: Found<string>
  place?: FoundPlace
  area: Found<string>[]
  phone?: Found<string>
  phoneText?: Found<string>
  whatsapp?: Found<string>
  email?: Found<string>
  url?: Found<string>
  hours?: Found<string>
  prices: Found<PriceValue>[]
  offers: Found<string>[]
  audience?: Found<string>
  since?: Found<number>
  people: Found<Person>[]
  highlights: Found<string>[]
  policies: Found<string>[]
  programme: Found<ProgrammeItem>[]
  deadline?: Found<string>
  action?: Found<Action>
}

/** A brief as it is read: every word lies in one of its pieces, facts are typed readings of them. */
export interface Reading extends Draft {
  industry: Industry
  /** Of the industry. */
  confidence: number
  facts: ReadFacts
  /** What else it may be called, the likeliest first. */
  nameChoices: Found<string>[]
  /** Of hours that stay words, the week read in them. */
  partOfWeek?: Found<string> | undefined
}

export interface ReadOptions {
  /** A folder of `languages/`; detected where null. */
  language: string | null
  /** What is taken where the brief is too short to tell. */
  fallback: string
  /** Spans its creator wants told, whatever they read like. */
  wanted?: readonly Span[]
}

/**
 * Reads a brief without any model: cuts it into statements with roles, and of those that can be
 * typed makes facts. What is not understood stays a statement in its creator's words.
 */
export function read(
  brief: string,
  { language, fallback, wanted = [] }: ReadOptions,
  weights: Weights = shippedWeights(),
): Reading {
  const code = language ?? detectLanguage(brief, fallback)
  return readDraft(
    cutPieces({ ...readText(brief, languageOf(code)), wanted }, weights.tagger),
    weights,
  )
}

/** The facts of a brief that is cut into pieces. */
function readDraft(draft: Draft, weights: Pick<Weights, 'scorers'>): Reading {
  const { industry, confidence } = findTradeOrOccasion(draft, weights)
  const towns = writtenTowns(draft.text.raw, draft.towns)
  const choose = withoutDays(draft, choosing({ ...draft, towns }, weights.scorers))
  const told = factsOf({ ...draft, towns }, industry, weights, choose)
  const facts = withoutTrade(draft, confidence, told)
  const text = {
    ...draft.text,
    properNames: findProperNames(draft, facts),
    townWords: townWords(draft),
  }
  return {
    ...draft,
    text,
    industry,
    confidence,
    facts: withoutNameOfHost(draft, industry, facts),
    nameChoices: nameChoices(draft, choose('name'), facts.name),
    partOfWeek: facts.hours ? undefined : findPartOfWeek(draft, industry),
  }
}

/** "21 March", 三月二十一日: nothing is called by the day it is on. */
const withoutDays = (draft: Draft, choose: Choosing): Choosing =>
  remembered((choice) =>
    choice === 'name'
      ? choose(choice).filter(({ span }) => !tellsOnlyTime(draft, span))
      : choose(choice),
  )

/** What is held on one day is known by it: as sure as the words for it, and not as the trade beside them. */
const ofOccasion = { industry: 'event', confidence: 0.7 } as const

function findTradeOrOccasion(draft: Draft, weights: Pick<Weights, 'scorers'>) {
  const trade = findIndustry(draft, weights)
  return trade.industry !== 'event' && isOccasion(draft, trade.industry) ? ofOccasion : trade
}

/** Below it no trade is surer than none. */
const leastSure = 0.25

function findIndustry(draft: Draft, { scorers }: Pick<Weights, 'scorers'>) {
  const featuresOf = industryFeatures(draft, scorers.features.rowsOf)
  const chances = likelihoods(
    trades.map((industry) => scoreOf(featuresOf(industry), scorers.of.industry)),
  )
  const confidence = Math.max(...chances)
  const best = trades[chances.indexOf(confidence)]
  return best && confidence >= leastSure
    ? { industry: best, confidence }
    : { industry: 'general' as const, confidence: 1 - chances.reduce((a, b) => a + b, 0) }
}

function factsOf(
  draft: Draft,
  industry: Industry,
  { scorers }: Pick<Weights, 'scorers'>,
  choose: Choosing,
): ReadFacts {
  const best = (choice: Choice): Found<string> | undefined => {
    const [first] = choose(choice)
    if (!first || first.confidence < sources[choice].least) return undefined
    return found(draft.text.raw.slice(...first.span), first.span, first.confidence)
  }
  const people = findPeople(draft)
  const action = findAction(draft, industry)
  const name = findBusinessName(draft, choose('name'), people)
  // "I'm a chimney sweep, Dave Rudd": a town of that name is none here.
  const places = choose('place').filter(({ span: [start, end], confidence }) => {
    const isName = name?.span[0] === start && name.span[1] === end
    return !isName || confidence > name.confidence
  })
  const place = withoutOwnName(draft, findPlace(draft, places, sources.place.least), name)
  return withoutAbsent({
    name,
    kind: findKind(draft, choose('kind')),
    place,
    area: findArea(draft),
    ...contactFacts(draft, action?.value),
    hours: findHours(draft, industry),
    prices: findPrices(draft, findSums(draft, scorers, place ? partsOf(place) : []), scorers),
    offers: findOffers(draft),
    audience: best('audience'),
    since: sinceOf(draft, people),
    people,
    highlights: statementsOf(draft, 'highlight', 200),
    policies: statementsOf(draft, 'policy', 300),
    programme: findProgramme(draft),
    deadline: findDeadline(draft),
    action,
  })
}

/** "Fuelle Norteño, col. Independencia": the page's name in front of where it is, and no hall to come to. */
function withoutOwnName(
  { text }: Draft,
  place: FoundPlace | undefined,
  name: Found<string> | undefined,
): FoundPlace | undefined {
  if (!place || place.parts || place.span[0] !== name?.span[0]) return place
  const behind = /^, /.exec(text.raw.slice(name.span[1], place.span[1]))
  const isWhere = ['places.venues', 'places.streets'].some((tag) => hasTag(text, ...name.span, tag))
  if (!behind || isWhere) return place
  const start = name.span[1] + behind[0].length
  return { ...place, value: text.raw.slice(start, place.span[1]), span: [start, place.span[1]] }
}

/** Roles of what tells of the business itself: "Elena has led us since 2016" tells of Elena. */
const ofItself: ReadonlySet<string> = new Set([
  'name',
  'kind',
  'place',
  'area',
  'offer',
  'highlight',
  'story',
])

function sinceOf(
  { text, pieces }: Draft,
  people: readonly Found<Person>[],
): Found<number> | undefined {
  const since = readSince(text)
  const at = since?.span[0] ?? 0
  const piece = pieces.find(({ span }) => at >= span[0] && at < span[1])
  // "Elena has led us since 2016" tells of Elena.
  const isOfSomebody = people.some(
    ({ span: [, end] }) => end <= at && !/[.!?\n。]/.test(text.raw.slice(end, at)),
  )
  return since && piece && ofItself.has(piece.role) && !isOfSomebody
    ? found(since.value, since.span, 0.9)
    : undefined
}

/** Pieces that say how to reach the business; a number anywhere else may be somebody else's. */
const reaching: ReadonlySet<string> = new Set(['contact', 'action'])

/** The sentence or line an offset stands in. */
function sentenceAround(raw: string, at: number): [number, number] {
  const start = Math.max(...['. ', '! ', '? ', '\n', '。'].map((end) => raw.lastIndexOf(end, at)))
  const behind = raw.slice(at).search(/[.!?]\s|[\n。]/)
  return [start + 1, behind < 0 ? raw.length : at + behind]
}

/** How surely it is the one to be reached by: its piece says so, or a word such as "phone" in it. */
function reach({ pieces, text, claims }: Draft, { span: [at] }: Contact): number {
  const piece = pieces.find(({ span: [start, end] }) => start <= at && at < end)
  if (!piece) return 0
  const isCued = hasTag(text, piece.span[0], at, 'contact.phone')
  const [start, end] = sentenceAround(text.raw, at)
  const isAsked = hasTag(text, start, at, 'actions.')
  // "Out of hours 910 000 456, 70 € a visit": a number that costs is for the few.
  const isPaid = claims.some(
    ({ kind, span }) => kind === 'money' && span[0] >= start && span[1] <= end,
  )
  return Number(reaching.has(piece.role)) + Number(isCued) + Number(isAsked) - 2 * Number(isPaid)
}

/** A site of one's own comes before an account on somebody else's. */
const isAccount = ({ text }: Draft, { span: [at] }: Contact): number => Number(text.raw[at] === '@')

/** Of each kind the one that is told to be reached by; of two such the first. */
function contactFacts(draft: Draft, action: Action | undefined) {
  const { contacts, text } = draft
  const first = (kind: string) =>
    contacts
      .filter((contact) => contact.kind === kind)
      .toSorted(
        (one, other) =>
          reach(draft, other) - reach(draft, one) ||
          isAccount(draft, one) - isAccount(draft, other),
      )[0]
  const as = (kind: string) => {
    const contact = first(kind)
    return contact && found(contact.value, contact.span, 0.95)
  }
  const { phone, whatsapp } = toldNumbers(draft, first('phone'), action)
  return {
    phone: phone && found(phone.value, phone.span, phone.country ? 0.95 : 0.5),
    phoneText: phone && found(text.raw.slice(...phone.span), phone.span, 0.95),
    whatsapp: whatsapp && found(whatsapp.value, whatsapp.span, 0.95),
    email: as('email'),
    url: as('url'),
  }
}

function withoutAbsent(
  facts: {
    [K in keyof ReadFacts]: ReadFacts[K] | undefined
  },
): ReadFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as unknown as ReadFacts
}
