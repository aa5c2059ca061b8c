import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import { foodTrades } from '../food-trades.ts'
import type { Labels } from '../labels.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import type { Statement } from '../material/statement.ts'
import { isRow } from './costs.ts'
import { hasSense, isTrueOf } from './is-true-of.ts'
import type { Layout } from './layout.ts'
import { inOrder } from './leftovers.ts'
import { topicOf } from './topics.ts'

/** From 0 to 1: how likely words have to be there for what they are taken for. */
const least = { offer: 0.5, rule: 0.4, story: 0.6 }
/** Words of a section of its own. */
const leastSection = 8

/**
 * A heading is true of each sentence below it: what speaks neither of sums, of ways to get in touch nor
 * of somebody stands with what is good to know, what is offered below a heading that says so.
 */
export function underHeadings(reading: Reading, layout: Layout, labels: Labels): void {
  const strays = [
    ...leavingAbout(reading, layout, labels),
    ...leavingPrices(reading, layout),
    ...leavingContact(reading, layout),
  ]
  const leaving = [...strays, ...leavingFeatures(reading, layout, strays)]
  const without = (list: readonly Statement[]) => list.filter((one) => !leaving.includes(one))
  const coming = comingAbout(reading, layout, labels)
  const isLeft = (one: Statement) => !coming.includes(one)
  layout.features = without(layout.features).filter(isLeft)
  layout.directions = layout.directions.filter(isLeft)
  layout.about = inOrder([...without(layout.about), ...coming])
  layout.prices = without(layout.prices)
  layout.offers.lead = without(layout.offers.lead)
  layout.contact = without(layout.contact)
  const isNotice = isFuneral(reading) || isSearch(reading)
  const offers = isNotice ? [] : leaving.filter((one) => isOffer(reading, one))
  const words = offers.reduce((sum, one) => sum + one.words, 0)
  layout.offered = words >= leastSection ? inOrder(offers) : []
  const others = leaving.filter((one) => !layout.offered.includes(one))
  layout.features = inOrder([...layout.features, ...others])
}

const isOffer = (reading: Reading, { span }: Statement): boolean =>
  chanceOf(reading, span, ['offer']) >= least.offer

/** What somebody does beside who they are is their story too; rules for visitors are none. */
function leavingAbout(reading: Reading, { about }: Layout, labels: Labels): Statement[] {
  const strays = about.filter((one) => !isTrueOf(reading, one, 'about'))
  if (strays.length === about.length) return strays
  const isRule = (one: Statement) =>
    chanceOf(reading, one.span, ['policy', 'process']) >= least.rule ||
    topicOf(reading, one, labels) !== null
  return strays.filter((one) => !isOffer(reading, one) && isRule(one))
}

const leastOffers = 2

/**
 * "Many come to me with backache" beside what else is offered: nothing one has to know beforehand. One
 * sentence alone makes no section.
 */
function leavingFeatures(
  reading: Reading,
  { features }: Layout,
  strays: readonly Statement[],
): Statement[] {
  const offered = features.filter(
    (one) =>
      one.isSentence &&
      !one.list &&
      isOffer(reading, one) &&
      chanceOf(reading, one.span, ['offer']) > chanceOf(reading, one.span, ['policy', 'process']),
  )
  const others = strays.filter((one) => isOffer(reading, one))
  return offered.length + others.length >= leastOffers ? offered : []
}

const practical = ['money', 'date', 'time', 'phone', 'email', 'url'] as const

const told = { story: ['story', 'person'], life: ['story', 'person', 'offer', 'kind'] } as const

/** "He drove trains for 38 years" is somebody's life, and nothing visitors have to know. */
function comingAbout(
  reading: Reading,
  { features, directions }: Layout,
  labels: Labels,
): Statement[] {
  const isPlain = (one: Statement) =>
    one.isSentence &&
    !one.list &&
    practical.every((kind) => countClaims(reading, one.span, kind) === 0) &&
    topicOf(reading, one, labels) === null
  // "He drove trains" sounds like what somebody offers.
  const roles = isFuneral(reading) ? told.life : told.story
  const lives = features.filter((one) => chanceOf(reading, one.span, roles) >= least.story)
  return [...lives, ...directions.filter((one) => tellsHome(reading, one))].filter(isPlain)
}

/** "I live in Crickhowell with two spaniels" is no way to anybody's door. */
function tellsHome({ text, facts }: Reading, { span }: Statement): boolean {
  const isAddress = facts.place !== undefined && facts.place?.kind !== 'town'
  return !isAddress && hasTag(text, ...span, 'words.alone') && hasSense({ text }, span, ['live'])
}

/** On a menu stands what there is to eat as well, behind a price what is added to it. */
function leavingPrices(reading: Reading, { prices, offers }: Layout): Statement[] {
  if (foodTrades.has(reading.industry)) return []
  // "The first half hour is free" and no sum beside it: good to know, and no price.
  const told = [...prices, ...offers.lead]
  const isPlain = (one: Statement) => one.isSentence && !hasSum(reading, one)
  if (offers.items.length === 0 && told.every(isPlain)) return told
  const isBeside = ({ at, sentence }: Statement) =>
    prices.some((one) => one.isPriced && one.sentence === sentence && Math.abs(one.at - at) === 1)
  return told.filter((one) => !isRow(one) && !isBeside(one) && !isTrueOf(reading, one, 'prices'))
}

const hasSum = (reading: Reading, { span, isPriced, hasNumber, role }: Statement): boolean =>
  isPriced || (role === 'price' && hasNumber) || countClaims(reading, span, 'money') > 0

/** "…, I don't hear it by day" stands beside the number it is said of. */
function leavingContact(reading: Reading, { contact }: Layout): Statement[] {
  // How to behave near what is lost stands with whom to ring.
  if (isSearch(reading)) return []
  const told = contact.filter((one) => isTrueOf(reading, one, 'contact'))
  const sentences = new Set(told.map(({ sentence }) => sentence))
  return contact.filter(({ sentence }) => !sentences.has(sentence))
}
