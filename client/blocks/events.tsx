import type { BlockProps } from '#shared/blocks/index.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { Actions } from './parts/actions.tsx'
import { each } from './parts/each.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function EventsView({ id, block, page }: BlockViewProps<'events'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="events" title={block.title} page={page} />
      <ul className="items">
        {each(block.items, (item) => (
          <EventRow item={item} page={page} />
        ))}
      </ul>
    </div>
  )
}

type EventRowProps = { item: BlockProps<'events'>['items'][number]; page: PageContext }

function EventRow({ item, page }: EventRowProps) {
  const price = page.price(item.price)
  const start = readDate(item.start)
  const dates = when(item.start, item.end, page.intlTag)
  return (
    <li>
      {start && <Calendar start={start} page={page} />}
      <div>
        <h3>{item.title}</h3>
        <p className="small">
          {dates}
          {dates && item.place && ' · '}
          {item.place && <span>{item.place}</span>}
        </p>
      </div>
      {(price || item.action.length > 0) && (
        <div className="terms">
          {price && <span className="price">{price}</span>}
          <Actions actions={item.action} page={page} />
        </div>
      )}
    </li>
  )
}

function Calendar({ start, page }: { start: Date; page: PageContext }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(page.intlTag, { ...options, timeZone: 'UTC' }).format(start)
  return (
    <p className="day" aria-hidden="true">
      <b>{String(start.getUTCDate())}</b>
      <span>{part({ month: 'short' })}</span>
    </p>
  )
}

/** A leap year stands in where none is said, so that 29 February is a day. */
const anyYear = '2028'

/** The date as it is written: an event's wall clock, whatever the server's zone. */
function readDate(iso: string): Date | null {
  const found = /^(\d{4}|-)(-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/.exec(iso)
  const year = found?.[1] === '-' ? anyYear : found?.[1]
  const date = found ? new Date(`${year}${found[2]}T${found[3] ?? '00:00'}:00Z`) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

function when(start: string, end: string, intlTag: string): string {
  const from = readDate(start)
  if (!from) return start
  const to = readDate(end)
  const hasTime = start.includes('T')
  const format = dateFormat(intlTag, {
    ...(start.startsWith('--') ? yearless(hasTime) : dated(hasTime)),
    timeZone: 'UTC',
  })
  return to && to > from ? format.formatRange(from, to) : format.format(from)
}

const dated = (hasTime: boolean): Intl.DateTimeFormatOptions => ({
  dateStyle: 'full',
  timeStyle: hasTime ? 'short' : undefined,
})

/** A day without a year has no weekday either. */
const yearless = (hasTime: boolean): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'long',
  ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
})
