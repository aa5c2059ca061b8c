import { describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { composedLabels } from '#test/support/composed-labels.ts'

interface Item {
  title: string
  when: string
  start: string
}

const itemsOf = ({ blocks }: PageDocument) => (blocks.events?.props.items ?? []) as Item[]

const seeds = [0, 1, 2, 3, 4, 5]

describe('a page people come to at a time', () => {
  it.each([
    ['classes of a week', 'en-corner-054'],
    ['the programme of a day', 'de-corner-018'],
  ])('opens with %s beside its headline, mostly', (_, id) => {
    const pages = seeds.map((seed) => composedLabels(id, seed).document)
    const opening = pages.filter(({ blocks }) => blocks.hero?.variant === 'schedule')
    expect(opening.length).toBeGreaterThan(seeds.length / 3)
    for (const { order, blocks } of opening) {
      expect(order[order.indexOf('hero') + 1]).toBe('events')
      expect(['list', 'timeline']).toContain(blocks.events?.variant)
    }
  })

  it('tells each thing once, its time beside it', () => {
    const items = itemsOf(composedLabels('de-corner-018').document)
    expect(items.map(({ when, title }) => [when, title])).toEqual([
      ['10 Uhr', 'Gottesdienst mit Posaunenchor'],
      ['11.30 Uhr', 'Erbsensuppe und Kuchenbuffet'],
      ['13 Uhr', 'Treckerfahrten für Kinder'],
      ['16 Uhr', 'Versteigerung der Erntegaben'],
    ])
  })

  it('keeps from and until of a time together', () => {
    const texts = JSON.stringify(composedLabels('nl-street-030').document.blocks)
    expect(texts).toContain('19–21.30')
    expect(texts).not.toMatch(/19"/)
  })
})

it('opens with no timetable where there is none, or where it is not the main thing', () => {
  const bakery =
    'Pane Vivo is a bakery in Leeds. Tuesday 8am rye, Wednesday 8am sourdough, Friday 8am rolls.'
  const single = 'Yoga with Ana in Leeds. One class, Monday 7pm.'
  for (const brief of [bakery, single])
    for (const seed of seeds)
      expect(composedDocument(brief, { seed }).blocks.hero?.variant).not.toBe('schedule')
})
