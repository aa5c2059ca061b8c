import type { BlockProps } from '#shared/blocks/index.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import { datedSpan, eventDateText, eventMoment, readEventDate } from '#shared/page/event-date.ts'
import { isDateTold } from './event-day.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { Actions } from './parts/actions.tsx'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { priceMark } from './parts/price-mark.ts'
import { SectionHead } from './parts/section-head.tsx'

type Item = BlockProps<'events'>['items'][number]

export function EventsView({ id, block, page }: BlockViewProps<'events'>) {
  return (
    <div className="w">
      <SectionHead id={id} type="events" title={block.title} lead={block.lead} page={page} />
      {each(byDay(block.items), ({ day, items }) => (
        <div className="group">
          {day && <h3 className="group-name">{day}</h3>}
          <ul className="items">
            {each(items, (item) => (
              <EventRow item={item} page={page} />
            ))}
          </ul>
        </div>
      ))}
      <Lines text={block.note} className="note" />
    </div>
  )
}

/** Items in order, a group for every run of the same day. */
function byDay(items: readonly Item[]): { day: string; items: Item[] }[] {
  const groups: { day: string; items: Item[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && (item.day === '' || item.day === last.day)) last.items.push(item)
    else groups.push({ day: item.day, items: [item] })
  }
  return groups
}

function EventRow({ item, page }: { item: Item; page: PageContext }) {
  const price = page.price(item.price)
  const start = readEventDate(item.start)
  const span = datedSpan(item.start, item.end)
  const told = item.when || eventDateText(item.start, item.end, page.intlTag)
  const month = start ? eventMoment(start).getUTCMonth() + 1 : undefined
  const dates = isDateTold(item.title || item.text, told, month) ? '' : told
  const isOfGroup = item.day !== '' && item.when !== ''
  const isOnCalendar = start !== null && !item.day && isDayAlone(told, eventMoment(start), page)
  return (
    <li>
      {start && !item.day && <Calendar start={eventMoment(start)} page={page} />}
      <div>
        {item.title && <h3>{item.title}</h3>}
        {((start && dates && !isOfGroup) || item.place) && (
          <p className="small">
            {start && dates && !isOfGroup && (
              <span className={isOnCalendar ? 'vh' : undefined}>
                {span ? <time dateTime={span.start}>{dates}</time> : dates}
                {item.place && ' · '}
              </span>
            )}
            {item.place && <span>{item.place}</span>}
          </p>
        )}
        <Lines text={item.text} className={item.title ? 'small' : undefined} />
      </div>
      {/* Behind its title where it is read aloud, before it where it is seen. */}
      {(!start || isOfGroup) && item.when && <p className="when">{item.when}</p>}
      {(price || item.action.length > 0) && (
        <div className="terms">
          {price && (
            <span className="price" {...priceMark(page, item.price)}>
              {price}
            </span>
          )}
          <Actions actions={item.action} page={page} />
        </div>
      )}
    </li>
  )
}

/** Whether nothing is told of a day but what the calendar beside it shows: "4 July". */
function isDayAlone(told: string, start: Date, { intlTag }: PageContext): boolean {
  return (['long', 'short'] as const).some((month) => {
    const format = dateFormat(intlTag, { day: 'numeric', month, timeZone: 'UTC' })
    return format.format(start) === told
  })
}

/** The day as a calendar shows it, in its language's order and marks; said in full beside it. */
function Calendar({ start, page }: { start: Date; page: PageContext }) {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const parts = dateFormat(page.intlTag, options).formatToParts(start)
  // "12." of "12. Juni", 11月 of 11月3日: what stands right behind a part is its own.
  const written = parts.flatMap(({ type, value }, at) => {
    const mark = parts[at + 1]?.type === 'literal' ? parts[at + 1]?.value : ''
    return type === 'literal' ? [] : [{ type, text: `${value}${/^\S*/.exec(mark ?? '')?.[0]}` }]
  })
  return (
    <p className="day" aria-hidden="true">
      {each(written, ({ type, text }) => (
        <>{type === 'day' ? <b>{text}</b> : <span>{text}</span>} </>
      ))}
    </p>
  )
}
