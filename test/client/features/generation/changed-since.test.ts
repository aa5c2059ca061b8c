import { expect, it } from 'vitest'
import { changedSince } from '#client/features/generation/changed-since.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import { emptyDocument, type PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Understood } from '#shared/page/ops.ts'
import { pageState, withProgress } from '#shared/page/page-state.ts'

const i18n = { t: (key: string) => key, tag: 'en', locale: 'en' } as unknown as I18n

/** What is struck of a brief, and what stands behind it. */
function struck(brief: string, read: Partial<Understood['facts']>, now: Facts, base: PageLanguage) {
  const page = emptyDocument('p', base)
  const src = Object.fromEntries(Object.keys(now).map((key) => [`facts.${key}`, 'user' as const]))
  const state = pageState({ ...page, facts: now, src })
  const facts = { prices: [], offers: [], ...read }
  const understood: Understood = {
    op: 'understood',
    locale: base,
    industry: 'general',
    confidence: 1,
    facts,
  }
  const changed = changedSince(brief, withProgress(state, { understood, ledger: null }), i18n)
  return changed.map(({ span, now: told }) => [brief.slice(...span), told.replaceAll(/\s/g, ' ')])
}

it('of an address only its own words are struck, wherever its town was told', () => {
  const brief =
    "Marlow Sash & Door. Cords £65. Call 01453 555 0182. Workshop: Unit 4, Libby's Drive."
  const place = {
    value: "Unit 4, Libby's Drive, Marlow",
    span: [0, brief.length - 1],
    confidence: 1,
  }
  expect(
    struck(
      brief,
      { place } as Partial<Understood['facts']>,
      { place: 'Unit 5, Mill Lane, Stroud' },
      'en',
    ),
  ).toEqual([["Unit 4, Libby's Drive", 'Unit 5, Mill Lane, Stroud']])
})

it.each([
  [
    'de',
    'Eintritt frei, Bier 3 €, Kuchen gegen Spende.',
    'Bier 3 €',
    'Bier',
    3,
    3.2,
    'EUR',
    '3 €',
    '3,20 €',
  ],
  [
    'en',
    'Draught-proofing from £1,140 per window.',
    'Draught-proofing from £1,140 per window',
    'Draught-proofing',
    1140,
    1200,
    'GBP',
    '£1,140',
    '£1,200',
  ],
] as const)(
  '%s: of a price the amount alone is struck',
  (base, brief, words, item, was, amount, currency, out, now) => {
    const at = brief.indexOf(words)
    const span: [number, number] = [at, at + words.length]
    const prices = [{ value: { item, amount: was, currency }, span, confidence: 1 }]
    const told = { prices: [{ id: 'p1', item, amount, currency }] }
    expect(struck(brief, { prices }, told, base)).toEqual([[out, now]])
  },
)
