import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, readFor } from './commanded-page.ts'

const briefs = {
  en: 'Marlow is a barber in Leeds, 14 Cobden Street. Haircut £24, beard trim £14.',
  de: 'Die Konditorei Salz in Bremen backt Torten. Torte 4 €, Kuchen 3 €.',
  fr: 'La boulangerie Sel à Vitré. Brioche 6 €.',
  nl: 'Bakkerij Zout in Utrecht, Biltstraat 70. Roggebrood € 4.',
  pt: 'Padaria Sal em Curitiba. Pão R$ 4.',
} as const
const pageIn = (locale: keyof typeof briefs) => composedPage(briefs[locale], locale)

describe('what a wish asks to be told', () => {
  it.each([
    ['en', 'Can you add that we take cards and Apple Pay?', 'We take cards and Apple Pay.'],
    ['en', 'Could you mention we take Apple Pay?', 'We take Apple Pay.'],
    ['fr', 'Pouvez-vous ajouter que nous acceptons la carte ?', 'Nous acceptons la carte.'],
    ['pt', 'Você pode escrever que aceitamos cartão?', 'Aceitamos cartão.'],
    ['de', 'Kannst du dazuschreiben, dass wir Wunschtorten backen?', 'Wir backen Wunschtorten.'],
  ] as const)('asks nothing of readers in %s: “%s”', (locale, command, told) => {
    expect(pageTexts(commanded(pageIn(locale), command, locale).document)).toContain(told)
  })

  it('is a question still where it is one', () => {
    expect(readFor(pageIn('en'), 'add the sentence: Hungry now?')).toMatchObject({
      intents: [{ wish: 'tell', text: 'Hungry now?' }],
    })
  })

  it.each([
    [
      'de',
      'Schreib dazu, dass wir auch glutenfreie Kuchen haben',
      'Wir haben auch glutenfreie Kuchen.',
    ],
    [
      'de',
      'Schreib dazu, dass man bei uns mit Karte zahlen kann',
      'Man kann bei uns mit Karte zahlen.',
    ],
    ['de', 'Erwähne, dass wir auch Workshops anbieten', 'Wir bieten auch Workshops an.'],
    ['de', 'Schreib, dass wir Brot haben, das vegan ist', 'Wir haben Brot, das vegan ist.'],
    ['nl', 'Schrijf erbij dat we ook glutenvrij brood hebben', 'We hebben ook glutenvrij brood.'],
    ['nl', 'Vermeld dat je bij ons kunt pinnen', 'Je kunt bij ons pinnen.'],
    [
      'nl',
      'Schrijf erbij dat we alleen contant geld aannemen',
      'We nemen alleen contant geld aan.',
    ],
  ] as const)('has its verb where a sentence has it in %s: “%s”', (locale, command, told) => {
    expect(pageTexts(commanded(pageIn(locale), command, locale).document)).toContain(told)
  })

  it.each([
    ['de', 'Schreib dazu, dass wir im Hof Äpfel entsaften'],
    ['de', 'Schreib dazu, dass die kleinen gelben Äpfel schmecken'],
    ['nl', 'Schrijf erbij dat verse koffie klaar staat'],
  ] as [PageLanguage & keyof typeof briefs, string][])(
    'is not put down where its verb is unknown in %s: “%s”',
    (locale, command) => {
      expect(readFor(pageIn(locale), command, locale) ?? {}).not.toHaveProperty('intents')
    },
  )
})
