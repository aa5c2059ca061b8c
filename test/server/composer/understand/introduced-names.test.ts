import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/** How people say who they are; the words around the name are no part of it. */
const introduced: [language: PageLanguage, brief: string, name: string][] = [
  [
    'de',
    'Ich bin Lena Vogt, Hebamme in Leipzig. Hausbesuche, Geburtsvorbereitung und Stillberatung. Erreichbar Mo-Fr 9-16 Uhr unter 0341 2223344. Infoabend am 12. Dezember um 19 Uhr.',
    'Lena Vogt',
  ],
  ['de', 'Mein Name ist Jonas Brandt, ich bin Fotograf in Kiel.', 'Jonas Brandt'],
  [
    'de',
    'Ich heiße Mira Kessler und gebe Klavierunterricht in Ulm. Probestunde 20 €.',
    'Mira Kessler',
  ],
  [
    'de',
    'Wir sind die Schreinerei Holzwurm in Passau. Treppen, Türen und Tische.',
    'Schreinerei Holzwurm',
  ],
  [
    'fr',
    'Je suis Camille Royer, sage-femme à Nantes. Suivi de grossesse et préparation.',
    'Camille Royer',
  ],
  ['fr', "Je m'appelle Hugo Lenoir, photographe à Lille.", 'Hugo Lenoir'],
  ['en', "I'm Priya Nair, a yoga teacher in Leeds. Classes £12.", 'Priya Nair'],
  ['en', 'My name is Tom Hale and I fix boilers in Derby.', 'Tom Hale'],
  ['en', "We're Hilltop Choir, a community choir in Bath. Rehearsals Thursdays.", 'Hilltop Choir'],
  ['es', 'Soy Marta Ruiz, fisioterapeuta en Sevilla. Sesión 45 €.', 'Marta Ruiz'],
  ['es', 'Me llamo Diego Peña y doy clases de guitarra en Murcia.', 'Diego Peña'],
  ['es', 'Floristería La Amapola, en Gijón. Ramos y plantas.', 'Floristería La Amapola'],
  ['it', 'Sono Giulia Ferri, psicologa a Padova. Primo colloquio 60 €.', 'Giulia Ferri'],
  ['it', 'Mi chiamo Luca Serra e faccio il giardiniere a Parma.', 'Luca Serra'],
  ['it', 'Trattoria Da Nino a Siena. Pici, ribollita. Chiuso il lunedì.', 'Trattoria Da Nino'],
  ['pt', 'Sou a Inês Prata, nutricionista em Braga. Consulta 50 €.', 'Inês Prata'],
  ['pt', 'Chamo-me Rui Tavares e sou eletricista em Faro.', 'Rui Tavares'],
  ['nl', 'Ik ben Sanne de Wit, verloskundige in Zwolle. Huisbezoeken.', 'Sanne de Wit'],
  ['nl', 'Mijn naam is Bas Kuiper, hovenier in Ede.', 'Bas Kuiper'],
  [
    'nl',
    'Fietsenmaker De Snelle Spaak in Delft. Band plakken € 15.',
    'Fietsenmaker De Snelle Spaak',
  ],
  ['ja', '助産師の佐藤あかりです。松本市で訪問相談をしています。', '佐藤あかり'],
  ['ja', '田中一郎と申します。仙台でピアノを教えています。', '田中一郎'],
  ['ja', '美容室「みどり」 名古屋市 カット4500円', 'みどり'],
  [
    'ja',
    '横浜で出張カメラマンをしています、小川写真事務所です。七五三 25,000円から。',
    '小川写真事務所',
  ],
  ['kr', '저는 김하늘입니다. 대전에서 피아노를 가르쳐요.', '김하늘'],
  ['kr', '부산 해운대 꽃집 봄날입니다. 꽃다발 3만원부터.', '봄날'],
  [
    'en',
    'Nina Okafor Photography. Weddings and portraits around Cardiff.',
    'Nina Okafor Photography',
  ],
  [
    'de',
    'Zahnarztpraxis Dr. Silke Adam, Bonn. Termine nach Vereinbarung.',
    'Zahnarztpraxis Dr. Silke Adam',
  ],
  ['fr', 'Le Petit Braquet répare les vélos à Tours.', 'Le Petit Braquet'],
  [
    'fr',
    'Atelier de couture Fil d’Or à Lyon. Retouches, robes de mariée. Ourlet 12 €.',
    'Atelier de couture Fil d’Or',
  ],
  [
    'es',
    'Taller de cerámica La Rueda, en Soria. Cursos los sábados.',
    'Taller de cerámica La Rueda',
  ],
  [
    'nl',
    'Ik ben Jeroen Visser, loodgieter in Zwolle. Mijn bedrijf: Visser Installatie.',
    'Visser Installatie',
  ],
  ['de', 'Ich bin Rosa Keil, Floristin in Gera. Laden: Blattwerk. Rosen ab 3 €.', 'Blattwerk'],
  ['en', 'I trade as Loom & Latch and make curtains in Diss.', 'Loom & Latch'],
  ['en', "My name is Tom Hale. I trade as Hale's Yard. Garage in Stroud.", "Hale's Yard"],
  ['de', 'Auf dem Schild steht bald Kaffeeklappe, Café in Kiel.', 'Kaffeeklappe'],
  ['nl', 'Mensen kennen ons als De Twee Wafels, foodtruck uit Venlo.', 'De Twee Wafels'],
  ['nl', 'sportschool\nAssen\nnaam = Spierbal\n€ 24,95 per maand', 'Spierbal'],
  ['fr', "le nom c'est LE VIEUX TONNEAU, bar a vin a macon", 'LE VIEUX TONNEAU'],
  ['es', 'Firmo como Julia Armendáriz y vivo en Jaca. Carteles.', 'Julia Armendáriz'],
  ['es', 'tengo una tienda se llama hilo rojo estamos en lugo, lanas', 'hilo rojo'],
  ['it', "L'insegna sarà Il Pane Quotidiano, forno a Fano.", 'Il Pane Quotidiano'],
  ['pt', 'Me conhecem como A Tricoteira. Casacos em Gramado.', 'A Tricoteira'],
  ['en', 'Adeyemi & Sons Plumbing — heating in Croydon.', 'Adeyemi & Sons Plumbing'],
  ['en', "We are The Travellers' Rest, a pub in Rye.", "The Travellers' Rest"],
  ['it', 'Il 4 ottobre torna a Norcia la Festa del Farro Antico.', 'Festa del Farro Antico'],
  ['de', 'Am 4. Oktober ist in Bamberg das Zwiebelfest Altstadt.', 'Zwiebelfest Altstadt'],
  ['nl', 'Wij trouwen! Op 5 juni geven Noor en Stijn elkaar het jawoord.', 'Noor en Stijn'],
  ['de', 'Clara und Ben heiraten am 5. Juni 2027 in Ulm.', 'Clara und Ben'],
  ['fr', 'Page pour le mariage de Lise et Karim, le 3 juillet 2027.', 'Lise et Karim'],
  ['en', 'Save the date: Ruth + Amir, wedding at Ely, 3 April 2027.', 'Ruth + Amir'],
  ['pt', 'Retratos, festas e bodas em Tomar. Fotos por Rui Leal.', 'Rui Leal'],
  ['en', 'At Copper Kettle we roast our own beans in Stroud.', 'Copper Kettle'],
  ['es', 'En Nido 8 cuidamos a tus peques en Reus.', 'Nido 8'],
  ['de', 'Im Salon Wellenreiter schneiden wir Haare in Kiel.', 'Salon Wellenreiter'],
  ['it', 'Al Vecchio Mulino si mangia pesce di lago. Como.', 'Al Vecchio Mulino'],
  ['pt', 'Na Chave Inglesa consertamos carros em Bauru.', 'Chave Inglesa'],
  [
    'fr',
    "L'école de danse du Vieux Port accueille les enfants à Bastia.",
    'école de danse du Vieux Port',
  ],
  ['es', 'La escuela de danza del Arrabal recibe niños.', 'escuela de danza del Arrabal'],
  ['en', 'I opened my own place, Clay Days by Imogen, in Bristol.', 'Clay Days by Imogen'],
  ['fr', 'Notre club de rando Semelles de Vent part de Gap.', 'Semelles de Vent'],
  ['it', "Abbiamo un'app, Spesina, che confronta i prezzi.", 'Spesina'],
  ['de', 'Unser Chor, die Spätzünder, probt montags in Worms.', 'Spätzünder'],
  ['pt', 'A banda é Ferrugem Doce, rock de Recife.', 'Ferrugem Doce'],
]

test.each(introduced)('%s: %s', (locale, brief, name) => {
  expect(understand(brief, { locale, fallback: 'en' }).facts.name?.value).toBe(name)
})

test.each<[PageLanguage, string]>([
  ['de', 'Wir heiraten am 5. Juni 2027 in Celle. Nach der Trauung gibt es Kaffee und Kuchen.'],
  ['de', 'Unsere Hochzeit! Essen und Trinken ab 18 Uhr. 5. Juni 2027 in Ulm.'],
  ['en', 'DJ for weddings and parties in Leeds. Soul and Funk all night. £300.'],
  ['en', 'We named it after the cat. Tea room in Rye, scones £4.'],
  ['en', 'At Christmas we close for two weeks. Plumbers in Hull.'],
  ['es', 'En Semana Santa abrimos todo el día. Pastelería en Soria.'],
  ['es', 'En Villa Alegre reparamos bicis y patinetes. Revisión 40 €.'],
  ['de', 'Bei Fragen helfen wir gern. Steuerberatung in Ulm.'],
  ['de', 'Unser Laden, Wolle und Stoffe, ist in Kassel.'],
  ['fr', "L'école de danse de Lyon accueille les enfants dès 4 ans."],
])('%s: nobody is named in “%s”', (locale, brief) => {
  expect(understand(brief, { locale, fallback: 'en' }).facts.name).toBeUndefined()
})
