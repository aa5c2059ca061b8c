import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const trades: readonly [PageLanguage, string, string][] = [
  ['en', 'A jumble sale in the scout hut on Saturday.', 'event'],
  ['en', 'Pottery course for beginners in Ely.', 'education'],
  ['en', 'A lunch club for people without a home.', 'nonprofit'],
  ['en', 'Vegan soap and shampoo bars, posted from Tavistock.', 'general'],
  ['de', 'Unser Gesangverein probt jeden Donnerstag im Gemeindehaus.', 'music'],
  ['de', 'Schrauberkurse für Frauen in Leipzig.', 'education'],
  ['nl', 'Rommelmarkt in Urk, opgeven bij de buurtvereniging.', 'event'],
  ['nl', 'Mijn winkel verkoopt bloemen en planten in Sneek.', 'florist'],
  ['fr', 'Ma boutique vend des fleurs de saison à Dinan.', 'florist'],
  ['es', 'Mi tienda vende flores y plantas en Ronda.', 'florist'],
  ['es', 'Imparto talleres de cerámica en Olivenza.', 'education'],
  ['es', 'Programa para clínicas veterinarias: citas, historiales, avisos.', 'software'],
  ['it', 'Programma per studi dentistici: appuntamenti, fatture, promemoria.', 'software'],
  ['it', 'La mia bottega vende fiori e piante a Cefalù.', 'florist'],
  ['de', 'Tätowierungen, Feinstrich und Blumen, nur nach Termin, in Wien.', 'wellness'],
  [
    'es',
    'Vecinos de Tandil que caminan. Queremos una página con las fotos y las salidas.',
    'general',
  ],
  ['en', 'I need a website with photos for my photography studio in Leeds.', 'photography'],
  ['fr', 'Mariages et baptêmes, photo et vidéo, région de Nantes.', 'photography'],
  ['it', 'Matrimoni e battesimi, foto e video, zona Lecce.', 'photography'],
  ['it', 'Faccio foto di matrimonio a Lecce, poche pose.', 'photography'],
  ['en', 'Wedding and family photographs without the stiff poses.', 'photography'],
  ['nl', "Trouwfoto's in Gent, met veel licht.", 'photography'],
  [
    'it',
    'Ristruttura case e bagni ad Avezzano. Cappotto termico, tetti, pavimenti.',
    'construction',
  ],
  ['pt', 'Tradução juramentada do alemão, escritório em Blumenau.', 'professional-services'],
]

test.each(trades)('%s: %s', (language, brief, due) => {
  expect(understand(brief, { locale: null, fallback: language }).industry).toBe(due)
})
