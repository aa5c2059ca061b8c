import type { BlockProps } from '#shared/blocks/index.ts'
import { eventDateText } from '#shared/page/event-date.ts'
import type { PageContext } from './page-context.ts'

type Item = BlockProps<'events'>['items'][number]

/** When the one thing with a day is that a page tells of, as its language writes it; '' of none or several. */
export function eventDay(page: PageContext): string {
  const { blocks } = page.document
  const items = page.shown.flatMap((id) => {
    const { type = '', props = {} } = blocks[id] ?? {}
    return type === 'events' ? ((props.items ?? []) as Item[]) : []
  })
  const [item, ...others] = items.filter(({ start }) => start)
  return item && others.length === 0
    ? eventDateText(dayOf(item.start), dayOf(item.end), page.intlTag)
    : ''
}

/** Its hour stands with what happens then. */
const dayOf = (moment: string): string => moment.split('T')[0] ?? ''

/** Whether all numbers of a date stand in a text as well: "19:30" tells 7:30 PM, and "20 h" 20:00. */
export function isDateTold(text: string, dates: string): boolean {
  const said = text.match(/\d+/g) ?? []
  const told = new Set([...said, ...said.map((number) => String(Number(number) - 12))])
  const numbers = dates.match(/\d+/g) ?? []
  return numbers.length > 1 && numbers.every((number) => told.has(number) || number === '00')
}
