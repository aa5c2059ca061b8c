import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'
import { askedBack } from './commanded-page.ts'

it.each([
  ['en', 'A countdown please', 'countdown'],
  ['de', 'Bitte einen Countdown einbauen', 'Countdown'],
  ['fr', 'Un compte à rebours, merci', 'compte à rebours'],
  ['es', 'Una cuenta atrás, por favor', 'cuenta atrás'],
  ['it', 'Un conto alla rovescia, grazie', 'conto alla rovescia'],
  ['pt', 'Uma contagem decrescente, por favor', 'contagem decrescente'],
  ['nl', 'Een aftelklok graag', 'aftelklok'],
  ['ja', 'カウントダウンを付けてください', 'カウントダウン'],
  ['kr', '카운트다운도 넣어 주세요', '카운트다운'],
] as const)('%s: what no page has is named in the answer', (locale, wish, name) => {
  const page = composedDocument('Luna, 12 Mill Road. 2027-06-05. 020 7946 0018', { locale })
  const ask = askedBack(page, wish, locale)
  expect(ask?.question).toContain(name)
  expect(ask?.choices).toEqual([])
})
