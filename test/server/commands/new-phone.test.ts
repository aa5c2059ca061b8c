import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

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
