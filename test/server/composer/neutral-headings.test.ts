import { describe, expect, it } from 'vitest'
import { labelsOf } from '#server/composer/labels.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const pageOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks
const titles = (brief: string, locale: PageLanguage): string[] =>
  Object.values(pageOf(brief, locale)).map(({ props }) => String(props.title ?? ''))

describe('a heading that would be false', () => {
  it('calls no therapy room a hospital, in kr', () => {
    const brief =
      "청주에서 작은 미술치료실을 운영합니다. 이름은 '느린 물감 미술치료실'입니다. 저는 종합병원에서 7년 일한 윤다인입니다. 치료는 한 번에 50분, 6만 원입니다. 화요일부터 금요일 10시부터 6시까지 합니다. 전화 043-555-0142."
    expect(titles(brief, 'kr').join(' ')).not.toMatch(/병원|진료/)
  })

  it('keeps the words of a hospital where it is called one, in kr', () => {
    const brief =
      '제주 노형동 한빛치과입니다. 임플란트, 교정, 충치 치료와 스케일링을 합니다. 환자 한 분 한 분 천천히 봅니다. 스케일링은 5만 원입니다. 평일 9시부터 6시까지입니다. 전화 064-555-0142.'
    expect(titles(brief, 'kr')).toContain('진료비')
  })

  it.each([
    [
      'ja',
      '大津でソフトボールをしています。チーム名は「のんびりカモメ」です。日曜の朝8時から10時に河川敷でやってます。未経験OKです。連絡はkamome@example.jpまで。',
      '営業時間',
    ],
    [
      'es',
      'Doy clases de guitarra en Paraná, para chicos y grandes. Voy a domicilio por el centro. La hora sale 9000 pesos. Llamar al 343 555-0142.',
      'Zona de reparto',
    ],
    [
      'pt',
      'Perdida: minha tartaruga Pitanga sumiu do quintal na rua das Flores. O casco tem uma mancha amarela. É mansa, vem na mão. Tem um adesivo azul na barriga. Liga se achar: (31) 98555-0199.',
      'Como funciona',
    ],
    [
      'es',
      'Soy Ariel y doy clases de química en Mendoza. La primera media hora es gratis. Estudio ingeniería. Llamar al 261 555-0142.',
      'Precios',
    ],
  ] as const)('stands on no page of %s where nothing is so (%#)', (locale, brief, heading) => {
    expect(titles(brief, locale)).not.toContain(heading)
  })

  it('calls a name in quotation marks nothing that customers said', () => {
    const brief =
      "춘천에서 작은 공방을 운영합니다. 이름은 '느긋한 나무 공방 사람들'입니다. 도마는 3만 원입니다. 전화 033-555-0142."
    expect(pageOf(brief, 'kr').quotes).toBeUndefined()
  })
})

describe('what leans on its neighbour', () => {
  it('is told with those it speaks of where one writes about them', () => {
    const brief =
      'Our school reunion is on Saturday, June 12, 2027 at the Grange Hall in Salem. Tickets are $30. We still cannot find three classmates: Dora Fenn, Hal Pruett and Irene Lusk. If anybody knows where they are, they can write to reunion@example.org.'
    expect(JSON.stringify(pageOf(brief, 'en').contact?.props)).toContain('Irene Lusk')
  })
})

it('has a word for hours, places and days that is true of anything, in every language', () => {
  const locales: PageLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'kr']
  for (const locale of locales) {
    const { place, programme } = labelsOf(locale).sections
    expect([place.plain, programme.plain].every(Boolean)).toBe(true)
  }
})

describe('where nothing is sold', () => {
  it.each([
    [
      'ja',
      '米寿の祝いの会を開きます。日時は十月十一日（日）正午から。会場は料亭「みなと亭」二階の広間です。会費は大人八千円、小学生三千円です。お祝いの品はご辞退申し上げ、代わりにはがきをお持ちください。ご出欠は九月十五日までに孫の遥（080-5555-0139）へお知らせ願います。',
      '会費',
      /料金|ギフト|ご利用案内/,
    ],
    [
      'ja',
      '水辺の会の秋の遠足は10月11日（日）です。参加費は大人500円、子ども200円です。お弁当をお持ちください。申し込みは080-5555-0139まで。',
      '参加費',
      /料金|ご利用案内/,
    ],
    [
      'kr',
      '솔치분교 동창회 페이지를 만들고 싶습니다. 올해 모임은 2026년 5월 16일 토요일 오전 11시, 옛 운동장입니다. 회비는 1인 3만 원이고 70세 이상은 안 받습니다. 옛날 사진이 있으면 가져오세요. 참석은 총무 엄기순 010-5550-0172로 문자 주세요.',
      '회비',
      /요금|이용 안내/,
    ],
  ] as const)(
    'what it costs in %s is called as the brief calls it (%#)',
    (locale, brief, heading, shop) => {
      expect(titles(brief, locale)).toContain(heading)
      expect(JSON.stringify(pageOf(brief, locale))).not.toMatch(shop)
    },
  )

  it('keeps the heading of a shop that has members', () => {
    const brief =
      '松山の美容室「ひなた」です。カット4,000円、カラー6,000円。会費のいらない会員カードがあります。電話089-555-0139。'
    expect(titles(brief, 'ja')).not.toContain('会費')
  })
})
