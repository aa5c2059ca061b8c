import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/** What strong evidence names: a signature, an owner, an address, a new name, a name set apart. */
const evident: [language: PageLanguage, brief: string, name: string | undefined][] = [
  ['en', "We took over our dad's butchers in Otley and renamed it Larder Row.", 'Larder Row'],
  ['en', 'We opened a gift shop in Rye and named it Copper & Twine.', 'Copper & Twine'],
  ['de', 'Wir haben die Werkstatt übernommen und in Rad & Tat umbenannt.', 'Rad & Tat'],
  ['de', 'Unser Blumenladen in Weimar heißt seit Mai Mohn & Minze.', 'Mohn & Minze'],
  ['nl', 'We namen de zaak in Zutphen over en noemden haar De Houtworm.', 'De Houtworm'],
  ['en', "We're a choir in Skipton and we're called the Ribble Rousers!", 'the Ribble Rousers'],
  ['de', 'Architekten in Rostock. Umbau, Neubau. Büro Nordost, Inh. K. Prehn', 'Büro Nordost'],
  ['de', 'Tätowierungen nach Termin in Wien. Nadel & Ruhe (Inh. T. Vukic)', 'Nadel & Ruhe'],
  ['en', 'Barbers in Hull. Skin fade £16. Bricklane Cuts (owner Sunny)', 'Bricklane Cuts'],
  ['de', 'Ich zeichne Kinderbücher und Karten in Bremen. Signiert: Nina Halm', 'Nina Halm'],
  ['nl', 'Ik maak keramiek in Brugge. Getekend, Mieke Standaert', 'Mieke Standaert'],
  ['en', 'Curtains from my room in Thirsk. Made by Gwen Farrow. £180.', 'Gwen Farrow'],
  ['en', 'A letterpress studio in Falmouth, Tidal Type, prints cards.', 'Tidal Type'],
  ['en', 'I fix bikes. My workshop, Kestrel Cycles, is in Bristol.', 'Kestrel Cycles'],
  ['de', 'Mein Laden in Eutin, die Kornblume, hat Mo–Fr 9–18 Uhr offen.', 'Kornblume'],
  ['nl', 'Ons restaurant in Oostende, Zilt, is open van woensdag tot zondag.', 'Zilt'],
  ['de', 'Mein Laden in Eutin, Obst, Gemüse und Brot, ist offen.', undefined],
  [
    'en',
    'we teach pottery in totnes, hello@bluedoorpots.example, blue door pots',
    'blue door pots',
  ],
  ['en', 'i bake cakes in stroud. cupcakes £18 a dozen. the mad batter', 'the mad batter'],
  ['en', 'massages in totnes. by appointment only. stillwater by jo', 'stillwater by jo'],
  ['en', 'yoga in my barn near ludlow. £8. hollow oak yoga', 'hollow oak yoga'],
  ['en', 'vinyl, no food. the velvet fox in leith. thu-sat 6 til 1', 'the velvet fox'],
  ['en', 'yoga in my barn near ludlow. £8. free parking available', undefined],
  ['en', 'i bake cakes in stroud, collection only. thanks a lot', undefined],
  ['nl', 'yoga in meppel, 10 euro per les. alleen op afspraak', undefined],
  ['de', 'yoga in kiel, 10 euro. nur mit anmeldung', undefined],
  ['nl', 'pagina voor kapsalon de gouden krul in sneek, 25 euro', 'kapsalon de gouden krul'],
  ['de', 'Gasthaus in Füssen. Zum Goldenen Hirsch. Schnitzel 14 €.', 'Zum Goldenen Hirsch'],
  [
    'de',
    'Schreiner aus Gotha. Holzhandwerk Bruno Fels, Tel. 03621 555012',
    'Holzhandwerk Bruno Fels',
  ],
  ['de', 'Schreiner aus Gotha. Anfragen und Termine, Tel. 03621 555012', undefined],
  ['de', 'Kartoffeln, Eier, Honig vom Hof. Hofladen Brandt. Uelzen.', 'Hofladen Brandt'],
  ['de', 'Trauringe und Schmuck, Umarbeitungen. Goldschmiede in Passau.', undefined],
  ['de', 'Neueröffnung! Dönerladen in Hagen. Täglich 11–23 Uhr.', undefined],
  ['en', 'Everyone in Settle loves our tea room. Scones £4.', undefined],
  ['en', 'Guitar lessons in Cork. First Lesson free. Text 085 555 0123.', undefined],
  ['en', 'We fit curtains in Thirsk. Measuring is free.', undefined],
  ['nl', 'Timmerman zoekt website. Trappen, dakkapellen. Regio Utrecht.', undefined],
  ['en', 'Staircases, sash windows and doors in Whitby.', undefined],
]

test.each(evident)('%s: “%s” names %s', (locale, brief, name) => {
  expect(understand(brief, { locale, fallback: 'en' }).facts.name?.value).toBe(name)
})
