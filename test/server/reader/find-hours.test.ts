import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it('a sentence that ends with an hour ends there: class times are no opening hours', () => {
  const brief =
    'Cabinet ouvert du mardi au samedi, de 10 h à 19 h. Pilates le lundi à 18 h 15 et le jeudi à 12 h 30.'
  const { facts } = read(brief, { language: 'fr', fallback: 'fr' })
  expect(facts.hours?.value).toBe('Tu-Sa 10:00-19:00')
})

it('five in the afternoon is no sum of pence', () => {
  const { facts } = read('Open Monday to Friday from 9 a.m. to 5 p.m.', {
    language: 'en',
    fallback: 'en',
  })
  expect(facts.hours?.value).toBe('Mo-Fr 09:00-17:00')
})

it('when somebody answers the telephone is no opening', () => {
  const brief =
    'Klavierstimmerin in Bad Quellstein. Ich komme zu Ihnen nach Hause. Termine vergebe ich telefonisch unter 030 23125418 montags bis freitags von 8 bis 10 Uhr.'
  expect(read(brief, { language: 'de', fallback: 'de' }).facts.hours).toBeUndefined()
})
