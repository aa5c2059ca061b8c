import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** All that stands in the blocks of a type, without their headings' labels. */
function under(brief: string, locale: PageLanguage, type: string): string {
  const { blocks } = composedDocument(brief, { locale, seed: 0 })
  return JSON.stringify(
    Object.values(blocks)
      .filter((block) => block.type === type)
      .map(({ props }) => props),
  )
}

describe('where one may park', () => {
  it.each([
    [
      'en',
      'Hollow Lane Pottery is a small studio in Frome, at 9 Hollow Lane. Glazes are food safe. Please park in the lane behind the church. Ring us on 01373 555 0141.',
      'Please park in the lane',
    ],
    [
      'de',
      'Der Töpferhof Lauterbach liegt in Alsfeld, Mühlweg 4. Wir brennen bei 1240 Grad. Parken können Sie auf dem Hof der Mühle. Telefon 06631 555 0127.',
      'Parken können Sie',
    ],
    [
      'nl',
      'Pottenbakkerij De Schijf zit in Ommen, Molenstraat 12. Al ons servies mag in de oven. Parkeren kan achter de kerk. Bel 0529 555 014.',
      'Parkeren kan achter',
    ],
    [
      'ja',
      '益子町で「陶房くるみ」という工房をしています。住所は栃木県芳賀郡益子町城内坂12です。器は食洗機で洗えます。お車は裏の駐車場に停められます。電話は0285-55-0146です。',
      '裏の駐車場',
    ],
  ] as const)('is told with the way there, in %s', (locale, brief, told) => {
    expect(under(brief, locale, 'place')).toContain(told)
    expect(under(brief, locale, 'features')).not.toContain(told)
  })

  it('stays in a list of what there is', () => {
    const brief =
      'Garth Farm Camping in Bala has twelve pitches. Hot showers, a shop and parking are included. One night costs £18. Ring 01678 555 0123.'
    expect(under(brief, 'en', 'place')).not.toContain('Hot showers')
  })
})

describe('what happens on a day', () => {
  it.each([
    [
      'de',
      'Wir sind der Imkerverein Odenwald in Erbach. Am Sonntag, 21. Juni 2026 zeigen wir ab 10 Uhr am Lehrbienenstand, wie Honig geschleudert wird. Hunde bitte an die Leine nehmen. Fragen an vorstand@imker-odenwald.example.',
      '21. Juni 2026 zeigen wir',
    ],
    [
      'it',
      "L'associazione Passo Lento di Bobbio organizza camminate. La prossima camminata è domenica 14 giugno 2026 al Monte Penice, circa 9 km e 400 metri di salita. La tessera costa 15 euro. Scrivete a info@passolento.example.",
      'La prossima camminata',
    ],
  ] as const)('stands among the dates and no prices, in %s', (locale, brief, told) => {
    expect(under(brief, locale, 'events')).toContain(told)
    expect(under(brief, locale, 'services')).not.toContain(told)
  })

  it('is no price because it costs something', () => {
    const brief =
      'Quill & Co is a stationer in Hexham. On the last Friday of the month we hold a letter evening, 7 to 9, £5 with cake. We are open Tuesday to Saturday 10 to 5. Ring 01434 555 0133.'
    expect(under(brief, 'en', 'services')).not.toContain('letter evening')
    expect(under(brief, 'en', 'features')).toContain('letter evening')
  })
})

describe('a sentence behind another', () => {
  it('about what it costs is no story', () => {
    const brief =
      'We are the Tyne Fiddlers, a group for beginners in Wylam. Our teacher is Dora Kerr, who played with a ceilidh band for years. It costs £6 an evening, and the first one is free. Write to dora@tynefiddlers.example.'
    expect(under(brief, 'en', 'about')).not.toContain('£6 an evening')
    expect(under(brief, 'en', 'services')).toContain('£6 an evening')
  })

  it('that begins with "there is" does not lean on it', () => {
    const brief =
      "L'atelier Papier Plume, à Albi, relie vos carnets. Les enfants sont les bienvenus avec un adulte. Il n'y a pas de parking, venez à vélo. Écrivez à atelier@papierplume.example."
    expect(under(brief, 'fr', 'features')).not.toContain('parking')
    expect(under(brief, 'fr', 'place')).toContain("Il n'y a pas de parking")
  })

  it('ends before it where a house has its number', () => {
    const brief =
      'Wir sind das Nähcafé Nadelöhr in Fulda und treffen uns jeden ersten Freitag im Monat von 15 bis 18 Uhr im Pfarrsaal, Lindenstraße 8. Man bringt mit, was geflickt werden soll. Kaffee gibt es auch. Fragen an hallo@nadeloehr.example.'
    expect(under(brief, 'de', 'hero')).toContain('Lindenstraße 8."')
    expect(under(brief, 'de', 'features')).toContain('"Man bringt mit')
  })

  it('that begins with its own price takes nothing along', () => {
    const brief =
      'A Casa do Moinho é uma casa de férias em Aljezur. Tem um quarto, um forno de lenha e fica a dez minutos da praia. O preço é de 80 € por noite no inverno e 120 € no verão. Escrevam para casa@moinho.example.'
    expect(under(brief, 'pt', 'services')).not.toContain('forno de lenha')
    expect(under(brief, 'pt', 'hero')).toContain('forno de lenha')
  })
})

it('what is asked of mourners is no story of whom they mourn', () => {
  const brief =
    "Nous disons adieu à Marcel Vidal le mercredi 8 avril 2026 à 10h30 à l'église de Lodève. Il a été facteur pendant trente ans et aimait les abeilles. Ni fleurs ni plaques, un don au village sera préféré. Merci de répondre à vidal@example.fr."
  expect(under(brief, 'fr', 'about')).not.toContain('Ni fleurs')
  expect(under(brief, 'fr', 'features')).toContain('Ni fleurs')
})
