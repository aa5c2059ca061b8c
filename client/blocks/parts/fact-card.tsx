import { closedDays } from '#shared/page/closed-days.ts'
import { formatOpeningHours, type HoursRow } from '#shared/page/opening-hours.ts'
import type { PageContext } from '../page-context.ts'
import { FactList } from './fact-list.tsx'
import { closedText, openRows } from './hours-line.tsx'
import { priceMark } from './price-mark.ts'

/** More would make a list of its own of it. */
const mostPrices = 3

/**
 * What a visitor asks first, on one card: what it costs, when it is open, how to reach it; a guest asks when
 * and where it is before anything else.
 * @param day when it is, in words; '' of what is on no one day
 */
export function FactCard({ page, day }: { page: PageContext; day: string }) {
  const { hasPrices, hasHours } = toldBelow(page)
  const told = (page.facts.prices ?? []).slice(0, mostPrices)
  const rows = formatOpeningHours(page.facts.hours ?? '', page.intlTag, page.words, 'short')
  const except = closedDays(page.facts.hours ?? '', page.intlTag)
  const week = typeof rows === 'string' ? [] : openRows(rows, page.intlTag)
  // A card of ways to get in touch alone would not be worth its place.
  const prices = hasPrices && week.length > 0 ? [] : told
  const open = hasHours && told.length > 0 ? [] : week
  const timesText = ({ times, allDay }: Pick<HoursRow, 'times' | 'allDay'>) =>
    allDay ? page.words.allDay : times.join(', ')
  return (
    <div className="fact-card">
      {day && <FactList keys={['place']} page={page} day={day} />}
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
          {except ? (
            <div>
              <dt>{timesText(except)}</dt> <dd>{closedText(except, page.words)}</dd>
            </div>
          ) : (
            open.map((row) => (
              <div key={row.days}>
                <dt>{row.days}</dt> <dd>{timesText(row)}</dd>
              </div>
            ))
          )}
          {page.isByAppointment && <dd className="small">{page.words.byAppointment}</dd>}
        </dl>
      )}
      <FactList keys={day ? ['phone', 'email'] : ['place', 'phone', 'email']} page={page} />
    </div>
  )
}

/** What the section right behind tells in full: both are in sight at once. */
function toldBelow({ shown, titleBlock, document }: PageContext) {
  const seen = shown.filter((id) => !document.blocks[id]?.hidden)
  const behind = seen[seen.indexOf(titleBlock ?? '') + 1] ?? ''
  const { type, props = {} } = document.blocks[behind] ?? {}
  const items = (type === 'services' ? props.items : []) as { price?: string }[] | undefined
  const hasPrices = type === 'pricing' || type === 'menu' || items?.some(({ price }) => price)
  return { hasPrices: hasPrices === true, hasHours: type === 'hours' }
}
