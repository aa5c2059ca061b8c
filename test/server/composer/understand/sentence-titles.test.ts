import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const nameOf = (locale: PageLanguage, brief: string): string | undefined =>
  understand(brief, { locale, fallback: 'en' }).facts.name?.value

test.each<[PageLanguage, string, string]>([
  ['it', 'Coltiviamo zafferano a Navelli. Pistillo Ribelle, bustina 5 €.', 'Pistillo Ribelle'],
  ['es', '¿Se te rompió algo? El Martillo Alegre lo arregla en Albacete.', 'El Martillo Alegre'],
  ['es', '¡Bañamos perros en Mendoza! Rabitos al Sol, baño $9.000.', 'Rabitos al Sol'],
  ['fr', 'Lucette Coutures pour vous servir : ourlets 10 €, à Tarbes.', 'Lucette Coutures'],
  [
    'pt',
    'Procura casa em Chapecó? Clara Soleira Imóveis, (49) 3555-0101.',
    'Clara Soleira Imóveis',
  ],
  ['pt', 'Explicações em Vila Real? Ponto a Ponto! 12 € à hora.', 'Ponto a Ponto'],
  ['es', 'Hicimos Tripa Verde porque aquí no había comida vegana.', 'Tripa Verde'],
  ['fr', 'Rendez-vous au Bal des Marins le 14 juillet 2027 à Clisson.', 'Bal des Marins'],
  ['es', 'LA CUCHARA DE CHELO COMIDAS CASERAS MENU 12 EUROS PONFERRADA', 'LA CUCHARA DE CHELO'],
  ['es', 'RUTA LARGA MOTOS. TALLER Y RECAMBIOS EN TORRELAVEGA.', 'RUTA LARGA MOTOS'],
  [
    'it',
    'CARROZZERIA TRE PINI DI SANTI MARCO TEL 051 555 0102',
    'CARROZZERIA TRE PINI DI SANTI MARCO',
  ],
])('%s: a sentence that begins with a title names it: %s', (locale, brief, name) => {
  expect(nameOf(locale, brief)).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['pt', 'Ajudamos idosos em Bragança. Aceitamos donativos.'],
  ['it', 'Traslochi in tutta Italia da Trapani. Preventivi gratis.'],
  ['fr', 'Une friperie à Angers. Lundi et Mardi fermé.'],
  ['es', 'Arreglo persianas en Jaén. Calle Ancha, por las tardes.'],
])('%s: what is done, where and when is no title: %s', (locale, brief) => {
  expect(nameOf(locale, brief)).toBeUndefined()
})

test.each<[PageLanguage, string]>([
  ['fr', 'isolation des combles à Tours, 20 € le mètre'],
  ['fr', 'COUSCOUS ET TAJINES. TOURS.'],
  ['es', 'vendemos casas de pueblo en Soria, visitas gratis'],
  ['es', 'miel y polen en Soria, 20 €'],
  ['it', 'traduco dal tedesco a Lodi, 20 €'],
  ['pt', 'tatuagens de traço fino em Braga, 20 €'],
])(
  '%s: without capitals, or with nothing else, wares and deeds name nobody: %s',
  (locale, brief) => {
    expect(nameOf(locale, brief)).toBeUndefined()
  },
)
