import { expect, it } from 'vitest'
import { possibleNames } from '#client/features/generation/understood.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'

it('asks between names that differ, and not about words of the name there is', () => {
  expect(namesOf('Casa do Fado Velho', ['Casa do Fado', 'Fado Velho'])).toEqual([])
  expect(namesOf('Casa', ['Natividade'])).toEqual(['Casa', 'Natividade'])
  expect(namesOf(undefined, ['Natividade'])).toEqual(['Natividade'])
})

function namesOf(name: string | undefined, choices: string[]): string[] {
  const state = pageState(emptyDocument('page', 'pt'))
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
