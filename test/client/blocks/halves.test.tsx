import { expect, it } from 'vitest'
import { halvesOf } from '#client/blocks/halves.ts'
import { pageContext } from '#client/blocks/page-context.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { publishedHtml } from '#test/support/published-html.tsx'

const told = (letters: number) => [{ type: 'paragraph', spans: [{ text: 'a'.repeat(letters) }] }]
function timesOf(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    ...{ day: '', title: `Class ${at}`, when: `${at + 7} am`, text: '', start: '', end: '' },
    ...{ place: '', price: null, action: [] },
  }))
}

const blocks = {
  hours: { type: 'hours', variant: 'table', props: {} },
  place: { type: 'place', variant: 'panel', props: { mapLink: true } },
  contact: { type: 'contact', variant: 'split', props: {} },
  line: { type: 'about', variant: 'split', props: { body: told(90) } },
  story: { type: 'about', variant: 'split', props: { body: told(1800) } },
  opening: { type: 'hero', variant: 'schedule', props: { title: 'Mill Yoga' } },
  events: { type: 'events', variant: 'list', props: { items: timesOf(4) } },
  longEvents: { type: 'events', variant: 'list', props: { items: timesOf(12) } },
  form: {
    type: 'contact',
    variant: 'split',
    props: { fields: [{ label: 'Name', kind: 'name', required: true }] },
  },
} as const

function pageOf(...names: (keyof typeof blocks)[]): PageDocument {
  const document = emptyDocument('page', 'en')
  document.facts = {
    hours: 'Mo-Fr 09:00-17:00; Sa 10:00-13:00',
    place: '14 Quay Street, Bristol',
    phone: '+441174960123',
  }
  names.forEach((name) => {
    const { type, variant, props } = blocks[name]
    document.order.push(name)
    document.blocks[name] = { type, variant, props: { ...emptyProps(type), ...props } }
  })
  return document
}

function halves(...names: (keyof typeof blocks)[]) {
  const document = pageOf(...names)
  const input = { document, language: 'en', audience: 'reader', slug: 'page', now: 0 } as const
  return halvesOf(
    document.order.map((id) => document.blocks[id]!),
    pageContext(input),
  )
}

it('sets two short neighbours side by side, and a third over the whole width', () => {
  expect(halves('hours', 'place')).toEqual(['start', 'end'])
  expect(halves('hours', 'place', 'contact')).toEqual(['start', 'end', undefined])
})

it('sets the timetable beside the words of a first screen made for it', () => {
  expect(halves('opening', 'events', 'hours')).toEqual(['start', 'end', undefined])
  expect(halves('opening', 'longEvents')).toEqual([undefined, undefined])
  expect(halves('opening', 'hours', 'events')).toEqual([undefined, undefined, undefined])
  expect(publishedHtml(pageOf('opening', 'events')).match(/Class 2/g)).toHaveLength(1)
})

it('leaves a long story and a form their width', () => {
  expect(halves('story', 'hours')).toEqual([undefined, undefined])
  expect(halves('place', 'form')).toEqual([undefined, undefined])
})

it('gives both halves one ground, and the address to one section only', () => {
  const html = publishedHtml(pageOf('hours', 'place', 'contact'))
  const grounds = [...html.matchAll(/data-ground="(\w+)" data-half/g)].map(([, ground]) => ground)
  expect(grounds).toHaveLength(2)
  expect(new Set(grounds).size).toBe(1)
  expect(html.match(/<address>(?:<[^>]*>)?14\u00a0Quay Street/g)).toHaveLength(1)
  const contact = html.slice(html.indexOf('id="contact"'))
  expect(contact).not.toContain('14 Quay Street')
})
