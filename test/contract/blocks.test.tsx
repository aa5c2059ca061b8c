import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { type BlockType, blockKinds, blockTypes } from '#shared/blocks/index.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { missingIn } from '#shared/page/drafts.ts'
import type { Facts } from '#shared/page/facts.ts'
import { filledAll, hostile } from '#test/support/filled-block.ts'

const facts: Facts = {
  name: 'Aurora',
  place: 'Rua do Almada 214, Porto',
  phone: '+351222000111',
  email: 'ola@example.org',
  url: 'https://example.org/',
  hours: 'Tu-Fr 07:00-19:00; Sa 08:00-14:00',
  prices: [{ id: 'p1', item: 'Bread', amount: 4.5, currency: 'EUR', from: true }],
  since: 1987,
}

function pageOf(type: BlockType, variant: string, props: Record<string, unknown>): PageDocument {
  return {
    ...emptyDocument('x', 'en'),
    facts,
    order: ['block'],
    blocks: { block: { type, variant, props } },
  }
}

function render(document: PageDocument, audience: 'reader' | 'creator', done?: string[]): string {
  return renderToStaticMarkup(
    <PageView
      document={document}
      language="en"
      audience={audience}
      slug="aurora"
      now={Date.UTC(2026, 10, 21)}
      done={done}
    />,
  )
}

const cases = blockTypes.flatMap((type) =>
  blockKinds[type].variants.map((variant) => ({ type, variant })),
)

describe.each(cases)('$type, $variant', ({ type, variant }) => {
  const full = pageOf(type, variant, filledAll(blockKinds[type].fields, 'Words & more'))
  const empty = pageOf(type, variant, emptyProps(type))

  it('shows its words to readers and names its kind and variant', () => {
    const html = render(full, 'reader')
    expect(html).toContain(`id="block"`)
    expect(html).toContain(`data-block="${type}" data-variant="${variant}"`)
    if (type !== 'hours' && type !== 'place') expect(html).toContain('Words &amp; more')
  })

  it('needs no script and no style attribute, and escapes what people typed', () => {
    const html = render(
      pageOf(type, variant, filledAll(blockKinds[type].fields, hostile)),
      'reader',
    )
    expect(html).not.toMatch(/<script|<img src=x|<iframe/i)
    const tags = html.match(/<[a-z][^>]*>/gi) ?? []
    const attributes = tags.flatMap(
      (tag) => tag.replace(/"[^"]*"/g, '""').match(/\s[a-z-]+=/gi) ?? [],
    )
    expect(attributes.filter((name) => /^\s(style|on\w+)=/i.test(name))).toEqual([])
  })

  it('stands empty without throwing, and without words readers should not see', () => {
    expect(render(empty, 'creator')).toContain(`data-block="${type}"`)
    const wanted = missingIn(empty.blocks.block!, facts)
    const html = render(empty, 'reader')
    expect(html.includes('data-block=')).toBe(wanted === null && type !== 'notice')
    expect(html).not.toContain('data-want')
  })

  it('holds its place with a skeleton while its words are awaited', () => {
    const html = render({ ...empty, facts: {} }, 'creator', [])
    expect(html).toContain('skeleton')
    expect(html).not.toContain('data-want')
  })
})

describe('a page of blocks', () => {
  it('asks the creator alone for what is missing', () => {
    const page = { ...pageOf('hours', 'table', emptyProps('hours')), facts: {} }
    expect(render(page, 'creator')).toContain('Add your opening hours')
    expect(render(page, 'reader')).not.toContain('opening hours')
  })

  it('keeps hidden blocks from readers', () => {
    const page = pageOf('faq', 'list', filledAll(blockKinds.faq.fields, 'Secret'))
    page.blocks.block!.hidden = true
    expect(render(page, 'reader')).not.toContain('Secret')
    expect(render(page, 'creator')).toContain('Secret')
  })

  it('has one first heading, with a hero, with two, and with none', () => {
    const hero = {
      type: 'hero',
      variant: 'split',
      props: { ...emptyProps('hero'), title: 'Bread' },
    }
    const two = {
      ...pageOf('hero', 'split', hero.props),
      order: ['a', 'b'],
      blocks: { a: hero, b: hero },
    }
    const faq = pageOf('faq', 'list', filledAll(blockKinds.faq.fields, 'Words'))
    for (const page of [pageOf('hero', 'split', hero.props), two, faq])
      expect(render(page, 'reader').match(/<h1/g)).toHaveLength(1)
  })

  it('shows a day without a year as one', () => {
    const item = {
      ...{ day: '', title: 'Market day', when: '', text: '' },
      start: '--12-12T10:00',
      end: '',
      place: '',
      price: '',
      action: [],
    }
    const html = render(pageOf('events', 'list', { title: 'Dates', items: [item] }), 'reader')
    expect(html).toMatch(/12 December|December 12/)
    expect(html).toContain('10:00')
    expect(html).not.toContain('2028')
  })

  it('takes a notice down when its last day is over', () => {
    const props = { ...emptyProps('notice'), text: 'Closed for Christmas' }
    expect(render(pageOf('notice', 'bar', { ...props, until: '2026-12-26' }), 'reader')).toContain(
      'Closed',
    )
    expect(
      render(pageOf('notice', 'bar', { ...props, until: '2026-11-01' }), 'reader'),
    ).not.toContain('Closed')
  })

  it('survives a block of a kind it does not know, and a variant it does not have', () => {
    const page = pageOf('faq', 'spiral', filledAll(blockKinds.faq.fields, 'Words'))
    page.order.push('later')
    page.blocks.later = { type: 'hologram', variant: 'x', props: { depth: 3 } }
    for (const audience of ['reader', 'creator'] as const) {
      expect(render(page, audience)).toContain('data-variant="list"')
      expect(render(page, audience)).not.toContain('hologram')
    }
  })

  it('writes prices once, as the language does, and says from', () => {
    const html = render(
      pageOf('services', 'list', filledAll(blockKinds.services.fields, 'W')),
      'reader',
    )
    expect(html.replace(/<[^>]+>/g, '')).toContain('from €4.50')
  })

  it('links facts where they lead, and leaves out links that lead nowhere', () => {
    const action = [{ label: 'Call', to: 'fact:phone', kind: 'primary' }]
    const page = pageOf('cta', 'band', { title: 'T', text: '', actions: action })
    expect(render(page, 'reader')).toContain('href="tel:+351222000111"')
    expect(render({ ...page, facts: {} }, 'reader')).not.toContain('Call')
  })
})
