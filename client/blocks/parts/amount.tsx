import type { PageContext } from '../page-context.ts'
import { priceMark } from './price-mark.ts'

/** A price whose words ("from", "a night") can be set smaller than its sum. */
export function Amount({ id, page }: { id: string; page: PageContext }) {
  const parts = page.priceParts(id)
  if (!parts) return null
  const [before, sum, behind] = parts
  return (
    <span className="price" {...priceMark(page, id)}>
      {before && <span className="unit">{before.trim()}</span>}
      {before.endsWith(' ') && ' '}
      {sum}
      {behind.startsWith(' ') && ' '}
      {behind && <span className="unit">{behind.trim()}</span>}
    </span>
  )
}
