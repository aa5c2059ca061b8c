import { describe, expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import { parseOpeningHours } from '#shared/page/opening-hours.ts'
import { de } from './briefs/de.ts'
import { en } from './briefs/en.ts'
import { es } from './briefs/es.ts'
import { fr } from './briefs/fr.ts'
import { it } from './briefs/it.ts'
import { ja } from './briefs/ja.ts'
import { kr } from './briefs/kr.ts'
import type { LabelledBrief } from './briefs/labelled-brief.ts'
import { nl } from './briefs/nl.ts'
import { pt } from './briefs/pt.ts'

const sets: Record<PageLanguage, readonly LabelledBrief[]> = { en, ja, pt, nl, kr, fr, it, de, es }
const fields = ['name', 'place', 'phone', 'email', 'url', 'hours', 'since', 'prices'] as const
type Field = (typeof fields)[number]

interface Tally {
  right: number
  found: number
  due: number
  misses: string[]
}

const known = Object.entries(sets).flatMap(([locale, briefs]) =>
  briefs.map((labelled) => ({ locale: locale as PageLanguage, ...labelled })),
)

const understood = known.map(({ locale, brief, expect: due }) => ({
  locale,
  brief,
  due,
  said: understand(brief, { locale: null, fallback: locale === 'en' ? 'de' : 'en' }),
}))

type Case = (typeof understood)[number]

function foundIn({ said }: Case, field: Field): string[] {
  if (field === 'prices') {
    return said.facts.prices.map(
      ({ value: { item, from, amount, currency } }) =>
        `${item} ${from ? 'from ' : ''}${amount} ${currency}`,
    )
  }
  const fact = said.facts[field]
  return fact ? [String(fact.value)] : []
}

function dueIn({ due }: Case, field: Field): string[] {
  if (field === 'prices') return [...(due.prices ?? [])]
  return due[field] === undefined ? [] : [String(due[field])]
}

function tally(field: Field): Tally {
  const sum: Tally = { right: 0, found: 0, due: 0, misses: [] }
  for (const one of understood) {
    const found = foundIn(one, field)
    const due = dueIn(one, field)
    const right = found.filter((value) => due.includes(value))
    sum.right += right.length
    sum.found += found.length
    sum.due += due.length
    if (right.length < Math.max(found.length, due.length)) {
      sum.misses.push(`${one.locale} ${field}: found ${found.join(' | ')}, due ${due.join(' | ')}`)
    }
  }
  return sum
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

const floors: Record<Field, { precision: number; recall: number }> = {
  name: { precision: 0.9, recall: 0.9 },
  place: { precision: 0.9, recall: 0.9 },
  phone: { precision: 0.99, recall: 0.95 },
  email: { precision: 0.99, recall: 0.95 },
  url: { precision: 0.99, recall: 0.95 },
  hours: { precision: 0.97, recall: 0.9 },
  since: { precision: 0.99, recall: 0.95 },
  prices: { precision: 0.99, recall: 0.95 },
}

describe('briefs in nine languages', () => {
  test('the set holds ten or more a language and every trade', () => {
    for (const briefs of Object.values(sets)) expect(briefs.length).toBeGreaterThanOrEqual(10)
    const trades = new Set(known.map(({ expect: due }) => due.industry))
    expect(industries.filter((trade) => trade !== 'general' && !trades.has(trade))).toEqual([])
  })

  test('the language is told from the brief alone', () => {
    const wrong = understood.filter(({ locale, said }) => said.locale !== locale)
    expect(wrong.map(({ locale, said }) => `${locale} read as ${said.locale}`)).toEqual([])
  })

  test('the trade is right in 95 of 100', () => {
    const wrong = understood.filter(({ due, said }) => said.industry !== due.industry)
    const misses = wrong.map(
      ({ locale, due, said }) =>
        `${locale} ${due.name ?? ''}: ${said.industry}, due ${due.industry}`,
    )
    expect(
      share(known.length - wrong.length, known.length),
      misses.join('\n'),
    ).toBeGreaterThanOrEqual(0.95)
  })

  test.each(fields)('%s is found, and little else is taken for it', (field) => {
    const { right, found, due, misses } = tally(field)
    const report = `${misses.join('\n')}\nprecision ${share(right, found)}, recall ${share(right, due)}`
    expect(share(right, found), report).toBeGreaterThanOrEqual(floors[field].precision)
    expect(share(right, due), report).toBeGreaterThanOrEqual(floors[field].recall)
  })

  test('hours are written as the page reads them', () => {
    for (const { said } of understood) {
      if (said.facts.hours) expect(parseOpeningHours(said.facts.hours.value)).not.toBeNull()
    }
  })

  test('every fact is a span of the brief', () => {
    for (const { brief, said } of understood) {
      const { name, place, email, url, phone, since, prices, offers, audience } = said.facts
      for (const fact of [name, place, email, audience, ...offers]) {
        if (fact) expect(brief.slice(...fact.span)).toBe(fact.value)
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
