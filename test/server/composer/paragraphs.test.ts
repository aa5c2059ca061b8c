import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

/** What each block of a page says, by its id. */
function saidIn(brief: string, locale: PageLanguage): Record<string, string> {
  const { order, blocks } = page(brief, locale)
  const said = (id: string) =>
    textFields(blocks[id]?.type ?? '', blocks[id]?.props ?? {})
      .map(({ value }) =>
        typeof value === 'string' ? value : plainText((value ?? []) as RichText),
      )
      .join(' · ')
  return Object.fromEntries(order.map((id) => [id, said(id)]))
}

const blockOf = (said: Record<string, string>, words: string): string | undefined =>
  Object.keys(said).find((id) => said[id]?.includes(words))

describe('sentences of a paragraph', () => {
  it('stay behind the one they lean on', () => {
    const said = saidIn(
      'Quire & Thread is just me, Una Pell, teaching bookbinding in an old chapel outside Frome, Somerset.\n\nThe one-day beginners’ course costs £85 including lunch and the loan of a press. There is also an evening repair class for £45 on the first Monday of each month; bring your own book.\n\nTo book, email una@quire.example with your level and whether you have a dog.',
      'en',
    )
    const block = blockOf(said, 'The one-day') ?? ''
    expect(block).toBe(blockOf(said, 'There is also'))
    expect(said[block]?.indexOf('The one-day')).toBeLessThan(
      said[block]?.indexOf('There is also') ?? 0,
    )
  })

  it('that tell prices stand with the prices', () => {
    const said = saidIn(
      'Der Kostümfundus Murhof ist ein Verleih für Theaterkostüme in Graz, Lendgasse 14. Rund 2.000 Stücke hängen bei uns, und fast alles wurde früher auf einer Bühne getragen.\n\nEin Kostüm kostet für ein Wochenende 48 Euro, Schulen zahlen die Hälfte. Dazu kommt eine Kaution von 80 Euro in bar, die Sie bei der Rückgabe wiederbekommen.\n\nAnproben nur mit Termin: 0316 555 0142.',
      'de',
    )
    expect(blockOf(said, 'Dazu kommt')).toBe(blockOf(said, 'Ein Kostüm kostet'))
    expect(blockOf(said, 'Dazu kommt')).toBe('services')
  })

  it('follow one another in a section as in the brief', () => {
    const said = saidIn(
      'Les Ânes du Vallon, petite ferme près de Florac.\n\nLes chiens restent à la maison. Avant le départ, Maud prend une heure pour vous apprendre à mener l’animal. Un acompte de 30 % est demandé, il est remboursé si vous annulez plus de quinze jours avant. Nous avons neuf ânes, tous habitués aux enfants.',
      'fr',
    )
    const all = Object.values(said).join(' ')
    expect(all).toContain('neuf ânes')
    const features = said.features ?? all
    const places = ['Les chiens', 'Avant le départ', 'Un acompte']
      .map((words) => features.indexOf(words))
      .filter((at) => at >= 0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})

describe('a form asks for nothing', () => {
  const labels = (brief: string, locale: PageLanguage) =>
    (page(brief, locale).blocks.contact?.props.fields ?? []) as { label: string }[]

  it('a price includes', () => {
    const fields = labels(
      'Quire & Thread teaches bookbinding in Frome. The course costs £85 including lunch and the loan of a press. To book, email una@quire.example with your level and whether you have a dog.',
      'en',
    ).map(({ label }) => label)
    expect(fields.join(' ')).not.toMatch(/lunch|loan/i)
    expect(fields).toContain('Level')
  })

  it('the owner is going to tell', () => {
    const fields = labels(
      '桐箪笥の修理をしている「木挽工房 まつば」です。写真をメールでお送りください。3日以内に概算をお知らせします。連絡先は matsuba@kobiki.example です。',
      'ja',
    ).map(({ label }) => label)
    expect(fields.join(' ')).not.toContain('概算')
  })
})

describe('what was said beside a request', () => {
  it('for a button is told', () => {
    const said = saidIn(
      'Quartierverein Rosenmatt, Olten: Am Samstag, 6. September, findet unsere Velobörse auf dem Schulhausplatz statt. Wir suchen noch Helferinnen und Helfer für je zwei Stunden, der Knopf soll zur Anmeldung als Helfer führen. Auskunft: velo@rosenmatt.example.',
      'de',
    )
    expect(Object.values(said).join(' ')).toContain('Wir suchen noch Helferinnen und Helfer')
    expect(Object.values(said).join(' ')).not.toContain('Knopf')
  })

  it('for a page stands over it without “it’s for my”', () => {
    const { hero } = page(
      'coucou c pour mon salon de toilettage ouaf et mousse a quimper rue des dunes au 9, bain brushing petit chien 32 moyen 42 grand 58, coupe griffes 10, chats aussi mais que le jeudi, fermé dimanche lundi, sur rdv uniquement 02 55 50 01 34, vaccins a jour obligatoire svp, moi c sandrine 11 ans de metier',
      'fr',
    ).blocks
    expect(JSON.stringify(hero?.props.title)).not.toMatch(/c pour/i)
  })
})

describe('headings', () => {
  it('of a feast need a day', () => {
    const { blocks } = page(
      "Hi, I'm Gráinne Tuohy and I restore and re-cane old chairs in a workshop behind our house in Kinvara, Co. Galway. The business is called Burren Chair Hospital. I do cane, rush and Danish cord seats, and loose joints get glued properly while the chair is here.\n\nPrices:\nHand-caned seat, six-way pattern – €140\nRush seat (Irish rush, cut on the Shannon) – €165\nDanish cord – €190\nRegluing a wobbly frame – from €45\n\nCollection within 30 km is €20, or drop the chair in yourself Tuesday to Friday 10am–4pm. At the moment the wait is about six weeks. I don't do upholstery or spraying, sorry. I take a €30 deposit, which comes off the bill.\n\nI also run a one-day caning class on the first Saturday of the month, 10 to 5, four people at most, €110 with soup and bread.\n\nThe main thing is for people to send me a photo of their chair so I can give them a price: grainne@burrenchairs.example or WhatsApp 087 555 0142.",
      'en',
    )
    const titles = Object.values(blocks).map(({ props }) => props.title)
    expect(titles).not.toContain('About the event')
  })

  it('of a house are for those who stay the night', () => {
    const said = saidIn(
      'Velobörse Rosenmatt in Olten am 6. September. E-Bikes nehmen wir nur mit Schlüssel und Ladegerät an. Bezahlt wird bar oder mit TWINT. Hunde bleiben draussen.',
      'de',
    )
    expect(Object.values(said).join(' ')).not.toContain('Anreise')
  })
})

describe('the headline', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'de',
      'Der Schwarmfang-Dienst Obere Leine ist eine Gruppe von neun ehrenamtlichen Imkerinnen und Imkern rund um Hardegsen. Der Einsatz ist kostenlos. Wespen, Hornissen und Hummeln fangen wir nicht. Das Schwarmtelefon ist täglich von 8 bis 20 Uhr besetzt: 05505 000 417. Koordinatorin ist Wiebke Althans.',
      'Schwarmfang-Dienst Obere Leine',
    ],
    [
      'kr',
      '새김손은 전주 한옥마을 근처 은행로 골목에서 부부가 운영하는 수제 도장 공방입니다. 이름 도장은 4만 원부터, 낙관은 7만 원부터입니다. 예약은 전화 063-000-2749로 해 주세요.',
      '새김손',
    ],
    [
      'es',
      'La Milonga del Tilo se baila todos los viernes en el Club Social Villa Crespo Norte, Aráoz 1187, Buenos Aires. La organizan Graciela Montiel y Rubén Zárate desde 2014. Entrada a la milonga: $6.000.',
      'La Milonga del Tilo',
    ],
  ])('in %s ends before what it is: %s', (locale, brief, title) => {
    expect(page(brief, locale).blocks.hero?.props.title).toBe(title)
  })
})

describe('the button', () => {
  it('says what it is asked to say', () => {
    const { facts } = page(
      'A Associação Coral Vozes do Cerrado é um coro amador de Pirenópolis. Quem quiser participar pode escrever para coral@cerrado.example. O botão deve dizer "Quero cantar" e abrir um formulário de contato.',
      'pt',
    )
    expect(facts.action).toMatchObject({ label: 'Quero cantar' })
  })
})

it('what has a price is told under the prices', () => {
  const said = saidIn(
    'Harrow & Lathe Cooperage is a two-person workshop in Wexcombe, Devon. We repair leaking casks from £45. We don’t ship anything over 20 litres.\n\nOn the first Saturday of each month we run a stave-making day for up to four people, £95 each including lunch.\n\nThe workshop is at Unit 3, Old Tannery Yard, Mill Lane, open Tuesday to Friday 8.30 to 4.30. Ring 01632 960417.',
    'en',
  )
  expect(blockOf(said, 'stave-making day')).toBe('services')
  expect(Object.values(said).join(' ')).not.toContain('Day for Up to Four')
})

it('what is said behind a list of prices stands behind it', () => {
  const { services } = page(
    "Knockanure Farm Shop is run by Aoife and Declan Tierney on our dairy farm outside Listowel, Co. Kerry. We sell our own raw milk cheese, free-range eggs, beef from our Dexter herd, and vegetables from three neighbours within five miles.\n\nEggs, half dozen: €2.80\nTierney Tomme, per kilo: €29\nBeef box, 5 kg mixed cuts: €75\nVeg bag, small: €12\nVeg bag, large: €18\n\nOpen Thursday and Friday 11am to 6pm and Saturday 9am to 3pm, March to Christmas Eve. Beef boxes have to be ordered by Tuesday night for collection that Saturday, and we take a €20 deposit. Dogs are welcome in the yard on a lead but not in the shop. We don't deliver. The button should let people order a beef box, which they do by ringing or texting Declan on 087 555 0163.",
    'en',
  ).blocks
  expect(`${services?.props.lead ?? ''}`).toBe('')
  expect(services?.props.note).toContain('€20 deposit')
})

it('a name typed without capitals has them on the page, whoever else has one', () => {
  const { hero } = page(
    'paddle shack, kayak hire in noosaville near the boat ramp, singles 25 an hr doubles 40, half day 60/90. open 7 til 4 every day xcpt tues, closed if its blowin over 20 knots. lifejackets incl no kids under 6. ask for Shaz or text 0491 570 156 to book, bring hat + sunnies strap',
    'en',
  ).blocks
  expect(hero?.props.title).toBe('Paddle Shack')
})

it('rules of a few words are no headings with nothing under them', () => {
  const { features, hero } = page(
    'oi queria um site sou cabeleireira a domicilio edilene atendo vila mariana ipiranga saude corte 70 escova 55 coloração a partir de 160 levo tudo ate lavatorio portatil atendo idosos e acamados tb seg a sab 8 as 19 taxa de deslocamento 15 pix ou dinheiro marca pelo zap 11 95550 3318',
    'pt',
  ).blocks
  const items = (features?.props.items ?? []) as { title: string; text: string }[]
  expect(JSON.stringify([hero, features])).toMatch(/pix ou dinheiro/i)
  expect(items.map(({ title }) => title).filter(Boolean)).toEqual([])
})

it('a Korean word that ends like a particle is whole in the headline', () => {
  const { hero } = page(
    '공원요가 서울숲 매주 토요일 아침 7시반 1시간 한번에 12000 4회 40000 매트 없으면 빌려드림 2000 비오면 취소하고 전날밤에 카톡 드려요 강사 윤소담 초보 환영 임산부는 안돼요 5월부터 10월까지만 해요 신청은 카톡 sodamyoga 3번출구 앞에서 만나요',
    'kr',
  ).blocks
  expect(hero?.props.title).toContain('공원요가')
})

it('how something began, told with its year, is no feature', () => {
  const { features, about } = page(
    'Slack Tide is an app for sea swimmers around the Irish coast. It tells you when the tide turns at 140 beaches. I built it after getting caught at Seapoint in 2021 with two friends. There are no ads and no account. It doesn’t replace a lifeguard. Questions to Aoife at hello@slacktide.example.',
    'en',
  ).blocks
  expect(JSON.stringify(about)).toContain('Seapoint')
  expect(JSON.stringify(features)).not.toContain('Seapoint')
})
