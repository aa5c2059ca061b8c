import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Price } from '#shared/page/facts.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'

/** Prices that in the brief are for an hour, a night, a kilo, and on the page for nothing. */
export function findLostUnits({ reading, rows, facts }: LintedPage): FoundFault[] {
  if (!reading) return []
  return rows.flatMap(({ text, price: id }) => {
    const price = facts.prices?.find((one) => one.id === id)
    const found = price && reading.facts.prices.find((one) => isSame(one, price))
    const unit = price && found && lostUnit(reading, price, found)
    return unit ? [faultAt('unit_missing', text, [found.span], unit)] : []
  })
}

const isSame = ({ value }: Found<PriceValue>, price: Price): boolean =>
  value.amount === price.amount && fold(value.item) === fold(price.item)

/** The words for the unit as they stand in the brief; null where nothing is missing. */
function lostUnit(
  { text, claims }: Reading,
  price: Price,
  { span: [start, end] }: Found<PriceValue>,
): string | null {
  if (price.unit) return null
  const told = fold(`${price.item} ${price.note ?? ''}`)
  const lost = tagsIn(text, start, end, 'money.units.')
    .filter((tag) => !told.includes(lastWord(text.folded.slice(tag.start, tag.end))))
    .filter((tag) =>
      claims.every(({ kind, span }) => kind !== 'time' || tag.start < span[0] || span[1] < tag.end),
    )
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))[0]
  return lost ? text.raw.slice(lost.start, lost.end).trim() : null
}

/** "a session" is told where "session" is, "l'heure" where "heure" is. */
const lastWord = (said: string): string => /[^\s'/]+$/.exec(said)?.[0] ?? said
