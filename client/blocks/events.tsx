import type { BlockProps } from '#shared/blocks/index.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import { datedSpan, eventDateText, eventMoment, readEventDate } from '#shared/page/event-date.ts'
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
  const start = readEventDate(item.start)
  const span = datedSpan(item.start, item.end)
  const dates = eventDateText(item.start, item.end, page.intlTag)
  return (
    <li>
      {start && <Calendar start={eventMoment(start)} page={page} />}
      <div>
        <h3>{item.title}</h3>
        <p className="small">
          {span ? <time dateTime={span.start}>{dates}</time> : dates}
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
