import { describe, expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import { carryOut } from '#server/commands/carry-out.ts'
import type { Intent } from '#server/commands/intent.ts'
import { readCommand } from '#server/commands/read-command.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const bar = composedPage(
  'Fern & Flint is a small wine bar at 14 Cobden Street, Leeds LS12 5PF, run by Hannah and Tom Ode. Natural wines by the glass, charcuterie board £16, cheese board £14, glass of house wine from £5.50. Tasting evening £18 per person, every Thursday at 7 pm. Open Wednesday to Sunday 4 pm to 11 pm. Book on 0113 496 0148 or hello@fernflint.example.',
)
const potter = composedPage(
  '「土とひと」は谷中の小さな陶芸教室です。体験コースは大人4,400円、小学生3,300円（土と焼成込み）、月2回コースは月額8,800円。東京都台東区谷中3-12-5、千駄木駅から徒歩6分。予約は電話 03-5555-0142 か tsuchi@hito.example へ。',
  'ja',
)
const textsAfter = (command: string, page = bar, locale: PageLanguage = 'en') =>
  pageTexts(commanded(page, command, locale).document)

describe('a price told in a sentence', () => {
  it.each([
    ['en', bar, 'the tasting costs 15 now', 'Tasting evening £15 per person', '£18'],
    ['ja', potter, '体験コースは大人5,000円になりました', '体験コースは大人5,000円', '4,400'],
  ] as const)('in %s is changed where it stands', (locale, page, command, now, before) => {
    const texts = textsAfter(command, page, locale).join('\n')
    expect(texts).toContain(now)
    expect(texts).not.toContain(before)
  })
})

describe('the heading of a section', () => {
  it.each([
    'rename Menu to Food & wine',
    'change the heading of the menu to Food & wine',
    'the menu heading should be Food & wine',
  ])('is another: “%s”', (command) => {
    const { blocks } = commanded(bar, command).document
    expect(blocks.menu?.props.title).toBe('Food & wine')
    expect(JSON.stringify(blocks.header?.props.links)).toContain('Food & wine')
    expect(JSON.stringify(blocks.menu?.props.groups)).toContain('Glass of house wine')
  })

  it('is none of the page’s own', () => {
    const { blocks } = commanded(bar, 'the headline should be the best prices in town').document
    expect(blocks.hero?.props.title).toBe('the best prices in town')
  })
})

describe('a question', () => {
  it.each([
    [
      'en',
      bar,
      'add a FAQ about parking: free behind the house',
      'Parking?',
      'Free behind the house.',
    ],
    [
      'en',
      bar,
      'Add a FAQ: Is there parking? Yes, free behind the house',
      'Is there parking?',
      'Yes, free behind the house.',
    ],
    [
      'ja',
      potter,
      '駐車場についてのFAQを追加して：裏に無料で停められます',
      '駐車場について',
      '裏に無料で停められます。',
    ],
  ] as const)('in %s comes with its answer: “%s”', (locale, page, command, q, a) => {
    const { blocks } = commanded(page, command, locale).document
    expect(blocks.faq?.props.items).toEqual([{ q, a }])
  })

  it('waits for its answer where none is given', () => {
    const { document, outcomes } = commanded(bar, 'add a question about parking')
    expect(document.blocks.faq?.props.items).toEqual([{ q: 'Parking?', a: '' }])
    expect(outcomes).toEqual([{ code: 'addedDraft', part: 'faq' }])
  })

  it('ends where another wish begins', () => {
    const { document } = commanded(
      bar,
      'add a FAQ about parking: free behind the house. Remove the gallery',
    )
    expect(document.blocks.faq?.props.items).toEqual([
      { q: 'Parking?', a: 'Free behind the house.' },
    ])
    expect(document.blocks.gallery).toBeUndefined()
  })
})

it.each([
  ['en', bar, 'move the menu to the top'],
  ['ja', potter, '料金を上に移動して'],
] as const)('in %s nothing is moved above whose page it is: “%s”', (locale, page, command) => {
  expect(commanded(page, command, locale).document.order.slice(0, 2)).toEqual(['header', 'hero'])
})

it('without its form a page can still be called', () => {
  const { blocks, facts } = commanded(bar, 'remove the contact form').document
  expect(blocks.contact?.props.fields).toEqual([])
  expect(blocks.contact?.props.lead).toContain('0113 496 0148')
  expect(facts.phone).toBe(bar.facts.phone)
})

it.each([
  ['en', 'add a contact form'],
  ['de', 'füge ein Kontaktformular hinzu'],
  ['fr', 'ajoute un formulaire de contact'],
  ['es', 'añade un formulario de contacto'],
  ['it', 'aggiungi un modulo di contatto'],
  ['pt', 'adicione um formulário de contato'],
  ['nl', 'voeg een contactformulier toe'],
  ['ja', 'お問い合わせフォームを追加して'],
  ['kr', '문의 양식을 추가해 줘'],
] as const)('in %s who is written to by mail may have a form too: “%s”', (locale, command) => {
  const page = composedPage('Nell weaves baskets in Ludlow. Write to nell@willow.example.')
  expect(page.blocks.contact?.props.fields).toEqual([])
  const { blocks } = commanded({ ...page, base: locale }, command, locale).document
  expect(blocks.contact?.props.fields).toHaveLength(3)
})

it('a button says all that it is to say', () => {
  const texts = textsAfter('the button should say Book a table and call us')
  expect(texts.filter((text) => text === 'Book a table and call us').length).toBeGreaterThan(1)
})

it.each([
  ["we're on instagram @fernandflint", 'en'],
  ['インスタは @fernandflint です', 'ja'],
] as const)('an account is an address of the page: “%s”', (command, locale) => {
  expect(commanded(bar, command, locale).document.facts.url).toBe(
    'https://www.instagram.com/fernandflint',
  )
})

it('what is to be said has to be told', () => {
  expect(readFor(bar, 'say where to park')).toBeNull()
  expect(askedBack(bar, 'say where to park')).toBeNull()
})

it('the way to an address that is put right stays', () => {
  const texts = textsAfter('住所を東京都台東区谷中3-12-5に変更', potter, 'ja')
  expect(texts.join()).toContain('千駄木駅から徒歩6分')
})

const bakery = composedPage(
  'Bolos da Zica em Ouro Preto, Rua São José 15, Centro. Bolo de fubá R$ 38, bolo de cenoura R$ 42. Aberto de terça a sexta das 9h às 18h30. Entregamos na cidade por R$ 10. WhatsApp (31) 91234-5678.',
  'pt',
)
const upholsterer = composedPage(
  'Polsterei Wiesner in Leipzig, Zschochersche Straße 8. Wir beziehen alte Sessel neu. Stuhl neu beziehen ab 85 €, Sessel aufpolstern 390 €, Bezugsstoff 29 bis 95 € pro Meter. Geöffnet Montag bis Freitag 9–12 und 14–18 Uhr. Rosshaar kommt aus Bayern. Telefon 0341 5550148.',
  'de',
)

describe('an address in a wish', () => {
  it.each([
    ['Troca o telefone por (31) 91234-5679 e o endereço por Rua Direita, 22', 'Rua Direita, 22'],
    ['Muda o telefone para (31) 93333-4444 e o endereço para Rua Direita, 22', 'Rua Direita, 22'],
    ['Põe o endereço completo: Rua Direita, 22, Centro, Ouro Preto', 'Rua Direita, 22, Centro'],
    ['O endereço completo é Rua Direita, 22, Centro', 'Rua Direita, 22, Centro'],
    ['Troca o endereço por Rua do Pilar, 10', 'Rua do Pilar, 10'],
  ])('is neither a price nor a word of the wish: “%s”', (command, place) => {
    const { facts } = commanded(bakery, command, 'pt').document
    expect(facts.place?.startsWith(place)).toBe(true)
    expect(facts.prices).toEqual(bakery.facts.prices)
  })

  it('keeps its street where something is added to it', () => {
    const { facts } = commanded(
      upholsterer,
      'Adresse ergänzen: Hinterhaus, 2. Stock',
      'de',
    ).document
    expect(facts.place).toMatch(/^Zschochersche Straße 8.*Hinterhaus, 2\. Stock$/)
  })
})

it('both ends of a range are raised', () => {
  const { prices } = commanded(upholsterer, 'Erhöhe alle Preise um 10 %', 'de').document.facts
  const cloth = prices?.find(({ item }) => item === 'Bezugsstoff')
  expect(cloth).toMatchObject({ amount: 31.9, to: 104.5 })
})

it('prices rise by a share, whether all are named or just “the prices”', () => {
  const { prices } = commanded(bakery, 'Aumenta os preços em 10%', 'pt').document.facts
  expect(prices?.map(({ amount }) => amount)).toEqual([41.8, 46.2, 11])
})

it('a second holiday leaves the first where it is', () => {
  const first = commanded(upholsterer, 'Wir haben vom 3. bis 17. August Betriebsferien', 'de')
  const both = commanded(first.document, 'Vom 24. bis 31. Dezember Urlaub', 'de')
  const { order, blocks } = both.document
  const notices = order.filter((id) => blocks[id]?.type === 'notice')
  expect(notices.map((id) => blocks[id]?.props.until)).toEqual(['2026-08-17', '2026-12-31'])
})

it('what is to stand in a section stands there', () => {
  const { blocks } = commanded(upholsterer, 'Ergänze bei Kontakt: Parkplätze im Hof', 'de').document
  expect(blocks.contact?.props.lead).toMatch(/Parkplätze im Hof\.$/)
})

it.each([
  ['Ich will die Öffnungszeiten ganz oben und keine Galerie', ['gallery']],
  ['Entferne die Galerie und die Anfahrt', ['gallery', 'place']],
] as const)('every part of a wish is done: “%s”', (command, gone) => {
  const { order } = commanded(upholsterer, command, 'de').document
  expect(order.filter((id) => (gone as readonly string[]).includes(id))).toEqual([])
})

it('words that are replaced are no headline', () => {
  const { outcomes } = commanded(upholsterer, 'Ersetze „Rosshaar“ durch „Kokosfaser“', 'de')
  expect(outcomes).toEqual([{ code: 'replaced', words: 'Kokosfaser' }])
})

it('a dark blue is a blue', () => {
  const { theme } = commanded(upholsterer, 'Dunkelblaue Farben bitte', 'de').document
  expect(theme.hue).toBe(250)
})

it('a headline asked for while a translation is shown is the translation’s', () => {
  const page = composedPage(
    'Polsterei Wiesner in Leipzig. Sessel aufpolstern 390 €. Telefon 0341 5550148.',
    'de',
    ['en'],
  )
  const { intents } = readCommand('Ändere die Überschrift in: Old chairs made new', {
    likely: ['de'],
    page,
    today: '2026-05-04',
  }) as { intents: Intent[] }
  const { ops } = carryOut(page, intents, someTime, { language: 'en' })
  expect(ops).toEqual([
    {
      op: 'translate',
      locale: 'en',
      id: 'hero',
      path: 'title',
      text: 'Old chairs made new',
      state: 'done',
    },
  ])
  expect(carryOut(page, intents, someTime, { language: 'de' }).ops[0]).toMatchObject({ op: 'set' })
})

it('nothing leads to a section that is gone, and the owner’s button leads to the contact', () => {
  const fete = composedPage(
    'The Ludlow village fête is on Saturday 13 June from 12 to 5 at St Mark’s School, Chapel Lane, Ludlow. Just come along, no need to book. Questions to fete@stmarks.example.',
  )
  const named = commanded(fete, 'the button should say “Be there”').document
  const { blocks } = commanded(named, 'remove the directions').document
  expect(JSON.stringify(named.blocks)).toContain('#place')
  expect(JSON.stringify(blocks)).not.toContain('#place')
  expect(JSON.stringify(blocks.hero?.props.actions)).toContain('Be there')
})

describe('a day that is put off', () => {
  const fete = composedPage(
    'The Ludlow village fête is on Saturday 13 June 2026 from 12 to 5 at St Mark’s School, Chapel Lane, Ludlow. Entry £2. Questions to fete@stmarks.example.',
  )
  const jazz = composedPage(
    '夕涼みジャズの会を8月1日（土）に開きます。18時30分開演、会場は喫茶みなも。前売2500円。予約は minamo@example.example へ。',
    'ja',
  )
  const feast = composedPage(
    'Sommerfest der Feuerwehr am Samstag, 12. September 2026 ab 14 Uhr am Feuerwehrhaus in Bad Windsheim. Bratwurst 3 €. Infos: feuerwehr@windsheim.example.',
    'de',
  )

  it.each([
    ['en', fete, 'change the date to 21 June', 'Sunday 21 June 2026', '13 June'],
    ['en', fete, 'the fête is now on Sunday 21 June', 'Sunday 21 June 2026', '13 June'],
    ['ja', jazz, '日付を8月9日に変更して', '8月9日（日）', '8月1日'],
    [
      'de',
      feast,
      'Das Datum ist jetzt der 20. September',
      'Sonntag, 20. September 2026',
      '12. September',
    ],
  ] as const)('in %s is another everywhere: “%s”', (locale, page, command, now, before) => {
    const { document } = commanded(page, command, locale)
    const told = JSON.stringify([document.blocks, document.facts, document.meta])
    expect(told).toContain(now)
    expect(told).not.toContain(before)
  })

  it('keeps its hour', () => {
    const concert = composedPage(
      'The Nora Hale Quartet plays at the Cellar, Leeds. Saturday 13 June 2026, 8pm: Nora Hale Quartet. Tickets £12. nora@cellar.example',
    )
    const starts = (page: typeof concert) =>
      JSON.stringify(page.blocks.events?.props.items).match(/"start":"[^"]+"/g)
    expect(starts(concert)).toEqual(['"start":"2026-06-13T20:00"'])
    expect(starts(commanded(concert, 'move the date to 14 June').document)).toEqual([
      '"start":"2026-06-14T20:00"',
    ])
  })

  it('is not guessed where the day of the week is another', () => {
    expect(() => commanded(fete, 'the fête is now on Sunday 20 June')).toThrow('day of the week')
  })
})

it.each([
  ['ja', '学生券は1,500円です', '学生券 1,500円を追加'],
  ['kr', '학생은 10,000원이에요', '학생 10,000원 추가'],
] as const)('in %s a particle is no part of a name: “%s”', (locale, command, choice) => {
  const page = composedPage('さくら合唱団の演奏会。前売り2,500円。', locale)
  expect(askedBack(page, command, locale)?.choices.map((one) => one.command)).toEqual([choice])
})

it.each([
  ['ja', 'さくら合唱団の演奏会。前売り2,500円、一般3,000円。', '前売り券は2,800円です', '前売り'],
  ['kr', '시민합창단 음악회. 예매 20,000원, 당일 25,000원.', '당일권은 30,000원이에요', '당일'],
] as const)('in %s a ticket is what it is for: “%s”', (locale, brief, command, item) => {
  const page = composedPage(brief, locale)
  const { prices } = commanded(page, command, locale).document.facts
  expect(prices).toHaveLength(page.facts.prices?.length ?? 0)
  const price = prices?.find((each) => each.item === item)
  expect(price?.amount).not.toBe(page.facts.prices?.find((each) => each.item === item)?.amount)
})
