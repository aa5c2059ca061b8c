import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

function sectionsOf(brief: string, locale: PageLanguage) {
  const { blocks } = composedDocument(brief, { locale, seed: 0 })
  return Object.values(blocks).map(({ type, props }) => {
    const { title, items } = props as { title?: string; items?: { text?: string }[] }
    return { type, title, items: items?.map(({ text }) => text) }
  })
}

describe('steps their creator numbered', () => {
  it.each([
    ['en', 'Blade & Barrow sharpens knives by post in Leeds. £6 a knife.\n\nHow it works:\n', '. '],
    ['de', 'Messer Holm in Husum schleift Messer. Das Messer 6 €. So läuft es ab:\n', ') '],
    [
      'fr',
      'Atelier Holm à Gap, affûtage de couteaux. 6 € le couteau.\nComment ça marche :\n',
      '. ',
    ],
    ['es', 'Taller Holm en Ronda, afilamos cuchillos. 6 € el cuchillo.\n\nCómo funciona\n', '. '],
    ['it', 'Bottega Holm a Todi, affiliamo coltelli. 6 € a coltello.\nCome funziona:\n', ') '],
    ['nl', 'Slijperij Holm in Ede slijpt messen. 6 euro per mes. Zo werkt het:\n', '. '],
    ['pt', 'Oficina Holm em Tomar, afiamos facas. 6 € a faca.\nComo funciona:\n', '. '],
    ['ja', '宇都宮の包丁研ぎ「ホルム」です。1本900円。\n流れ\n', ''],
    ['kr', '춘천 칼갈이 홀름입니다. 칼 한 자루 6천원.\n진행 순서:\n', '. '],
  ] as const)('stand in their order under their own heading, in %s', (locale, before, mark) => {
    const steps = stepsIn[locale]
    const numbers = locale === 'ja' ? ['①', '②', '③'] : ['1', '2', '3']
    const list = steps.map((step, at) => `${numbers[at]}${mark}${step}`).join('\n')
    const sections = sectionsOf(`${before}${list}\n\n${telIn(locale)}`, locale)
    const section = sections.find(({ type }) => type === 'steps')
    const heading = /([^\n.!?。]+?)\s*[:：]?\n$/u.exec(before)?.[1]?.trim()
    expect(section?.title).toBe(heading)
    expect(section?.items?.map((text) => text?.replace(/[.。]$/u, ''))).toEqual(steps)
  })

  it('are steps where they run on in one line with numbers in circles', () => {
    const brief =
      '宇都宮の出張教習「ホルム」です。1回9,900円。\n①電話で不安なことを伺う ②ご自宅まで伺う ③近所を回る\n電話 028-555-0132'
    const steps = sectionsOf(brief, 'ja').find(({ type }) => type === 'steps')
    expect(steps?.items).toEqual(['電話で不安なことを伺う。', 'ご自宅まで伺う。', '近所を回る。'])
  })

  it('are prices where each has one', () => {
    const brief =
      'Cafe Holm in Leeds.\n\nMenu:\n1. Leek soup £4\n2. Rye toast £3\n3. Plum cake £3.50'
    const sections = sectionsOf(brief, 'en')
    expect(sections.map(({ type }) => type)).not.toContain('steps')
    const texts = pageTexts(brief, 'en')
    expect(texts.filter((text) => text.startsWith('Leek soup'))).toHaveLength(1)
    expect(texts.join('\n')).not.toMatch(/\d\. (?:Leek|Rye|Plum)/)
  })

  it('end where a line without a mark begins', () => {
    const brief =
      'Atelier Lune à Gap, tapisserie. Ce que nous faisons :\n- réfection complète\n- couture de coussins\n- rideaux sur mesure\nTél. 04 92 55 50 11'
    const list = sectionsOf(brief, 'fr').find(({ title }) => title === 'Ce que nous faisons')
    expect(list?.items).toEqual(['Réfection complète', 'Couture de coussins', 'Rideaux sur mesure'])
  })
})

it.each([
  [
    'de',
    'Bestattungen Holm in Vechta. Wir bieten: Erd-, Feuer- und Seebestattungen, Überführungen, Trauerdruck, Vorsorge.',
  ],
  [
    'nl',
    'Wasserij Holm in Ede. Wij doen: was-, strijk- en stoomservice, gordijnen, tafellinnen, stomerij.',
  ],
] as const)('in %s words that share their end stay together', (locale, brief) => {
  const shared = /(?<=: .)[^,]+-, [^,]+(?=,)/u.exec(brief)?.[0] ?? ''
  expect(pageTexts(brief, locale).join('\n')).toContain(shared)
})

const stepsIn: Record<PageLanguage, string[]> = {
  en: ['You write to me', 'I send you a box', 'Your knives come back sharp'],
  de: ['Sie schreiben mir', 'Ich schicke eine Schachtel', 'Die Messer kommen scharf zurück'],
  fr: ['Vous m’écrivez', 'Je vous envoie une boîte', 'Vos couteaux reviennent affûtés'],
  es: ['Nos escribe', 'Le enviamos una caja', 'Los cuchillos vuelven afilados'],
  it: ['Ci scrivete', 'Vi mandiamo una scatola', 'I coltelli tornano affilati'],
  nl: ['U schrijft ons', 'Wij sturen een doos', 'De messen komen scherp terug'],
  pt: ['Escreva-nos', 'Enviamos uma caixa', 'As facas voltam afiadas'],
  ja: ['お電話ください', '箱をお送りします', '研いだ包丁をお返しします'],
  kr: ['전화로 신청하세요', '상자를 보내 드려요', '갈아서 돌려보내 드려요'],
}

const telIn = (locale: PageLanguage): string =>
  ({ ja: '電話 028-555-0132', kr: '전화 033-555-0132' })[locale as string] ?? 'Tel. 01947 555014'
