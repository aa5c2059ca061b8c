import { expect, it } from 'vitest'
import { fontFaces } from '#client/blocks/font-faces.ts'
import { fontPairs as voices } from '#client/blocks/font-pairs.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { fontFamilies } from '#shared/page/font-families.ts'
import { fontPairs, type Theme } from '#shared/page/theme.ts'
import { askedBack, commanded, composedPage, edited } from './commanded-page.ts'

const briefs: Record<PageLanguage, string> = {
  en: 'Harbour Choir rehearses in Whitby on Tuesdays at 7 pm.',
  de: 'Hafenchor in Kiel. Wir proben dienstags um 19 Uhr.',
  fr: 'Chœur du Port à Brest. Répétitions le mardi à 20 h.',
  es: 'Coro del Puerto en Gijón. Ensayamos los martes a las 20 h.',
  it: 'Coro del Porto a Genova. Prove il martedì alle 20.',
  pt: 'Coro do Porto em Aveiro. Ensaios às terças às 20h.',
  nl: 'Havenkoor in Vlissingen. Repetitie op dinsdag om 20 uur.',
  ja: '港町合唱団です。毎週火曜日の夜7時に函館で練習しています。',
  kr: '항구합창단입니다. 매주 화요일 저녁 7시 목포에서 연습합니다.',
}

const serifs: Theme['pair'][] = ['serif-display', 'soft-serif', 'editorial', 'bookish']
const modern: Theme['pair'][] = ['modern', 'geometric', 'grotesque']
const elegant: Theme['pair'][] = ['serif-display', 'editorial']

it.each([
  ['en', 'could we have a more modern font', modern],
  ['de', 'die Schriftart moderner bitte', modern],
  ['fr', 'mets une police plus moderne', modern],
  ['es', 'pon una letra más moderna', modern],
  ['it', 'vorrei un font più moderno', modern],
  ['pt', 'põe uma fonte mais moderna', modern],
  ['nl', 'graag een moderner lettertype', modern],
  ['ja', 'フォントをモダンにしてください', modern],
  ['kr', '글꼴을 현대적으로 바꿔 주세요', modern],
  ['en', 'use a serif font', serifs],
  ['de', 'bitte eine Schrift mit Serifen', serifs],
  ['fr', 'une police avec empattements', serifs],
  ['es', 'una letra con serifa', serifs],
  ['it', 'un carattere con grazie', serifs],
  ['pt', 'usa uma fonte com serifa', serifs],
  ['nl', 'een lettertype met schreef', serifs],
  ['ja', 'フォントを明朝に', serifs],
  ['kr', '명조체로 바꿔줘', serifs],
  ['en', 'make the typeface more elegant', elegant],
  ['de', 'elegantere Schrift', elegant],
  ['it', 'un carattere più elegante', elegant],
  ['ja', '書体をもっと上品に', elegant],
  ['kr', '글씨체를 우아하게 해 주세요', elegant],
  ['en', 'change the font to Space Grotesk', ['engineered']],
  ['de', 'nimm Bitter als Schrift', ['slab']],
] as const)('in %s “%s” gives the page such letters', (locale, wish, pairs) => {
  const plain = edited(composedPage(briefs[locale], locale), {
    op: 'theme',
    theme: { pair: 'gentle' },
  })
  const { document, undone } = commanded(plain, wish, locale)
  expect(pairs).toContain(document.theme.pair)
  expect({ ...document.theme, pair: 'gentle' }).toEqual(plain.theme)
  expect(undone.theme).toEqual(plain.theme)
})

it('letters that are so already stay', () => {
  const page = edited(composedPage(briefs.en), { op: 'theme', theme: { pair: 'bookish' } })
  expect(commanded(page, 'a serif font please').outcomes).toEqual([{ code: 'sameLook' }])
  expect(commanded(page, 'a font that is sans serif').document.theme.pair).toBe('humanist')
})

it.each([
  ['en', 'use a handwriting font'],
  ['de', 'bitte in Handschrift'],
  ['fr', 'une police manuscrite'],
  ['es', 'una letra manuscrita'],
  ['it', 'un carattere calligrafico'],
  ['pt', 'uma fonte manuscrita'],
  ['nl', 'een handgeschreven lettertype'],
  ['ja', '手書き風のフォントにして'],
  ['kr', '손글씨 폰트로 해줘'],
] as const)('in %s “%s”, which there is not, offers what there is', (locale, wish) => {
  const page = composedPage(briefs[locale], locale)
  const choices = askedBack(page, wish, locale)?.choices ?? []
  expect(choices).toHaveLength(2)
  for (const { command } of choices) {
    const { pair } = commanded(page, command, locale).document.theme
    expect(pair).not.toBe(page.theme.pair)
  }
})

it('every pair is called by the font its large letters are in', () => {
  for (const pair of fontPairs) {
    const { family } = voices[pair].display
    expect(Object.keys(fontFaces)).toContain(family)
    expect(family.startsWith(fontFamilies[pair])).toBe(true)
  }
})
