import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasCopyBank, loadCopyBank } from '#server/composer/write/copy-bank.ts'
import { isLocale } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { archetypes, industries } from '#shared/page/industries.ts'

const present = readdirSync(new URL('../../locales/', import.meta.url))
  .filter(isLocale)
  .filter(hasCopyBank)
const model = loadCopyBank('en')

test('English has a copy bank', () => {
  expect(present).toContain('en')
})

describe.each(present)('the copy bank of %s', (locale: PageLanguage) => {
  test('keeps the rules: keys, variants, placeholders, budgets, no numbers', () => {
    expect(() => loadCopyBank(locale)).not.toThrow()
  })

  test('asks the same questions as the English one, for the same facts', () => {
    const bank = loadCopyBank(locale)
    const topics = (faq: (typeof model.archetypes)['food']['faq']) =>
      Object.entries(faq).map(([key, { needs }]) => [key, [...needs].sort()])
    for (const archetype of archetypes) {
      expect(topics(bank.archetypes[archetype].faq)).toEqual(
        topics(model.archetypes[archetype].faq),
      )
    }
  })

  test('has the same features in the same order, told by their icons', () => {
    const bank = loadCopyBank(locale)
    for (const industry of industries) {
      expect(bank.industries[industry].features.map((feature) => feature.icon)).toEqual(
        model.industries[industry].features.map((feature) => feature.icon),
      )
    }
  })

  test('never begins two variants of a slot alike', () => {
    const bank = loadCopyBank(locale)
    const repeated = slotsIn(bank).filter(({ variants }) => {
      const starts = variants.map((text) => text.slice(0, 12))
      return new Set(starts).size < starts.length
    })
    expect(repeated.map(({ path }) => path)).toEqual([])
  })
})

/** Of these a page shows one at a time, so they may begin alike. */
const labels =
  /^\.common\.(?:nav|buttons|form|submit|menuGroup|pageName|pageTitle)|\.(?:eyebrow|metaDescription)$/

/** Every list of variants in a bank; labels stay out. */
function slotsIn(value: unknown, path = ''): { path: string; variants: string[] }[] {
  if (Array.isArray(value)) {
    const strings = value.filter((item): item is string => typeof item === 'string')
    const isLabel = labels.test(path)
    if (strings.length > 0) return isLabel ? [] : [{ path, variants: strings }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => slotsIn(inner, `${path}.${key}`))
}
