import type { Reading } from '#server/reader/read.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { LabelledFacts } from './labelled-record.ts'

/** What the reader found, as labels tell it. */
export function labelsOfReading({ industry, facts }: Reading): LabelledFacts {
  const { place, area, prices, offers, people, programme, action, ...plain } = facts
  const {
    phoneText: _,
    whatsapp: _whatsapp,
    highlights: _highlights,
    policies: _policies,
    ...single
  } = plain
  const values = Object.entries(single).map(([key, found]) => [key, found.value])
  return withoutEmpty({
    industry,
    ...Object.fromEntries(values),
    place: place?.value,
    area: area.map(({ value }) => value),
    prices: prices.map(({ value }) => value),
    offers: offers.map(({ value }) => value),
    people: people.map(({ value }) => value),
    programme: programme.map(({ value }) => value),
    action: action?.value.kind,
  })
}

/** What a person put right, as labels tell it. */
export function labelsOfFacts(
  facts: Facts & { industry?: Industry | undefined },
): Partial<LabelledFacts> {
  const {
    phoneText: _,
    whatsapp: _whatsapp,
    highlights: _highlights,
    policies: _policies,
    ...labelled
  } = facts
  const { prices, action, ...plain } = labelled
  return defined({
    ...plain,
    prices: prices?.map(({ id: _id, ...price }) => price),
    action: action?.kind,
  })
}

function withoutEmpty(labels: Record<string, unknown>): LabelledFacts {
  const told = Object.entries(labels).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(told) as LabelledFacts
}

function defined<T extends object>(labels: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const told = Object.entries(labels).filter(([, value]) => value !== undefined)
  return Object.fromEntries(told) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
