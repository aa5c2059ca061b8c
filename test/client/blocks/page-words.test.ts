import { expect, it } from 'vitest'
import { pageWords, pageWordsIn } from '#client/blocks/page-words.ts'
import ptBr from '#locales/pt/page-br.json' with { type: 'json' }

it('a page of Brazil speaks as Brazil does, and others as Portugal', () => {
  expect(pageWordsIn('pt', 'BR')).toMatchObject({ trap: 'Deixe este campo vazio', call: 'Ligar' })
  expect(pageWordsIn('pt', 'BR').sections).toMatchObject({ team: 'Equipe', hours: 'Horário' })
  expect(pageWordsIn('pt', 'PT')).toBe(pageWords.pt)
  expect(pageWordsIn('pt', undefined)).toBe(pageWords.pt)
  expect(pageWordsIn('es', 'BR')).toBe(pageWords.es)
})

it('what Brazil says otherwise are texts there are, with the same places to fill', () => {
  const places = (text: string) => text.match(/\{\w+\}/g) ?? []
  const check = (own: Record<string, unknown>, texts: Record<string, unknown>) => {
    for (const [key, said] of Object.entries(own)) {
      const text = texts[key]
      expect(typeof text, key).toBe(typeof said)
      if (typeof said === 'string') expect(places(said), key).toEqual(places(String(text)))
      else check(said as Record<string, unknown>, text as Record<string, unknown>)
    }
  }
  check(ptBr, pageWords.pt)
})
