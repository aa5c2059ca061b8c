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
  ['fr', 'Le Fournil des Trois Moulins, une boulangerie à Cahors.', 'Le Fournil des Trois Moulins'],
  ['es', 'El Horno de Carmen, una panadería en Toledo.', 'El Horno de Carmen'],
  ['it', 'Il Forno di Anna è un panificio a Parma.', 'Il Forno di Anna'],
  ['de', 'Die Backstube am Markt, eine Bäckerei in Celle.', 'Die Backstube am Markt'],
  ['de', 'Unser Verein „Abendsonne 1921 e.V.“ in Chemnitz sucht Pächter.', 'Abendsonne 1921 e.V.'],
  ['de', 'Das Atelier im Hof ist eine Töpferei in Jena.', 'Das Atelier im Hof'],
  ['en', 'The Bakery on the Hill, a bakery in Leeds.', 'The Bakery on the Hill'],
  ['en', 'Welcome to The Bakery on the Hill in Leeds.', 'The Bakery on the Hill'],
  ['en', 'Used cars from Dunmore Motors, Cork. Over 60 on the forecourt.', 'Dunmore Motors'],
  ['en', 'Mobile groomer Happy Paws in Hull.', 'Happy Paws'],
  ['es', 'Adiestrador canino Pata Fina en Jaén.', 'Pata Fina'],
  ['de', 'Mein Salon in Ulm trägt den Namen Strähn & Scheitel.', 'Strähn & Scheitel'],
  ['it', 'Benvenuti in Chiavi & Cortili, agenzia immobiliare di Lecce.', 'Chiavi & Cortili'],
  ['ja', '私たちは仙台で活動している吹奏楽団、どんぐりウインドです!', 'どんぐりウインド'],
  ['pt', 'O Cantinho da Avó é um restaurante em Évora.', 'Cantinho da Avó'],
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
]

test.each(introduced)('%s: %s', (locale, brief, name) => {
  expect(understand(brief, { locale, fallback: 'en' }).facts.name?.value).toBe(name)
})
