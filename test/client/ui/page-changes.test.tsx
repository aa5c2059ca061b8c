import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { I18nProvider } from '#client/platform/i18n.tsx'
import { PageChanges } from '#client/ui/page-changes.tsx'
import { blockKinds, blockTypes } from '#shared/blocks/index.ts'
import { localeCodes, locales } from '#shared/locales.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { eventDateText } from '#shared/page/event-date.ts'
import { setAt } from '#shared/page/path.ts'
import { artMotifs, fontPairs, moods, type Theme, themeColour } from '#shared/page/theme.ts'
import { fieldChanges } from '#test/support/field-changes.ts'
import { filledAll } from '#test/support/filled-block.ts'
import { messagesOf, translator } from '#test/support/translator.ts'

const price = { id: 'p1', item: 'Loaf', amount: 5, currency: 'EUR', from: true }
const empty: PageDocument = emptyDocument('x', 'en')

/** Pairs of states that differ in one thing each, every field of every kind among them. */
const pairs = [...blockTypes.flatMap(ofKind), ...ofLook(), ...ofFacts(), ...ofPage()]

function ofKind(type: (typeof blockTypes)[number]): [PageDocument, PageDocument][] {
  const { fields, variants } = blockKinds[type]
  const filled = filledAll(fields, 'Words')
  const page = (props: Record<string, unknown>, variant: string = variants[0]): PageDocument => ({
    ...empty,
    facts: { prices: [price, { ...price, id: 'p2', amount: 6 }] },
    order: ['it'],
    blocks: { it: { type, variant, props } },
  })
  const changes = fieldChanges(fields, filled)
  return [
    ...changes.map(({ path, value }): [PageDocument, PageDocument] => [
      page(filled),
      page(setAt(filled, path, value)),
    ]),
    ...(variants[1]
      ? [[page(filled), page(filled, variants[1])] as [PageDocument, PageDocument]]
      : []),
    [page(filled), { ...page(filled), order: [], blocks: {} }],
  ]
}

function ofLook(): [PageDocument, PageDocument][] {
  const themes: Partial<Theme>[] = [
    { hue: 1 },
    { chroma: 0.01 },
    { motion: 'none' },
    { scheme: 'auto' },
    { scale: 'grand' },
    { radius: 'round' },
    { density: 'airy' },
    { art: { ...empty.theme.art, seed: 7 } },
    ...moods.map((mood) => ({ mood })),
    ...fontPairs.map((pair) => ({ pair })),
    ...artMotifs.map((motif) => ({ art: { ...empty.theme.art, motif } })),
  ]
  return themes.map((theme) => [empty, { ...empty, theme: { ...empty.theme, ...theme } }])
}

function ofFacts(): [PageDocument, PageDocument][] {
  const facts: PageDocument['facts'] = {
    name: 'Aurora',
    place: 'Porto',
    phone: '+351222000111',
    email: 'a@example.com',
    url: 'https://example.com/',
    hours: 'Tu-Fr 09:00-18:00; PH off',
    prices: [price],
    offers: ['Bread'],
    audience: 'Everyone',
    since: 1987,
    kind: 'bakery',
    area: ['Porto'],
    people: [{ name: 'Ana', role: 'baker' }],
    highlights: ['Organic'],
    policies: ['Cash only'],
    programme: [{ title: 'Open day' }],
    deadline: '15 April',
    action: { kind: 'order' },
  }
  return Object.entries(facts).map(([key, value]) => [empty, { ...empty, facts: { [key]: value } }])
}

function ofPage(): [PageDocument, PageDocument][] {
  const meta = { title: 'T', description: 'D', industry: 'bakery', schemaType: 'Bakery' } as const
  return [
    [empty, { ...empty, meta: { ...empty.meta, ...meta } }],
    [empty, { ...empty, locales: ['en', 'ja'] }],
    [empty, { ...empty, base: 'ja', locales: ['ja'] }],
  ]
}

describe.each(localeCodes)('the differences of two versions in %s', (locale) => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const told = ([before, after]: [PageDocument, PageDocument]) =>
    renderToStaticMarkup(
      <I18nProvider locale={locale} messages={messagesOf(locale)}>
        <PageChanges parts={comparePages(before, after)} />
      </I18nProvider>,
    )

  it('have words for everything, and say what each is about', () => {
    for (const pair of pairs.filter(([before, after]) => comparePages(before, after).length > 0)) {
      const html = told(pair)
      expect(html).not.toMatch(/undefined|\[object|<dt[^>]*><\/dt>/)
    }
    expect(vi.mocked(console.warn).mock.calls).toEqual([])
  })

  it('show a colour and an uploaded picture, as they were and as they are', () => {
    const themes = [empty.theme, { ...empty.theme, hue: 200 }]
    const looks = themes.map((theme): PageDocument => ({ ...empty, theme }))
    const html = told(looks as [PageDocument, PageDocument])
    for (const theme of themes) expect(html).toContain(`background-color:${themeColour(theme)}`)

    const shown = ['one', 'two'].map((id): PageDocument => {
      const props = { media: { kind: 'upload', id, alt: '' } }
      return {
        ...empty,
        order: ['it'],
        blocks: { it: { type: 'about', variant: 'column', props } },
      }
    })
    const pictures = told(shown as [PageDocument, PageDocument]).match(/<img[^>]*>/g) ?? []
    expect(pictures.map((it) => /uploads\/\w+/.exec(it)?.[0])).toEqual([
      'uploads/one',
      'uploads/two',
    ])
  })

  it('tell a day without a year as one', () => {
    const show = (start: string): PageDocument => ({
      ...empty,
      order: ['it'],
      blocks: { it: { type: 'events', variant: 'list', props: { items: [{ start }] } } },
    })
    const html = told([show(''), show('--12-12')])
    expect(html).toContain(eventDateText('--12-12', '', locales[locale].tag, 'medium'))
    expect(html).not.toMatch(/--12|20\d\d/)
  })

  it('tell in one line of several things that came to a list or went', () => {
    const show = (count: number): PageDocument => {
      const photo = (at: number) => ({ media: { kind: 'upload', id: `p${at}`, alt: '' } })
      const props = {
        title: 'Past work',
        items: Array.from({ length: count }, (_, at) => photo(at)),
      }
      return {
        ...empty,
        order: ['it'],
        blocks: { it: { type: 'gallery', variant: 'grid', props } },
      }
    }
    const photos = translator(locale)('blocks.things.photo.many')
    const [few, many] = [show(1), show(4)]
    for (const html of [told([few, many]), told([many, few])]) {
      // By the section's own heading, not by its kind.
      expect(html).toContain('Past work')
      expect(html.match(/<dt/g)).toHaveLength(1)
      expect(html).toContain(`${photos}: 3`)
    }
  })

  it('are none between a page and itself', () => {
    expect(told([empty, empty])).toMatch(/^<p/)
  })
})
