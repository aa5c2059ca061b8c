import { expect, it } from 'vitest'
import { pageWords, pageWordsIn } from '#client/blocks/page-words.ts'
import ptPt from '#locales/pt/page-pt.json' with { type: 'json' }

it.each(['PT', 'AO', 'MZ'])('a page of %s speaks as Portugal does', (country) => {
  const words = pageWordsIn('pt', country)
  expect(words).toMatchObject({ trap: 'Deixar este campo vazio', call: 'Ligar' })
  expect(words.sections).toMatchObject({ team: 'Equipa', hours: 'Horário' })
})

it('a page of Brazil, or of a country that is not known, speaks as Brazil does', () => {
  expect(pageWordsIn('pt', 'BR')).toBe(pageWords.pt)
  expect(pageWordsIn('pt', undefined)).toBe(pageWords.pt)
  expect(pageWords.pt.sections).toMatchObject({ team: 'Equipe', contact: 'Contato' })
  expect(pageWordsIn('es', 'PT')).toBe(pageWords.es)
})

it('what Portugal says otherwise are texts there are, with the same places to fill', () => {
  const places = (text: string) => text.match(/\{\w+\}/g) ?? []
  const check = (own: Record<string, unknown>, texts: Record<string, unknown>) => {
    for (const [key, said] of Object.entries(own)) {
      const text = texts[key]
      expect(typeof text, key).toBe(typeof said)
      if (typeof said === 'string') expect(places(said), key).toEqual(places(String(text)))
      else check(said as Record<string, unknown>, text as Record<string, unknown>)
    }
  }
  check(ptPt, pageWords.pt)
})
