import { describe, expect, it } from 'vitest'
import { buttonsOf } from '#server/commands/carry-out/way.ts'
import { gap } from '#shared/page/command-outcome.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, edited, readFor } from './commanded-page.ts'

const mobile = composedPage('Otter Bikes in Kendal, 3 Mill Lane. Tune-up £40. Call 07700 900123.')
const landline = composedPage('Otter Bikes in Kendal. Tune-up £40. Call 01539 555014.')
const grey = edited(mobile, { op: 'theme', theme: { hue: 50, chroma: 0.08, depth: null } })

/** Money is written as its country's language does. */
const pagesOfMoney: Partial<Record<PageLanguage, Page>> = {
  ja: composedPage('大塚自転車店です。点検 4000円。電話は090-1234-5678。', 'ja'),
  kr: composedPage('자전거 공방 바퀴입니다. 점검 30,000원. 전화 010-1234-5678.', 'kr'),
}

type Page = typeof mobile
const inLanguage = (page: Page, base: PageLanguage): Page => ({ ...page, base })

function askedOf(page: Page, wish: string, locale: PageLanguage) {
  const read = readFor(inLanguage(page, locale), wish, locale)
  if (!read || !('ask' in read)) throw new Error(`not asked: ${wish}`)
  return read.ask
}

const unpriced: [PageLanguage, string, string][] = [
  ['en', 'Please add wheel truing to the prices', 'wheel truing'],
  ['de', 'Nimm bitte Speichentausch in die Preise auf', 'Speichentausch'],
  ['fr', 'Ajoute le dévoilage aux tarifs', 'dévoilage'],
  ['es', 'Añade el centrado a las tarifas', 'centrado'],
  ['it', 'Aggiungi la centratura ai prezzi', 'centratura'],
  ['pt', 'Acrescenta a centragem aos preços', 'centragem'],
  ['nl', 'Zet spaken vervangen bij de prijzen', 'spaken vervangen'],
  ['ja', 'ふれ取りを料金表に追加して', 'ふれ取り'],
  ['kr', '가격표에 휠 교정을 추가해 주세요', '휠 교정'],
]

describe('what is to stand among the prices, and has none', () => {
  it.each(unpriced)('in %s is asked for, and costs what is typed: %s', (locale, wish, item) => {
    const page = pagesOfMoney[locale] ?? inLanguage(mobile, locale)
    const { choices, question } = askedOf(page, wish, locale)
    expect(question).toContain(item)
    const [choice] = choices
    expect(choice?.isDraft).toBe(true)
    const finished = choice?.command.replace(gap, '25') ?? ''
    const { facts } = commanded(page, finished, locale).document
    const price = facts.prices?.find((one) => one.amount === 25)
    expect(price?.item.toLowerCase()).toBe(item.toLowerCase())
  })
})

const chats: [PageLanguage, string][] = [
  ['en', 'add a WhatsApp button'],
  ['de', 'Bitte noch einen WhatsApp-Button dazu'],
  ['fr', 'Ajoute un bouton WhatsApp'],
  ['es', 'Añade un botón de WhatsApp'],
  ['it', 'Aggiungi un pulsante WhatsApp'],
  ['pt', 'Acrescenta um botão de WhatsApp'],
  ['nl', 'Voeg een WhatsApp-knop toe'],
  ['ja', 'WhatsAppのボタンを追加して'],
  ['kr', '왓츠앱 버튼을 추가해 주세요'],
]

describe('one more button', () => {
  it.each(chats)('in %s stands beside the main one: %s', (locale, wish) => {
    const page = inLanguage(mobile, locale)
    const { document } = commanded(page, wish, locale)
    expect(document.facts.action).toEqual(page.facts.action)
    const leads = buttonsOf(document).map(({ to }) => to)
    expect(leads).toEqual(expect.arrayContaining(['fact:phone', 'fact:whatsapp']))
  })

  it.each(chats)('in %s asks for a number where there is only a landline: %s', (locale, wish) => {
    const [choice] = askedOf(landline, wish, locale).choices
    expect(choice?.isDraft).toBe(true)
    const finished = choice?.command.replace(gap, '+44 7700 900456') ?? ''
    const page = inLanguage(landline, locale)
    const { document } = commanded(page, finished, locale)
    const leads = buttonsOf(document).map(({ to }) => to)
    expect(leads).toEqual(expect.arrayContaining(['fact:phone', 'fact:whatsapp']))
    expect(document.facts.whatsapp).toBe('+447700900456')
    expect(document.facts.phone).toBe(page.facts.phone)
  })

  it('is asked about where the page says that nobody chats there', () => {
    const page = composedPage(
      'Otter Bikes in Kendal. Tune-up £40. Call 07700 900123. We do not use WhatsApp.',
    )
    expect(askedOf(page, 'add a WhatsApp button', 'en').choices[0]?.isDraft).toBe(true)
  })
})

const shades: [PageLanguage, string][] = [
  ['en', 'make the green darker'],
  ['de', 'Mach das Grün dunkler'],
  ['fr', 'rends le vert plus foncé'],
  ['es', 'haz el verde más oscuro'],
  ['it', 'rendi il verde più scuro'],
  ['pt', 'deixa o verde mais escuro'],
  ['nl', 'maak het groen donkerder'],
  ['ja', '緑をもっと濃くして'],
  ['kr', '초록색을 더 진하게 해 주세요'],
]

describe('another shade of a colour', () => {
  it.each(shades)('in %s asks where the page has none of it: %s', (locale, wish) => {
    const [choice] = askedOf(grey, wish, locale).choices
    const { theme } = commanded(inLanguage(grey, locale), choice?.command ?? '', locale).document
    expect([Math.abs(theme.hue - 148) < 20, theme.depth]).toEqual([true, 'deep'])
  })

  it.each(shades)('in %s is of the page’s own green: %s', (locale, wish) => {
    const green = edited(grey, { op: 'theme', theme: { hue: 140, chroma: 0.1, depth: null } })
    const { document, outcomes } = commanded(inLanguage(green, locale), wish, locale)
    expect([document.theme.hue, document.theme.depth]).toEqual([140, 'deep'])
    expect(outcomes).toEqual([{ code: 'deeper' }])
  })
})
