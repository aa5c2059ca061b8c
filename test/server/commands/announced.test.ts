import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const pages = {
  en: 'Hannah teaches the piano in Lewes. 30 minutes £20. Call 01273 496 012.',
  de: 'Radwerk ist eine Fahrradwerkstatt in Hamburg. Inspektion 59 €. Tel. 040 390 22 11.',
  fr: 'Les Tilleuls, maison d’hôtes à Sarlat. Chambre double 85 €. Téléphone 05 53 00 12 34.',
  es: 'Posada Brisa en Conil. Habitación doble 70 €. Teléfono 956 12 34 56.',
  it: 'Ciclofficina Naviglio a Milano. Tagliando 45 €. Telefono 02 8940 1234.',
  pt: 'Pousada Maré em Itacaré. Quarto casal R$ 320. Telefone (73) 3251-2000.',
  nl: 'Pianoles bij Femke in Haarlem. 30 minuten € 25. Bel 023 531 20 11.',
  ja: '鎌倉のお菓子教室です。単発レッスン6,800円。電話 0467-55-0144。',
  kr: '서울 망원동의 베이킹 클래스입니다. 원데이 클래스 60,000원. 전화 02-332-1234.',
} as const

const noticeOf = (page: ReturnType<typeof composedPage>) =>
  Object.values(page.blocks).find(({ type }) => type === 'notice')?.props

describe('words that ask for a notice', () => {
  it.each([
    ['en', 'make a notice that I am closed on 5 May', 'I am closed on 5 May'],
    ['en', 'stick a note on saying the bell is broken', 'The bell is broken'],
    [
      'de',
      'mach einen Hinweis rein, dass wir am 3. Oktober zu haben',
      'Wir haben am 3. Oktober zu',
    ],
    ['fr', 'mets un mot pour dire que nous sommes fermés en août', 'Nous sommes fermés en août'],
    ['es', 'pon un aviso de que cerramos en agosto', 'Cerramos en agosto'],
    ['it', 'metti un avviso che in agosto siamo chiusi', 'In agosto siamo chiusi'],
    [
      'pt',
      'bota um aviso que em julho estamos fechados pra reforma',
      'Em julho estamos fechados pra reforma',
    ],
    ['nl', 'zet erop dat we in juli dicht zijn', 'We zijn in juli dicht'],
    ['ja', 'すみません、7月は休みますって書いといてください', '7月は休みます'],
    ['kr', '7월은 쉰다고 공지 올려줘', '7월은 쉽니다'],
  ] as [PageLanguage & keyof typeof pages, string, string][])(
    'are no part of it: %s, “%s”',
    (locale, command, text) => {
      const page = composedPage(pages[locale], locale)
      const { document, undone } = commanded(page, command, locale)
      expect(noticeOf(document)?.text).toBe(text)
      expect(undone.blocks).toEqual(page.blocks)
    },
  )

  it('leave the other wish beside them', () => {
    const command = "put a note up that I'm away in May and change the phone to 01273 111222"
    const { document } = commanded(composedPage(pages.en), command)
    expect(noticeOf(document)?.text).toBe("I'm away in May")
    expect(document.facts.phone).toBe('+441273111222')
  })
})

describe('words that ask for a sentence', () => {
  it.each([
    ['en', 'write somewhere that parking is free', 'Parking is free.'],
    [
      'de',
      'schreib irgendwo hin dass man bei uns mit Karte zahlen kann',
      'Man kann bei uns mit Karte zahlen.',
    ],
    [
      'fr',
      'mets un petit message comme quoi la cuisine est en travaux',
      'La cuisine est en travaux.',
    ],
    ['es', 'escribe en algún sitio que hay aparcamiento gratis', 'Hay aparcamiento gratis.'],
    ['it', 'aggiungi una scritta che dice che si paga con la carta', 'Si paga con la carta.'],
    ['pt', 'escreve em algum lugar que aceitamos cartão', 'Aceitamos cartão.'],
    ['nl', 'zet een berichtje neer dat ik ziek ben', 'Ik ben ziek.'],
    ['ja', '材料費込みだと書き足して', '材料費込み。'],
    ['kr', '남성도 환영한다고 적어 주세요', '남성도 환영합니다.'],
  ] as [PageLanguage & keyof typeof pages, string, string][])(
    'are no part of it: %s, “%s”',
    (locale, command, text) => {
      const page = composedPage(pages[locale], locale)
      expect(JSON.stringify(commanded(page, command, locale).document.blocks)).toContain(
        `"${text}"`,
      )
    },
  )

  it('print nothing where nobody knows how the sentence goes', () => {
    const page = composedPage(pages.de, 'de')
    const read = readFor(page, 'häng ein Schild hin, dass der Hof von Müllers gesperrt ist', 'de')
    expect(read === null || 'ask' in read).toBe(true)
  })
})
