import { isFuneral } from '#server/reader/facts/deceased.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import type { Reading } from '#server/reader/read.ts'
import { asPlace } from '#server/reader/spelling/name-words.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { Action, Facts } from '#shared/page/facts.ts'
import type { Labels } from './labels.ts'
import { toldName } from './lay-out/told-name.ts'
import { isNumberOfOthers } from './lay-out/wanted-action.ts'
import { wholePlace } from './material/whole-place.ts'

const mostPrices = 120

/** "(from October to April" is closed again. */
function withNote<T extends { note?: string | undefined }>(price: T): T {
  const isOpen = price.note && /^[(（][^)）]*$/.test(price.note)
  return isOpen
    ? { ...price, note: `${price.note}${price.note?.startsWith('（') ? '）' : ')'}` }
    : price
}

/** "Half day €650", and not "half day: €650 half a day". */
function withUnitOnce({ text }: Reading, price: PriceValue): PriceValue {
  const { unit, ...rest } = price
  const units: Record<string, readonly string[] | undefined> = text.language.data.money.units
  const said =
    unit &&
    units[unit]?.some((phrase) => fold(phrase).replace(/^[/／]\s?/, '') === fold(price.item))
  return said ? rest : price
}

/**
 * The page's facts: what the creator settled, and for the rest what the brief was read to say.
 * @param action what customers are to do, of all the brief asks for
 */
export function settleFacts(
  reading: Reading,
  action: Action | undefined,
  known: Facts,
  labels: Labels,
): Facts {
  const { facts } = reading
  const values = <T>(list: readonly { value: T }[]): T[] | undefined =>
    list.length > 0 ? list.map(({ value }) => value) : undefined
  const read: { [K in keyof Facts]?: Facts[K] | undefined } = {
    name: toldName(reading).text || undefined,
    kind: facts.kind?.value,
    place: wholePlace(reading),
    area: areaBeside(reading),
    ...(!isNumberOfOthers(reading, labels) && {
      phone: facts.phone?.value,
      phoneText: facts.phoneText?.value,
      whatsapp: facts.whatsapp?.value,
    }),
    email: facts.email?.value,
    url: facts.url?.value,
    hours: facts.hours?.value,
    prices: values(facts.prices)
      ?.slice(0, mostPrices)
      .map((price, at) => ({ ...withUnitOnce(reading, withNote(price)), id: `p${at + 1}` })),
    offers: values(facts.offers),
    audience: facts.audience?.value,
    since: facts.since?.value,
    people: values(facts.people),
    highlights: values(facts.highlights),
    policies: values(facts.policies),
    programme: values(facts.programme),
    deadline: facts.deadline?.value,
    action,
  }
  const found = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  return { ...found, ...known }
}

/** Where they come to; the town that is the place already only beside others. */
function areaBeside(reading: Reading): string[] | undefined {
  const { facts, text, industry, days } = reading
  // A day somewhere serves no area: towns told of it are where guests come from, or in a name.
  if (isFuneral(reading) || (industry === 'event' && days.length > 0)) return undefined
  const place = fold(wholePlace(reading) ?? '')
  // "Home visits in Leibnitz and Wagna", of a practice in Leibnitz: with the others it is told as well.
  const isBeside = facts.area.some(({ value }) => !place.split(', ').includes(fold(value)))
  return isBeside ? facts.area.map(({ value }) => asPlace(value, text)) : undefined
}
