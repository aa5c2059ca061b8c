import { toldDate } from '../model/truth/dates.ts'
import type { WishMeasure } from './fitted-op.ts'

/**
 * A day the creator has told, in this year or the next where they told none: the first that is
 * still to come. '' takes a day away; undefined is none that may stand.
 */
export function fitWishDate(value: unknown, { truth, today }: WishMeasure): string | undefined {
  if (value === '') return ''
  const told = toldDate(value, truth.dates)
  if (told === undefined || !told.startsWith('--')) return told
  const day = told.slice(2)
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map((each) => `${each}-${day}`).find((date) => date.slice(0, 10) >= today)
}
