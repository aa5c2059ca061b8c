import type { Reading } from '#server/reader/read.ts'
import type { LabelledBrief } from './labelled-brief.ts'

/** What was found of a field and what was due, as texts that are equal where the readings are. */
export interface FieldReading {
  found: string[]
  due: string[]
}

type FieldOf = (reading: Reading, label: LabelledBrief) => FieldReading

const one = (found: unknown, due: unknown): FieldReading => {
  const said = found === undefined ? [] : [plain(String(found))]
  const readings = [due ?? []].flat().map((value) => plain(String(value)))
  const right = readings.filter((value) => said.includes(value))
  return { found: said, due: [...right, ...readings].slice(0, 1) }
}

const many = (found: readonly unknown[], due: readonly unknown[] = []): FieldReading => ({
  found: found.map((value) => plain(String(value))),
  due: due.map((value) => plain(String(value))),
})

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

interface PriceReading {
  item: string
  amount: number
  to?: number | undefined
  currency: string
  unit?: string | undefined
  from?: boolean | undefined
}

const terms = ({ from, amount, to, currency, unit }: PriceReading) =>
  [from ? 'from' : '', amount, to ?? '', currency, unit ?? ''].join(' ')

const price = (value: PriceReading) => `${value.item} ${terms(value)}`

/** A price a brief names no thing for may be of anything it is about. */
function pricesOf(found: readonly PriceReading[], due: readonly PriceReading[] = []): FieldReading {
  const named = due.map((one) =>
    one.item === '' ? (found.find((each) => terms(each) === terms(one)) ?? one) : one,
  )
  return many(found.map(price), named.map(price))
}

const sum = ({ amount, currency }: { amount: number; currency: string }) => `${amount} ${currency}`

/** How each measured field is read off a reading and its label. */
export const fields: Record<string, FieldOf> = {
  industry: ({ industry }, { facts }) => one(industry, facts.industry),
  name: (reading, { facts }) => one(reading.facts.name?.value, facts.name),
  kind: (reading, { facts }) => one(reading.facts.kind?.value, facts.kind),
  place: (reading, { facts }) => one(reading.facts.place?.value, facts.place),
  area: (reading, { facts }) =>
    many(
      reading.facts.area.map(({ value }) => value),
      facts.area,
    ),
  phone: (reading, { facts }) =>
    one(
      reading.facts.phone && digits(reading.facts.phone.value),
      facts.phone && digits(facts.phone),
    ),
  email: (reading, { facts }) => one(reading.facts.email?.value, facts.email),
  // Accounts on other sites are not labelled: their address does not stand in the brief.
  url: (reading, { facts, brief }) => {
    const url = reading.facts.url?.value
    const said = url?.replace(/^https?:\/\/(www\.)?/, '')
    return one(said && brief.includes(said) ? url : undefined, facts.url)
  },
  // Days that are told to be closed are not labelled.
  hours: (reading, { facts }) =>
    one(
      reading.facts.hours?.value.replace(closed, ''),
      [facts.hours ?? []].flat().map((hours) => hours.replace(closed, '')),
    ),
  since: (reading, { facts }) => one(reading.facts.since?.value, facts.since),
  sums: (reading, { facts }) =>
    many(
      reading.facts.prices.map(({ value }) => sum(value)),
      facts.prices?.map(sum),
    ),
  prices: (reading, { facts }) =>
    pricesOf(
      reading.facts.prices.map(({ value }) => value),
      facts.prices,
    ),
  audience: (reading, { facts }) => one(reading.facts.audience?.value, facts.audience),
  people: (reading, { facts }) =>
    many(
      reading.facts.people.map(({ value }) => value.name),
      facts.people?.map(({ name }) => name),
    ),
  deadline: (reading, { facts }) => one(reading.facts.deadline?.value, facts.deadline),
  action: (reading, { facts }) => one(reading.facts.action?.value.kind, facts.action),
}

const closed = /; [\w,-]+ off$/

const digits = (phone: string): string => phone.replace(/[^\d+]/g, '')
