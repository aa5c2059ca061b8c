import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'Gable Pottery in Rye is run by Nora Fenwick. Mugs £14. Write to hello@gable.example.',
  de: 'Töpferei am Tor in Wismar. Becher 14 €. Inhaberin ist Nora Lehnert. Telefon 03841 555 12.',
  fr: 'Poterie du Pont à Uzès. Tasse 14 €. Nora Vasseur tourne chaque pièce elle-même.',
  es: 'Cerámica La Puerta en Úbeda. Taza 14 €. La lleva Nora Vidrio desde 2009.',
  it: 'Ceramica del Ponte a Gubbio. Tazza 14 €. Ogni pezzo è fatto a mano da Nora Bassetti.',
  pt: 'Cerâmica do Porto em Caldas. Caneca 14 €. Cada peça é feita por Nora Brandoa.',
  nl: 'Pottenbakkerij De Poort in Delft. Beker € 14. Nora Kuipman draait elk stuk zelf.',
  ja: '陶房ひなた。マグカップ 2,000円。店主の小林恵が一つずつ焼いています。',
  kr: '도예공방 마루입니다. 머그컵 20,000원. 모든 그릇은 사장 김나영이 직접 굽습니다.',
} as const satisfies Record<PageLanguage, string>

const after = (locale: PageLanguage, wish: string) =>
  commanded(composedPage(briefs[locale], locale), wish, locale).document
const told = (locale: PageLanguage, wish: string) => {
  const { blocks, facts } = after(locale, wish)
  return JSON.stringify([blocks, facts.people])
}

describe('a name that is spelt otherwise', () => {
  it.each([
    ['en', "it's Fenwyck not Fenwick", 'Nora Fenwyck', 'Fenwick'],
    ['en', 'Nora Fenwick is now Nora Ashdown', 'Nora Ashdown', 'Fenwick'],
    ['de', 'sie heißt Lenert, nicht Lehnert', 'Nora Lenert', 'Lehnert'],
    ['fr', 'c’est Vaseur et pas Vasseur', 'Nora Vaseur', 'Vasseur'],
    ['es', 'es Vidrios, no Vidrio', 'Nora Vidrios', 'Vidrio '],
    ['it', 'il cognome è Basetti, non Bassetti', 'Nora Basetti', 'Bassetti'],
    ['pt', 'é Brandão, não Brandoa', 'Nora Brandão', 'Brandoa'],
    ['nl', 'het is Kuipmans, niet Kuipman', 'Nora Kuipmans', 'Kuipman '],
    ['ja', '小林ではなく古林です', '古林恵', '小林'],
    ['kr', '김나영이 아니라 김나연이에요', '김나연', '김나영'],
  ] as const)('is so wherever it stands (%s: %s)', (locale, wish, now, old) => {
    const page = told(locale, wish)
    expect(page).toContain(now)
    expect(page).not.toContain(old)
  })

  it('is done beside another wish', () => {
    const { blocks, theme } = after('en', 'Nora Fenwick is now Nora Ashdown and make it dark')
    expect([JSON.stringify(blocks).includes('Nora Ashdown'), theme.scheme]).toEqual([true, 'dark'])
  })

  it('leaves an address that has its letters as it is', () => {
    const page = composedPage(briefs.en.replace('hello@', 'nora.fenwick@'))
    const { facts } = commanded(page, 'it’s Fenwyck, not Fenwick').document
    expect(facts.email).toBe('nora.fenwick@gable.example')
  })

  it.each(['we are in Rye not Rhy', 'dogs are not welcome'])('is no other word: %s', (wish) => {
    const read = readFor(composedPage(`${briefs.en} Dogs are welcome.`), wish)
    expect(read && 'intents' in read ? read.intents : []).not.toContainEqual(
      expect.objectContaining({ wish: 'reword' }),
    )
  })
})
