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
    expect(under(brief, 'en', 'hours')).toContain('letter evening')
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
    expect(under(brief, 'fr', 'faq')).toContain("Il n'y a pas de parking")
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

describe('what somebody does, told in a sentence', () => {
  it.each([
    [
      'de',
      'Die Praxis heißt Hand & Fuß, mein Name ist Lena Roth. Ich bin Ergotherapeutin in Celle. Ich behandle vor allem Hände nach Brüchen und Operationen sowie Kinder mit Schreibschwäche. Bringen Sie bitte bequeme Kleidung mit. Eine Stunde kostet 70 Euro. Telefon 05141 555 0128.',
      'vor allem Hände nach Brüchen',
    ],
    [
      'it',
      'Siamo la Trattoria del Ponte, una cucina di casa a Bobbio. Cuciniamo lumache, pisarei e torte salate, il menu cambia ogni giorno. Il pranzo costa 15 euro. I cani possono entrare. Per prenotare chiamate lo 0523 555 0143.',
      'Cuciniamo lumache',
    ],
    [
      'es',
      'Somos la tienda de mascotas Bigotes, en el barrio de Delicias de Zaragoza, calle Oriente 12. Lavamos y cortamos el pelo a perros y gatos, siempre sin prisas. Pedimos que traigáis la cartilla. El baño cuesta 25 €. Llamad al 976 555 018.',
      'Lavamos y cortamos',
    ],
  ] as const)('is no rule, in %s', (locale, brief, told) => {
    expect(under(brief, locale, 'features')).not.toContain(told)
    expect(under(brief, locale, 'hero') + under(brief, locale, 'about')).toContain(told)
  })

  it('stands on the menu where there is one', () => {
    const brief =
      'Ofereço bolos em Lavras, a Doce Pé de Moleque. Fazemos pamonha, curau e bolo de milho o ano inteiro. Trabalho sozinha na cozinha de casa. Bolo de milho R$ 30, pamonha R$ 8. WhatsApp (35) 95550-0128.'
    expect(under(brief, 'pt', 'features')).not.toContain('curau')
  })
})

it('where it is delivered to does not stand where one finds a door', () => {
  const brief =
    'Die Gärtnerei Moosbach in Oberkirch, Mühlenweg 7, zieht Kräuter und Stauden. Gepackt wird in Papier. Wir liefern auf Wunsch nur donnerstags und nur im Stadtgebiet aus. Geöffnet Montag bis Freitag 9 bis 17 Uhr. Telefon 07802 555 0124.'
  expect(under(brief, 'de', 'place')).not.toContain('donnerstags')
  expect(under(brief, 'de', 'features')).toContain('nur donnerstags und nur im Stadtgebiet')
})

describe('who signs', () => {
  it.each([
    ['nl', 'Bel 0570 555 017 voor een afspraak. Groetjes, de werkgroep', 'De werkgroep'],
    ['nl', 'Bel 0570 555 017 voor een afspraak. Hartelijke groet, Anneke Bos', 'Anneke Bos'],
  ] as const)('is named beside how one gets in touch, in %s', (locale, end, who) => {
    const brief = `Repaircafé De Schroef zit in het dorpshuis van Olst. We repareren samen lampen, fietsen en kleren. ${end}`
    const { contact } = composedDocument(brief, { locale, seed: 0 }).blocks
    expect(contact?.props.who).toBe(who)
    expect(contact?.props.lead).not.toContain(who)
  })

  it('does so behind a closing sentence, and is nothing to know', () => {
    const brief =
      'Brook Cottage is our old mill near Clun in Shropshire. One dog is fine, no smoking please. Linen is included. Write to stay@brookcottage.example. We look forward to welcoming you, Ann and Tim.'
    expect(under(brief, 'en', 'features')).not.toContain('look forward')
    expect(under(brief, 'en', 'contact')).toContain('look forward to welcoming you, Ann and Tim')
  })

  it('a notice of mourning is no story', () => {
    const brief =
      "Nous disons adieu à Odette Marty le mercredi 8 avril 2026 à 10h30 à l'église de Lodève. Elle a tenu l'épicerie pendant trente ans. Un goûter suivra à la salle des fêtes. Merci de répondre à marty@example.fr. Ses filles, Claire et Lucie."
    expect(under(brief, 'fr', 'about')).not.toContain('Ses filles')
    expect(under(brief, 'fr', 'contact')).toContain('Ses filles, Claire et Lucie')
  })
})

describe('what is cut short', () => {
  it('behind a time in Dutch is told with it, and no title begins with a verb', () => {
    const brief =
      'Op zaterdag 20 juni 2026 houden we een dorpsfeest in Wijhe. Om 14.00 uur beginnen we met een speurtocht, om 17.00 uur gaat de oven aan en om 20.00 uur speelt de fanfare. Info: feest@wijhe.example.'
    expect(under(brief, 'nl', 'events')).toContain('Om 14.00 uur beginnen we met een speurtocht.')
    expect(under(brief, 'nl', 'events')).not.toContain('"Beginnen')
  })

  it('of a line of words stays one line', () => {
    const brief =
      '작년처럼 성수동 마당장터를 엽니다.\n일시: 2026년 5월 16일(토) 11:00~17:00\n장소: 성수동 느티나무공원\n떡볶이 · 버스킹 · 헌책 나눔\n돗자리는 각자 가져와 주세요.\n비가 오면 쉽니다.\n문의: 02-555-0137'
    expect(under(brief, 'kr', 'features')).not.toContain('"버스킹.')
  })

  it('beside a price stands with it', () => {
    const brief =
      'Bolos da Dona Zefa, em Lavras. Bolo de milho por R$ 32 cada, e bolo de aniversário a partir de R$ 75 o quilo, mínimo de 2 kg. Os bolos de festa precisam ser encomendados com quatro dias. WhatsApp (35) 95550-0141.'
    expect(under(brief, 'pt', 'menu')).toContain('"text":"Mínimo de 2 kg"')
  })
})

it('a price among sentences about other things stands under prices', () => {
  const brief =
    "Nell's is a tea room in Skipton. We bake all day and grind our own coffee. A pot of tea is £3, a slice of cake £4, and the soup £6.50. The door has a step, but we have a ramp. Ring 01756 555 0144."
  expect(under(brief, 'en', 'features')).not.toContain('pot of tea')
  expect(under(brief, 'en', 'services') + under(brief, 'en', 'menu')).toMatch(/pot of tea/i)
})

describe('what something costs', () => {
  it.each<[PageLanguage, string]>([
    [
      'pt',
      'O lugar completo, com prato raso, sopa, sobremesa e chávena, custa 4,50 € por pessoa; as terrinas e travessas, 6 € cada.',
    ],
    [
      'en',
      'The full setting, with plate, bowl, spoon and cup, costs £4.50 per person; tureens are £6 each.',
    ],
    [
      'de',
      'Das ganze Gedeck, mit Teller, Schüssel und Tasse, kostet 4,50 € pro Person; die Terrinen 6 €.',
    ],
    [
      'fr',
      'Le couvert complet, avec assiette, bol, dessert et tasse, coûte 4,50 € par personne ; les soupières, 6 € pièce.',
    ],
    [
      'es',
      'El servicio completo, con plato, sopa, postre y taza, cuesta 4,50 € por persona; las soperas, 6 € cada una.',
    ],
    [
      'it',
      'Il coperto completo, con piatto, scodella, tazza e cucchiaio, costa 4,50 € a persona; le zuppiere 6 € l’una.',
    ],
  ])('stands with what lies before its commas, in %s: %s', (locale, said) => {
    const [first = ''] = said.split(/ ?; /)
    expect(under(`Wedgwood Hire. ${said}`, locale, 'services')).toContain(`"${first}`)
  })
})
