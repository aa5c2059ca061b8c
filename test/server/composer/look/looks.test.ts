import { expect, it } from 'vitest'
import { lookOf } from '#server/composer/look/occasions.ts'
import { sceneOf } from '#server/composer/look/scenes.ts'
import { read } from '#server/reader/read.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const readingOf = (brief: string) => read(brief, { language: null, fallback: 'en' })

it.each([
  ['We fix cars and vans. Northgate Motors, a garage in Cambridge. MOT £45.', 'car'],
  [
    'Bäckerei Ährensache in Görlitz. Brot, Brötchen und Kuchen, Di–Sa 6:30 bis 13 Uhr.',
    'croissant',
  ],
  [
    'Bramble & Fig, a plant shop on Castle Street in Ludlow. Open Tuesday to Saturday. Repotting £6, delivery by bike £4.',
    'sprout',
  ],
  ['Coro Vientos del Sur busca voces nuevas en Cádiz. Ensayamos los martes.', 'music'],
])('draws the things of the trade: %s', (brief, icon) => {
  expect(sceneOf(readingOf(brief))?.[0]).toBe(icon)
})

it.each([
  'Psychologist in Alicante. Anxiety, grief, couples. The first call of 15 minutes is free.',
  'Mi chiamo Livia Sartori, interior designer a Torino. Progetto case e piccoli studi.',
  'Pilzpfad ist eine App, mit der man Fundstellen speichert. 3 € im Monat.',
])('draws nothing where nothing is certain: %s', (brief) => {
  expect(sceneOf(readingOf(brief))).toBeNull()
})

it('keeps a wedding light and quiet, whatever events look like', () => {
  const brief = 'Our wedding website please. Priya & Callum, Saturday 12 September in Kelso.'
  const look = lookOf({ ...readingOf(brief), industry: 'event' })
  expect(look.schemes).toEqual(['light'])
  expect(look.moods).not.toContain('bold')
})

it.each([
  'Caterina e Lorenzo si sposano sabato 5 settembre 2026 a Orvieto.',
  'Marta y Iván se casan el 3 de octubre de 2026 en Cáceres.',
  'Joana e Tiago casam-se a 12 de setembro de 2026 em Tavira.',
])('knows a wedding by its couple: %s', (brief) => {
  expect(lookOf({ ...readingOf(brief), industry: 'event' }).moods).not.toContain('bold')
})

it('is dark for bars, music and photography alone, while nobody asks for it', () => {
  const dark = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    (['restaurant', 'professional-services', 'education', 'event', 'trades'] as const).filter(
      (industry) => {
        const known = { industry, facts: {} }
        const brief = 'The Hollow in Bristol. Open from 9. Call 0117 496 0123.'
        return composedDocument(brief, { locale: 'en', seed, known }).theme.scheme !== 'light'
      },
    ),
  )
  expect(dark).toEqual([])
})

it.each([
  ['en', 'Please make the page dark blue. Rowan Garage in Kendal. Full service £60.', 'deep'],
  ['de', 'Bitte eine hellblaue Seite. Hafenchor in Kiel, Probe dienstags um 19 Uhr.', 'pale'],
  ['en', 'Please make the page blue. Rowan Garage in Kendal. Full service £60.', undefined],
] as const)('a brief asks for a dark or a light colour, in %s: %s', (locale, brief, depth) => {
  const { theme } = composedDocument(brief, { locale, seed: 3 })
  expect([theme.hue, theme.depth]).toEqual([250, depth])
})
