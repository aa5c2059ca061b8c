import type { Statement } from '../material/statement.ts'
import type { Layout } from './layout.ts'
import { inOrder, placeAlone } from './leftovers.ts'
import { type Placing, telling } from './placing.ts'

/** Fewer are no list. */
const leastItems = 2

/** What no section asked for: to the story, or what is good to know. */
export function placeRest(
  { reading, statements, shelves, used, free, take }: Placing,
  layout: Layout,
): void {
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
    ...layout.about,
    ...take(shelves.about),
    ...take(shelves.people),
    ...untoldIntro(statements, new Set([...used, ...rest])),
  ])
  if (free(rest).length >= leastItems) layout.features = take(rest)
  else for (const one of take(rest)) placeAlone(reading, layout, one)
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
