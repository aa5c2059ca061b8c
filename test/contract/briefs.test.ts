import { describe, expect, test } from 'vitest'
import { industries } from '#shared/page/industries.ts'
import { parseOpeningHours } from '#shared/page/opening-hours.ts'
import { type Field, fields, precision, readBriefs, recall, tally } from './briefs/measure.ts'
import { type SetName, sets } from './briefs/sets.ts'

const understood = readBriefs(Object.keys(sets) as SetName[])
const locales = [...new Set(understood.map(({ locale }) => locale))]

const floors: Record<Field, { precision: number; recall: number }> = {
  industry: { precision: 0.95, recall: 0.95 },
  name: { precision: 0.95, recall: 0.94 },
  place: { precision: 0.9, recall: 0.9 },
  phone: { precision: 0.99, recall: 0.95 },
  email: { precision: 0.99, recall: 0.95 },
  url: { precision: 0.99, recall: 0.95 },
  hours: { precision: 0.97, recall: 0.9 },
  since: { precision: 0.99, recall: 0.95 },
  audience: { precision: 0.95, recall: 0.9 },
  prices: { precision: 0.99, recall: 0.95 },
}

describe('briefs in nine languages', () => {
  test('the set holds every trade in every language', () => {
    for (const code of locales) {
      const own = understood.filter(({ locale }) => locale === code)
      expect(own.length).toBeGreaterThanOrEqual(34)
      const known = new Set(own.map(({ due }) => due.industry))
      expect(industries.filter((trade) => !known.has(trade))).toEqual([])
    }
  })

  test('the language is told from the brief alone', () => {
    const wrong = understood.filter(({ locale, said }) => said.locale !== locale)
    expect(wrong.map(({ locale, said }) => `${locale} read as ${said.locale}`)).toEqual([])
  })

  test.each(fields)('%s is found, and little else is taken for it', (field) => {
    const sum = tally(understood, field)
    const report = `${sum.misses.join('\n')}\nprecision ${precision(sum)}, recall ${recall(sum)}`
    expect(precision(sum), report).toBeGreaterThanOrEqual(floors[field].precision)
    expect(recall(sum), report).toBeGreaterThanOrEqual(floors[field].recall)
  })

  test('what is said to be sure is right', () => {
    let sure = 0
    let right = 0
    for (const { due, said } of understood) {
      for (const field of ['name', 'place', 'phone', 'email', 'url', 'hours', 'since'] as const) {
        const fact = said.facts[field]
        if (!fact || fact.confidence < 0.8 || due.open?.some((one) => one === field)) continue
        sure += 1
        if ([due[field]].flat().map(String).includes(String(fact.value))) right += 1
      }
    }
    expect(right / sure).toBeGreaterThanOrEqual(0.98)
    expect(sure / understood.length).toBeGreaterThan(2)
  })

  test('hours are written as the page reads them', () => {
    for (const { said } of understood) {
      if (said.facts.hours) expect(parseOpeningHours(said.facts.hours.value)).not.toBeNull()
    }
  })

  test('every fact is a span of the brief', () => {
    for (const { brief, said } of understood) {
      const { name, place, email, url, phone, since, prices, offers, audience } = said.facts
      for (const fact of [name, email, audience, ...offers]) {
        if (fact) expect(brief.slice(...fact.span)).toBe(fact.value)
      }
      // A street named behind its town is written before it: "Rua das Flores 120, Porto".
      if (place) {
        const said = brief.slice(...place.span)
        for (const part of place.value.split(', ')) expect(said).toContain(part.replace('Le ', ''))
      }
      if (url) expect(url.value).toContain(brief.slice(...url.span))
      if (phone) {
        const digits = brief.slice(...phone.span).replace(/\D/g, '')
        expect(phone.value.endsWith(digits.slice(-6))).toBe(true)
      }
      if (since) expect(brief.slice(...since.span)).toMatch(/\d/)
      for (const { value, span } of prices) expect(brief.slice(...span)).toContain(value.item)
    }
  })
})
