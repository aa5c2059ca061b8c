import { expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const told = ({ blocks }: PageDocument) =>
  JSON.stringify(Object.values(blocks).map(({ props }) => props))
const shop = composedPage(
  'Trame a Lecce, via Sole 4. Orlo 12 €. Lunedì-venerdì 9-12:30 e 15-19. Telefono 0832 000123.',
  'it',
)

it('a sentence goes on behind a word that may join two wishes', () => {
  const { document } = commanded(
    shop,
    'Scrivi che la fermata è al campo comunale, con pensilina',
    'it',
  )
  expect(told(document)).toContain('La fermata è al campo comunale, con pensilina.')
  expect(told(document)).not.toContain('"fields":[{')
})

it('the afternoon opens later, and the morning stays', () => {
  const { document } = commanded(shop, 'al pomeriggio apriamo alle 16', 'it')
  expect(document.facts.hours).toBe('Mo-Fr 09:00-12:30,16:00-19:00')
})

it.each([
  ['it', 'il verde non mi piace, meglio viola'],
  ['en', "I don't like the green, make it purple"],
] as const)('a colour somebody does not like is not put on (%s)', (locale, wish) => {
  const { outcomes } = commanded({ ...shop, base: locale }, wish, locale)
  expect(outcomes).toEqual([
    expect.objectContaining({ code: 'colours', words: expect.not.stringMatching(/verde|green/) }),
  ])
})

it('a floor takes the place of no town', () => {
  const page = composedPage(
    'Sala Aberta em Viseu, rua Nova 12. Hora 11 €. Telefone 232 000 123.',
    'pt',
  )
  const { document } = commanded(page, 'mudámos para a rua Alta 6, rés do chão', 'pt')
  expect(document.facts.place).toBe('rua Alta 6, rés do chão, Viseu')
})

it.each([
  [
    'ja',
    '「紙や」は高崎の表具店です。ふすま4,000円。電話 027-000-0123。',
    '前橋市にも伺うことを書いてください',
    '前橋市にも伺います。',
  ],
  [
    'kr',
    '느린 산악회는 매달 산에 갑니다. 참가비 9,000원. 전화 063-000-0123.',
    '11월 21일 지리산 산행을 일정에 넣어 주세요',
    '지리산 산행"',
  ],
] as const)('what is to stand there is no order (%s)', (locale, brief, wish, text) => {
  expect(told(commanded(composedPage(brief, locale), wish, locale).document)).toContain(text)
})

it('what no page does is not told as if it did', () => {
  const ask = askedBack(
    { ...shop, base: 'fr' },
    'je voudrais que les gens paient par carte directement sur la page',
    'fr',
  )
  expect(ask?.choices).toEqual([])
})

it.each([
  ['fr', 'le nom de Rosa c’est Vidal avec un l'],
  ['kr', '총무 이름은 남궁혜입니다'],
] as const)('the name of somebody is not that of the place (%s)', (locale, wish) => {
  const read = readFor({ ...shop, base: locale }, wish, locale)
  const intents = read && 'intents' in read ? read.intents : []
  expect(intents.filter((one) => one.wish === 'fact')).toEqual([])
})

it('a headline may be asked for as a shorter one', () => {
  const { document } = commanded(
    { ...shop, base: 'fr' },
    'Mets un titre plus court : « Cousu droit »',
    'fr',
  )
  expect(document.blocks.hero?.props.title).toBe('Cousu droit')
})
