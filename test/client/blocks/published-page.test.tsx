import { describe, expect, it } from 'vitest'
import { monogramSvg } from '#client/blocks/art/monogram-svg.ts'
import { drawMotif } from '#client/blocks/art/motifs.ts'
import { ogCardSvg } from '#client/blocks/art/og-card-svg.ts'
import { wrapText } from '#client/blocks/art/wrap-text.ts'
import { pageStyles } from '#client/blocks/page-styles.ts'
import type { PublishedPageProps } from '#client/blocks/published-page.tsx'
import { structuredData } from '#client/blocks/structured-data.ts'
import { sceneMedia } from '#shared/blocks/scene.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { artMotifs } from '#shared/page/theme.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

const hostile = `</script><script>alert(1)</script>"'&`

function bakery(name = 'Padaria Aurora'): PageDocument {
  const hero = { ...emptyProps('hero'), title: 'Pão quente' }
  return {
    ...emptyDocument('x', 'pt'),
    locales: ['pt', 'kr'],
    meta: { title: name, description: 'Pão', industry: 'bakery', seed: 1 },
    facts: {
      name,
      place: 'Porto',
      phone: '+351222000111',
      hours: 'Tu-Fr 07:00-19:00; PH off',
      since: 1987,
      prices: [{ id: 'a', item: 'Pão', amount: 4.5, currency: 'EUR' }],
    },
    order: ['hero'],
    blocks: { hero: { type: 'hero', variant: 'split', props: hero } },
    i18n: {
      kr: { 'hero.title': { text: '따뜻한 빵', srcHash: '00000000', state: 'done' } },
    },
  }
}

function render(document: PageDocument, more: Partial<PublishedPageProps> = {}): string {
  return publishedHtml(document, {
    alternates: [
      { hreflang: 'pt', href: 'https://example.org/pt/p/aurora' },
      { hreflang: 'ko', href: 'https://example.org/kr/p/aurora' },
      { hreflang: 'x-default', href: 'https://example.org/pt/p/aurora' },
    ],
    ...more,
  })
}

describe('a published page', () => {
  it('carries no script that runs, one style and no style attribute', () => {
    const html = render(bakery())
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).not.toMatch(/<[^>]+ style=/)
  })

  it('speaks the language it is shown in, under its real tag', () => {
    const html = render(bakery(), { language: 'kr' })
    expect(html).toContain('<html lang="ko"')
    expect(html).toContain('따뜻한 빵')
    expect(html).toContain('property="og:locale" content="ko_KR"')
  })

  it('leads to no part that was removed or is hidden', () => {
    const page = bakery()
    const actions = [
      { label: 'Ver preços', to: '#pricing', kind: 'primary' },
      { label: 'Perguntas', to: '#faq', kind: 'secondary' },
    ]
    const hero = { ...page.blocks.hero!, props: { ...page.blocks.hero!.props, actions } }
    const items = [{ q: 'Abre hoje?', a: 'Sim.' }]
    const props = { ...emptyProps('faq'), title: 'Perguntas', items }
    const faq = { type: 'faq', variant: 'list', props }
    const shown = { ...page, order: ['hero', 'faq'], blocks: { hero, faq } }
    expect(render(shown)).not.toContain('Ver preços')
    expect(render(shown)).toContain('href="#faq"')
    const hidden = { ...shown, blocks: { hero, faq: { ...faq, hidden: true } } }
    expect(render(hidden)).not.toContain('href="#faq"')
  })

  it('writes money as it is written where it is paid', () => {
    const page = bakery()
    const items = [{ price: 'a', name: 'Pão', text: '' }]
    const menu = { ...emptyProps('menu'), title: 'Carta', groups: [{ title: '', items }] }
    const prices = [{ id: 'a', item: 'Pão', amount: 45, currency: 'BRL' }]
    const blocks = { menu: { type: 'menu', variant: 'card', props: menu } }
    const html = render({ ...page, facts: { ...page.facts, prices }, order: ['menu'], blocks })
    expect(html.replaceAll('\u00a0', ' ')).toContain('R$ 45')
  })

  it('links its other languages, quietly and for crawlers', () => {
    const html = render(bakery())
    expect(html).toContain('hrefLang="x-default"')
    expect(html).toMatch(/<a href="https:\/\/example.org\/kr\/p\/aurora"[^>]*>한국어<\/a>/)
    const single = { ...bakery(), locales: ['pt' as const] }
    expect(render(single)).not.toContain('한국어</a>')
  })

  it('hides from search engines only when asked', () => {
    expect(render(bakery())).not.toContain('noindex')
    expect(render(bakery(), { noindex: true })).toContain('content="noindex"')
  })

  it('cannot be broken out of by a name', () => {
    const html = render(bakery(hostile))
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('<script>alert')
  })
})

function structuredEvent(items: readonly Record<string, string>[]) {
  const rows = items.map((item) => ({
    title: '',
    end: '',
    place: '',
    price: '',
    action: [],
    ...item,
  }))
  const page = bakery()
  page.meta.industry = 'event'
  page.order.push('events')
  page.blocks.events = { type: 'events', variant: 'list', props: { title: '', items: rows } }
  return JSON.parse(structuredData(page, 'pt', 'https://example.org/p/aurora'))
}

describe('structured data', () => {
  it('tells search engines the facts and nothing else', () => {
    const data = JSON.parse(structuredData(bakery(), 'pt', 'https://example.org/p/aurora'))
    expect(data).toMatchObject({
      '@type': 'Bakery',
      name: 'Padaria Aurora',
      address: 'Porto',
      telephone: '+351222000111',
      openingHours: ['Tu-Fr 07:00-19:00'],
      foundingDate: '1987',
      makesOffer: [{ name: 'Pão', price: 4.5, priceCurrency: 'EUR' }],
    })
    expect(data).not.toHaveProperty('email')
  })

  it('tells when an event is, and what is on at it', () => {
    const data = structuredEvent([
      { title: 'Workshop', start: '2026-12-13T09:00', end: '2026-12-13T12:00', place: 'Casa Azul' },
      { title: 'Opening', start: '2026-12-12T19:30' },
    ])
    expect(data).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-12T19:30',
      endDate: '2026-12-13T12:00',
      location: { name: 'Porto' },
      subEvent: [
        { name: 'Workshop', startDate: '2026-12-13T09:00', location: { name: 'Casa Azul' } },
        { name: 'Opening', startDate: '2026-12-12T19:30', location: { name: 'Porto' } },
      ],
    })
  })

  it('has no parts of an event that is one', () => {
    const data = structuredEvent([{ title: 'Sommerfest', start: '2026-12-31', end: '--01-01' }])
    expect(data).toMatchObject({ startDate: '2026-12-31', endDate: '2027-01-01' })
    expect(data).not.toHaveProperty('subEvent')
  })

  it.each([
    { days: ['--12-12'] },
    { days: ['soon'] },
    { days: ['--12-12', '2026-12-14'] },
    { days: [] },
  ])('states no date of an event for $days', ({ days }) => {
    expect(structuredEvent(days.map((start) => ({ start })))).not.toHaveProperty('startDate')
  })

  it('stays one JSON text inside its script element', () => {
    const text = structuredData(bakery(hostile), 'pt', 'https://example.org/')
    expect(text).not.toContain('<')
    expect(JSON.parse(text).name).toBe(hostile)
  })
})

describe('page styles', () => {
  it('hold the rules of the kinds on the page and speak the faces of its language', () => {
    const latin = pageStyles(bakery(), 'pt')
    expect(latin).toContain('@font-face')
    expect(pageStyles(bakery(), 'kr')).not.toContain('@font-face')
    expect(latin).toContain('--bg:#')
  })
})

describe('drawn pictures', () => {
  it.each(artMotifs)('draws %s the same for the same seed and otherwise for another', (motif) => {
    expect(drawMotif(motif, 1, 800, 600)).toEqual(drawMotif(motif, 1, 800, 600))
    expect(drawMotif(motif, 1, 800, 600)).not.toEqual(drawMotif(motif, 2, 800, 600))
    const numbers = drawMotif(motif, 3, 800, 600).map(({ d }) => d)
    expect(numbers.join('')).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('make a card with every colour written out and hostile names escaped', () => {
    const card = ogCardSvg(bakery(hostile), 'pt')
    expect(card).not.toContain('var(')
    expect(card).not.toContain('<script')
    expect(card).toContain('Pão quente')
    expect(monogramSvg(bakery('<b>'))).not.toContain('<b>')
  })

  it('stand on the card as the page’s hero draws them', () => {
    const page = bakery()
    const hero = page.blocks.hero!
    const media = sceneMedia(['croissant', 'wheat'])
    const drawn = { ...page, blocks: { hero: { ...hero, props: { ...hero.props, media } } } }
    const card = ogCardSvg(drawn, 'pt')
    expect(card.match(/viewBox="0 0 24 24"/g)).toHaveLength(2)
    const { light } = themeTokens(page.theme)
    expect(card).toContain(`color="${light.art5}"`)
  })

  it('are no part of the card where the hero is of type alone: its letters are', () => {
    const page = bakery()
    const hero = { ...page.blocks.hero!, variant: 'type' }
    const card = ogCardSvg({ ...page, blocks: { hero } }, 'pt')
    const { light } = themeTokens(page.theme)
    expect(card).toContain(`<rect width="440" height="630" fill="${light.primary}"/>`)
    expect(card).toMatch(/text-anchor="middle"[^>]*>\p{L}{1,2}<\/text>/u)
    expect(card).not.toContain(light.art2)
  })

  it('end lines of Japanese after a phrase, not inside one', () => {
    expect(wrapText('だれかのために、自分のために', 620, 68, 4)).toEqual([
      'だれかのために、',
      '自分のために',
    ])
    const lines = wrapText('季節の花束とコーヒーを「花みづき」で', 620, 68, 4)
    expect(lines.join('')).toBe('季節の花束とコーヒーを「花みづき」で')
    expect(lines.join('\n')).not.toMatch(/\n[、。」のをとで]|「\n/)
    expect(wrapText('コ'.repeat(30), 620, 68, 9).every((line) => line.length <= 10)).toBe(true)
  })

  it('break no word of a headline, and say a name once', () => {
    const page = bakery('Klavierunterricht in Köln')
    const hero = page.blocks.hero!
    const titled = { ...hero, props: { ...hero.props, title: 'Klavierunterricht in Köln' } }
    const card = ogCardSvg({ ...page, blocks: { hero: titled } }, 'de')
    const lines = [...card.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line)
    expect(lines.slice(0, -1)).toEqual(['Klavierunterricht', 'in Köln'])
  })

  it('cut a headline that is too long for the card', () => {
    const page = bakery()
    const hero = page.blocks.hero!
    const long = { ...hero, props: { ...hero.props, title: 'palavra '.repeat(17).trim() } }
    const card = ogCardSvg({ ...page, blocks: { hero: long } }, 'pt')
    expect(card).toContain('…')
    expect(card.match(/<text /g)?.length).toBeLessThanOrEqual(6)
  })
})
