import type { SpanRole } from '#shared/page/ops.ts'
import type { Statement } from '../material/statement.ts'

/** Where a statement goes before anybody counts how many there are. */
type Shelf =
  | 'intro'
  | 'offers'
  | 'prices'
  | 'hours'
  | 'contact'
  | 'highlights'
  | 'about'
  | 'people'
  | 'steps'
  | 'policies'
  | 'programme'
  | 'deadline'
  | 'place'
  | 'area'

const shelves: Record<SpanRole, Shelf | null> = {
  name: 'intro',
  kind: 'intro',
  audience: 'intro',
  place: 'place',
  area: 'area',
  offer: 'offers',
  price: 'prices',
  hours: 'hours',
  contact: 'contact',
  action: 'contact',
  highlight: 'highlights',
  story: 'about',
  person: 'people',
  process: 'steps',
  policy: 'policies',
  programme: 'programme',
  deadline: 'deadline',
  instruction: null,
  courtesy: null,
}

export type Shelves = Record<Shelf, Statement[]>

/** Every statement on the shelf its role asks for; requests and courtesies on none. */
export function sortStatements(statements: readonly Statement[]): Shelves {
  const sorted = Map.groupBy(statements, (statement) => shelves[roleOf(statement)])
  const all = Object.values(shelves).map((shelf) => [shelf, sorted.get(shelf) ?? []])
  return Object.fromEntries(all) as Shelves
}

/** What is longer than any text of a block but the story's is told there. */
const longest = 370

function roleOf({ role, span }: Statement): SpanRole {
  const isAsked = role === 'instruction' || role === 'courtesy'
  return span[1] - span[0] > longest && !isAsked ? 'story' : role
}
