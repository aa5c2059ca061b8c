import { formatOpeningHours, type HoursRow } from '#shared/page/opening-hours.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { each } from './parts/each.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function HoursView({ id, block, page }: BlockViewProps<'hours'>) {
  const rows = formatOpeningHours(page.facts.hours ?? '', page.intlTag, page.words)
  return (
    <div className="w">
      <SectionHead id={id} type="hours" title={block.title} page={page} />
      <div className="hours-sheet">
        {typeof rows !== 'string' && <HoursTable rows={rows} page={page} />}
        {typeof rows === 'string' && rows && <p className="told">{rows}</p>}
        {/* The owner's own words say it better. */}
        {block.byAppointment && !block.note && rows && (
          <p className="small">{asSentence(page.words.byAppointment, page.tag)}</p>
        )}
        <Lines text={block.note} className={rows ? 'small' : 'told'} />
      </div>
    </div>
  )
}

const asSentence = (words: string, tag: string): string =>
  words.charAt(0).toLocaleUpperCase(tag) + words.slice(1)

function HoursTable({ rows, page }: { rows: HoursRow[]; page: PageContext }) {
  const { words } = page
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.days} className={row.times.length ? undefined : 'closed'}>
            <th scope="row">{row.days}</th>{' '}
            <td>
              {row.times.length === 0 && words.closed}
              {row.allDay && words.allDay}
              {!row.allDay &&
                each(row.times, (time, at) => (
                  <>
                    {at > 0 && <span className="vh">, </span>}
                    <span>{time}</span>
                  </>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
