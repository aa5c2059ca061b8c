import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

it.each([
  [
    'en',
    'We darn socks in Bath, £4 a pair, and the page can be called Hole & Heel. Ring 01225 555 012.',
    'Hole & Heel',
    /can be called/,
  ],
  [
    'de',
    'Der Titel soll Nacht der Lichter sein. Am 4. Juni 2027 um 20 Uhr in der Kirche in Melk, Eintritt 5 Euro.',
    'Nacht der Lichter',
    /Titel soll/,
  ],
  [
    'fr',
    'J’enseigne le violon à Foix, 30 € l’heure, et la page peut s’appeler Violon chez Luc. Tél 05 61 55 50 12.',
    'Violon chez Luc',
    /appeler/,
  ],
  [
    'es',
    'Doy clases de chelo en Soria a 20 € y la página se puede llamar Chelo con Ana. Tel 975 555 012.',
    'Chelo con Ana',
    /llamar/,
  ],
  [
    'it',
    'Insegno flauto a Todi, 25 euro, e la pagina può chiamarsi Flauto con Ada. Tel 075 555 0123.',
    'Flauto con Ada',
    /chiamarsi/,
  ],
  [
    'pt',
    'Dou aulas de violão em Natal por R$ 60 e a página pode se chamar Violão com o Prof. Beto. Ligue (84) 3555-0161.',
    'Violão com o Prof. Beto',
    /chamar/,
  ],
  [
    'nl',
    'Ik geef pianoles in Goes, € 30 per les, en de pagina mag Piano bij Mies heten. Bel 0113 555 012.',
    'Piano bij Mies',
    /heten/,
  ],
  [
    'ja',
    'タイトルは「春の茶会」で、4月5日の10時から富山市の寺で開きます。参加費は1000円です。',
    '春の茶会',
    /タイトル/,
  ],
  [
    'kr',
    "제목은 '봄밤 음악회'로 해 주세요. 4월 5일 저녁 7시에 춘천 문화회관에서 해요. 입장료는 5000원이에요.",
    '봄밤 음악회',
    /제목/,
  ],
] as const)(
  'what the page is to be called is its name in %s, and the wish is not printed',
  (locale, brief, name, wish) => {
    const page = composedDocument(brief, { locale })
    expect(page.facts.name).toBe(name)
    expect(JSON.stringify(page.blocks)).not.toMatch(wish)
  },
)

it('what else the sentence tells stays', () => {
  const page = composedDocument(
    'We darn socks in Bath for £4 a pair, and the page can be called Hole & Heel. Ring 01225 555 012.',
  )
  expect(JSON.stringify(page.blocks)).toContain('socks')
})

it('a price behind the name it is typed to is a row of its own', () => {
  const page = composedDocument(
    '충주에서 사과 농사 짓습니다. 이름은 두레농원이구요 부사 10키로 5만5천원. 010-5550-7391',
    { locale: 'kr' },
  )
  expect(page.facts.name).toBe('두레농원')
  expect(JSON.stringify(page.blocks)).not.toContain('이름은')
})

it.each([
  [
    'en',
    'We open the workshop in Cloquet on June 13. My brother wanted to call it "Last Repairs," but Mom cried, so please use "Sixty-Three Accordions." Write to nell@example.org',
    'Sixty-Three Accordions',
  ],
  ['en', 'We mend kites in Hull. Use the name First Light please. 01482 555012', 'First Light'],
  [
    'es',
    'Arreglo cometas en Soria. Mi hermano quería llamarla Última Hora, pero usa el nombre Primera Luz. 975 55 01 44',
    'Primera Luz',
  ],
  ['es', 'Pico piedras de molino en Cuautla. Póngale así, Piedras Lucero.', 'Piedras Lucero'],
  ['de', 'Wir flicken Drachen in Melle. Nehmen Sie den Namen Erster Wind.', 'Erster Wind'],
  ['fr', 'On répare des cerfs-volants à Dole. Utilisez le nom Premier Vent.', 'Premier Vent'],
  ['it', 'Ripariamo aquiloni a Todi. Usate il nome Primo Vento.', 'Primo Vento'],
  ['pt', 'Consertamos pipas em Natal. Usem o nome Primeiro Vento.', 'Primeiro Vento'],
  ['nl', 'Wij maken vliegers in Goes. Gebruik de naam Eerste Wind.', 'Eerste Wind'],
  ['ja', '凧の修理をしています。名前は「はつかぜ」でお願いします。', 'はつかぜ'],
] as const)(
  'the name that is to be used is the headline, and none that was refused, in %s',
  (locale, brief, name) => {
    const { hero } = composedDocument(brief, { locale, seed: 0 }).blocks
    expect(hero?.props.title).toBe(name)
  },
)

it('a door that is to be used is no name', () => {
  const brief = 'We teach pottery in Leek. Please use the side door. 01538 550144'
  expect(composedDocument(brief, { locale: 'en', seed: 0 }).blocks.hero?.props.title).not.toContain(
    'door',
  )
})
