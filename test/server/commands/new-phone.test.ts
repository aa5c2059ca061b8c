import { describe, expect, it } from 'vitest'
import { checkPage } from '#shared/page/check-page.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const briefs = {
  pt: 'Ateliê da Cida em Curitiba. Barra de calça R$ 25. WhatsApp (41) 98888-7777.',
  de: 'Töpferei Lehmgrund in Görlitz, Brüderstraße 12. Becher 24 €. WhatsApp 0176 5550123.',
  es: 'Panadería Sal en Valencia, calle Colón 18. Hogaza 4 €. WhatsApp 612 34 56 78.',
} as const

const buttons = (blocks: object) => JSON.stringify(blocks).match(/"fact:(?:whatsapp|phone)"/g) ?? []

describe('a new number where one can write on WhatsApp', () => {
  it.each([
    ['pt', 'telefone novo (41) 3333-2222'],
    ['de', 'neue Telefonnummer 03581 404040'],
    ['es', 'nuevo teléfono 963 55 01 22'],
  ] as [PageLanguage & keyof typeof briefs, string][])(
    'is called where it is a landline, and the answer says so: %s',
    (locale, command) => {
      const page = composedPage(briefs[locale], locale)
      expect(buttons(page.blocks)).toContain('"fact:whatsapp"')
      const { document, outcomes, undone } = commanded(page, command, locale)
      expect(buttons(document.blocks)).not.toContain('"fact:whatsapp"')
      expect(outcomes).toEqual([{ code: 'fact', fact: 'phone' }, { code: 'callInstead' }])
      expect(undone.blocks).toEqual(page.blocks)
    },
  )

  it.each([
    ['pt', 'telefone novo (41) 97777-2222'],
    ['de', 'neue Telefonnummer 0151 23456789'],
  ] as [PageLanguage & keyof typeof briefs, string][])(
    'is written to where it is a mobile one: %s',
    (locale, command) => {
      const page = composedPage(briefs[locale], locale)
      const { document, outcomes } = commanded(page, command, locale)
      expect(buttons(document.blocks)).toEqual(buttons(page.blocks))
      expect(outcomes).toEqual([{ code: 'fact', fact: 'phone' }])
    },
  )
})

describe('a page with a number for WhatsApp beside its telephone', () => {
  const two = {
    de: [
      'Fahrradwerkstatt Speiche in Hamburg. Platten flicken 15 €. WhatsApp 0151 23456789, sonst 040 390 22 11.',
      '+4915123456789',
      '+49403902211',
    ],
    es: [
      'Posada Brisa en Conil. Doble 70 €. Teléfono 956 12 34 56, WhatsApp 612 345 678.',
      '+34612345678',
      '+34956123456',
    ],
    pt: [
      'Pousada Sal em Itacaré. Quarto R$ 320. WhatsApp (73) 99912-3456, telefone (73) 3251-2000.',
      '+5573999123456',
      '+557332512000',
    ],
  } as const

  it.each([
    [
      'de',
      'neue Telefonnummer 040 123 45 67',
      { phone: '+49401234567' },
      'WhatsApp 0151 23456789, sonst 040 123 45 67',
    ],
    [
      'de',
      'WhatsApp ist jetzt die 0170 9876543',
      { whatsapp: '+491709876543' },
      'WhatsApp 0170 9876543, sonst 040 390 22 11',
    ],
    [
      'es',
      'nuevo teléfono 956 98 76 54',
      { phone: '+34956987654' },
      'Teléfono 956 98 76 54, WhatsApp 612 345 678',
    ],
    [
      'pt',
      'o whatsapp agora é (73) 98888-7777',
      { whatsapp: '+5573988887777' },
      'telefone (73) 3251-2000',
    ],
  ] as const)(
    'has one of them changed and the other left: %s, “%s”',
    (locale, command, now, text) => {
      const [brief, whatsapp, phone] = two[locale]
      const page = composedPage(brief, locale)
      expect(page.facts).toMatchObject({ whatsapp, phone })
      const { document, undone } = commanded(page, command, locale)
      expect(document.facts).toMatchObject({ whatsapp, phone, ...now })
      expect(JSON.stringify(document.blocks)).toContain(text)
      expect(buttons(document.blocks)).toEqual(buttons(page.blocks))
      expect(undone.blocks).toEqual(page.blocks)
    },
  )

  it('keeps its texts where the new telephone is told there of something else', () => {
    const page = edited(composedPage(two.de[0], 'de'), {
      op: 'fact',
      key: 'phone',
      value: '+4915123456789',
      src: 'user',
    })
    const { document } = commanded(page, 'neue Telefonnummer 040 390 22 11', 'de')
    expect(document.facts.phone).toBe('+49403902211')
    expect(JSON.stringify(document.blocks)).toContain('WhatsApp 0151 23456789, sonst 040 390 22 11')
  })

  it('goes without WhatsApp where that is taken off', () => {
    const { document } = commanded(composedPage(two.de[0], 'de'), 'WhatsApp bitte entfernen', 'de')
    expect(document.facts).toMatchObject({ phone: '+49403902211' })
    expect(document.facts.whatsapp).toBeUndefined()
    expect(JSON.stringify(document.blocks)).not.toContain('fact:whatsapp')
  })
})

describe('an account', () => {
  it.each([
    ['pt', 'Pousada Sal em Itacaré. Quarto R$ 320. Instagram @pousadasal.', 'tira o instagram'],
    [
      'en',
      'Marlow is a barber in Leeds. Haircut £24. Call 0113 496 0148. Instagram @marlowcuts.',
      'remove instagram please',
    ],
  ] as const)('is taken off by the name of its site: %s', (locale, brief, command) => {
    const page = composedPage(brief, locale)
    expect(page.facts.url).toContain('instagram.com')
    expect(commanded(page, command, locale).document.facts.url).toBeUndefined()
  })
})

describe('without its number', () => {
  const barber = 'Marlow is a barber in Leeds, 14 Cobden Street. Haircut £24, beard trim £14.'
  const broken = (document: PageDocument) =>
    checkPage(document).filter(({ code }) => code === 'link_broken')

  it.each([
    ['en', `${barber} Call 0113 496 0148.`, 'Remove the phone number', null],
    [
      'en',
      `${barber} Call 0113 496 0148 or write to hello@marlow.example.`,
      'Remove the phone number',
      'fact:email',
    ],
    ['de', briefs.de, 'Entferne die Telefonnummer', null],
    ['pt', briefs.pt, 'Remova o telefone', null],
  ] as const)('no button of a page leads to it: %s, “%s”', (locale, brief, command, next) => {
    const called = setButton(composedPage(brief, locale), locale)
    const { document, undone } = commanded(called, command, locale)
    expect(document.facts.phone).toBeUndefined()
    expect(buttons(document.blocks)).toEqual([])
    expect(broken(document)).toEqual([])
    expect(document.facts.action?.kind).not.toBe('call')
    if (next) expect(JSON.stringify(document.blocks)).toContain(next)
    expect(undone.blocks).toEqual(called.blocks)
  })
})

/** Where the page has a form as well, its main button dials all the same. */
function setButton(page: PageDocument, locale: PageLanguage): PageDocument {
  const path = { header: 'cta', hero: 'actions' } as const
  const value = [{ label: locale, to: 'fact:phone', kind: 'primary' }]
  return edited(
    page,
    ...Object.entries(path).map(
      ([id, at]) => ({ op: 'set', id, path: at, value, src: 'user' }) as const,
    ),
  )
}

it('a number in brackets goes with its brackets', () => {
  const brief =
    'Festa da Júlia em Contagem, 14 de agosto. Confirme até 1 de agosto no WhatsApp (31) 99999-1234.'
  const { document } = commanded(
    composedPage(brief, 'pt'),
    'Muda o telefone para (31) 91111-2222',
    'pt',
  )
  const texts = JSON.stringify(document.blocks)
  expect(texts).toContain('WhatsApp (31) 91111-2222.')
  expect(texts).not.toContain('((')
})
