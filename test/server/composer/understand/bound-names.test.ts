import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const nameOf = (locale: PageLanguage, brief: string): string | undefined =>
  understand(brief, { locale, fallback: 'en' }).facts.name?.value

test.each<[PageLanguage, string, string]>([
  [
    'fr',
    'Notre jardin partagé s’appelle Les Pieds dans la Mousse, à Brest.',
    'Les Pieds dans la Mousse',
  ],
  ['fr', 'Sur la vitrine on lit Le Chat sans Bottes, librairie à Sens.', 'Le Chat sans Bottes'],
  ['es', 'Tinta en los Codos es un taller de grabado en Cuenca.', 'Tinta en los Codos'],
  ['es', 'El bar se llama Dos Perros y una Silla. Ronda.', 'Dos Perros y una Silla'],
  ['it', "Ca' dei Grilli è un agriturismo vicino a Feltre.", "Ca' dei Grilli"],
  ['it', 'La scuola si chiama Testa fra le Nuvole, a Imola.', 'Testa fra le Nuvole'],
  ['pt', 'Broa com Alma é a nossa padaria em Évora.', 'Broa com Alma'],
  ['pt', 'A tasca tem o nome de Polvo Que Sabe Nadar, em Peniche.', 'Polvo Que Sabe Nadar'],
  ['pt', 'TELHA NA MAO IMOBILIARIA CASAS E TERRENOS EM SANTOS', 'TELHA NA MAO IMOBILIARIA'],
  ['pt', 'abri uma floricultura em curitiba, chama folha na mesa. vaso R$ 25', 'folha na mesa'],
])('%s: small words bind a name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['fr', 'Tout le monde m’appelle Tonton Radis. Je vends des légumes à Cahors.', 'Tonton Radis'],
  ['fr', 'Mon salon à Pau porte le surnom de mon père : Belle Moustache.', 'Belle Moustache'],
  ['es', 'Le decimos Don Hueso, por el perro. Veterinaria en Puebla.', 'Don Hueso'],
  ['es', 'El nombre de la quesería: La Cabra Zurda. Trujillo.', 'La Cabra Zurda'],
  ['it', 'A Jesi ci chiamano tutti Zia Pina, pasta fresca dal 1990.', 'Zia Pina'],
  ['it', 'Come nome metta Sella Rotta. Riparo bici a Faenza.', 'Sella Rotta'],
  ['it', 'Con Bagninò gli ombrelloni si prenotano da casa. È una app.', 'Bagninò'],
  ['pt', 'Conhecem a gente como Chope Manso, bar em Joinville.', 'Chope Manso'],
  ['pt', 'Fado Torto, assim está na porta. Aulas de guitarra em Tavira.', 'Fado Torto'],
])('%s: a name that is told in passing is heard: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['fr', 'On cherche un local à Pau, tapez fort à la porte. Menu 12 €.'],
  ['es', 'Me llaman mucho los vecinos de Soria para arreglar persianas.'],
  ['it', 'Ho aperto da poco un forno a Matera, con le mie mani.'],
  ['pt', 'O pão ficou famoso em Beja, procurem a porta azul.'],
])('%s: the same words without a capital name nobody: %s', (locale, brief) => {
  expect(nameOf(locale, brief)).toBeUndefined()
})
