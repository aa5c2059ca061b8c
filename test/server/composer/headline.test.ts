import { expect, it } from 'vitest'
import { seedOf } from '#server/composer/seed.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const titleOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title

it.each<[PageLanguage, string, string]>([
  // What it is calls it; a limit on the guest is no promise.
  [
    'fr',
    'Le Galet Bleu, cabinet de massage à Douarnenez, 6 rue Jean-Bart. Massage : 62 €. Six places seulement.',
    'Le Galet Bleu',
  ],
  // Without a kind to stand above it, a promise would not say whose it is.
  [
    'es',
    'Carmen y Álvaro tienen el placer de invitaros a su boda el 12 de junio en Sanlúcar. No se admiten regalos.',
    'Carmen y Álvaro',
  ],
])('in %s the headline of “%s” names the thing', (locale, brief, start) => {
  expect(titleOf(brief, locale)).toMatch(new RegExp(`^${start}`))
})

it('names the town of a brief, not the one a street is called like', () => {
  const brief =
    'Tidewater Bikes is a bicycle workshop in Bristol, at 8 Harbour Street. Puncture repair £12.'
  const titles = [0, 1, 2, 3].map(
    (seed) => composedDocument(brief, { seed }).blocks.hero?.props.title,
  )
  expect(titles).toContain('Bicycle workshop in Bristol')
  expect(titles).not.toContain('Bicycle workshop in Street')
})

it('a promise stands over the page in another version, below the kind', () => {
  const brief =
    'Crin & Co. is an upholstery workshop in Ghent. We never use staples or foam. A chair from £65.'
  const seed = seedOf(brief)
  const titles = [0, 1, 2].map((step) => composedDocument(brief, { seed: seed + step }).blocks.hero)
  expect(titles[0]?.props.title).not.toMatch(/never/)
  const promise = titles.find((hero) => /never/.test(String(hero?.props.title)))
  expect([promise?.props.eyebrow, promise?.props.title]).toEqual([
    expect.stringContaining('pholstery workshop'),
    'We never use staples or foam',
  ])
})

it.each<[PageLanguage, string, RegExp]>([
  // What is not done is the least a visitor has to know.
  [
    'en',
    'mobile dog groomer, im kelly. small dogs £35. Not doing cats!! call 07700 900388',
    /^Mobile dog groomer/,
  ],
  [
    'fr',
    'Je fais des balades en bateau sur le lac de Vernay, bateau électrique. Pas en août.',
    /^Balades en bateau/,
  ],
  // A half sentence says nothing.
  [
    'de',
    'Wir heiraten! Geschenke: keine. Trauung am 5. September 2026 in Marienrode.',
    /heiraten|Trauung/,
  ],
])('in %s the page of “%s” says first what it is', (locale, brief, title) => {
  expect(titleOf(brief, locale)).toMatch(title)
})

it.each<[string, PageLanguage, string, string]>([
  [
    'the person a brief is about, where it names nothing else',
    'fr',
    'À Dinant, Solange Petit répare des accordéons et des bandonéons depuis vingt ans. Téléphone : 082 00 01 43.',
    'Solange Petit',
  ],
  [
    'what is let, with who lets it',
    'de',
    'Wir vermieten ab 1. Oktober ein möbliertes Zimmer (17 m²) in unserem Haus in Winterthur, am liebsten an jemanden, der hier studiert. Miete Fr. 780.– inklusive Nebenkosten.',
    'Wir vermieten ab 1. Oktober ein möbliertes Zimmer',
  ],
  [
    'what is done, and no half of where',
    'de',
    'Bei uns im Lesachtal wird wieder Brot im Holzofen gebacken, und zwar jeden zweiten Samstag von Mai bis Oktober. Kosten: 68 Euro.',
    'Im Lesachtal wird wieder Brot im Holzofen gebacken',
  ],
  [
    'what somebody does, and not where they do it',
    'en',
    'hiya im nell i do clock repairs from my workshop in ludlow, collect within 5 miles. 07700 900143',
    'Clock repairs from my workshop in Ludlow',
  ],
  [
    'what is made to order, without the verb it begins with',
    'pt',
    'oi faço torta e salgado por encomenda em londrina, torta de frango 60, sinal de 50% no pix, zap 43 90000 0143',
    'Torta e salgado por encomenda em Londrina',
  ],
  [
    'the lessons, and not a first name alone',
    'nl',
    'hoi ik ben fleur en geef pianoles in zutphen aan huis kinderen en volwassenen half uur 26 app me op 06 0000 0143',
    'Pianoles in Zutphen',
  ],
  [
    'a name and its town in one line',
    'es',
    'Taller de bicicletas Rueda Libre, en Temuco, Chile. Parche $5.000, mantención $25.000. Teléfono +56 45 000 0143.',
    'Taller de bicicletas Rueda Libre, en Temuco, Chile',
  ],
])('the headline is %s', (_, locale, brief, title) => {
  expect(titleOf(brief, locale)).toBe(title)
})

it.each<[string, PageLanguage, string, string]>([
  [
    'keeps its subject before a verb',
    'fr',
    "La fanfare Les Cuivres de l'Aulne, à Brest, recherche des trombones et des tubas pour la saison. Nous répétons le jeudi de 20 h à 22 h. Écrivez à bonjour@cuivres.example.",
    "La fanfare Les Cuivres de l'Aulne, à Brest, recherche des trombones et des tubas pour la saison.",
  ],
  [
    'says what the headline does not',
    'en',
    'mobile hairdresser in hexham i come to your house with everything. cut 18, colour from 40. 07700 900143',
    'I come to your house with everything.',
  ],
])('the lead %s', (_, locale, brief, lead) => {
  expect(composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.lead).toBe(lead)
})

it('whose page it is stands over it, and above that what it is and where', () => {
  const brief =
    'rijschool in almelo, heet rustig aan, les 58 per uur, pakket van 20 lessen 1100, app 06 23456712'
  expect(composedDocument(brief, { locale: 'nl', seed: 0 }).blocks.hero?.props).toMatchObject({
    title: 'Rustig aan',
    eyebrow: 'Rijschool in Almelo',
  })
})

it('a first line with a word beside what it is stands whole', () => {
  const brief = 'hufpflege brandner, pferd 45 esel 35, alle 6 bis 8 wochen, whatsapp 0151 55501234'
  const { blocks, meta } = composedDocument(brief, { locale: 'de', seed: 0 })
  expect(blocks.hero?.props.title).toBe('Hufpflege Brandner')
  expect(meta.title).toMatch(/^Hufpflege Brandner/)
})

it.each<[PageLanguage, string, string]>([
  [
    'de',
    'Am Samstag, 11. September 2027, findet der 7. Deichlauf in Husum statt. Anmeldung an lauf@deich.example.',
    '7. Deichlauf',
  ],
  [
    'fr',
    'Le samedi 16 octobre 2027 aura lieu la Fête du Pain à Aubrac. Entrée libre.',
    'Fête du Pain',
  ],
  [
    'en',
    'On Saturday 12 June 2027 we are holding the Great Leek Show at the village hall in Wells. Entry £2.',
    'Great Leek Show',
  ],
])('in %s what is held on a day is the headline of “%s”', (locale, brief, title) => {
  expect(titleOf(brief, locale)).toMatch(new RegExp(`^${title}`))
})

const leadOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.lead

it.each<[PageLanguage, string, string]>([
  [
    'it',
    "Il Tarlo è una libreria dell'usato in provincia di Cesena, in un vecchio fienile. Siamo aperti dal martedì al sabato.",
    "Una libreria dell'usato in provincia di Cesena, in un vecchio fienile.",
  ],
  [
    'de',
    'Ich bin Regula Ammann, Goldschmiedin mit eigenem Atelier in Schaffhausen. Ringe ab CHF 900.',
    'Goldschmiedin mit eigenem Atelier in Schaffhausen.',
  ],
  // A second clause needs its subject.
  [
    'en',
    'Fern & Fold Bindery is a small workshop in Clonakilty, and it is open on Saturdays. A spine costs €45.',
    'Fern & Fold Bindery is a small workshop in Clonakilty, and it is open on Saturdays.',
  ],
])('in %s the lead of “%s” does not say the headline again', (locale, brief, lead) => {
  expect(leadOf(brief, locale)).toBe(lead)
})

it('a day typed with a stop ends no sentence, and the headline ends before it', () => {
  const brief =
    'hofflohmarkt in köln ehrenfeld, sa 24.5. 10-16 uhr bei regen am 31.5., über 40 höfe machen mit. standgebühr 8 eur. anmelden bis 10.5. per mail an markt@hoefe.example'
  expect(composedDocument(brief, { locale: 'de', seed: 0 }).blocks.hero?.props).toMatchObject({
    title: 'Hofflohmarkt in Köln Ehrenfeld',
    lead: 'Sa 24.5. 10-16 Uhr bei Regen am 31.5.',
  })
})

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'muddy paws w/ jess\ndog grooming ludlow\nsmall dogs 28 big dogs 45 mon to thu 9-4, book by text 07700 900123 no walk ins',
    'Muddy Paws w/ Jess',
  ],
  [
    'es',
    'vermutería en reus, se llama a las doce en punto, viernes 19-23 sábado 12-23, vermut de la casa 2,80',
    'A las Doce en Punto',
  ],
])('in %s small words of a name typed without capitals stay small', (locale, brief, title) => {
  expect(titleOf(brief, locale)).toBe(title)
})

it('who introduces themselves is the headline, without "I am"', () => {
  const brief =
    '저는 전주에서 방문 미용을 하는 미용사 채순옥입니다. 커트는 2만 원, 커트와 샴푸는 2만 8천 원입니다. 예약은 전화 063-555-0128로 해 주세요.'
  expect(titleOf(brief, 'kr')).toBe('전주에서 방문 미용을 하는 미용사 채순옥')
})

it('a part of the town behind a comma may leave the headline, and is told', () => {
  const brief =
    'Se alquila local ensayo para bandas en Vigo, zona Lavadores\nsala grande 14€/h\npreguntar por Breixo, 986 555 012'
  expect(titleOf(brief, 'es')).toMatch(/^Se alquila local ensayo para bandas en Vigo/)
  expect(JSON.stringify(composedDocument(brief, { locale: 'es', seed: 0 }))).toMatch(
    /zona Lavadores/i,
  )
})

it('a title in quotation marks has no town before it', () => {
  const brief =
    '写真展やります 「団地の夕方」 森下ヨウ\n11/3〜11/9 11時〜19時\n高円寺 ギャラリー土瀝青 2階\n入場無料'
  expect(titleOf(brief, 'ja')).toBe('団地の夕方')
})

it('a short line is the headline as it stands', () => {
  const brief =
    "nan's 90th!! sat 22 aug, Ballyliffin gaa hall, from 7 till late\nmusic by the mcconalogue brothers, grub at 8\nrsvp to Sinead by 8 august 087 555 0164"
  expect(titleOf(brief, 'en')).toBe("Nan's 90th")
})

it('what the headline says already does not stand under it again, and when it is open is told', () => {
  const brief =
    'cabane a sucre a mirabel ouverte du 27 fevrier au 26 avril, repas a volonté 38$ adulte, 19$ enfant 4-11\nreservation obligatoire la fin de semaine 450 555 0139\nfermé lundi mardi'
  const { blocks } = composedDocument(brief, { locale: 'fr', seed: 0 })
  expect(blocks.hero?.props.lead).not.toContain('Mirabel')
  expect(JSON.stringify(blocks)).toContain('Ouverte du 27 février au 26 avril.')
})
