import { expect, it } from 'vitest'
import { possibleNames } from '#client/features/generation/understood.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'

it('asks between names that differ, and not about words of the name there is', () => {
  expect(namesOf('Casa do Fado Velho', ['Casa do Fado', 'Fado Velho'])).toEqual([])
  expect(namesOf('Casa', ['Natividade'])).toEqual(['Casa', 'Natividade'])
  expect(namesOf(undefined, ['Natividade'])).toEqual(['Natividade'])
})

it('offers the heading of an occasion first', () => {
  const hero = { type: 'hero', variant: 'split', version: 2, props: { title: 'Sommerfest' } }
  const meta = { ...emptyDocument('page', 'de').meta, industry: 'event' as const }
  const feast = { order: ['hero'], blocks: { hero }, meta }
  expect(namesOf(undefined, ['Ruderverein'], feast)).toEqual(['Sommerfest', 'Ruderverein'])
})

it('asks no more once somebody has said it in the heading', () => {
  const hero = { type: 'hero', variant: 'split', version: 2, props: { title: 'Festa' } }
  const typed = { order: ['hero'], blocks: { hero }, src: { 'hero.title': 'user' as const } }
  expect(namesOf(undefined, ['Natividade'], typed)).toEqual([])
})

function namesOf(
  name: string | undefined,
  choices: string[],
  page: Partial<PageDocument> = {},
): string[] {
  const state = pageState({ ...emptyDocument('page', 'pt'), ...page })
  if (name) state.document.facts.name = name
  const found = (value: string) => ({
    value,
    span: [0, value.length] as [number, number],
    confidence: 0.2,
  })
  const understood = {
    op: 'understood' as const,
    locale: 'pt' as const,
    industry: 'general' as const,
    confidence: 0.5,
    facts: { prices: [], offers: [] },
    nameChoices: choices.map(found),
  }
  return possibleNames({ ...state, progress: { ...state.progress, understood } })
}
