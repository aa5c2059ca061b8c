import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { versionLines } from '#client/features/pages/version-words.ts'
import { type I18n, I18nProvider, useI18n } from '#client/platform/i18n.tsx'
import { readerTag } from '#client/platform/reader-tag.ts'
import { changesSummary } from '#server/pages/changes-summary.ts'
import { type Locale, localeCodes } from '#shared/locales.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Revision } from '#shared/revisions.ts'
import { messagesOf } from '#test/support/translator.ts'

const photo = (id: string, alt = '') => ({ media: { kind: 'upload', id, alt }, caption: '' })
const entry = (title: string) => ({ name: title, price: '', terms: '', period: '' })
const before = page({
  hero: { title: 'Bread', lead: 'Baked at night.' },
  about: { title: 'About us', body: [] },
  gallery: { title: 'Photos', items: [] },
  pricing: { title: 'Prices', plans: [] },
})

let warned: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn')
})
afterEach(() => {
  expect(warned).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe('the line of a version', () => {
  it.each([
    ['Prices moved up', inOrder('hero', 'pricing', 'about', 'gallery')],
    ['About us moved down', inOrder('hero', 'gallery', 'pricing', 'about')],
    ['Photos: 2 photos added', withProps('gallery', { items: [photo('a'), photo('b')] })],
    ['Hero: heading is now “Rolls”', withProps('hero', { title: 'Rolls' })],
    ['Hero: text changed to “Baked by day.”', withProps('hero', { lead: 'Baked by day.' })],
    ['Prices: “Loaf” added', withProps('pricing', { plans: [entry('Loaf')] })],
    ['Prices: layout is now “Cards”', withBlock('pricing', { variant: 'cards' })],
    ['Prices hidden', withBlock('pricing', { hidden: true })],
    ['Design changed: Fonts – Bookish', { ...before, theme: { ...before.theme, pair: 'bookish' } }],
    ['German added', { ...before, locales: ['en', 'de'] }],
    ['Page title is now “Oak”', { ...before, meta: { ...before.meta, title: 'Oak' } }],
  ] as [string, PageDocument][])('says “%s”', (line, after) => {
    expect(lines('en', [revisionOf(2, before, after)])).toEqual([line])
  })

  it('says what each kind of change is in every language, in words of its own', () => {
    const states = [
      inOrder('hero', 'pricing', 'about', 'gallery'),
      withProps('gallery', { items: [photo('a')] }),
      withProps('hero', { title: 'Rolls', lead: '' }),
      withProps('pricing', { plans: [entry('Loaf'), entry('Cake')], lead: 'By weight.' }),
      withBlock('pricing', { variant: 'cards', hidden: true }),
      { ...before, order: before.order.slice(0, 2) },
    ]
    for (const locale of localeCodes) {
      const told = lines(
        locale,
        states.map((after, at) => revisionOf(at + 2, before, after)),
      )
      expect(new Set(told).size, locale).toBe(states.length)
      expect(told.join()).not.toMatch(/[{}]|undefined|changes\./)
    }
  })

  it('says no more than the line below it only where it says so', () => {
    const up = revisionOf(2, before, inOrder('hero', 'about', 'pricing', 'gallery'))
    const told = lines('en', [{ ...up, rev: 3 }, up])
    expect(told).toEqual(['Prices moved up (again)', 'Prices moved up'])
  })

  it('names the version that was restored or published as it was', () => {
    const same = { ...revisionOf(4, before, before), sameAs: 2 }
    expect(lines('en', [{ ...same, kind: 'reverted' }])).toEqual(['Restored version 2'])
    expect(lines('en', [{ ...same, kind: 'published' }])).toEqual(['Published · Same as version 2'])
  })

  it('quotes what was asked for and no more', () => {
    const after = { ...inOrder('hero', 'pricing', 'about', 'gallery'), facts: { phone: '+44' } }
    const asked = { ...revisionOf(2, before, after), wishes: ['Move the prices up'] }
    expect(lines('en', [asked])).toEqual(['“Move the prices up”'])
  })
})

it('writes dates as the reader’s own country does', () => {
  expect(readerTag('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(readerTag('de', ['de-AT', 'en-GB'])).toBe('de-AT')
  expect(readerTag('ja', ['en-GB'])).toBe('ja')
})

function page(props: Record<string, Record<string, unknown>>): PageDocument {
  const blocks = Object.entries(props).map(([type, own]): [string, Block] => [
    type,
    { type, variant: type === 'pricing' ? 'table' : 'grid', props: own },
  ])
  return {
    ...emptyDocument('x', 'en'),
    order: Object.keys(props),
    blocks: Object.fromEntries(blocks),
  }
}

function inOrder(...order: string[]): PageDocument {
  return { ...before, order }
}

function withBlock(id: string, more: Partial<Block>): PageDocument {
  const block = before.blocks[id] as Block
  return { ...before, blocks: { ...before.blocks, [id]: { ...block, ...more } } }
}

function withProps(id: string, props: Record<string, unknown>): PageDocument {
  return withBlock(id, { props: { ...before.blocks[id]?.props, ...props } })
}

function revisionOf(rev: number, from: PageDocument, to: PageDocument): Revision {
  const changes = changesSummary(comparePages(from, to), from, to)
  return {
    rev,
    kind: 'edited',
    createdAt: 0,
    title: '',
    colour: '',
    changes,
    sameAs: null,
    wishes: [],
    editor: null,
  }
}

function lines(locale: Locale, revisions: Revision[]): string[] {
  let told: string[] = []
  const Lines = () => {
    const i18n: I18n = useI18n()
    told = versionLines(revisions, i18n).map(({ title, rest }) => [title, ...rest].join(' · '))
    return null
  }
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={messagesOf(locale)}>
      <Lines />
    </I18nProvider>,
  )
  return told
}
