import { describe, expect, it } from 'vitest'
import { foldOps } from '#shared/page/apply-op.ts'
import { checkPage, isFault } from '#shared/page/check-page.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'

const hero: Block = {
  type: 'hero',
  variant: 'split',
  props: {
    eyebrow: '',
    title: 'Bread by the harbour',
    lead: 'Baked at night.',
    actions: [],
    media: null,
    points: [],
    showFacts: false,
  },
}

function page(blocks: Record<string, Block>, over: Partial<PageDocument> = {}): PageDocument {
  const document = emptyDocument('x', 'en')
  return {
    ...document,
    meta: { ...document.meta, title: 'Harbour Bread', description: 'Bread in Bristol.' },
    order: ['hero', ...Object.keys(blocks)],
    blocks: { hero, ...blocks },
    ...over,
  }
}

const codes = (document: PageDocument) => checkPage(document).map(({ code }) => code)

/** The page with what a finding offers to mend done. */
function mended(document: PageDocument): PageDocument {
  const ops = checkPage(document).flatMap(({ fix = [] }) => fix)
  return foldOps(pageState(document), ops).document
}

describe('before a page goes online', () => {
  it('nothing is said of a page that is as it should be', () => {
    expect(checkPage(page({}))).toEqual([])
  })

  it('a page without title and description is told so, and given a description', () => {
    const bare = page({})
    const document = { ...bare, meta: { ...bare.meta, title: '', description: '' } }
    expect(codes(document)).toEqual(['missing_title', 'missing_description'])
    expect(mended(document).meta.description).toBe('Baked at night.')
  })

  it('a block without its facts is named', () => {
    const hours: Block = { type: 'hours', variant: 'table', props: { title: 'Hours', note: '' } }
    expect(checkPage(page({ hours }))).toEqual([{ code: 'missing_hours', block: 'hours' }])
  })

  it('headings that are the same twice, or missing, are named', () => {
    const about = (title: string): Block => ({
      type: 'about',
      variant: 'split',
      props: { title, body: [{ type: 'paragraph', spans: [{ text: 'We bake.' }] }], media: null },
    })
    const found = checkPage(page({ a: about('About us'), b: about('about us '), c: about('') }))
    expect(found.map(({ code, block }) => [code, block])).toEqual([
      ['heading_repeated', 'b'],
      ['heading_missing', 'c'],
    ])
  })

  it('links to what is not there are found, and taken away', () => {
    const actions = [
      { label: 'Menu', to: '#menu', kind: 'primary' },
      { label: 'Call', to: 'fact:phone', kind: 'secondary' },
    ]
    const document = page({})
    const linked = { ...document, blocks: { hero: { ...hero, props: { ...hero.props, actions } } } }
    expect(checkPage(linked).map(({ code, path, other }) => [code, path, other])).toEqual([
      ['link_broken', 'actions.0.to', 'Menu'],
      ['link_broken', 'actions.1.to', 'Call'],
    ])
    expect(codes(mended(linked))).toEqual([])
  })

  it('a photo that does not say what it shows is named', () => {
    const media = { kind: 'upload', id: 'abc', alt: '', focal: { x: 0.5, y: 0.5 } }
    const document = page({})
    const withPhoto = {
      ...document,
      blocks: { hero: { ...hero, props: { ...hero.props, media } } },
    }
    expect(checkPage(withPhoto)).toMatchObject([
      { code: 'alt_missing', block: 'hero', path: 'media' },
    ])
  })

  it('photos without a description are one line, and a heading is no description', () => {
    const photo = (alt: string) => ({ media: { kind: 'upload', id: 'abc', alt }, caption: '' })
    const items = ['', '', 'Our bread', 'Rye loaves on a board'].map(photo)
    const gallery: Block = {
      type: 'gallery',
      variant: 'grid',
      props: { title: 'Our bread', items },
    }
    expect(checkPage(page({ gallery }))).toEqual([
      { code: 'alt_missing', block: 'gallery', path: 'items.0.media', count: 2 },
      { code: 'alt_repeated', block: 'gallery', path: 'items.2.media', count: 1 },
    ])
  })

  it('a description that is the name again is told so, and given a better one', () => {
    const document = page({}, { facts: { name: 'Harbour Bread' } })
    const named = { ...document, meta: { ...document.meta, description: 'Harbour bread.' } }
    expect(codes(named)).toEqual(['description_repeated'])
    expect(mended(named).meta.description).toBe('Baked at night.')
  })

  it('a page without a lead is described by what it says of itself, never by its name', () => {
    const body = [{ type: 'paragraph', spans: [{ text: 'We bake at night.' }] }]
    const about: Block = {
      type: 'about',
      variant: 'split',
      props: { title: 'Us', body, media: null },
    }
    const document = page({ about }, { facts: { name: 'Harbour Bread' } })
    const props = { ...hero.props, title: 'Harbour Bread', lead: '' }
    const blocks = { ...document.blocks, hero: { ...hero, props } }
    const bare = { ...document, blocks, meta: { ...document.meta, description: '' } }
    expect(mended(bare).meta.description).toBe('We bake at night.')
  })

  it('a word no phone can show on one line is named', () => {
    const props = { ...hero.props, title: 'Donaudampfschifffahrtsgesellschaft' }
    expect(codes({ ...page({}), blocks: { hero: { ...hero, props } } })).toEqual(['long_word'])
    const parted = { ...hero.props, title: 'Donau\u00addampf\u00adschifffahrts\u00adgesellschaft' }
    expect(codes({ ...page({}), blocks: { hero: { ...hero, props: parted } } })).toEqual([])
  })

  it('a language that says words of another is named with how many, and misleads', () => {
    const findings = checkPage(page({}, { locales: ['en', 'ja'] }))
    expect(findings).toEqual([
      {
        code: 'language_untranslated',
        language: 'ja',
        base: 'en',
        count: 2,
        fix: [{ op: 'meta', meta: { locales: ['en'] } }],
      },
    ])
    expect(findings.every(isFault)).toBe(true)
  })

  it('a language nobody has translated is left out in one press, and keeps its words', () => {
    const entry = { text: '港のパン', srcHash: '00000000', state: 'done' as const }
    const i18n = { ja: { 'hero.title': entry } }
    const document = page({}, { locales: ['en', 'ja'], i18n })
    const [found] = checkPage(document)
    const { document: left } = applyEdits(document, found?.fix ?? [])
    expect(left.locales).toEqual(['en'])
    expect(left.i18n.ja?.['hero.title']).toEqual(entry)
    expect(checkPage(left)).toEqual([])
  })

  it('as many texts wait for a language here as on every other screen', () => {
    const entry = (text: string) => ({ text, srcHash: '00000000', state: 'done' as const })
    const i18n = { ja: { 'hero.title': entry('港のパン') } }
    const document = page({}, { locales: ['en', 'ja'], i18n })
    const [found] = checkPage(document)
    expect(found?.code).toBe('language_untranslated')
    expect(found?.count).toBe(staleTexts(document, 'ja').length)
  })

  it('a language whose translations are out of date is named', () => {
    const entry = (text: string) => ({ text, srcHash: '00000000', state: 'done' as const })
    const i18n = { ja: { 'hero.title': entry('港のパン'), 'hero.lead': entry('夜に焼きます。') } }
    expect(checkPage(page({}, { locales: ['en', 'ja'], i18n }))).toEqual([
      { code: 'language_stale', language: 'ja', count: 2 },
    ])
  })
})
