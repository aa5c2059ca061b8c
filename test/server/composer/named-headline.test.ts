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
const step = 12

it('what stands at the head of a page stands in its headline, or beside it', () => {
  const briefs = labelledBriefs().filter(
    ({ split, locale }, at) => split === 'dev' && locale !== 'pl' && at % step === 0,
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
