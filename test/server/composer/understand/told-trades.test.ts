import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const trades: readonly [PageLanguage, string, string][] = [
  ['fr', 'Porte claquée ? Serrure forcée ? J’arrive en 30 minutes à Melun.', 'trades'],
  ['fr', 'Calfeutrage et réparation de fenêtres anciennes.', 'trades'],
  ['fr', 'J’illustre des livres pour enfants depuis Quimper.', 'portfolio'],
  ['fr', 'Langue des signes pour débutants, à Tours.', 'education'],
  ['fr', 'Tatouage floral, sur rendez-vous.', 'wellness'],
  ['fr', 'Samoussas et nems à emporter.', 'restaurant'],
  ['fr', 'Je traduis de l’allemand, documents officiels.', 'professional-services'],
  ['fr', 'Nuit des lanternes le 3 décembre 2027 à Obernai.', 'event'],
  ['es', 'Vendo arepas en un puesto de Cali.', 'restaurant'],
  ['es', 'Desatasco fregaderos y cambio cerraduras.', 'trades'],
  ['es', 'Rutas a caballo por la sierra.', 'fitness'],
  ['es', 'Lengua de signos para principiantes.', 'education'],
  ['es', 'Hago tartas de cumpleaños en Cuenca.', 'bakery'],
  ['es', 'Repartimos comida a gente sin hogar.', 'nonprofit'],
  ['it', 'Stufe a legna e camini, Biella.', 'trades'],
  ['it', 'Piadine e crescioni sul lungomare.', 'restaurant'],
  ['it', 'Faccio incisioni a Urbino.', 'portfolio'],
  ['it', 'Lingua dei segni per principianti.', 'education'],
  ['it', 'Rifugio per cani e gatti, donazioni benvenute.', 'nonprofit'],
  ['it', 'Puliamo le spiagge la domenica.', 'nonprofit'],
  ['pt', 'Marmita pequena R$ 16, marmita grande R$ 22.', 'restaurant'],
  ['pt', 'Lãs, agulhas e tudo para tricotar.', 'shop'],
  ['pt', 'Histórias da terra e fotografias antigas dos meus avós.', 'general'],
  ['pt', 'Língua gestual para iniciantes.', 'education'],
  ['pt', 'Quinteto para festas e casamentos.', 'music'],
  ['pt', 'Pinto azulejos em Aveiro.', 'portfolio'],
]

test.each(trades)('%s: %s', (locale, brief, industry) => {
  expect(understand(brief, { locale, fallback: 'en' }).industry).toBe(industry)
})
