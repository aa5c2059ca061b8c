import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const nameOf = (locale: PageLanguage, brief: string): string | undefined =>
  understand(brief, { locale, fallback: 'en' }).facts.name?.value

test.each<[PageLanguage, string, string]>([
  ['fr', 'Notre péniche, Entre Deux Brumes, accueille vos soirées à Sens.', 'Entre Deux Brumes'],
  ['pt', 'A minha lojinha de lãs, Agulha à Toa, fica na Guarda.', 'Agulha à Toa'],
  ['es', 'Mi peluquería en Teruel es Rizo Suelto. Corte 14 €.', 'Rizo Suelto'],
  ['fr', 'Mon salon de coiffure à Pau, c’est La Tête Haute. Coupe 28 €.', 'La Tête Haute'],
  ['es', 'Mi tía cocina y yo reparto: Las Ollas de Pilar, en Cádiz.', 'Las Ollas de Pilar'],
  ['es', 'Desde 2011 El Grillo Verde vende plantas en Logroño.', 'El Grillo Verde'],
  ['fr', 'Une nuit à Dax ? Dormez à L’Auberge des Deux Lunes.', 'L’Auberge des Deux Lunes'],
  ['fr', 'Miel de lavande. SARL Ruchers de Brune, de père en fille.', 'SARL Ruchers de Brune'],
  ['fr', 'Permis à Montluçon avec l’auto-école Grand Virage.', 'Grand Virage'],
  [
    'it',
    'Studio dentistico dott. Livio Benvegnù, Padova.',
    'Studio dentistico dott. Livio Benvegnù',
  ],
  ['it', 'Benvenuti alla Palestra Quota Mille di Livorno. Mensile 45 €.', 'Palestra Quota Mille'],
])('%s: a name set apart from what it is: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['fr', 'Chez Belval & Roy, on vend des maisons à Annecy.', 'Belval & Roy'],
  ['fr', 'Chez Tonton Marcel, on mange le couscous à Roubaix.', 'Chez Tonton Marcel'],
  ['it', 'Da Nando e Figli si mangia come una volta. Osteria a Todi.', 'Da Nando e Figli'],
  ['es', 'La app se llama ¿Quién Riega? y reparte las plantas.', '¿Quién Riega?'],
  ['fr', 'Moi, c’est Lise Hirtz, photographe à Colmar.', 'Lise Hirtz'],
  ['fr', 'Mon Petit Cahier est une appli pour les nounous.', 'Mon Petit Cahier'],
])('%s: a name has its own edges: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string, string]>([
  ['es', 'nuestra tienda hilo fino bordados está en león, desde 6€', 'hilo fino bordados'],
  ['it', 'ho un negozio di giocattoli a forlì, il gatto e la luna', 'il gatto e la luna'],
  ['fr', 'je fais du repassage a niort, la fée du pli c’est mon nom', 'la fée du pli'],
])('%s: without capitals, where it is ends a name: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['fr', 'Notre équipe, Julie et Marc, répare des vélos à Tours.'],
  ['fr', 'Si vous passez par Le Croisic, arrêtez-vous : huîtres 9 €.'],
  ['es', 'Mi hijo, Andrés, reparte el pan en Soria. Barra 1 €.'],
  ['en', 'Need a site about the village fete in Hale on 14 June, 2pm. Cake stalls, tombola.'],
  ['en', 'Guided tours of Edinburgh Castle in winter.'],
  ['en', 'We sell Swiss Watches in Bern.'],
  ['de', 'Nachhilfe in Kassel für Schüler der Klassen 7 bis 10. Mathe und Physik.'],
  ['de', 'Ein Salon in Ulm. Offen ist Di-Fr 9-18 Uhr und Sa 8-14 Uhr.'],
  ['kr', '인천에서 활동하는 4인조 인디밴드임.'],
])('%s: who, where or when is no name: %s', (locale, brief) => {
  expect(nameOf(locale, brief)).toBeUndefined()
})
