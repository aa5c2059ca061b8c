import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, composedPage, readFor } from './commanded-page.ts'

const briefs: Record<PageLanguage, string> = {
  en: 'Salt & Rye is a bakery in Bristol. Sourdough £4.20. Call 0117 496 0999.',
  de: 'Bäckerei Salz in Bonn. Roggenbrot 4,20 €. Telefon 0228 555014.',
  es: 'Panadería Sal en Valencia. Hogaza 4 €. Teléfono 963 555 014.',
  fr: 'Boulangerie Sel à Vitré. Brioche 6 €. Téléphone 02 99 55 50 14.',
  it: 'Panificio Sale a Bologna. Focaccia 4 €. Telefono 051 555014.',
  nl: 'Bakkerij Zout in Utrecht. Roggebrood € 4. Bel 030 555 0114.',
  pt: 'Padaria Sal em Goiânia. Broa R$ 42. Telefone (62) 3555-5014.',
  ja: 'パン屋「しお」は谷中にあります。食パン420円。電話は03-5555-5014。',
  kr: '소금빵집, 대전. 식빵 4,200원. 전화 042-555-5014.',
}

describe('a wish with a word nobody understands', () => {
  it.each<[PageLanguage, string, string, string]>([
    ['en', 'connect the phone to a flibber', '“flibber”', '“phone”'],
    ['de', 'verknüpfe das Telefon mit dem Flibber', 'Flibber', '„Telefon“'],
    ['es', 'conecta el teléfono con el flíber', 'flíber', '«teléfono»'],
    ['fr', 'relie le téléphone au flibère', 'flibère', '«\u00a0téléphone\u00a0»'],
    ['it', 'collega il telefono al flibero', 'flibero', '«telefono»'],
    ['nl', 'koppel de telefoon aan de flibber', 'flibber', '‘telefoon’'],
    ['pt', 'conecta o telefone ao flíber', 'flíber', '“telefone”'],
    ['ja', '電話番号をフリバーにつないで', 'フリバー', '「電話番号」'],
    ['kr', '전화번호를 플리버에 연결해 줘', '플리버', '“전화번호”'],
  ])('in %s is told which, and what was understood', (locale, command, unread, known) => {
    const ask = askedBack(composedPage(briefs[locale], locale), command, locale)
    expect(ask?.choices).toEqual([])
    expect(ask?.question).toContain(unread)
    expect(ask?.question).toContain(known)
    expect(ask?.question).not.toMatch(/[{}]/)
  })

  it('says nothing of the page where it is about something else', () => {
    expect(readFor(composedPage(briefs.en), 'asdf qwer banana')).toBeNull()
  })
})
