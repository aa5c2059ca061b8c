import { expect, it } from 'vitest'
import { createTranslator } from '#shared/i18n/translator.ts'
import { locales } from '#shared/locales.ts'

const visits = { visits: { one: '{{count}} visit', other: '{{count}} visits' } }

it.each([
  ['pt', 0, '0 visit'],
  ['pt', 1, '1 visit'],
  ['fr', 0, '0 visit'],
  ['de', 0, '0 visits'],
] as const)('in %s %i is counted as in its own country', (locale, count, shown) => {
  expect(createTranslator(locales[locale].tag, visits)('visits', { count })).toBe(shown)
})
