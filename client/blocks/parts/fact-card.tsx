import { formatOpeningHours } from '#shared/page/opening-hours.ts'
import type { PageContext } from '../page-context.ts'
import { FactList } from './fact-list.tsx'
import { priceMark } from './price-mark.ts'

/** More would make a list of its own of it. */
const mostPrices = 3

/** What a visitor asks first, on one card: what it costs, when it is open, how to reach it. */
export function FactCard({ page }: { page: PageContext }) {
  const prices = (page.facts.prices ?? []).slice(0, mostPrices)
  const rows = formatOpeningHours(page.facts.hours ?? '', page.intlTag, page.words, 'short')
  const open = typeof rows === 'string' ? [] : rows.filter(({ times }) => times.length > 0)
  return (
    <div className="fact-card">
      {prices.length > 0 && (
        <dl>
          {prices.map(({ id, item }) => (
            <div key={id}>
              <dt>{item}</dt>{' '}
              <dd className="price" {...priceMark(page, id)}>
                {page.price(id)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <dl>
          {open.map(({ days, times, allDay }) => (
            <div key={days}>
              <dt>{days}</dt> <dd>{allDay ? page.words.allDay : times.join(', ')}</dd>
            </div>
          ))}
          {page.isByAppointment && <dd className="small">{page.words.byAppointment}</dd>}
        </dl>
      )}
      <FactList keys={['place', 'phone', 'email']} page={page} />
    </div>
  )
}
