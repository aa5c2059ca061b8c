import { describe, expect, it } from 'vitest'
import { commanded, composedPage } from './commanded-page.ts'

const page = composedPage(
  'Salt & Ember is a pottery and café in Falmouth. I learned throwing from my grandmother, Ada Penrose, and opened here in 2009 with one wheel and a kettle. Open Wednesday to Sunday 10:00-17:00. Six-week wheel course £210. Coffee £3.20. Call 01326 555 014. We fire twice a month. Children are welcome from eight.',
)
const types = ({ order, blocks }: typeof page) => order.map((id) => blocks[id]?.type)

describe('two sections change places', () => {
  it.each([
    ['en', 'Swap the prices and the opening hours'],
    ['en', 'switch around prices and hours please'],
    ['de', 'Vertausche bitte die Preise mit den Öffnungszeiten'],
    ['fr', 'Inverse les tarifs et les horaires'],
    ['es', 'Intercambia los precios y el horario'],
    ['it', 'Scambia i prezzi e gli orari'],
    ['pt', 'Troca os preços e o horário de lugar'],
    ['nl', 'Wissel de prijzen en de openingstijden om'],
    ['ja', '料金と営業時間を入れ替えて'],
    ['kr', '가격과 영업시간 순서를 바꿔 주세요'],
  ] as const)('in %s: %s', (locale, wish) => {
    const { document, undone } = commanded(page, wish, locale)
    const due = types(page).map((type) =>
      type === 'services' ? 'hours' : type === 'hours' ? 'services' : type,
    )
    expect(types(document)).toEqual(due)
    expect(undone.order).toEqual(page.order)
  })

  it('leaves what a page begins with', () => {
    const { ops, outcomes } = commanded(page, 'swap the header and the hours')
    expect(ops).toEqual([])
    expect(outcomes[0]?.code).toBe('inPlace')
  })
})
