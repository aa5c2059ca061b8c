import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { seeksWork } from '#server/reader/text/seeks-work.ts'
import type { Corrections } from '#shared/page/corrected-words.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { Register } from '#shared/page/register.ts'
import type { LabelForm, Labels, SectionLabel } from '../labels.ts'
import { formOf, isNoTrade, tradeGroup } from '../labels.ts'
import type { MainAction } from '../lay-out/action.ts'
import { hasSense } from '../lay-out/is-true-of.ts'
import type { Layout } from '../lay-out/layout.ts'

/** All that writers of blocks are given. */
export interface PageMaterial {
  reading: Reading
  layout: Layout
  facts: Facts
  /** What the creator settled: it stands where the brief said something else. */
  known: Facts
  corrections: Corrections
  labels: Labels
  /** The language the labels are in. */
  language: PageLanguage
  /** How the owner speaks to readers, where the brief tells. */
  register?: Register
  action: MainAction
  isAlone: boolean
  /** When the page is asked for, in milliseconds since 1970. */
  now: number
}

/** A section's label in the form that suits the trade and who speaks. */
export function sectionLabel(
  { labels, reading, isAlone }: PageMaterial,
  key: SectionLabel,
  ...wanted: (LabelForm | null)[]
): string {
  // Who makes balloon animals at feasts has no feast of a day to tell of.
  const isUndated = reading.industry === 'event' && reading.days.length === 0
  const group = isUndated ? null : tradeGroup(reading)
  const forms = labels.sections[key]
  const suits =
    (key !== 'about' || group !== 'health' || isCalled(reading, forms)) &&
    (key !== 'services' || group !== 'lessons' || speaksOfLessons(reading))
  const isOne = isAlone && (key !== 'gallery' || makers.has(reading.industry))
  const plain = isNoTrade(reading) ? 'plain' : null
  return formOf(forms, [
    privately(reading),
    ...wanted,
    suits ? group : null,
    plain,
    isOne ? 'one' : null,
  ])
}

/** What a page is for that has nothing to sell: no shop to find, no customers to come to. */
function privately(reading: Reading): LabelForm | null {
  if (isSearch(reading)) return 'lost'
  if (isFuneral(reading)) return 'memorial'
  return seeksWork(reading.text) ? 'seeker' : null
}

/** A club that plays on Sundays gives no lessons. */
const speaksOfLessons = (reading: Reading): boolean =>
  hasSense(reading, [0, reading.text.raw.length], ['course', 'teach', 'student'])

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
