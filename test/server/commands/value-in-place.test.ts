import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage } from './commanded-page.ts'

const told = (brief: string, wish: string, locale: PageLanguage) =>
  JSON.stringify(commanded(composedPage(brief, locale), wish, locale).document.blocks)

describe('a value that is set against the one the page tells', () => {
  it.each([
    [
      'es',
      'Taller de cestas en Soria, calle Mayor 3. Empezamos el sábado 12 de junio a las 10:30 con café.',
      'quedamos a las 11:00, no a las 10:30',
      'a las 11:00',
      '10:30',
    ],
    [
      'pt',
      'Caminhada em Melgaço. Partimos todos os sábados às 8h30 da ponte e voltamos às 17h00.',
      'Partimos às 9h00, e não às 8h30.',
      '9h00',
      '8h30',
    ],
    [
      'fr',
      "Ouvert le samedi et le dimanche de 14 h à 18 h, d'avril à octobre. Le moulin est à Vallon.",
      'on ferme à 17 h 30 et pas à 18 h',
      '14 h à 17 h 30',
      '18 h',
    ],
    [
      'kr',
      '동네 벼룩시장이 6월 13일 토요일에 전주시 한옥길 8에서 열려요. 오후 2시에는 노래 모임을 합니다.',
      '노래 모임은 오후 2시가 아니라 3시예요',
      '오후 3시',
      '오후 2시',
    ],
  ] as const)('stands in its place (%s)', (locale, brief, wish, now, old) => {
    const after = told(brief, wish, locale)
    expect(after).toContain(now)
    expect(after).not.toContain(old)
  })

  it('moves the day of the entry with the words', () => {
    const brief = 'Repair day in Ludlow on Saturday 12 June 2027 at 10 am. Jam stall on 20 June.'
    const { document } = commanded(composedPage(brief), 'Change “12 June” to “19 June”')
    const text = JSON.stringify(document.blocks)
    expect(text).toContain('19 June')
    expect(text).not.toMatch(/12 June|2027-06-12/)
    expect(text).toContain('--06-20')
  })
})

describe('a value of something the page tells of in other words', () => {
  it.each([
    [
      'fr',
      'Le dimanche 13 juin 2027 à 15 h, Odile tresse un panier devant vous. Le musée est à Vallon.',
      'la démonstration est repoussée au 20 juin',
      '20 juin',
    ],
    [
      'es',
      'Reencuentro el sábado 18 de septiembre de 2027 en Haro. Confirma antes del 30 de junio con Pilar.',
      'el plazo termina el 15 de julio',
      'antes del 15 de julio',
    ],
    [
      'en',
      'The choir week is from Monday 5 July to Friday 9 July 2027 in Ludlow. Please sign up by 1 June with Martin.',
      'sign up deadline moved to 10 june',
      'by 10 June',
    ],
    [
      'it',
      'Svuotiamo la casa sabato 22 maggio 2027 a Udine. I mobili si ritirano entro il 31 maggio.',
      'ritiro entro il 6 giugno',
      'entro il 6 giugno',
    ],
  ] as const)('is offered, the likeliest first (%s)', (locale, brief, wish, now) => {
    const page = composedPage(brief, locale)
    const [choice] = askedBack(page, wish, locale)?.choices ?? []
    const after = commanded(page, choice?.command ?? '', locale).document
    expect(JSON.stringify(after.blocks)).toContain(now)
  })

  it('leaves a new thing alone', () => {
    const page = composedPage('Next walk: 4 October from Rye, 11 miles. Bring water.')
    const asked = askedBack(page, 'A walk on 1 November round Camber, 9 miles, easy, muddy paths.')
    expect(JSON.stringify(asked)).not.toContain('4 October')
  })
})
