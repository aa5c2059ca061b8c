import type { Reading } from '#server/reader/read.ts'
import { countClaims } from '../material/requests.ts'
import { speaksOfSomebody } from '../material/speaks-of-somebody.ts'
import { asPhrase, asProse, type Statement } from '../material/statement.ts'
import { joined } from '../material/words.ts'
import type { Layout } from './layout.ts'
import { inOrder } from './leftovers.ts'
import { mostPoints } from './points-of.ts'

/** Words of a section about somebody; a few, or rules alone, are read where one gets in touch. */
const leastStory = 8
const leastRemark = 4
/** Letters of the field the lead stands in. */
const longestLead = 390

/** Those have a place of their own. */
const notInLead = ['money', 'time', 'phone', 'email', 'url'] as const

/**
 * "Nkosi Power is my brother and me. We install inverters …": one sentence right behind the lead that
 * says what they do is no story of theirs, and is read on.
 * @param opened the statements of headline and lead
 */
export function leadOn(reading: Reading, layout: Layout, opened: readonly Statement[]): void {
  const [one, ...others] = layout.about
  if (!one || others.length > 0 || layout.lead.text === '') return
  const isNext = opened.some(({ at }) => at + 1 === one.at)
  const isTheirs =
    reading.facts.people.some(({ span }) => span[0] >= one.span[0] && span[1] <= one.span[1]) ||
    /\d{4}/.test(reading.text.raw.slice(...one.span))
  const isPlain = notInLead.every((kind) => countClaims(reading, one.span, kind) === 0)
  const fits = layout.lead.text.length + one.span[1] - one.span[0] <= longestLead
  if (!isNext || isTheirs || !isPlain || !fits) return
  const said = asProse(reading, [one])
  // "Potter from Hull. I show what I made.": in the order of the brief.
  const isBefore = layout.lead.spans.every(([start]) => start > one.span[0])
  layout.lead = joined(isBefore ? [...said, layout.lead] : [layout.lead, ...said], ' ')
  layout.about = []
}

/**
 * A story too short for a section of its own stands where it is read anyway: "Founded in 1982" is no story: it stands below the headline, where there is room, else with what is
 * good to know.
 */
export function settleAbout(reading: Reading, layout: Layout): void {
  const { about } = layout
  const words = about.reduce((sum, statement) => sum + statement.words, 0)
  const areRules =
    about.every(({ role }) => role === 'policy') ||
    (layout.features.length > 0 && !about.some((statement) => speaksOfSomebody(reading, statement)))
  if (words >= leastStory || !(words < leastRemark || areRules)) return
  layout.about = []
  const said = asProse(reading, about)
  const fits = layout.points.length + about.length <= mostPoints
  if (areRules) layout.features = inOrder([...layout.features, ...about])
  else if (layout.lead.text === '') layout.lead = joined(said, ' ')
  else if (fits) layout.points.push(...about.map((statement) => asPhrase(reading, statement)))
  else layout.features.push(...about)
}
