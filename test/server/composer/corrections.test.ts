import { describe, expect, it } from 'vitest'
import { seedOf } from '#server/composer/seed.ts'
import type { Facts } from '#shared/page/facts.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const brief = [
  'The Salt House is a seafood restaurant in Whitby. No frozen fish, ever.',
  'We buy from two boats and cook what they bring. The Salt House has been here since 1998.',
  'Crab soup £7.50, whole plaice £19. Open Tuesday to Saturday 12 to 9pm.',
  'Book a table on 01947 496 012.',
].join('\n')
const seed = seedOf(brief)
const page = composedDocument(brief, { seed })

const corrected = (facts: Facts) => composedDocument(brief, { seed, known: { facts } })

describe('a corrected fact', () => {
  it('stands in every text that named it, and changes nothing else', () => {
    const renamed = corrected({ name: 'The Pepper House' })
    expect(renamed.order).toEqual(page.order)
    const before = JSON.stringify(page.blocks)
    expect(before).toContain('The Salt House')
    expect(JSON.stringify(renamed.blocks)).toBe(
      before.replaceAll('The Salt House', 'The Pepper House'),
    )
  })

  it('takes the article with it that agreed with the old name', () => {
    const told = 'Die Konditorei Salz in Bremen backt Torten. Torte 4 €.'
    const renamed = composedDocument(told, {
      locale: 'de',
      known: { facts: { name: 'Café Salz' } },
    })
    const said = JSON.stringify(renamed.blocks)
    expect(said).toContain('Café Salz')
    expect(said).not.toContain('Die Café')
  })

  it('keeps an address out of the headline', () => {
    const moved = corrected({ place: '12 Pier Road, Scarborough' })
    expect(page.blocks.hero?.props.eyebrow).toBe('Seafood restaurant in Whitby')
    expect(moved.blocks.hero?.props.eyebrow).toBe('Seafood restaurant in Scarborough')
    expect(moved.blocks.hero?.props.title).toBe('The Salt House')
    expect(moved.order).toEqual(page.order)
  })

  it('takes the place of hours the brief told', () => {
    const later = corrected({ hours: 'Tu-Sa 17:00-22:00' })
    expect(later.facts.hours).toBe('Tu-Sa 17:00-22:00')
    expect(JSON.stringify(later.blocks)).not.toMatch(/12 to 9pm/)
  })

  it('adds, changes and removes prices where prices stand', () => {
    const [soup] = page.facts.prices ?? []
    const prices = [
      { ...soup, id: 'p1', item: 'Crab soup', amount: 8, currency: 'GBP' },
      { id: 'p9', item: 'Lemon tart', amount: 6, currency: 'GBP' },
    ]
    const { blocks } = corrected({ prices })
    const dishes = JSON.stringify(blocks.menu?.props)
    expect(dishes).toContain('"price":"p9"')
    expect(dishes).toContain('Lemon tart')
    expect(dishes).not.toContain('plaice')
  })
})

describe('a name that was chosen where the brief has none for sure', () => {
  const party =
    '父の還暦祝いの会のページを作ってほしいです。日時は2027年3月14日（日）12時から15時まで、場所は横浜市中区の「レストラン桜木」（横浜市中区花咲町2-55）です。出欠は2月20日までに、長女の由紀（090-5555-0134）までお願いします。'
  const written = (text: string, facts: Facts = {}) =>
    composedDocument(text, { locale: 'ja', seed, known: { facts } })

  it('takes the place of the name that stood in the headline, and of no other words', () => {
    expect(written(party).blocks.hero?.props.title).toBe('レストラン桜木')
    const chosen = written(party, { name: '還暦祝いの会' })
    expect(chosen.blocks.hero?.props.title).toBe('還暦祝いの会')
    expect(chosen.blocks.hero?.props.lead).toContain('「レストラン桜木」')
    expect(chosen.meta.title).toContain('還暦祝いの会')
  })
})

describe('a corrected price that a sentence tells', () => {
  const bar =
    'Fern & Flint is a small wine bar at 14 Cobden Street, Leeds, run by Hannah Ode. Charcuterie board £16, cheese board £14. Tasting evening £18 per person, every Thursday at 7 pm. Book on 0113 496 0148.'
  const told = composedDocument(bar, { seed })
  const raised = (amount: number) =>
    composedDocument(bar, {
      seed,
      known: {
        facts: {
          prices: told.facts.prices?.map((price) =>
            price.item === 'Tasting evening' ? { ...price, amount } : price,
          ),
        },
      },
    })

  it('is told there, and in no second place', () => {
    const before = JSON.stringify(told.blocks)
    expect(before).toContain('£18')
    expect(JSON.stringify(raised(17).blocks)).toBe(before.replaceAll('£18', '£17'))
  })

  it('has its pence where it has some', () => {
    expect(JSON.stringify(raised(17.5).blocks)).toContain('£17.50')
  })
})

it('an address is not added to where it stands already', () => {
  const house =
    'Fern & Flint is a small wine bar at 14 Cobden Street, Leeds LS12 5PF, run by Hannah Ode. Book on 0113 496 0148.'
  const { blocks } = composedDocument(house, {
    seed,
    known: { facts: { place: '14 Cobden Street, Leeds LS12 5PF' } },
  })
  expect(JSON.stringify(blocks)).toContain('LS12 5PF')
  expect(JSON.stringify(blocks)).not.toContain('LS12 5PF LS12 5PF')
})

describe('versions of a page', () => {
  it('begin with whose it is, and go on with what it is or promises', () => {
    const titles = [0, 1].map(
      (step) => composedDocument(brief, { seed: seed + step }).blocks.hero?.props.title,
    )
    expect(titles[0]).toBe('The Salt House')
    expect(titles[1]).toMatch(/^(Seafood restaurant in Whitby|No frozen fish, ever)$/)
  })

  it('are the same for the same seed', () => {
    expect(composedDocument(brief, { seed })).toEqual(page)
  })
})

describe('two numbers', () => {
  const told = 'Fahrradwerkstatt Speiche in Hamburg. WhatsApp 0151 23456789, sonst 040 390 22 11.'
  const corrections = (facts: Facts) => composedDocument(told, { locale: 'de', known: { facts } })
  const texts = (facts: Facts) => JSON.stringify(corrections(facts).blocks)

  it('are corrected one by one', () => {
    expect(corrections({}).facts).toMatchObject({
      phone: '+49403902211',
      whatsapp: '+4915123456789',
    })
    expect(texts({ phone: '+49401234567', phoneText: '040 123 45 67' })).toContain(
      'WhatsApp 0151 23456789, sonst 040 123 45 67',
    )
    expect(texts({ whatsapp: '+491709876543' })).toContain(
      'WhatsApp 0170 9876543, sonst 040 390 22 11',
    )
  })

  it('stand as they were told where one is put in the place of the other', () => {
    expect(texts({ phone: '+4915123456789', phoneText: '0151 23456789' })).toContain(
      'WhatsApp 0151 23456789, sonst 040 390 22 11',
    )
  })
})
