import { shownPhone } from '#client/blocks/parts/phone.ts'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import {
  lines,
  peopleLines,
  programmeLines,
  readPeople,
  readProgramme,
} from '#shared/page/fact-lines.ts'
import { type FactKey, type Facts, factSchemas, type Price } from '#shared/page/facts.ts'
import { amountOf, isEmptyRow } from './price-fault.ts'
import { readUnit, unitLabel } from './price-units.ts'
import { hoursOfLines, weekLines } from './week-text.ts'

/** A price as it stands in a form. */
export interface PriceInput {
  id: string
  item: string
  amount: string
  currency: string
  /** In the page's words, such as "a month"; '' for none. */
  unit: string
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

/** What the form of a fact starts with, in the words of the page's language and the hours of its country. */
export function factInput(
  key: FactKey,
  facts: Facts,
  language: PageLanguage,
  tag: string = locales[language].tag,
): FactInput {
  if (key === 'prices') return (facts.prices ?? []).map((price) => priceInput(price, language))
  if (key === 'people') return peopleLines(facts.people ?? [])
  if (key === 'programme') return programmeLines(facts.programme ?? [])
  if (isLines(key)) return (facts[key] ?? []).join('\n')
  if (key === 'hours') return weekLines(facts.hours ?? '', tag) ?? facts.hours ?? ''
  if (key === 'phone') return facts.phone ? shownPhone(facts, locales[language].tag) : ''
  return String(facts[key] ?? '')
}

/** The value to save, null to forget the fact; not ok when it is none. */
export function readFact(
  key: FactKey,
  input: FactInput,
  facts: Facts,
  language: PageLanguage,
): FactReading {
  const value = typedValue(key, input, facts, language)
  if (value === undefined) return { ok: false }
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return { ok: true, value: null }
  }
  const checked = factSchemas[key].safeParse(value)
  return checked.success ? { ok: true, value: checked.data } : { ok: false }
}

/** Undefined for what cannot be read at all. */
function typedValue(key: FactKey, input: FactInput, facts: Facts, language: PageLanguage): unknown {
  if (key === 'hours' && typeof input !== 'string') {
    return hoursOfLines(input as string[], facts.hours ?? '') ?? undefined
  }
  if (key === 'prices') return readPrices(input as PriceInput[], facts.prices ?? [], language)
  const text = String(input).trim()
  if (key === 'people') return readPeople(text)
  if (key === 'programme') return readProgramme(text)
  if (isLines(key)) return lines(text)
  if (key === 'since') return text === '' ? null : Number(text)
  if (key === 'phone' || key === 'whatsapp')
    return text.replace(/[\s()./-]/g, '').replace(/^00/, '+')
  if (key === 'url' && text && !/^https?:\/\//i.test(text)) return `https://${text}`
  return text
}

function priceInput(price: Price, language: PageLanguage): PriceInput {
  const { id, item, amount, currency, unit = '', from = false } = price
  return {
    id,
    item,
    amount: amountText(amount, currency, language),
    currency,
    unit: unitLabel(unit, language),
    from,
  }
}

/** "4.80" and "65", "4,80" on a German page: as money is written, without the sign. */
function amountText(amount: number, currency: string, language: PageLanguage): string {
  const money = new Intl.NumberFormat(locales[language].tag, {
    style: 'currency',
    currency,
    useGrouping: false,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return money
    .formatToParts(amount)
    .filter(({ type }) => type === 'integer' || type === 'decimal' || type === 'fraction')
    .map(({ value }) => value)
    .join('')
}

/** What a row does not show of its price, such as the upper end of a range, stays. */
function readPrices(
  rows: readonly PriceInput[],
  prices: readonly Price[],
  language: PageLanguage,
): unknown[] {
  return rows
    .filter((row) => !isEmptyRow(row))
    .map((row) => {
      const { unit: _unit, from: _from, ...before } = prices.find(({ id }) => id === row.id) ?? {}
      const unit = readUnit(row.unit, language)
      return {
        ...before,
        id: row.id,
        item: row.item.trim(),
        amount: amountOf(row),
        currency: row.currency,
        ...(unit && { unit }),
        ...(row.from && { from: true }),
      }
    })
}
