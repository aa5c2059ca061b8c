import { expect, it } from 'vitest'
import { editorState } from '#client/features/editor/editor-state.ts'
import { shownPage } from '#client/routes/shown-page.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'

const read = { ...emptyDocument('p', 'en'), rev: 3 }
const state = pageState(read)
const edited = editorState('p', { ...read, rev: 5, order: ['moved'] })

it('keeps the edits in sight while a correction is on its way', () => {
  const shown = shownPage({ state, isWriting: true, link: 'opening' }, edited)
  expect(shown?.document.order).toEqual(['moved'])
})

it('is the page that is written as soon as its first event is here', () => {
  const written = pageState({ ...read, rev: 5, order: ['written'] })
  const shown = shownPage({ state: written, isWriting: true, link: 'live' }, edited)
  expect(shown?.document.order).toEqual(['written'])
  const done = pageState({ ...read, rev: 6, order: ['written'] })
  expect(shownPage({ state: done, isWriting: false, link: 'idle' }, edited)).toBe(done)
})

it('is as it was edited where nothing newer was read', () => {
  const shown = shownPage({ state, isWriting: false, link: 'idle' }, edited)
  expect(shown?.document.order).toEqual(['moved'])
  expect(shownPage({ state, isWriting: false, link: 'idle' }, null)).toBe(state)
})
