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
