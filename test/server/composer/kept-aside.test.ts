import { describe, expect, it } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

const shops: Record<string, readonly [string, string]> = {
  en: ['Elm Yard is a pottery in Leek. We teach throwing on the wheel.', 'Ring 01538 550 144.'],
  de: ['Der Ulmenhof ist eine Töpferei in Melle. Wir geben Kurse.', 'Telefon 05422 555 014.'],
  fr: [
    'La Poterie des Ormes est un atelier à Dole. Nous donnons des cours.',
    'Tél. 03 84 55 01 44.',
  ],
  es: [
    'El Taller del Olmo es un taller en Soria. Damos clases de torno.',
    'Teléfono 975 55 01 44.',
  ],
  it: [
    'La Bottega dell’Olmo è una bottega a Todi. Teniamo corsi di tornio.',
    'Telefono 075 550 144.',
  ],
  pt: ['A Oficina do Olmo é uma olaria em Curitiba. Damos aulas.', 'Telefone (41) 3555-0144.'],
  nl: ['De Iepenhof is een pottenbakkerij in Goes. We geven draailes.', 'Telefoon 0113 550 144.'],
  ja: [
    '「にれ工房」は益子町の陶芸工房です。ろくろ教室を開いています。',
    '電話は0285-55-0144です。',
  ],
  kr: ['느릅공방은 이천에 있는 도자기 공방입니다. 물레 수업을 해요.', '전화는 031-555-0144입니다.'],
}

const briefOf = (locale: string, said: string): string => {
  const [what, way] = shops[locale] ?? ['', '']
  return `${what} ${said} ${way}`
}

const leftOf = (locale: string, said: string): string[] => {
  const brief = briefOf(locale, said)
  const { ledger } = compose({
    brief,
    locale: locale as PageLanguage,
    locales: [],
    fallback: locale as PageLanguage,
    now: 0,
    seed: 0,
    known: { facts: {} },
  })
  return ledger.spans.flatMap(({ span, left }) => (left ? [brief.slice(...span).trim()] : []))
}

describe('a sentence that is said to visitors', () => {
  it.each([
    ['en', 'Say if you would like it sliced.'],
    ['en', 'The house is private after that, please.'],
    ['de', 'Was ich nicht kann, sage ich gleich.'],
    ['fr', 'N’oubliez pas la monnaie.'],
    ['it', 'Quello che non so fare lo dico subito.'],
    ['nl', 'Het boek uithebben hoeft niet.'],
    ['en', 'Mostly people who have failed before, I never shout.'],
    ['de', 'Keine Makler, bitte.'],
    ['fr', 'Pas de SMS, merci.'],
    ['it', 'Cerchiamo qualcuno che sappia cucire.'],
    ['nl', 'Vooral mensen die het eng vinden.'],
    ['nl', 'We zoeken nog iemand die met klei overweg kan.'],
  ])('is told, in %s: %s', (locale, said) => {
    const page = pageTexts(briefOf(locale, said), locale as PageLanguage).join('\n')
    expect(page).toContain(said.slice(0, -1))
  })
})

describe('a sentence that may be for whoever makes the page', () => {
  it.each([
    ['en', 'Not sure I like the word pottery.'],
    ['it', 'Del forno per ora non parlarne.'],
    ['nl', 'Schrijf nog maar niets over de oven.'],
    ['ja', '堅苦しくしたくないのです。'],
  ])('stands nowhere and is offered to its creator, in %s: %s', (locale, said) => {
    const page = pageTexts(briefOf(locale, said), locale as PageLanguage).join('\n')
    expect(page).not.toContain(said.slice(0, -1))
    expect(leftOf(locale, said)).toEqual([said])
  })

  it.each([
    ['en', 'Please don’t ring the bell.'],
    ['de', 'Wenn keiner rangeht, dann einfach nochmal probieren.'],
    ['en', 'No flowers please.'],
    ['en', 'Don’t be shy, just drop in.'],
    ['de', 'Bitte nicht klingeln, das Baby schläft.'],
    ['de', 'Perücken mache ich nicht.'],
    ['fr', 'Merci de ne pas sonner après vingt heures.'],
    ['es', 'No se admiten perros en el taller.'],
    ['it', 'Non suonate il campanello, il bimbo dorme.'],
    ['pt', 'Tragam avental e paciência.'],
    ['nl', 'Neem een kussen mee, de banken zijn hard.'],
    ['ja', '汚れてもよい服でお越しください。'],
    ['kr', '더러워져도 되는 옷을 입고 오세요.'],
  ])('is none that visitors are told, in %s: %s', (locale, said) => {
    expect(leftOf(locale, said)).toEqual([])
    const page = pageTexts(briefOf(locale, said), locale as PageLanguage).join('\n')
    expect(page).toContain(said.replace(/[.。]$/, ''))
  })
})

it('leaves no page without most of its words', () => {
  const brief = 'I just talk into this. I just talk about it. Zoe talks.'
  expect(pageTexts(brief, 'en').join(' ')).toContain('talk')
})

describe('a guest is told to keep a surprise', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'fr',
      'Fête surprise pour les 60 ans de Paul le samedi 6 juin à 19h, salle des Tilleuls à Dole. Surtout, pas un mot ! Réponse à zoe@dole.example. Ne mettez pas de photo de lui.',
      'pas un mot',
    ],
    [
      'de',
      'Überraschungsfest für Oma am Samstag, 6. Juni, 15 Uhr, Gasthof Linde in Celle. Bitte kein Wort zu Oma! Antwort an zoe@celle.example. Bitte kein Foto von ihr auf die Seite.',
      'kein Wort zu Oma',
    ],
    [
      'nl',
      'Verrassingsfeest voor opa op zaterdag 6 juni om 15 uur in zaal Linde in Goes. Mondje dicht! Antwoord aan zoe@goes.example. Geen foto van hem op de pagina graag.',
      'Mondje dicht',
    ],
  ])('in %s: %s', (locale, brief, said) => {
    const page = pageTexts(brief, locale).join('\n')
    expect(page).toContain(said)
    expect(page).not.toMatch(/de lui|von ihr|van hem/)
  })
})

it('what is to be seen at once is told, and not that it is', () => {
  const brief =
    'Ich bin Ute Brand, Hebamme in Celle. Hausgeburten mache ich nicht, das sollte man gleich sehen, damit niemand vergebens anruft. Bitte keine Fotos von mir. Telefon 05141 555014.'
  const page = pageTexts(brief, 'de').join('\n')
  expect(page).toContain('Hausgeburten mache ich nicht')
  expect(page).not.toContain('gleich sehen')
})

it('what several things cost is told, whatever stands behind it', () => {
  const brief =
    "Wasp nests removed around Ballan and the hills. Licensed, insured. $140 callout in town, $190 past the weir, no charge if it's gone when I get there, which happens. Ring 0491 570 157."
  const texts = pageTexts(brief, 'en').join(' ')
  expect(texts).toContain('past the weir')
})
