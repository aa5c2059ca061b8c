import { priceWriter } from '#client/blocks/price-writer.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import type { FactKey, Facts, Price } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'
import type { PageState } from '#shared/page/page-state.ts'
import { factText } from './understood.ts'

type Span = [number, number]

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
export function changedSince(
  brief: string,
  { document, progress }: PageState,
  i18n: I18n,
): ChangedFact[] {
  const { understood } = progress
  if (!understood) return []
  const { facts, src } = document
  const isTyped = (key: FactKey) => src[`facts.${key}`] === 'user'
  const single = told.flatMap((fact): ChangedFact[] => {
    const found = understood.facts[fact]
    if (!found || !isTyped(fact) || found.value === facts[fact]) return []
    const span = fact === 'place' ? addressIn(brief, found.span, String(found.value)) : found.span
    return [{ fact, span, now: factText(fact, document, i18n) }]
  })
  const prices = isTyped('prices')
    ? changedPrices(brief, understood, facts, priceWriter(document))
    : []
  return [...single, ...prices].toSorted((one, other) => one.span[0] - other.span[0])
}

/** Its town may be told far before its street: the parts that stand together, the last of them. */
function addressIn(brief: string, [from, to]: Span, place: string): Span {
  const said = brief.slice(from, to)
  const parts = place
    .split(/,\s*/)
    .map((part): Span => [said.lastIndexOf(part), said.lastIndexOf(part) + part.length])
    .filter(([start]) => start >= 0)
    .toSorted(([one], [other]) => one - other)
  const last = parts.at(-1)
  if (!last) return [from, to]
  const first = parts.findLast(
    ([start], at) => !/^[\s,]*$/.test(said.slice(parts[at - 1]?.[1] ?? 0, start)) || at === 0,
  )
  return [from + (first ?? last)[0], from + last[1]]
}

function changedPrices(
  brief: string,
  { facts: read }: Understood,
  facts: Facts,
  write: (price: Price) => string,
): ChangedFact[] {
  return read.prices.flatMap(({ value, span }): ChangedFact[] => {
    const price = facts.prices?.find(({ item }) => isSameItem(item, value.item))
    if (price && price.amount === value.amount && price.to === value.to) return []
    if (!price) return [{ fact: 'prices', span, now: '' }]
    const { id, item, amount, to, currency } = price
    return [
      {
        fact: 'prices',
        span: sumIn(brief, span, value.amount),
        now: write({ id, item, amount, currency, ...(to !== undefined && { to }) }),
      },
    ]
  })
}

const sum = /(?:\p{Sc}\s?)?(\d[\d.,'’]*\d|\d)(?:\s?(?:\p{Sc}|[\p{Script=Han}\p{Script=Hangul}]))?/gu

/** The amount alone: what has it stays as it was typed. */
function sumIn(brief: string, [from, to]: Span, amount: number): Span {
  const found = [...brief.slice(from, to).matchAll(sum)].findLast(({ 1: digits = '' }) =>
    amountsOf(digits).includes(amount),
  )
  return found ? [from + found.index, from + found.index + found[0].length] : [from, to]
}

/** "1.200" is a thousand and more, or one and a bit. */
const amountsOf = (digits: string): number[] => [
  Number(digits.replaceAll(/[.,'’]/g, '')),
  Number(digits.replace(',', '.')),
]

function isSameItem(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
