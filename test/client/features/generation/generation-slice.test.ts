import { describe, expect, it, vi } from 'vitest'
import {
  generationActions,
  selectGeneration,
} from '#client/features/generation/generation-slice.ts'
import { understoodChips } from '#client/features/generation/understood.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import { createStore } from '#client/store.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'
import { sampleOps } from './sample-stream.ts'

const numbered = sampleOps.map((op, index) => ({ seq: index + 1, op }))

function workspace() {
  const store = createStore()
  return { store, read: () => selectGeneration(store.getState()) }
}

describe('what the workspace knows of its page', () => {
  it('is the same however the events are cut into batches', () => {
    const whole = workspace()
    whole.store.dispatch(generationActions.received(numbered))
    const single = workspace()
    for (const one of numbered) single.store.dispatch(generationActions.received([one]))
    expect(single.read().page).toEqual(whole.read().page)
    expect(whole.read().page?.document.blocks.hero?.props.title).toBe('Bread from six')
  })

  it('leaves out an op it cannot read and goes on', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { store, read } = workspace()
    const strange = { seq: 4, op: { op: 'blockDone', id: 'hero' } as const }
    const broken = { seq: 3, op: { op: 'append', id: 'none', path: 'title', delta: 'x' } as const }
    store.dispatch(generationActions.received([...numbered.slice(0, 2), broken, strange]))
    expect(read().page?.progress.done).toEqual(['hero'])
    expect(read().lastSeq).toBe(4)
    expect(told).toHaveBeenCalledWith('The op "append" was left out', expect.anything())
    told.mockRestore()
  })

  it('keeps its progress when the written page is read again', () => {
    const { store, read } = workspace()
    store.dispatch(generationActions.received(numbered))
    const document = { ...emptyDocument('p1', 'en'), rev: 1 }
    store.dispatch(generationActions.loaded({ slug: 'a-page', document }))
    expect(read().page?.document).toEqual(document)
    expect(read().page?.progress.done).toEqual(['hero'])
  })

  it('is not set back by an older answer', () => {
    const { store, read } = workspace()
    store.dispatch(generationActions.received(numbered))
    const document = { ...emptyDocument('p1', 'en'), rev: 0 }
    store.dispatch(generationActions.loaded({ slug: 'a-page', document }))
    expect(read().page?.document.rev).toBe(1)
  })

  it('belongs to one request, not to the process', () => {
    const first = workspace()
    first.store.dispatch(generationActions.received(numbered))
    expect(workspace().read().page).toBeNull()
  })
})

describe('the chips of what was understood', () => {
  const i18n = { t: (key: string) => key, tag: 'en', locale: 'en' } as unknown as I18n
  const document = {
    ...emptyDocument('p1', 'en'),
    meta: { title: 'Mill', description: '', industry: 'bakery' as const, seed: 1 },
    facts: { name: 'Mill', phone: '+351222000111', hours: 'Mo-Fr 09:00-17:00' },
  }

  it('say the facts as people would, then what is missing', () => {
    const chips = understoodChips(pageState(document), i18n)
    expect(chips.map(({ key, value }) => [key, value])).toEqual([
      ['industry', 'generate.industries.bakery'],
      ['name', 'Mill'],
      ['phone', '+351 22 200 0111'],
      ['hours', 'Monday – Friday 9:00 AM – 5:00 PM'],
      ['place', ''],
    ])
  })

  it('show a guess as one until a person has typed the fact', () => {
    const understood = {
      op: 'understood' as const,
      locale: 'en' as const,
      industry: 'bakery' as const,
      confidence: 0.9,
      facts: {
        name: { value: 'Mill', span: [0, 4] as [number, number], confidence: 0.4 },
        prices: [],
        offers: [],
      },
    }
    const state = pageState(document)
    const guessed = { ...state, progress: { ...state.progress, understood } }
    const typed = { ...guessed, document: { ...document, src: { 'facts.name': 'user' as const } } }
    const unsure = (page: typeof guessed) =>
      understoodChips(page, i18n).find(({ key }) => key === 'name')?.doubt
    expect(unsure(guessed)).toBe('reading')
    expect(unsure(typed)).toBeNull()
  })
})
