import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

describe('a feast is called by whose it is', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Lina’s 5th birthday party is on Saturday 9 May at 2pm in our garden, 4 Mill Lane, Hull. Please reply by 1 May 07700 900111',
      'Lina’s 5th birthday party',
    ],
    [
      'en',
      'It’s party time on Saturday 9 May at 2pm, 4 Mill Lane, Hull. Ring 07700 900111',
      'Party time',
    ],
    [
      'de',
      'Omas 80. Geburtstag feiern wir am 9. Mai um 15 Uhr im Gasthof Krone in Celle. Meldet euch bis 1. Mai bei Tina 0171 3920011',
      'Omas 80. Geburtstag',
    ],
    [
      'kr',
      '우리 하준이 돌잔치 초대 페이지 만들고 싶어요 2026년 5월 9일 토요일 낮 12시 대전 유성구 한울가든 2층 매화실이에요 주차는 건물 지하 3시간 무료고 유성온천역에서 걸어서 7분정도',
      '하준이 돌잔치',
    ],
    [
      'kr',
      '안녕하세요 저희 딸 서윤이 돌잔치 초대 페이지 만들고 싶어요~ 10월17일 토요일 낮 12시 대구 수성구 들안길 한옥뜰 2층이에요. 문의는 아빠 김도현 010-5550-0142',
      '딸 서윤이 돌잔치',
    ],
  ])('%s: %s', (locale, brief, title) => {
    const { blocks } = composedDocument(brief, { locale, seed: 0 })
    expect(blocks.hero?.props.title).toBe(title)
    // What asks for the page is told nowhere.
    expect(JSON.stringify(blocks)).not.toContain('만들고')
  })
})
