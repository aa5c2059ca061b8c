import { lastDayOf } from '#server/reader/grammars/last-day.ts'
import type { Reading } from '#server/reader/read.ts'
import { utcDay } from '#shared/page/event-date.ts'
import { buttonOf } from '../lay-out/asks-nobody.ts'
import type { Layout } from '../lay-out/layout.ts'
import { asProse } from '../material/statement.ts'
import { joined } from '../material/words.ts'
import type { PageMaterial } from './page-material.ts'
import { Sheet } from './sheet.ts'

/** The first screen: what this is, for whom, and what to do next. */
export function hero({ layout, action, facts, reading }: PageMaterial): Sheet {
  const isDated = hasDay(reading, layout)
  // Where a feast is held is asked before anything else of it.
  const isVenue = reading.industry === 'event' && facts.place !== undefined
  const sheet = new Sheet('hero')
    .text('eyebrow', layout.eyebrow, 120)
    .text('title', layout.title, 140)
    .text('lead', layout.lead)
    .set('actions', buttonOf(action, 'primary'))
    .set('showFacts', Boolean(facts.hours || facts.phone || isDated || isVenue))
  for (const point of layout.points) {
    const path = sheet.item('points', {})
    sheet.text(`${path}.text`, point, 100)
  }
  if (action.isOwn && reading.facts.action) sheet.told('actions', [reading.facts.action.span])
  return sheet
}

/** Whether something of the programme has a day of the calendar. */
function hasDay({ days }: Reading, { programme }: Layout): boolean {
  return days.some(({ start }) => programme.some(({ span }) => span[0] <= start && start < span[1]))
}

/** Until when one has to answer, above everything else; it goes when the day is over. */
export function notice({ layout, reading, action, now }: PageMaterial): Sheet | null {
  if (layout.notice.length === 0) return null
  const words = joined(asProse(reading, layout.notice), ' ')
  const until = lastDayOf(
    reading.text,
    layout.notice.map(({ span }) => span),
    utcDay(now),
  )
  return new Sheet('notice')
    .text('text', words, 200)
    .set('action', buttonOf(action, 'secondary'))
    .set('until', until)
}
