import { expect, it } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { ledgerFaults } from '#test/briefs/ledger-faults.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const composed = (brief: string, locale: PageLanguage) =>
  compose({
    brief,
    locale,
    locales: [],
    fallback: locale,
    seed: 1,
    now: Date.UTC(2026, 10, 20),
    known: { facts: {} },
  })

const said =
  'Tin Hat Café in Whitby. Open Tuesday to Sunday 10 to 6, no wait, from 9. Call 01947 820 115.'
const debris = 'Von: Eva Kurz <eva@beispiel.de>\nGesendet: 3. Mai 2024 10:12\nBetreff: Seite\n\n'
const pasted = `${debris}Imkerei Kurz in Jena. Honig 6 €.\n\nLG Eva\nVon meinem iPhone gesendet`

it('has the hours as they were corrected, and no word of the correction', () => {
  const page = composedDocument(said)
  expect(page.facts.hours).toBe('Tu-Su 09:00-18:00')
  expect(JSON.stringify(page.blocks)).not.toContain('wait')
})

it('takes no name, date or address from the head of a mail, nor the phone it was typed on', () => {
  const page = composedDocument(pasted, { locale: 'de' })
  expect(page.facts.email).toBeUndefined()
  expect(JSON.stringify(page)).not.toMatch(/iPhone|Gesendet|beispiel|Betreff|LG Eva/)
  expect(page.facts.name).toBe('Imkerei Kurz')
})

it('tells in the brief’s own places where each word of it went', () => {
  for (const brief of [said, pasted]) expect(ledgerFaults(brief)).toEqual([])
  const { ledger, understood } = composed(said, 'en')
  const { phone, hours } = understood.facts
  expect(said.slice(...(phone?.span ?? [0, 0]))).toBe('01947 820 115')
  expect(said.slice(...(hours?.span ?? [0, 0]))).toMatch(/Tuesday.*from 9/)
  const at = said.indexOf('no wait')
  const span = ledger.spans.find(({ span: [start, end] }) => start <= at && at < end)
  expect(span).toMatchObject({ role: 'instruction' })
  expect(span?.at).toBeUndefined()
})
