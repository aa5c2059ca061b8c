import { expect, it } from 'vitest'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument, type PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

type Blocks = Record<string, { variant: string; props: object }>

/** A page of one block of each kind that is named. */
function page(blocks: Blocks, facts: Facts = {}, language: PageLanguage = 'en'): string {
  const document: PageDocument = { ...emptyDocument('x', language), facts }
  for (const [type, { variant, props }] of Object.entries(blocks)) {
    document.order.push(type)
    document.blocks[type] = { type, variant, props: { ...emptyProps(type as 'hero'), ...props } }
  }
  return publishedHtml(document, { styles: '' })
}

const hero = (title: string, points: string[] = []) => ({
  hero: { variant: 'type', props: { title, points: points.map((text) => ({ text })) } },
})

it('sets the numbers of what is counted large', () => {
  const html = page(hero('Salt & Signal', ['64 episodes so far', '11 countries', 'One microphone']))
  expect(html).toContain('<b>64</b> <span>episodes so far</span>')
  expect(html).toContain('<span>One microphone</span>')
})

it.each([
  [['20 h à la salle', '18 h le samedi']],
  [['27003 Lugo', '45']],
  [['2016 opened', '24 € a head']],
])('takes no time, address or price for a count: %s', (points) => {
  expect(page(hero('Lugo', points))).not.toContain('figures')
})

it('sets a headline smaller whose hyphened name stays on one line', () => {
  expect(page(hero('Kiné à Annecy-le-Vieux'))).toContain('data-em="9"')
})

it('keeps the colon of French with the word before it, and the words as they were typed', () => {
  const lead = 'Cheffe de chœur : Hélène Wattiez'
  const blocks = { hero: { variant: 'type', props: { title: 'Le chœur', lead } } }
  expect(page(blocks, {}, 'fr')).toContain('chœur\u00a0: Hélène')
  expect(page(blocks, {}, 'en')).toContain('chœur : Hélène')
})

it('ends no line between a number and its unit, nor within a span of times', () => {
  const lead = 'Lessen van 8.00 – 20.00 uur, drie kwartier'
  const blocks = { hero: { variant: 'type', props: { title: 'Rijschool', lead } } }
  expect(page(blocks, {}, 'nl')).toContain('8.00\u00a0–\u00a020.00\u00a0uur, drie kwartier')
})

it('ends no line within a postcode', () => {
  const lead = 'A bakery in Hexham, 14 Market Street, NE46 3NS. Open from 7.'
  const blocks = { hero: { variant: 'type', props: { title: 'Bakery', lead } } }
  expect(page(blocks)).toContain('Street, NE46\u00a03NS. Open')
})

it('sets what a price is for beside its sum', () => {
  const prices = [{ id: 'p1', item: 'Room', amount: 85, currency: 'EUR', unit: 'night' }] as const
  const items = [{ name: 'Room', text: '', price: 'p1', terms: '', duration: '' }]
  const html = page({ services: { variant: 'cards', props: { items } } }, { prices: [...prices] })
  expect(html).toMatch(/€85(?:\.00)? <span class="unit">[^<]*night<\/span>/)
})

it('sets the sum of a plan larger than its words, whose money begins with a letter', () => {
  const price = { id: 'p1', item: 'Suíte', amount: 490, currency: 'BRL', unit: 'night', from: true }
  const plans = [{ name: 'Suíte', price: 'p1', terms: '', period: '', points: [], action: [] }]
  const facts = { prices: [price] } as Facts
  const html = page({ pricing: { variant: 'cards', props: { plans } } }, facts, 'pt')
  expect(html).toMatch(
    /<span class="unit">a partir de<\/span> R\$\s490 <span class="unit">por noite<\/span>/,
  )
})

it('keeps an address of mail apart from the sentence, so that it takes a line of its own', () => {
  const text = 'Rezepte per Mail an praxis@brandt-yildiz.example. Danke.'
  const blocks = { services: { variant: 'list', props: { items: [{ name: '', text }] } } }
  const html = page(blocks, {}, 'de')
  const [, whole = ''] = /<span class="whole">(.*?)<\/span>/.exec(html) ?? []
  expect(whole.replaceAll('<wbr/>', '')).toBe('praxis@brandt-yildiz.example.')
})

it('leaves no field of a form alone beside a hole', () => {
  const kinds = ['name', 'email', 'date', 'date', 'number', 'message']
  const fields = kinds.map((kind) => ({ label: kind, kind, required: true }))
  const html = page({ contact: { variant: 'split', props: { fields } } })
  const wide = [...html.matchAll(/<p class="row wide"><label for="contact-(\d)"/g)]
  expect(wide.map(([, at]) => at)).toEqual(['4', '5'])
})
