import { priceWriter } from '#client/blocks/price-writer.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import type { FactKey, Facts, Price } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'
import { factText } from './understood.ts'

/** Words of the brief that are true no more. */
export interface ChangedFact {
  fact: FactKey
  /** Where in the brief it is said as it was. */
  span: [number, number]
  /** What is true now; '' where nothing took its place. */
  now: string
}

/** Facts that are said in one place of a brief, and can be said in few words. */
const told = [
  'name',
  'place',
  'phone',
  'whatsapp',
  'email',
  'url',
  'hours',
  'deadline',
  'since',
] as const

/** What the brief says that its creator has changed since, in the brief's order. */
export function changedSince({ document, progress }: PageState, i18n: I18n): ChangedFact[] {
  const { understood } = progress
  if (!understood) return []
  const { facts, src } = document
  const isTyped = (key: FactKey) => src[`facts.${key}`] === 'user'
  const single = told.flatMap((fact): ChangedFact[] => {
    const found = understood.facts[fact]
    if (!found || !isTyped(fact) || found.value === facts[fact]) return []
    return [{ fact, span: found.span, now: factText(fact, document, i18n) }]
  })
  const prices = isTyped('prices') ? changedPrices(understood, facts, priceWriter(document)) : []
  return [...single, ...prices].toSorted((one, other) => one.span[0] - other.span[0])
}

function changedPrices(
  { facts: read }: Understood,
  facts: Facts,
  write: (price: Price) => string,
): ChangedFact[] {
  return read.prices.flatMap(({ value, span }): ChangedFact[] => {
    const price = facts.prices?.find(({ item }) => isSameItem(item, value.item))
    if (price && price.amount === value.amount && price.to === value.to) return []
    return [{ fact: 'prices', span, now: price ? write(price) : '' }]
  })
}

function isSameItem(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
