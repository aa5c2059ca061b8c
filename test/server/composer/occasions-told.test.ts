import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const pageOf = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

/** All that stands in the blocks of a type. */
const under = (brief: string, locale: PageLanguage, type: string): string =>
  JSON.stringify(Object.values(pageOf(brief, locale).blocks).filter((block) => block.type === type))

describe('a funeral', () => {
  const brief =
    'Our dad Ronald Pickering died on 4 June. The funeral is at St Oswald’s Church, Durham on Friday 19 June at 1pm. Family flowers only, but donations to Butterwick Hospice. He drove the number 20 bus for 31 years and knew every child on it. Parking is at the cricket club. Write to Jill at jill@pickering.example.'

  it('has nobody to find and serves no area', () => {
    expect(under(brief, 'en', 'place')).toContain('"Where"')
    expect(under(brief, 'en', 'about')).toContain('In memory')
    expect(pageOf(brief, 'en').facts.area).toBeUndefined()
  })

  it('tells of gifts where one looks what is good to know', () => {
    expect(under(brief, 'en', 'contact')).not.toContain('Butterwick')
  })
})

it.each([
  [
    'de',
    'Straßenfest in der Lindenallee, Jena, Samstag 12. September 14-20 Uhr, bei Regen 19. September. Kuchen 2 Euro. Infos bei Heike 03641 555 017.',
    '09-19',
  ],
  [
    'en',
    'Village fete in Ilam, Saturday 12 September from 2pm, if wet 19 September. Teas and a raffle. Ring Jo on 01335 555 0119.',
    '09-19',
  ],
] as const)('the day it is held on where it rains is no date, in %s', (locale, brief, day) => {
  expect(under(brief, locale, 'events')).not.toContain(day)
  expect(JSON.stringify(pageOf(brief, locale).blocks)).toContain('19')
})

it('who looks for work says where, and serves no area', () => {
  const brief =
    'Ik ben Joris Bakker, kok uit Breda. Ik ben op zoek naar werk, omgeving Breda en Tilburg. Mail joris@bakker.example.'
  expect(under(brief, 'nl', 'place')).not.toContain('Werkgebied')
})

it('a button for tickets that rings says so', () => {
  const brief =
    '吹奏楽団「ひばり」の演奏会です。12月6日(日)13時開演、あけぼのホール。チケットは前売1,200円、電話 075-555-0144 木村まで。'
  expect(under(brief, 'ja', 'hero')).not.toContain('チケットを買う')
})

it('who gives massages treats no patients', () => {
  const brief =
    '盛岡市で「ひだまり整体院」をやっています。60分5,000円です。営業時間は朝10時から夜7時まで。予約は019-555-0171へお電話ください。'
  expect(JSON.stringify(pageOf(brief, 'ja').blocks)).not.toContain('診療')
})

it('prices typed behind hours stand among the prices', () => {
  const brief =
    'broodkraam De Korenaar, vrijdag markt Tiel 8-14u. desem heel 4,80 spelt half 3,20. bestellen kan ook bel Wim 06 55501844'
  expect(under(brief, 'nl', 'hours')).not.toContain('4,80')
})

it('an invitation begins as its hosts began it', () => {
  const brief =
    '저희 결혼합니다! 신랑 김도현, 신부 이서윤입니다. 2026년 10월 17일 토요일 오후 2시, 수원 라비에벨 4층이에요. 화환은 정중히 사양합니다. 문의는 010-5550-0166.'
  expect(under(brief, 'kr', 'hero')).toContain('신랑 김도현, 신부 이서윤입니다.')
})

it('a notice tells how to know what is lost', () => {
  const brief =
    'Lost: Pepper, grey tabby cat, last seen near Victoria Park Leicester. She has a white patch on her chin and is chipped. £40 reward. Ring Sue 07700 900417.'
  expect(JSON.stringify(pageOf(brief, 'en').blocks)).toContain('white patch')
})
