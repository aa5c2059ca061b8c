import { describe, expect, it } from 'vitest'
import { editorState } from '#client/features/editor/editor-state.ts'
import { makeEdits, makeStep } from '#client/features/editor/make-edits.ts'
import { acknowledge, takeBase } from '#client/features/editor/take-base.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { moveTranslations } from '#shared/page/move-translations.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

const props = (type: string, own: object) => ({ ...emptyProps(type), ...own })
const hero = {
  type: 'hero',
  variant: 'split',
  props: props('hero', { title: 'Old', lead: 'Lead' }),
}
const cta = { type: 'cta', variant: 'band', props: props('cta', { title: 'Come' }) }
const page: PageDocument = {
  ...emptyDocument('a', 'en'),
  rev: 3,
  order: ['hero', 'cta'],
  blocks: { hero, cta },
}
const set = (path: string, value: string, id = 'hero'): EditOp => ({ op: 'set', id, path, value })
const edited = (ops: EditOp[]) => makeEdits(editorState('slug', page), ops, { at: 0 })
/** The page as somebody else left it. */
const elsewhere = (ops: EditOp[], rev = 4) => ({ ...applyEdits(page, ops).document, rev })

describe('edits laid on what others changed', () => {
  it('keeps both where two wrote in different places', () => {
    const state = takeBase(edited([set('title', 'Mine')]), elsewhere([set('lead', 'Theirs')]))
    expect(state.document.blocks.hero?.props).toMatchObject({ title: 'Mine', lead: 'Theirs' })
    expect(state.pending).toHaveLength(1)
    expect(state.conflicts).toEqual([])
  })

  it('asks where both wrote in one place, with both texts', () => {
    const state = takeBase(edited([set('title', 'Mine')]), elsewhere([set('title', 'Theirs')]))
    expect(state.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs', isGone: false }])
    expect(state.pending).toEqual([])
    expect(state.document.blocks.hero?.props.title).toBe('Theirs')
  })

  it('leaves to others the words that were changed elsewhere while ours were taken back', () => {
    const typed = { ...edited([set('title', 'Mine')]), sending: 0 }
    const saved = acknowledge(typed, 1, 4)
    const undone = makeStep(saved, 'undo')
    expect(undone.document.src['hero.title']).toBeUndefined()
    const theirs = { ...set('title', 'Theirs'), src: 'user' } as EditOp
    const base = { ...applyEdits(saved.base, [theirs]).document, rev: 5 }
    const state = takeBase(undone, base)
    expect(state.document.blocks.hero?.props.title).toBe('Theirs')
    expect(state.document.src['hero.title']).toBe('user')
  })

  it('asks nothing where the other one is its own edit whose answer was lost', () => {
    const first = edited([set('title', 'Mi')])
    const typedOn = makeEdits({ ...first, sending: 1 }, [set('title', 'Mine')], { at: 1 })
    const state = takeBase(typedOn, elsewhere([set('title', 'Mi')]))
    expect(state.conflicts).toEqual([])
    expect(state.document.blocks.hero?.props.title).toBe('Mine')
  })

  it('keeps the words of a block that was removed elsewhere', () => {
    const state = takeBase(
      edited([set('title', 'Mine')]),
      elsewhere([{ op: 'remove', id: 'hero' }]),
    )
    expect(state.conflicts).toMatchObject([{ mine: 'Mine', isGone: true }])
    expect(state.document.order).toEqual(['cta'])
  })

  it('puts a new block at the end where its neighbour is gone, and once where it was sent twice', () => {
    const insert: EditOp = {
      op: 'insert',
      id: 'faq-1',
      type: 'faq',
      variant: 'list',
      props: {},
      after: 'hero',
    }
    const state = takeBase(edited([insert]), elsewhere([{ op: 'remove', id: 'hero' }]))
    expect(state.document.order).toEqual(['cta', 'faq-1'])
    const twice = takeBase(edited([insert]), elsewhere([insert]))
    expect(twice.document.order).toEqual(['hero', 'faq-1', 'cta'])
    expect(twice.pending).toEqual([])
  })

  it('takes what was acknowledged for its own ground', () => {
    const state = acknowledge(edited([set('title', 'Mine')]), 1, 4)
    expect(state).toMatchObject({ pending: [], saving: 'saved', base: { rev: 4 } })
    const next = makeEdits(state, [set('title', 'Mine too')], { at: 5000 })
    expect(takeBase(next, elsewhere([set('title', 'Mine')], 5)).conflicts).toEqual([])
  })
})

describe('the history', () => {
  it('takes keystrokes in one text back together, and other edits one by one', () => {
    let state = editorState('slug', page)
    for (const [at, value] of [
      [0, 'N'],
      [300, 'Ne'],
      [600, 'New'],
    ] as const) {
      state = makeEdits(state, [set('title', value)], { key: 'title', at })
    }
    state = makeEdits(state, [set('lead', 'Other')], { key: 'lead', at: 700 })
    expect(state.pending).toHaveLength(2)
    state = makeStep(state, 'undo')
    expect(state.document.blocks.hero?.props).toMatchObject({ title: 'New', lead: 'Lead' })
    state = makeStep(state, 'undo')
    expect(state.document.blocks.hero?.props.title).toBe('Old')
    state = makeStep(state, 'redo')
    expect(state.document.blocks.hero?.props.title).toBe('New')
  })
})

describe('a step back where somebody else has written meanwhile', () => {
  const typed = (value: string) => acknowledge(edited([set('title', value)]), 1, 4)
  const title = (state: ReturnType<typeof typed>) => state.document.blocks.hero?.props.title

  it('asks, with both texts, and changes nothing by itself', () => {
    const theirs = takeBase(typed('Mine'), elsewhere([set('title', 'Theirs')], 5))
    const asked = makeStep(theirs, 'undo')
    expect(title(asked)).toBe('Theirs')
    expect(asked).toMatchObject({ pending: [], undo: [], redo: [] })
    expect(asked.conflicts).toMatchObject([{ mine: 'Old', theirs: 'Theirs', isGone: false }])
  })

  it('can be made after all, and taken back again', () => {
    const theirs = takeBase(typed('Mine'), elsewhere([set('title', 'Theirs')], 5))
    const asked = makeStep(theirs, 'undo')
    const chosen = makeEdits(asked, asked.conflicts[0]?.ops ?? [], { at: 9000 })
    expect(title(chosen)).toBe('Old')
    expect(chosen.conflicts).toEqual([])
    expect(title(makeStep(chosen, 'undo'))).toBe('Theirs')
  })

  it('asks nothing where they wrote in another place', () => {
    const theirs = elsewhere([set('title', 'Mine'), set('lead', 'Theirs')], 5)
    const back = makeStep(takeBase(typed('Mine'), theirs), 'undo')
    expect(back.document.blocks.hero?.props).toMatchObject({ title: 'Old', lead: 'Theirs' })
    expect(back.conflicts).toEqual([])
  })

  it('asks before it goes forward over their words, too', () => {
    const back = acknowledge(makeStep(typed('Mine'), 'undo'), 1, 5)
    const asked = makeStep(takeBase(back, elsewhere([set('title', 'Theirs')], 6)), 'redo')
    expect(title(asked)).toBe('Theirs')
    expect(asked.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }])
  })

  it('asks before it takes away a block they have written in', () => {
    const faq: EditOp = {
      op: 'insert',
      id: 'faq',
      type: 'faq',
      variant: 'list',
      props: {},
      after: null,
    }
    const added = acknowledge(edited([faq]), 1, 4)
    expect(makeStep(added, 'undo').document.order).toEqual(['hero', 'cta'])
    const theirs = takeBase(added, elsewhere([faq, set('title', 'Theirs', 'faq')], 5))
    const asked = makeStep(theirs, 'undo')
    expect(asked.document.order).toContain('faq')
    expect(asked.conflicts).toMatchObject([{ mine: '', theirs: expect.stringContaining('Theirs') }])
    const chosen = makeEdits(asked, asked.conflicts[0]?.ops ?? [], { at: 9000 })
    expect(chosen.document.order).toEqual(['hero', 'cta'])
  })

  it('comes back to their words, not to those from before, where typing went on over them', () => {
    let state = editorState('slug', page)
    state = makeEdits(state, [set('title', 'M')], { key: 'title', at: 0 })
    state = takeBase(acknowledge(state, 1, 4), elsewhere([set('title', 'Theirs')], 5))
    state = makeEdits(state, [set('title', 'Theirs!')], { key: 'title', at: 400 })
    expect(title(makeStep(state, 'undo'))).toBe('Theirs')
  })

  it('does not take the order of a record’s keys for a change', () => {
    const media = { kind: 'upload', id: 'a', alt: '', focal: { x: 0.1, y: 0.2 } }
    const state = acknowledge(
      edited([{ op: 'set', id: 'hero', path: 'media', value: media }]),
      1,
      4,
    )
    const turned = { focal: { y: 0.2, x: 0.1 }, alt: '', id: 'a', kind: 'upload' }
    const theirs = elsewhere([{ op: 'set', id: 'hero', path: 'media', value: turned }], 5)
    expect(makeStep(takeBase(state, theirs), 'undo').conflicts).toEqual([])
  })

  it('knows whose the newest revision is', () => {
    expect(typed('Mine').othersRev).toBe(0)
    expect(takeBase(typed('Mine'), elsewhere([], 5)).othersRev).toBe(5)
  })
})

describe('items that change places', () => {
  it('take their translations along', () => {
    const items = [
      { q: 'One?', a: '' },
      { q: 'Two?', a: '' },
    ]
    const insert: EditOp = {
      op: 'insert',
      id: 'faq',
      type: 'faq',
      variant: 'list',
      props: { items },
      after: null,
    }
    const german = (path: string, text: string): EditOp => {
      return { op: 'translate', locale: 'de', id: 'faq', path, text, state: 'done' }
    }
    const ops = [insert, german('items.0.q', 'Eins?'), german('items.1.q', 'Zwei?')]
    const { document } = applyEdits(page, ops)
    const swapped = [items[1], items[0]]
    const moved = applyEdits(document, [
      { op: 'set', id: 'faq', path: 'items', value: swapped },
      ...moveTranslations(document, 'faq', 'items', swapped, [1, 0]),
    ]).document
    expect(moved.i18n.de?.['faq.items.0.q']?.text).toBe('Zwei?')
    expect(moved.i18n.de?.['faq.items.1.q']?.text).toBe('Eins?')
  })
})
