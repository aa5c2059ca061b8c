import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Labels } from '../labels.ts'
import { countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import type { Statement } from '../material/statement.ts'
import { isSignedBy } from '../material/ways-to-reach.ts'
import { costs } from './costs.ts'
import type { Layout } from './layout.ts'
import type { Placing } from './placing.ts'
import { rulesOf } from './rules-of.ts'

/** Fewer are no section. */
const leastPeople = 2
const leastSteps = 3

/** What has a section of its own wherever there is enough of it: rules, steps and people. */
export function placeOwnSections(
  { reading, statements, shelves, free, take }: Placing,
  layout: Layout,
  labels: Labels,
): void {
  const [signed] = take(statements.slice(-1).filter((last) => isSignedBy(reading, last)))
  layout.signature = signed ?? null
  layout.faq = rulesOf(reading, free(shelves.policies), labels)
  // What costs something is looked for among the prices, whatever it is a step of.
  // What is on a day of the calendar is no step that readers take.
  const steps = shelves.steps.filter(
    (statement) => !costs(reading, statement) && countClaims(reading, statement.span, 'date') === 0,
  )
  layout.steps = take(inTurn(reading, steps))
  const introduced = shelves.people.filter((statement) => introduces(reading, statement))
  if (introduced.length >= leastPeople) layout.team = take(introduced)
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
