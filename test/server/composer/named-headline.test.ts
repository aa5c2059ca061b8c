import { expect, it } from 'vitest'
import { fold } from '#server/reader/text/fold.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const pageOf = (brief: string, locale: PageLanguage) => {
  const { facts, blocks } = composedDocument(brief, { locale, seed: 0 })
  return { name: facts.name ?? '', ...blocks.hero?.props } as Record<
    'name' | 'title' | 'eyebrow',
    string
  >
}

/** One in so many labelled briefs. */
const step = 18

it('what stands at the head of a page stands in its headline, or beside it', () => {
  const briefs = labelledBriefs().filter(
    ({ split, locale }, at) =>
      (split === 'dev' || split === 'late') && locale !== 'pl' && at % step === 0,
  )
  const others = briefs.flatMap(({ id, brief, locale }) => {
    const { name, title, eyebrow = '' } = pageOf(brief, locale as PageLanguage)
    return fold(`${title} ${eyebrow}`).includes(fold(name)) ? [] : [`${id}: ${name} / ${title}`]
  })
  expect(briefs.length).toBeGreaterThan(100)
  expect(others).toEqual([])
})

it.each([
  [
    'de',
    'servus bäckerei stangl regen im woid brezn 45 cent zwoapfünder 4,20 bauernkrapfa 3,50 nur samstag di bis sa',
    'Stangl',
  ],
  [
    'ja',
    '松山で木金土だけやってるパン屋です 店の名前は ひなた\n朝10時から売り切れまで\nあんぱん180円 塩パン150円',
    'ひなた',
  ],
  [
    'pt',
    'tiro com arco\nArqueiros do Lobo\nÉvora, campo da feira\ncurso de 8 aulas desde março',
    'Arqueiros do Lobo',
  ],
  [
    'nl',
    'Vertaalbureau Woordbrug\nMaastricht\nNederlands, Duits en Frans, beëdigd\nPer woord 0,16\nOfferte binnen het uur op werkdagen',
    'Vertaalbureau Woordbrug',
  ],
] as const)(
  'in %s the headline names what the head of the page names: %s',
  (locale, brief, name) => {
    const page = pageOf(brief, locale)
    expect(page.name).toContain(name)
    expect(page.title).toContain(page.name)
  },
)

it.each([
  [
    'kr',
    '안녕하세요 ㅎㅎ 제주 함덕에서 작은 책방 하고 있어요ㅋㅋㅋ 이름은 달팽이책방이에요. 수~일 11시부터 6시까지 열어요 ㅠㅠ',
    /[ㄱ-ㅎㅠㅜ]/,
  ],
  [
    'ja',
    '岡山で週末だけの焼き菓子屋やってます笑 名前は こはる です w 金土11時から売り切れまで クッキー200円',
    /笑|w/,
  ],
  [
    'es',
    'Soy Manolo y tapizo sillas y sofás en Murcia jajaja. La silla sale desde 45 euros.',
    /ja/,
  ],
] as const)('in %s nobody reads laughter', (locale, brief, laughter) => {
  const { blocks } = composedDocument(brief, { locale, seed: 0 })
  const { title, lead, eyebrow } = (blocks.hero?.props ?? {}) as Record<string, unknown>
  expect(JSON.stringify([title, lead, eyebrow])).not.toMatch(laughter)
})

it.each([
  [
    'pt',
    'JUDÔ PROFESSOR OSVALDO\nTurmas: infantil terça e quinta 18h\nMensalidade R$ 90\nRua Guaporé, 1140, Londrina',
    'Judô Professor Osvaldo',
  ],
  [
    'en',
    'KILBRACK VINTAGE DAY\nSunday 19 July 2026 from 11am at the GAA field.\nTea and cakes. Adults €8.',
    'Kilbrack Vintage Day',
  ],
  [
    'nl',
    'KAPSALON BIANCA\nLelystad\nknippen dames 28, heren 22\ndi t/m za 9-17',
    'Kapsalon Bianca',
  ],
  [
    'de',
    'TSV FALKENAU FUSSBALL\nTraining dienstags um 18 Uhr am Sportplatz in Falkenau. Beitrag 60 Euro im Jahr.',
    'TSV Falkenau Fussball',
  ],
] as const)('in %s a name shouted once is said: %s', (locale, brief, name) => {
  expect(pageOf(brief, locale).title).toContain(name)
})

it('a name of one word, or one written in capitals again, is meant to look so', () => {
  const brief = 'BAR NOVO\nLisboa. Abrimos às 18h. O BAR NOVO serve petiscos e vinho.'
  expect(pageOf(brief, 'pt').title).toContain('BAR NOVO')
})

it.each([
  [
    'fr',
    'La Fanfare du Mardi répète le jeudi, ne cherchez pas. Nous sommes vingt-deux et nous jouons depuis 1994 dans les carnavals.',
    'La Fanfare du Mardi',
  ],
  [
    'es',
    'Las Bordadoras del Jueves nos juntamos a bordar desde 2009. Somos doce mujeres y bordamos manteles en la biblioteca de Almagro.',
    'Las Bordadoras del Jueves',
  ],
  [
    'pt',
    'A Devagar é uma oficina de bicicletas em Aveiro. Arranjo bicicletas de toda a espécie.',
    'Devagar',
  ],
] as const)('in %s a name keeps the article it begins with: %s', (locale, brief, name) => {
  expect(pageOf(brief, locale).name).toBe(name)
})

it.each([
  [
    'kr',
    '대구 칠성동 칠성시장 안에서 옷수선 합니다 간판도 없어요 참기름집 옆에 파란 천막집\n바지기장 4천원 지퍼 8천원부터\n월~토 9시부터 6시',
    /간판|참기름집/,
  ],
  [
    'kr',
    '인천 부평시장에서 신발 수선해요 간판은 없고 떡집 옆 초록문이에요 굽갈이 5천원 밑창 2만원부터 월~토 9시~6시',
    /떡집/,
  ],
  [
    'ja',
    '看板もない小さい店ですが高松で自転車修理してます うどん屋の裏です パンク1000円から ブレーキ1500円 月〜土9時から18時',
    /看板|うどん屋/,
  ],
] as const)(
  'in %s what is denied and whoever is next door is no name: %s',
  (locale, brief, other) => {
    const { name, title } = pageOf(brief, locale)
    expect(`${name} ${title}`).not.toMatch(other)
  },
)

it.each([
  [
    'en',
    'Bed & Beak. We mind your hens while you are away. Little Milton, near Ballarat. $4.50 per hen per night. No roosters. Phone Trish 0491 570 156.',
    'Bed & Beak',
  ],
  [
    'pt',
    'oi faz uma pagina pra mim, conserto guarda chuva e sombrinha, nome Pé na Poça, banca na galeria loja 12 centro de juiz de fora. cabo 20. zap 32 90000-6158',
    'Pé na Poça',
  ],
  [
    'ja',
    '足踏みミシン直します 踏みや です 革ベルト交換3300円 岐阜市と各務原は出張費なし 058-555-0126',
    '踏みや',
  ],
] as const)('in %s a name is the headline whole, and no town is added', (locale, brief, name) => {
  expect(pageOf(brief, locale).title).toBe(name)
})
