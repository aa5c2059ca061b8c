import { describe, expect, test } from 'vitest'
import { composePage } from '#server/composer/compose-page.ts'
import type { Composition } from '#server/composer/composition.ts'
import { hasCopyBank } from '#server/composer/write/copy-bank.ts'
import { localeCodes } from '#shared/locales.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { textFields } from '#shared/page/block-props.ts'
import { documentSchema, emptyDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { type Industry, industries } from '#shared/page/industries.ts'
import { localize } from '#shared/page/localize.ts'
import { opSchema } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { fullFacts, sampleReading, sampleRequest } from './sample-reading.ts'

const fold = (composition: Composition) => {
  const ops = [...composition.opening, ...composition.blocks.flatMap((block) => block.ops)]
  for (const op of ops) opSchema.parse(op)
  return foldOps(pageState(emptyDocument('page', composition.understood.locale)), ops)
}
const page = (industry: Industry, facts = fullFacts, patch = {}) =>
  fold(composePage(sampleReading(industry, facts), sampleRequest(patch))).document
const words = (value: unknown) => JSON.stringify(value)

const kinds = industries.flatMap((industry) => [1, 2, 3].map((seed) => ({ industry, seed })))

describe.each(kinds)('a page for $industry, seed $seed', ({ industry, seed }) => {
  for (const [known, facts] of [
    ['everything', fullFacts],
    ['nothing', {}],
  ] as const) {
    test(`is whole and valid where ${known} is known`, () => {
      const document = page(industry, facts, { seed })
      documentSchema.parse(document)
      expect(document.order.length).toBeGreaterThanOrEqual(8)
      expect(document.order.length).toBeLessThanOrEqual(12)
      expect(document.order.slice(0, 2)).toEqual(['header', 'hero'])
      expect(document.order.at(-1)).toBe('footer')
      expect(readerBlocks(document).length).toBeGreaterThanOrEqual(document.order.length - 3)
      expect(words(document.blocks)).not.toMatch(
        /undefined|null,"|NaN|\[object|\{\w+\}|\{[^"}]*:\w+\}/,
      )
    })

    test(`states no number that was not stated where ${known} is known`, () => {
      const { blocks, meta } = page(industry, facts, { seed })
      const texts = words([meta.title, meta.description, textsOf(blocks)])
      const stated = `${facts.place ?? ''} ${facts.since ?? ''}`
      for (const [number] of texts.matchAll(/\d+/g)) expect(stated).toContain(number)
    })

    test(`leads nowhere that is not there where ${known} is known`, () => {
      const document = page(industry, facts, { seed })
      const shown = readerBlocks(document)
      for (const [, anchor] of words(document.blocks).matchAll(/"to":"#([\w-]*)"/g)) {
        expect(shown).toContain(anchor)
      }
      for (const [, fact] of words(document.blocks).matchAll(/"to":"fact:(\w+)"/g)) {
        expect(Object.keys(facts)).toContain(fact === 'map' ? 'place' : fact)
      }
    })
  }

  test('says nothing twice', () => {
    const sentences = textsOf(page(industry, fullFacts, { seed }).blocks).filter(
      (text) => text.length > 30,
    )
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

test('the same request and seed give the same ops, another seed another page', () => {
  const composed = (seed: number) =>
    composePage(sampleReading('bakery', fullFacts), sampleRequest({ seed }))
  expect(composed(7)).toEqual(composed(7))
  expect(composed(7).blocks).not.toEqual(composed(8).blocks)
})

test('what the creator corrected wins over what was read', () => {
  const document = page('bakery', fullFacts, {
    known: { facts: { name: 'Luna', offers: ['espresso'] } },
  })
  expect(document.facts).toMatchObject({ name: 'Luna', offers: ['espresso'], since: 1987 })
  expect(document.src['facts.name']).toBe('user')
  expect(document.src['facts.since']).toBe('brief')
  expect(words(document.blocks)).not.toContain('Sol & Mar')
})

test('prices become facts with ids and are shown by reference', () => {
  const document = page('bakery')
  expect(document.facts.prices?.[0]?.id).toBe('p1')
  expect(words(document.blocks.menu?.props)).toContain('"name":"Sourdough","text":"","price":"p1"')
})

test('hours stand beside the place', () => {
  for (const industry of industries) {
    const { order } = page(industry)
    expect(order.indexOf('place') - order.indexOf('hours')).toBe(1)
  }
})

test('hostile words of a brief stay plain words', () => {
  const name = '<script>alert("{city}")</script>{offers}'
  const document = page('shop', { ...fullFacts, name, offers: ['{name}', '"><img src=x>'] })
  documentSchema.parse(document)
  expect(document.facts.name).toBe(name)
  expect(words(document.blocks)).toContain('{name}')
})

test('quotes and figures are never composed', () => {
  for (const industry of industries) {
    const { blocks } = page(industry)
    for (const { type, props } of Object.values(blocks)) {
      if (['quotes', 'stats', 'team', 'gallery'].includes(type)) expect(props.items).toEqual([])
    }
  }
})

test('good sentences of the brief are kept as they are, orders to the generator are not', () => {
  const brief =
    'Please make me a page for my bakery. Every loaf rests overnight before it meets the oven.'
  const { blocks, src } = page('bakery', fullFacts, { brief })
  expect(words(blocks.about?.props)).toContain(
    'Every loaf rests overnight before it meets the oven.',
  )
  expect(words(blocks)).not.toContain('Please make me')
  expect(src['about.body']).toBe('brief')
})

test('colours and moods the brief asks for win over those of the trade', () => {
  const brief = 'A quiet bakery with an elegant look in dark blue.'
  for (const seed of [1, 2, 3]) {
    const { theme } = page('bakery', {}, { brief, seed })
    expect(theme).toMatchObject({ hue: 250, mood: 'premium' })
    expect(['serif-display', 'editorial']).toContain(theme.pair)
  }
})

test('a name says nothing about colours, a chicken nothing about chic', () => {
  const named = page('restaurant', { name: 'Red Lion' }, { brief: 'Red Lion serves chicken.' })
  const plain = page('restaurant', {}, { brief: 'We serve food.' })
  expect(named.theme).toEqual(plain.theme)
})

test('words of a brief in another language never stand inside sentences of the page', () => {
  const reading = { ...sampleReading('bakery', fullFacts), briefLocale: 'ja' as const }
  for (const seed of [1, 2, 3, 4]) {
    const { blocks } = fold(composePage(reading, sampleRequest({ seed }))).document
    expect(textsOf(blocks).join(' ')).not.toMatch(/sourdough,|early risers/i)
  }
})

const further = localeCodes.filter((locale) => locale !== 'en' && hasCopyBank(locale))

describe.each(further)('a page with %s beside English', (locale) => {
  test.each(industries)('is whole in both languages for %s', (industry) => {
    const composed = composePage(
      sampleReading(industry, fullFacts),
      sampleRequest({ locales: [locale] }),
    )
    const { document } = fold(composed)
    documentSchema.parse(document)
    expect(document.locales).toEqual(['en', locale])
    const foreign = localize(document, locale)
    expect(words(foreign.blocks)).not.toMatch(/undefined|NaN|\[object|\{\w+\}|\{[^"}]*:\w+\}/)
    for (const id of document.order) {
      const { type, props } = document.blocks[id] ?? { type: '', props: {} }
      for (const { path, value } of textFields(type, props)) {
        if (!value || (Array.isArray(value) && value.length === 0)) continue
        expect(Object.keys(document.i18n[locale] ?? {})).toContain(`${id}.${path}`)
      }
    }
  })

  test('passes the words of the brief off as no translation', () => {
    const composed = composePage(
      sampleReading('bakery', fullFacts),
      sampleRequest({ locales: [locale] }),
    )
    const texts = fold(composed).document.i18n[locale] ?? {}
    expect(texts['menu.groups.0.items.0.name']).toMatchObject({ text: 'Sourdough', state: 'needs' })
    for (const { text, state } of Object.values(texts)) {
      if (state === 'done') expect(words(text)).not.toMatch(/sourdough|early risers/i)
    }
  })

  test('stands on its own as the language of a page', () => {
    const reading = sampleReading('florist', fullFacts)
    reading.understood.locale = locale
    const { document } = fold(composePage(reading, sampleRequest({ locale })))
    documentSchema.parse(document)
    expect(document.base).toBe(locale)
  })
})

/** The words readers see; ids, links and icons are none. */
function textsOf(blocks: ReturnType<typeof page>['blocks']): string[] {
  const inside = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') {
      return ['id', 'to', 'icon', 'kind', 'price', 'type', 'name'].includes(key) ? [] : [value]
    }
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) => inside(inner, name))
  }
  return Object.values(blocks).flatMap(({ props }) => inside(props))
}
