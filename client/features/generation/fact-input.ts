import {
  lines,
  peopleLines,
  programmeLines,
  readPeople,
  readProgramme,
} from '#shared/page/fact-lines.ts'
import { type FactKey, type Facts, factSchemas, type Price } from '#shared/page/facts.ts'
import { hoursOfLines, weekLines } from './week-text.ts'

/** A price as it stands in a form. */
export interface PriceInput {
  id: string
  item: string
  amount: string
  currency: string
  from: boolean
}

/** A fact as a person edits it: one text, lines of a week, or rows of prices. */
export type FactInput = string | string[] | PriceInput[]

export type FactReading = { ok: true; value: unknown } | { ok: false }

/** Facts that are lists of words: one on each line. */
const lineFacts = ['area', 'offers', 'highlights', 'policies', 'people', 'programme'] as const
type LineFact = (typeof lineFacts)[number]

export function isLines(key: FactKey): key is LineFact {
  return lineFacts.some((each) => each === key)
}

/** What the form of a fact starts with. */
export function factInput(key: FactKey, facts: Facts): FactInput {
  if (key === 'prices') return (facts.prices ?? []).map(priceInput)
  if (key === 'people') return peopleLines(facts.people ?? [])
  if (key === 'programme') return programmeLines(facts.programme ?? [])
  if (isLines(key)) return (facts[key] ?? []).join('\n')
  if (key === 'hours') return weekLines(facts.hours ?? '') ?? facts.hours ?? ''
  return String(facts[key] ?? '')
}

/** The value to save, null to forget the fact; not ok when it is none. */
export function readFact(key: FactKey, input: FactInput, facts: Facts): FactReading {
  const value = typedValue(key, input, facts)
  if (value === undefined) return { ok: false }
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return { ok: true, value: null }
  }
  const checked = factSchemas[key].safeParse(value)
  return checked.success ? { ok: true, value: checked.data } : { ok: false }
}

/** Undefined for what cannot be read at all. */
function typedValue(key: FactKey, input: FactInput, facts: Facts): unknown {
  if (key === 'hours' && typeof input !== 'string') {
    return hoursOfLines(input as string[], facts.hours ?? '') ?? undefined
  }
  if (key === 'prices') return (input as PriceInput[]).filter((row) => row.item).map(priceOf)
  const text = String(input).trim()
  if (key === 'people') return readPeople(text)
  if (key === 'programme') return readProgramme(text)
  if (isLines(key)) return lines(text)
  if (key === 'since') return text === '' ? null : Number(text)
  if (key === 'phone') return text.replace(/[\s()./-]/g, '').replace(/^00/, '+')
  if (key === 'url' && text && !/^https?:\/\//i.test(text)) return `https://${text}`
  return text
}

function priceInput(price: Price): PriceInput {
  const { id, item, amount, currency, from = false } = price
  return { id, item, amount: String(amount), currency, from }
}

function priceOf({ id, item, amount, currency, from }: PriceInput) {
  const number = amount.trim() === '' ? Number.NaN : Number(amount.trim().replace(',', '.'))
  return { id, item: item.trim(), amount: number, currency, ...(from && { from }) }
}
