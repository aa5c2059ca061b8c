import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

type Entry = { name?: string; text?: string; price?: string }

const entriesOf = (brief: string, locale: PageLanguage): Entry[] => {
  const { blocks } = composedDocument(brief, { locale, seed: 0 })
  return (blocks.services?.props.items ?? []) as Entry[]
}

describe('what things cost is told in one way', () => {
  it.each<[PageLanguage, string, readonly string[]]>([
    [
      'kr',
      '중학생 영어 과외입니다. 수업은 주 2회 90분씩이고 한 달에 28만 원입니다. 일대일은 한 달 45만 원이에요. 문의 010-5550-0144',
      ['28만 원입니다', '일대일은 한 달 45만 원이에요'],
    ],
    [
      'kr',
      '펜션 물빛 평일 9만원 금요일 토요일 13만원 바베큐는 숯이랑 그릴 해서 2만원 예약 010-5550-0144',
      ['금요일 토요일 13만원', '바베큐는 숯이랑 그릴 해서'],
    ],
    [
      'ja',
      '子ども食堂みどり 毎月第1金曜 17時〜19時 こども無料おとな300円 連絡 090-5550-0144',
      ['こども無料おとな300円'],
    ],
    [
      'en',
      'Massage in Leith. One hour is £45. Ninety minutes costs £60 and I do a student rate of £35. Ring 0131 555 0144.',
      ['One hour is £45', 'student rate of £35'],
    ],
  ])('in %s in sentences: %s', (locale, brief, sentences) => {
    const entries = entriesOf(brief, locale)
    const told = JSON.stringify(composedDocument(brief, { locale, seed: 0 }).blocks)
    for (const sentence of sentences) expect(told).toContain(sentence)
    expect(entries.every(({ price }) => !price)).toBe(true)
  })

  it.each<[PageLanguage, string, readonly string[]]>([
    [
      'ja',
      '流しそうめん大会 8月1日 大人500円 小人300円 未就学児無料 連絡 090-5550-0144',
      ['大人', '小人', '未就学児'],
    ],
    [
      'es',
      'Peluquería Mari en Lorca. Corte 12 euros. El tinte son 25 euros y las mechas 40. Llamad al 968 555 014.',
      ['Corte', 'Tinte', 'Mechas'],
    ],
    [
      'kr',
      '꽃집 달밤이에요. 꽃다발 35000원부터, 미니 15000원. 배달은 마포구만 5000원, 포장은 1000원. 전화 02-555-0144',
      ['꽃다발', '미니', '배달은 마포구만', '포장'],
    ],
  ])('in %s in rows where each is a thing: %s', (locale, brief, names) => {
    const entries = entriesOf(brief, locale)
    expect(entries.map(({ name }) => name)).toEqual(names)
    expect(entries.every(({ price }) => price)).toBe(true)
  })
})
