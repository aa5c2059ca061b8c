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
]

test.each(evident)('%s: “%s” names %s', (locale, brief, name) => {
  expect(understand(brief, { locale, fallback: 'en' }).facts.name?.value).toBe(name)
})
