import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { hasSense } from '#server/reader/text/has-sense.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { seeksWork } from '#server/reader/text/seeks-work.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { LabelForm, Labels, SectionLabel, TradeGroup } from '../labels.ts'
import { formOf, isNoTrade, tradeGroup } from '../labels.ts'
import type { PageMaterial } from './page-material.ts'

/**
 * A section's label in the form that is true of its page: of a notice, of what its writer found in it,
 * of its trade where the brief bears that trade's words out, else of anything.
 */
export function sectionLabel(
  { labels, reading, isAlone }: PageMaterial,
  key: SectionLabel,
  ...wanted: (LabelForm | null)[]
): string {
  const group = wordsOf(reading, labels)
  const dues = key === 'prices' ? duesOf(reading, labels, group) : undefined
  if (dues) return dues
  const forms = labels.sections[key]
  const suits = key !== 'about' || group !== 'health' || isCalled(reading, forms)
  const isOne = isAlone && (key !== 'gallery' || makers.has(reading.industry))
  return formOf(forms, [
    privately(reading),
    ...wanted,
    suits ? group : null,
    isOfNoTrade(reading, group) ? 'plain' : null,
    isOne && !(key === 'gallery' && isSearch(reading)) ? 'one' : null,
  ])
}

/** The trade whose words a brief bears out: a club that plays on Sundays gives no lessons. */
export function wordsOf(reading: Reading, labels: Labels): TradeGroup | null {
  const group = tradeGroup(reading)
  return group && (isBorneOut[group]?.(reading, labels) ?? true) ? group : null
}

const isBorneOut: Partial<Record<TradeGroup, (reading: Reading, labels: Labels) => boolean>> = {
  // Who makes balloon animals at feasts has no feast of a day to tell of.
  event: ({ days }) => days.length > 0,
  lessons: (reading) =>
    hasSense(reading, [0, reading.text.raw.length], ['course', 'teach', 'student']),
  health: (reading, { suits }) => isMedical(reading, suits?.health),
}

/** A speech therapist's room is no hospital: what it is called tells, and not where somebody learned. */
function isMedical({ facts, text }: Reading, cues: readonly string[] | undefined): boolean {
  const called = [facts.name?.value, facts.kind?.value].filter(Boolean).join(' ')
  const said = fold(called) || text.folded
  return !cues || cues.some((cue) => said.includes(fold(cue)))
}

/** A team or a choir has members, who are sold nothing. */
const isOfNoTrade = (reading: Reading, group: TradeGroup | null): boolean =>
  isNoTrade(reading) ||
  reading.industry === 'music' ||
  (group === null && tradeGroup(reading) === 'lessons')

/** 会費: where nothing is sold, what it costs to take part is called as the brief calls it. */
function duesOf(reading: Reading, { dues = [] }: Labels, group: TradeGroup | null) {
  const sellsNothing = group === 'event' || group === 'nonprofit' || isOfNoTrade(reading, group)
  return sellsNothing ? dues.find((said) => reading.text.folded.includes(fold(said))) : undefined
}

/** Trades without words of their own that sell what they do. */
const sells: ReadonlySet<Industry> = new Set(['photography', 'portfolio', 'real-estate'])

/** What a page is for that has nothing to sell: no shop to find, no customers to come to. */
function privately(reading: Reading): LabelForm | null {
  if (isSearch(reading)) return 'lost'
  if (isFuneral(reading)) return 'memorial'
  return seeksWork(reading.text) ? 'seeker' : null
}

/** Trades whose photos show what they made: a host's rooms are no "work". */
const makers: ReadonlySet<Industry> = new Set([
  'photography',
  'portfolio',
  'trades',
  'construction',
  'hair-salon',
  'florist',
])

/** An optician has no "clinic": a place of health is called what its brief calls it. */
function isCalled({ text }: Reading, { health = '', default: other = '' }: Record<string, string>) {
  const own = health.split(/[\s’]/).filter((word) => word.length > 2 && !other.includes(word))
  return isDense(health) || own.some((word) => text.folded.includes(fold(word)))
}

/** Trades with a door that opens; others are reached, or come, at their hours. */
const withDoor: ReadonlySet<TradeGroup> = new Set([
  'food',
  'shop',
  'salon',
  'health',
  'lodging',
  'law',
])

/** What hours are called where nobody opens a door: a team that plays on Sundays has none. */
export function hoursForm({ reading, layout, labels }: PageMaterial): LabelForm | null {
  const group = wordsOf(reading, labels)
  const opens = layout.hours.some(({ span }) => hasTag(reading.text, ...span, 'hours.open'))
  // A shop of a trade of health has a door that is open, and no consulting hours.
  if (opens) return group === 'health' ? 'default' : null
  if (sells.has(reading.industry)) return null
  if (!group || !withDoor.has(group)) return group && labels.sections.hours[group] ? null : 'plain'
  const comesToThem = layout.area.length > 0 && (reading.facts.place?.kind ?? 'town') === 'town'
  return group === 'salon' && comesToThem ? 'plain' : null
}

/** Trades that bring what they sell. */
const bringing: ReadonlySet<TradeGroup> = new Set(['food', 'shop'])

/** Whether what is said of an area may be called deliveries: lessons are not delivered. */
export const mayDeliver = ({ reading, labels }: PageMaterial): boolean => {
  const group = wordsOf(reading, labels)
  return group ? bringing.has(group) : isNoTrade(reading) || sells.has(reading.industry)
}
