import { isTimed } from '#server/reader/facts/find-lists.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Labels, Topic } from '../labels.ts'
import { asPhrase, type Statement } from '../material/statement.ts'
import type { Words } from '../material/words.ts'
import type { Layout } from './layout.ts'
import { openPage } from './open-page.ts'
import { sortStatements } from './sort-statements.ts'
import { topicOf } from './topics.ts'

/** Short enough to stand under a headline beside two others. */
const longestPoint = { letters: 44, words: 8 }
const mostPoints = 3
/** Fewer are no list. */
const leastItems = 2
const leastSteps = 2
/** Words. */
const leastStory = 8

/**
 * Where each statement of a brief stands on its page. A statement stands once; what is too little
 * for a block of its own goes where it is read anyway, and what nobody wants to the story.
 * @param version 0 of the first, and one more with every further version asked for
 */
export function layOut(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
  version: number,
): Layout {
  const shelves = sortStatements(statements)
  const used = new Set<Statement>()
  const free = (list: readonly Statement[]) => list.filter((statement) => !used.has(statement))
  const take = (list: readonly Statement[]) => {
    const taken = free(list)
    for (const statement of taken) used.add(statement)
    return taken
  }

  const opening = openPage(reading, statements, labels, version)
  for (const statement of opening.used) used.add(statement)

  const policies = rules(reading, free(shelves.policies), labels)
  const steps = take(inTurn(shelves.steps))
  const people = shelves.people.length >= leastItems ? take(shelves.people) : []
  const items = free(shelves.offers).filter(({ isSentence }) => !isSentence)
  const isList = items.length >= leastItems
  const layout: Layout = {
    ...opening.words,
    notice: take(shelves.deadline),
    prices: take(shelves.prices),
    offers: {
      items: isList ? take(items) : [],
      lead:
        isList || shelves.prices.length > 0
          ? take(shelves.offers.filter(({ isSentence }) => isSentence))
          : [],
      note: [],
    },
    steps,
    team: people,
    faq: policies,
    hours: take(shelves.hours),
    directions: take(shelves.place.filter(({ untold }) => untold > 0)),
    area: take(shelves.area),
    programme: take(timed(reading, shelves.programme)),
    contact: take(shelves.contact.filter(({ untold }) => untold > 0)),
    features: [],
    about: [],
  }
  for (const { statements: told } of policies) for (const statement of told) used.add(statement)
  layout.points = pointsOf(reading, free(shelves.highlights), used)
  const rest = free([
    ...shelves.highlights,
    ...shelves.policies,
    ...shelves.steps,
    ...shelves.offers,
    ...shelves.programme,
  ])
  layout.features = rest.length >= leastItems ? take(rest) : []
  layout.about = inOrder([
    ...take(shelves.about),
    ...take(shelves.people),
    ...take(rest),
    ...untoldIntro(statements, used),
  ])
  // "Appointment only" tells nothing about anybody: it is read where one gets in touch.
  const words = layout.about.reduce((sum, statement) => sum + statement.words, 0)
  if (words < leastStory && layout.about.every(({ role }) => role === 'policy')) {
    layout.contact.push(...layout.about)
    layout.about = []
  }
  return layout
}

function pointsOf(
  reading: Reading,
  highlights: readonly Statement[],
  used: Set<Statement>,
): Words[] {
  const short = highlights.filter(
    ({ span, words, isSentence }) =>
      !isSentence && span[1] - span[0] <= longestPoint.letters && words <= longestPoint.words,
  )
  const points = short.slice(0, mostPoints)
  for (const statement of points) used.add(statement)
  return points.map((statement) => asPhrase(reading, statement))
}

/** Steps that follow one another; one alone is no order of things. */
function inTurn(steps: readonly Statement[]): Statement[] {
  const follows = (one: Statement | undefined, other: Statement | undefined) =>
    one !== undefined && other !== undefined && one.last + 1 === other.at
  const turns = steps.filter(
    (step, i) => follows(steps[i - 1], step) || follows(step, steps[i + 1]),
  )
  return turns.length >= leastSteps ? turns : []
}

/** What says when, and what stands in one sentence with it: "yin at night; classes at 7am". */
function timed(reading: Reading, programme: readonly Statement[]): Statement[] {
  const told = programme.filter(({ span }) => isTimed(reading, span))
  const sentences = new Set(told.map(({ sentence }) => sentence))
  const found = programme.filter(({ sentence }) => sentences.has(sentence))
  const isDated = found.some(({ span }) =>
    reading.days.some(({ start, end }) => start >= span[0] && end <= span[1]),
  )
  // One time of a day alone is no programme.
  return found.length >= leastItems || isDated || reading.industry === 'event' ? found : []
}

/** Rules by what they are about, each once; of a rule nobody has a heading for, none. */
function rules(reading: Reading, policies: readonly Statement[], labels: Labels): Layout['faq'] {
  const byTopic = new Map<Topic, Statement[]>()
  for (const statement of policies) {
    const topic = topicOf(reading, statement, labels)
    if (topic) byTopic.set(topic, [...(byTopic.get(topic) ?? []), statement])
  }
  const found = [...byTopic].map(([topic, statements]) => ({ topic, statements }))
  return found.length >= leastItems ? found : []
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

function inOrder(statements: readonly Statement[]): Statement[] {
  return [...new Set(statements)].sort((one, other) => one.at - other.at)
}
