import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { foodTrades } from '../food-trades.ts'
import type { Labels } from '../labels.ts'
import { goesOn } from '../material/entries.ts'
import { asksForForm } from '../material/form-deadline.ts'
import { tellsOpening } from '../material/opening-times.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import type { Statement } from '../material/statement.ts'
import { type Testimonial, testimonialsOf } from '../material/testimonials.ts'
import { isSignedBy } from '../material/ways-to-reach.ts'
import { costs, isRow, speaksOfMoney } from './costs.ts'
import type { Layout } from './layout.ts'
import { besideWhatTheySpeakOf } from './leaning.ts'
import { inOrder, placeAlone, remarks, times } from './leftovers.ts'
import { openPage } from './open-page.ts'
import { pointsOf } from './points-of.ts'
import { takeQuote } from './pull-quote.ts'
import { rulesOf } from './rules-of.ts'
import { leadOn, settleAbout } from './settle-about.ts'
import { settleFeatures } from './settle-features.ts'
import { sortStatements } from './sort-statements.ts'
import { speaksOfDelivery } from './speaks-of-delivery.ts'
import { timed } from './timed.ts'
import { underHeadings } from './under-headings.ts'

/** Fewer are no list. */
const leastItems = 2
const leastSteps = 3
/** Letters of the fields statements stand in: none is ever cut. */
const longest = { notice: 190, title: 150, lead: 390, note: 590, entries: 4000 }

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
  const used = new Set<Statement>()
  const free = (list: readonly Statement[]) => list.filter((statement) => !used.has(statement))
  const take = (list: readonly Statement[]) => {
    const taken = free(list)
    for (const statement of taken) used.add(statement)
    return taken
  }

  const opening = openPage(reading, statements, labels, version)
  for (const statement of opening.used) used.add(statement)
  // The form itself says what it asks, and until when.
  for (const statement of statements) if (asksForForm(reading, statement)) used.add(statement)
  const [signed] = take(statements.slice(-1).filter((last) => isSignedBy(reading, last)))

  const policies = rulesOf(reading, free(shelves.policies), labels)
  // What costs something is looked for among the prices, whatever it is a step of.
  // What is on a day of the calendar is no step that readers take.
  const steps = take(
    inTurn(
      reading,
      shelves.steps.filter(
        (statement) =>
          !costs(reading, statement) && countClaims(reading, statement.span, 'date') === 0,
      ),
    ),
  )
  const introduced = shelves.people.filter((statement) => introduces(reading, statement))
  const people = introduced.length >= leastItems ? take(introduced) : []
  const introduction = opening.from ? take([opening.from]) : []
  const items = free(shelves.offers).filter(
    ({ isSentence, span }) => !isSentence && !goesOn(reading, span[0]),
  )
  const isList = items.length >= leastItems && !isSearch(reading)
  // "By 5 September to Margit, 0664 …" is looked for where one gets in touch.
  const isNotice = ({ span }: Statement) =>
    (['phone', 'email'] as const).every((kind) => countClaims(reading, span, kind) === 0)
  const asking = shelves.deadline.filter((statement) => !isNotice(statement))
  const told = new Set(policies.flatMap(({ statements: rule }) => rule))
  const costing = free(statements).filter(
    (statement) => !told.has(statement) && costs(reading, statement),
  )
  const pricesInProse = inOrder([
    ...costing,
    ...shelves.prices.filter((statement) => !isRow(statement)),
    ...remarks(reading, free(statements)),
  ])
  // Beside rows they are a paragraph; alone each is an entry.
  const room = isList || shelves.prices.some(isRow) ? longest.lead : longest.entries
  const layout: Layout = {
    ...opening.words,
    notice: take(within(free(shelves.deadline).filter(isNotice), longest.notice)),
    prices: take([...shelves.prices.filter(isRow), ...within(pricesInProse, room)]),
    offers: {
      items: isList ? take(items) : [],
      // Under prices stands what speaks of sums, on a menu what there is to eat as well.
      lead: take(
        within(
          sentencesOf(shelves.offers).filter((offer) =>
            shelves.prices.length > 0 && !foodTrades.has(reading.industry)
              ? speaksOfMoney(reading, offer)
              : isList || shelves.prices.some(isRow),
          ),
          room - lettersOf(pricesInProse),
        ),
      ),
      note: [],
    },
    steps,
    team: people,
    testimonials,
    faq: policies,
    hours: take(within(free(shelves.hours), longest.note)),
    directions: take(within(telling(free(shelves.place)), longest.note)),
    area: take(within(free(shelves.area), longest.note)),
    programme: take(timed(reading, free(shelves.programme))),
    programmeLead: [],
    lists,
    contact: take(
      within(reaching(reading, inOrder(free([...shelves.contact, ...asking]))), longest.note),
    ),
    features: [],
    about: [],
    offered: [],
    quote: null,
    signature: signed ?? null,
  }
  if (layout.programme.length > 0)
    layout.programmeLead = take(
      // "Sleeping: 20 rooms are kept at the hotel" behind the programme leads to none of it.
      shelves.programme.filter(({ leads, at }) => leads && at < (layout.programme[0]?.at ?? 0)),
    )
  for (const { statements: told } of policies) for (const statement of told) used.add(statement)
  layout.points = pointsOf(reading, free(shelves.highlights), used)
  const isAlone = layout.programme.length === 0
  const others = times(
    reading,
    free(isAlone ? [...shelves.hours, ...shelves.programme] : shelves.hours),
  )
  layout.hours = inOrder([...layout.hours, ...take(within(others, longest.note))])
  // Under "Find us", where one comes to a door, nobody looks for where it is delivered to.
  if (layout.directions.length > 0 || (reading.facts.place?.kind ?? 'town') !== 'town') {
    const delivered = layout.area.filter((served) => speaksOfDelivery(reading, served))
    for (const served of delivered) used.delete(served)
    layout.area = layout.area.filter((served) => !delivered.includes(served))
  }
  // "We close in January", and nothing says when it is open: good to know, and no opening hours.
  const isTimed = ({ span }: Statement) =>
    tellsOpening(reading, span) || countClaims(reading, span, 'time') > 0
  if (!reading.facts.hours && !layout.hours.some(isTimed)) {
    for (const closure of layout.hours) used.delete(closure)
    layout.hours = []
  }
  const rest = inOrder(
    free([
      ...shelves.offers,
      ...shelves.programme,
      ...shelves.highlights,
      ...telling(shelves.steps),
      ...shelves.policies,
      ...shelves.deadline,
      ...shelves.prices,
      ...telling(shelves.hours),
      ...telling(shelves.place),
      ...telling(shelves.area),
      ...telling(shelves.contact),
    ]),
  )
  layout.about = inOrder([
    ...introduction,
    ...take(shelves.about),
    ...take(shelves.people),
    ...untoldIntro(statements, new Set([...used, ...rest])),
  ])
  if (free(rest).length >= leastItems) layout.features = take(rest)
  else for (const one of take(rest)) placeAlone(reading, layout, one)
  leadOn(reading, layout, opening.used)
  underHeadings(reading, layout)
  besideWhatTheySpeakOf(reading, statements, layout)
  settleAbout(reading, layout)
  withRules(layout)
  settleFeatures(reading, layout)
  takeQuote(reading, layout, version)
  return layout
}

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

/** "What we sing:" with its lines. */
function ownLists(statements: readonly Statement[]): Layout['lists'] {
  const of = statements.filter(({ list }) => list?.role === 'offer')
  return [...Map.groupBy(of, ({ list }) => list).values()].flatMap((all) => {
    const heading = all.find(({ leads }) => leads)
    const items = all.filter(({ leads }) => !leads)
    return heading ? [{ heading, items }] : []
  })
}

const lettersOf = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { span }) => sum + span[1] - span[0] + 2, 0)

/** As many, from the first, as have room together. */
function within(statements: readonly Statement[], letters: number): Statement[] {
  return statements.filter((_, i) => lettersOf(statements.slice(0, i + 1)) <= letters)
}

const sentencesOf = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ isSentence }) => isSentence)

/** Without sentences that facts of the page say already. */
function telling(statements: readonly Statement[]): Statement[] {
  const open = new Set(statements.filter(({ untold }) => untold > 0).map((one) => one.sentence))
  return statements.filter(({ sentence }) => open.has(sentence))
}

/** The same of ways to get in touch: an account of a messenger stands nowhere else. */
function reaching({ facts, text }: Reading, statements: readonly Statement[]): Statement[] {
  const account = facts.action?.value.to
  const told = telling(statements)
  return statements.filter(
    (statement) =>
      told.includes(statement) || (account && text.raw.slice(...statement.span).includes(account)),
  )
}

/** One person, by name. */
function introduces({ facts }: Reading, { span }: Statement): boolean {
  const inside = facts.people.filter(({ span: own }) => own[0] >= span[0] && own[1] <= span[1])
  return inside.length === 1
}

/** From 0 to 1: how likely steps have to tell how something goes, in the mean. */
const leastStep = 0.65

/** Steps that follow one another; one alone is no order of things, and what is lost has none. */
function inTurn(reading: Reading, steps: readonly Statement[]): Statement[] {
  if (isSearch(reading) || isFuneral(reading)) return []
  const follows = (one: Statement | undefined, other: Statement | undefined) =>
    one !== undefined && other !== undefined && one.at + 1 === other.at
  const turns = steps.filter(
    (step, i) => follows(steps[i - 1], step) || follows(step, steps[i + 1]),
  )
  const chances = turns.map(({ span }) => chanceOf(reading, span, ['process']))
  const isProcess = chances.reduce((sum, chance) => sum + chance, 0) >= leastStep * turns.length
  return turns.length >= leastSteps && isProcess ? turns : []
}

/** Sentences that introduce and say more than name, kind and place: the whole sentence is told. */
function untoldIntro(statements: readonly Statement[], used: Set<Statement>): Statement[] {
  const open = new Set(
    statements
      .filter(
        ({ role, untold }) =>
          ['name', 'kind', 'audience', 'place', 'area'].includes(role) && untold > 0,
      )
      .filter((statement) => !used.has(statement))
      .map(({ sentence }) => sentence),
  )
  return statements.filter(
    (statement) =>
      open.has(statement.sentence) &&
      !used.has(statement) &&
      !['instruction', 'courtesy'].includes(statement.role),
  )
}
