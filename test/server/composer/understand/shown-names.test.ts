import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const factsOf = (locale: PageLanguage, brief: string) =>
  understand(brief, { locale, fallback: 'en' }).facts

test.each<[PageLanguage, string, string]>([
  ['fr', 'Laines, aiguilles et tricot : voilà Mille Mailles, à Vesoul.', 'Mille Mailles'],
  ['fr', 'Le Petit Ramoneur passe chez vous à Dole. Ramonage 65 €.', 'Le Petit Ramoneur'],
  ['fr', 'Au Joyeux Coin, bistrot à Lisieux. Menu 14 €.', 'Au Joyeux Coin'],
  ['fr', 'Chez Ginette c’est le bistrot de la gare à Lisieux.', 'Chez Ginette'],
  ['es', 'Dormir en una estación: eso es La Vieja Aguja, en Canfranc.', 'La Vieja Aguja'],
  ['it', 'Ai Due Pini, agriturismo vicino a Siena. Camere da 75 €.', 'Ai Due Pini'],
  ['it', 'Massaggi ad Aosta con Le Mani di Lea. Seduta 50 €.', 'Le Mani di Lea'],
  ['it', 'siamo la bottega di mara, saponi e candele, a orvieto', 'la bottega di mara'],
  ['pt', 'Aqui é da Padaria Sonho Doce, em Sorocaba. Pão R$ 6.', 'Padaria Sonho Doce'],
  ['pt', 'Mecânica Santos & Filhos, revisão desde 80 €, Palmela.', 'Mecânica Santos & Filhos'],
  ['pt', 'Vista para o Douro? Casa Amarela, na Régua, desde 60 €.', 'Casa Amarela'],
  ['es', 'taller de motos\nmotos benítez hnos\nlugo\naceite 35€', 'motos benítez hnos'],
])('%s: what is pointed to is named: %s', (locale, brief, name) => {
  expect(factsOf(locale, brief).name?.value).toBe(name)
})

test('a market at the farm is not closed, and a French town keeps its hyphens', () => {
  const { hours, place } = factsOf(
    'fr',
    'Vente à la ferme le samedi de 9h à 12h, à Digne-les-Bains.',
  )
  expect([hours?.value, place?.value]).toEqual(['Sa 09:00-12:00', 'Digne-les-Bains'])
})

test.each<[PageLanguage, string, string]>([
  ['fr', 'Menuiserie Roy. 39600 Montbarrey. Parquets posés rapidement ', 'Montbarrey'],
  ['es', 'Taller Ruiz. 23400 Torreblascopedro. Motos antiguas ', 'Torreblascopedro'],
  ['it', 'Falegnameria Neri. 52017 Stia. Facciamo mobili belli ', 'Stia'],
  ['nl', 'Timmerbedrijf Bos. 8307 Ens. Wij maken mooie tafels ', 'Ens'],
])(
  '%s: a town behind its postcode is found whatever ends the brief: %s',
  (locale, brief, place) => {
    expect(factsOf(locale, brief).place?.value).toBe(place)
  },
)

test.each<[PageLanguage, string, string]>([
  ['fr', 'Je m’appelle Aïcha, ma boutique La Mère Caline est à Évreux.', 'La Mère Caline'],
  ['fr', 'Le nom, c’est Pain Perdu. On cuit au feu de bois à Millau.', 'Pain Perdu'],
  ['fr', 'On soigne des plantes médicinales à Die : le Jardin des Simples.', 'Jardin des Simples'],
  ['it', 'Toelettatura e asilo per cani: Mondo Cane, via Po 8, Asti.', 'Mondo Cane'],
  ['pt', 'Treinar a sério na Covilhã? É na Box 1650. Mensalidade 39 €.', 'Box 1650'],
  ['es', 'Motos de alquiler en Cádiz. Se llama Ruta 0. 35 € al día.', 'Ruta 0'],
])('%s: of two that may be the name, the better told is: %s', (locale, brief, name) => {
  expect(factsOf(locale, brief).name?.value).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['it', 'Toelettatura e asilo per cani ad Asti. Bagno 25 €.'],
  ['pt', 'Costura e arranjos em Leiria. Bainha 5 €.'],
])('%s: "and" is no "is": %s', (locale, brief) => {
  expect(factsOf(locale, brief).name).toBeUndefined()
})
