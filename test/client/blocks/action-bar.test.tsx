import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'

const book = { label: 'Book a table', to: '#contact', kind: 'primary' }

function barOf(
  facts: Facts,
  cta: object[] = [],
  audience: 'reader' | 'creator' = 'reader',
  others: PageDocument['blocks'] = {},
) {
  const blocks: PageDocument['blocks'] = {
    ...others,
    header: { type: 'header', variant: 'bar', props: { ...emptyProps('header'), cta } },
    contact: { type: 'contact', variant: 'split', props: emptyProps('contact') },
  }
  const document = { ...emptyDocument('x', 'en'), facts, order: Object.keys(blocks), blocks }
  const html = renderToStaticMarkup(
    <PageView document={document} language="en" audience={audience} slug="x" now={0} />,
  )
  const [bar = ''] = html.match(/<nav class="action-bar".*?<\/nav>/) ?? []
  return [...bar.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
}

const phone = '+441237000111'

it('holds the call, the way and the main action', () => {
  const map = expect.stringContaining('openstreetmap')
  expect(barOf({ phone, place: '14 Quay Street, Bristol' }, [book])).toEqual([
    `tel:${phone}`,
    map,
    '#contact',
  ])
})

it('shows no way to a town alone, and a main action that is the call only once', () => {
  const call = { label: 'Call us', to: 'fact:phone', kind: 'primary' }
  expect(barOf({ phone, place: 'Bristol' }, [call])).toEqual([`tel:${phone}`])
})

it('shows no way where the address has no map any more', () => {
  const placed = (mapLink: boolean) => ({
    place: { type: 'place', variant: 'card', props: { ...emptyProps('place'), mapLink } },
  })
  const facts = { phone, place: '14 Quay Street, Bristol' }
  expect(barOf(facts, [], 'reader', placed(true))).toHaveLength(2)
  expect(barOf(facts, [], 'reader', placed(false))).toEqual([`tel:${phone}`])
})

it('is not there when it has nothing', () => {
  expect(barOf({})).toEqual([])
})

it('is what the creator sees as well: a phone preview is the page as a phone shows it', () => {
  expect(barOf({ phone }, [book], 'creator')).toEqual(barOf({ phone }, [book]))
})

it('leads to WhatsApp by the number it knows: mobile ones of Argentina have a 9', () => {
  const toChat = [{ label: 'WhatsApp', to: 'fact:whatsapp', kind: 'primary' }]
  expect(barOf({ phone: '+543415550163' }, toChat)).toContain('https://wa.me/5493415550163')
  expect(barOf({ phone: '+351910000456' }, toChat)).toContain('https://wa.me/351910000456')
})

it('rings nobody who wants to be written to', () => {
  const toChat = [{ label: 'Text me', to: 'fact:sms', kind: 'primary' }]
  expect(barOf({ phone }, toChat)).toEqual([`sms:${phone}`])
})

it('leaves the button its line: beside it two ways are named for ears alone', () => {
  const seen = (cta: object[]) => {
    const header = { type: 'header', variant: 'bar', props: { ...emptyProps('header'), cta } }
    const facts = { phone, place: '14 Quay Street, Bristol' }
    const document = { ...emptyDocument('x', 'en'), facts, order: ['header'], blocks: { header } }
    const html = renderToStaticMarkup(
      <PageView document={document} language="en" audience="reader" slug="x" now={0} />,
    )
    const [bar = ''] = html.match(/<nav class="action-bar".*?<\/nav>/) ?? []
    return [...bar.matchAll(/<span(?: class="(\w+)")?>(?:Call|Open map)/g)].map(([, look]) => look)
  }
  expect(seen([{ label: 'Book a table', to: 'https://harbour.example/book' }])).toEqual([
    'vh',
    'vh',
  ])
  expect(seen([])).toEqual([undefined, undefined])
})
