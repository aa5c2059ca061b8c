import type { Reading } from '#server/reader/read.ts'
import type { Labels } from '../labels.ts'
import { asksForForm } from '../material/form-deadline.ts'
import type { Statement } from '../material/statement.ts'
import { type Testimonial, testimonialsOf } from '../material/testimonials.ts'
import type { Layout } from './layout.ts'
import { besideWhatTheySpeakOf } from './leaning.ts'
import { inOrder } from './leftovers.ts'
import { type Opening, openPage } from './open-page.ts'
import { placeOwnSections } from './place-own-sections.ts'
import { placePrices } from './place-prices.ts'
import { placeRest } from './place-rest.ts'
import { placeWays, settleWays } from './place-ways.ts'
import { placing } from './placing.ts'
import { pointsOf } from './points-of.ts'
import { takeQuote } from './pull-quote.ts'
import { leadOn, settleAbout } from './settle-about.ts'
import { settleFeatures } from './settle-features.ts'
import { sortStatements } from './sort-statements.ts'
import { underHeadings } from './under-headings.ts'

/**
 * Where each statement of a brief stands on its page. A statement stands once; what is too little
 * for a block of its own goes where it is read anyway, and what nobody wants to the story.
 * @param version 0 of the first, and one more with every further version asked for
 */
export function layOut(
  reading: Reading,
  read: readonly Statement[],
  labels: Labels,
  version: number,
): Layout {
  const testimonials = testimonialsOf(reading)
  const statements = apartFrom(testimonials, read)
  const lists = ownLists(statements)
  const listed = new Set(lists.flatMap(({ heading, items }) => [heading, ...items]))
  const shelves = sortStatements(statements.filter((statement) => !listed.has(statement)))
  const placed = placing(reading, statements, shelves)
  const opening = openPage(reading, statements, labels, version)
  const layout: Layout = { ...emptyLayout(), ...opening.words, testimonials, lists }
  placed.take(opening.used)
  // The form itself says what it asks, and until when.
  placed.take(statements.filter((statement) => asksForForm(reading, statement)))
  placeOwnSections(placed, layout, labels)
  if (opening.from) layout.about = placed.take([opening.from])
  placePrices(placed, layout)
  placeWays(placed, layout)
  placed.take(layout.faq.flatMap((rule) => rule.statements))
  layout.points = pointsOf(reading, placed.free(shelves.highlights), placed.used)
  settleWays(placed, layout)
  placeRest(placed, layout)
  leadOn(reading, layout, opening.used)
  underHeadings(reading, layout)
  besideWhatTheySpeakOf(reading, statements, layout)
  settleAbout(reading, layout)
  withRules(layout)
  settleFeatures(reading, layout)
  takeQuote(reading, layout, version)
  return layout
}

const emptyLayout = (): Omit<Layout, keyof Opening['words'] | 'testimonials' | 'lists'> => ({
  notice: [],
  offers: { items: [], lead: [], note: [] },
  prices: [],
  features: [],
  steps: [],
  about: [],
  offered: [],
  quote: null,
  team: [],
  faq: [],
  hours: [],
  directions: [],
  area: [],
  programme: [],
  programmeLead: [],
  contact: [],
  signature: null,
})

/** What a customer said stands among what others said. */
const apartFrom = (
  testimonials: readonly Testimonial[],
  statements: readonly Statement[],
): readonly Statement[] =>
  statements.filter(
    ({ span }) =>
      !testimonials.some(({ whole }) => whole[0] <= span[0] + 1 && span[1] <= whole[1] + 1),
  )

/** Rules under topics beside a list of what is good to know would be two sections of one kind. */
function withRules(layout: Layout): void {
  if (layout.features.length === 0 || layout.faq.length === 0) return
  const rules = layout.faq.flatMap(({ statements }) => statements)
  layout.features = inOrder([...layout.features, ...rules])
  layout.faq = []
}

/** "What we sing:" with its lines, and "How it works:" with numbered ones. */
function ownLists(statements: readonly Statement[]): Layout['lists'] {
  const of = statements.filter(({ list }) => list?.role === 'offer' || list?.role === 'process')
  return [...Map.groupBy(of, ({ list }) => list)].flatMap(([list, all]) => {
    const heading = all.find(({ leads }) => leads)
    const items = all.filter(({ leads }) => !leads)
    return heading ? [{ heading, items, isNumbered: list?.role === 'process' }] : []
  })
}
