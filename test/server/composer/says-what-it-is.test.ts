import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

const said = (brief: string, locale: PageLanguage): string => pageTexts(brief, locale).join(' | ')

describe('a page whose brief says once what it is', () => {
  it.each([
    [
      'en',
      'hi i do chair seats, cane and rush and that danish paper cord stuff. its called Rush Job (joke, i take about 3 wks lol). text 07700 900418. cane from £95, rush 110',
      'I do chair seats, cane and rush',
    ],
    [
      'de',
      'Ich übertrage alte Briefe, Feldpost, Kirchenbuchseiten und Kochbücher aus Sütterlin und Kurrent in lesbare Schrift. Einen Namen habe ich dafür nicht, schreiben Sie einfach oben hin, was es ist.\n\nPreis: 9 € pro Seite. Ich lese alles vertraulich.',
      'Ich übertrage alte Briefe',
    ],
    [
      'kr',
      '손끝명함입니다. 이미 가지고 계신 명함 위에 점자를 찍어 드립니다. 새로 인쇄할 필요 없습니다.\n100장 22,000원, 200장 38,000원. 부가세와 돌아가는 택배비 포함입니다.\n너무 복지관 홈페이지처럼은 안 했으면 합니다. 글씨 크고 대비 잘 되게 해주시고, 화면낭독기로도 읽히게 부탁드려요. 로고는 아직 없습니다.',
      '이미 가지고 계신 명함 위에 점자를 찍어 드립니다',
    ],
  ] as const)('%s: tells it, however it may sound', (locale, brief, told) => {
    expect(said(brief, locale)).toContain(told)
  })

  it.each([
    ['en', 'I draw pets as victorian criminals, need a page pls. £40 each. 07700 900418'],
    ['en', 'i fix old radios could you make me a site? 07700 900418. £30 an hour'],
    [
      'de',
      'Ich schreib alte Briefe ab (Sütterlin, Kurrent) bräuchte ne Seite. 9 € pro Blatt. 05231 000417',
    ],
    ['fr', 'Je rempaille des chaises, il me faudrait une page. À partir de 60 €. 06 39 98 12 34'],
    ['es', 'alquilo mantones de Manila, me haces una web? 45 euros. 600 000 318'],
    ['it', 'Impaglio sedie, mi serve una pagina. Da 40 €. 349 0004417'],
    ['pt', 'Empalho cadeiras e preciso de uma página. Desde 30 €. 912 345 678'],
    ['nl', 'Ik vlecht stoelzittingen en zoek een pagina. Vanaf € 60. 06 10448327'],
    [
      'ja',
      '八ミリフィルムのデジタル化をやっているのでページを作ってください。1本3000円。090-0000-1234',
    ],
    ['kr', '의자 수리하는데 홈페이지가 필요해요. 3만원부터. 053-000-2468'],
  ] as const)('%s: tells it without the words that ask for the page behind it', (locale, brief) => {
    const text = said(brief, locale)
    expect(text).toMatch(
      /criminals|radios|alte Briefe|rempaille|mantones|sedie|cadeiras|stoelzittingen|デジタル化|의자 수리/i,
    )
    expect(text).not.toMatch(
      /page pls|a site|bräuchte|faudrait|haces|mi serve|preciso|zoek|作って|필요/,
    )
  })

  it('leaves what is said of visitors who need a page', () => {
    const brief = 'We build small sites in Leek. Call 01538 550144 if you need a website.'
    expect(asMeant(brief, 'en').text).toBe(brief)
  })
})
