import type { Reading } from '#server/reader/read.ts'
import { tellsOpening } from '../material/opening-times.ts'
import { countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import type { Layout } from './layout.ts'
import { inOrder, times } from './leftovers.ts'
import { isNotice } from './place-prices.ts'
import { longest, type Placing, telling, within } from './placing.ts'
import { speaksOfDelivery } from './speaks-of-delivery.ts'
import { timed } from './timed.ts'

/** When and where one comes, and how one gets in touch. */
export function placeWays(placing: Placing, layout: Layout): void {
  const { reading, shelves, free, take } = placing
  const note = (statements: readonly Statement[]) => take(within(statements, longest.note))
  layout.hours = note(free(shelves.hours))
  layout.directions = note(telling(free(shelves.place)))
  layout.area = note(free(shelves.area))
  layout.programme = take(timed(reading, free(shelves.programme)))
  const asking = shelves.deadline.filter((statement) => !isNotice(placing, statement))
  layout.contact = note(reaching(reading, inOrder(free([...shelves.contact, ...asking]))))
  const [first] = layout.programme
  // "Sleeping: 20 rooms are kept at the hotel" behind the programme leads to none of it.
  if (first)
    layout.programmeLead = take(shelves.programme.filter(({ leads, at }) => leads && at < first.at))
}

/** With other times among the hours, and without what is looked for elsewhere. */
export function settleWays({ reading, shelves, used, free, take }: Placing, layout: Layout): void {
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
  if (reading.facts.hours || layout.hours.some(isTimed)) return
  for (const closure of layout.hours) used.delete(closure)
  layout.hours = []
}

/** Ways to get in touch that no fact says already: an account of a messenger stands nowhere else. */
function reaching({ facts, text }: Reading, statements: readonly Statement[]): Statement[] {
  const account = facts.action?.value.to
  const told = telling(statements)
  return statements.filter(
    (statement) =>
      told.includes(statement) || (account && text.raw.slice(...statement.span).includes(account)),
  )
}
