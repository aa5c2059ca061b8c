import { describe, expect, it } from 'vitest'
import { moveTo } from '#client/features/editor/block-commands.ts'
import { type EditorState, editorState } from '#client/features/editor/editor-state.ts'
import { makeEdits, makeStep } from '#client/features/editor/make-edits.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'

const links = [
  { label: 'Preise', to: '#prices' },
  { label: 'Shop', to: 'https://example.org' },
  { label: 'Anfahrt', to: '#place' },
]

function page(props: Record<string, unknown> = {}): PageDocument {
  const block = (type: string, own: Record<string, unknown>) => ({
    type,
    variant: '',
    props: { ...emptyProps(type), ...own },
  })
  return {
    ...emptyDocument('page', 'de'),
    locales: ['de', 'en'],
    order: ['header', 'hero', 'prices', 'place'],
    blocks: {
      header: block('header', { links, ...props }),
      hero: block('hero', { title: 'Töpferei' }),
      prices: block('services', { title: 'Preise' }),
      place: block('place', { title: 'So finden Sie uns in Görlitz' }),
    },
    src: { 'header.links.2.label': 'bank' },
  }
}

const heading = (value: string, id = 'prices'): EditOp => ({ op: 'set', id, path: 'title', value })
const menu = ({ document }: EditorState) =>
  ((document.blocks.header?.props.links ?? []) as typeof links).map(({ label }) => label)
const typed = (state: EditorState, values: string[], id?: string) =>
  values.reduce(
    (last, value, at) => makeEdits(last, [heading(value, id)], { key: 'k', at: at * 100 }),
    state,
  )

describe('the menu of a page whose headings are changed', () => {
  const open = editorState('slug', page())

  it('says a new heading as it is typed, and the old one when that is taken back', () => {
    const after = typed(open, ['Preis', '', 'K', 'Kurse'])
    expect(menu(after)).toEqual(['Kurse', 'Shop', 'Anfahrt'])
    expect(after.undo).toHaveLength(1)
    expect(after.pending).toHaveLength(2)
    const back = makeStep(after, 'undo')
    expect(menu(back)).toEqual(['Preise', 'Shop', 'Anfahrt'])
    expect(back.document).toEqual(open.document)
  })

  it('says in place of its usual word what is short enough for it', () => {
    const long = 'So kommen Sie zu uns nach Görlitz'
    expect(menu(makeEdits(open, [heading(long, 'place')], { at: 0 }))).toEqual(menu(open))
    const after = typed(open, [long, 'Der Weg zu uns'], 'place')
    expect(menu(after)).toEqual(['Preise', 'Shop', 'Der Weg zu uns'])
    expect(menu(makeStep(after, 'undo'))).toEqual(menu(open))
  })

  it('keeps the word a person chose, and all of a menu that is locked', () => {
    const own = page({ links: [{ label: 'Was es kostet', to: '#prices' }] })
    own.src = { 'header.links.0.label': 'user' }
    const kept = makeEdits(editorState('slug', own), [heading('Kurse')], { at: 0 })
    expect(menu(kept)).toEqual(['Was es kostet'])
    const locked = page()
    if (locked.blocks.header) locked.blocks.header.locked = true
    const still = makeEdits(editorState('slug', locked), [heading('Kurse')], { at: 0 })
    expect(menu(still)).toEqual(menu(open))
  })

  it('has room for a heading of any length, and follows that too', () => {
    const long = 'Gefäße, Vasen und Geschirr aus unserer Werkstatt'
    const after = makeEdits(open, [heading(long)], { at: 0 })
    expect(menu(after)[0]).toBe('Gefäße, Vasen und Geschirr aus unserer…')
    expect(menu(makeEdits(after, [heading('Geschirr')], { at: 0 }))[0]).toBe('Geschirr')
  })

  it('follows in the language the heading is typed in', () => {
    const { document } = makeEdits(
      open,
      [
        {
          op: 'translate',
          locale: 'en',
          id: 'prices',
          path: 'title',
          text: 'Prices',
          state: 'done',
        },
      ],
      { at: 0 },
    )
    expect(document.i18n.en?.['header.links.0.label']?.text).toBe('Prices')
  })
})

describe('the menu of a page whose sections are moved', () => {
  it('stays in the order of the page, links to elsewhere in their places', () => {
    const open = editorState('slug', page())
    const after = makeEdits(open, [moveTo(open.document, 'place', 1)], { at: 0 })
    expect(menu(after)).toEqual(['Anfahrt', 'Shop', 'Preise'])
    expect(after.undo).toHaveLength(1)
    expect(menu(makeStep(after, 'undo'))).toEqual(menu(open))
  })

  it('stays as a person has arranged it', () => {
    const open = editorState('slug', page({ links: links.toReversed() }))
    const after = makeEdits(open, [moveTo(open.document, 'place', 1)], { at: 0 })
    expect(menu(after)).toEqual(menu(open))
  })
})
