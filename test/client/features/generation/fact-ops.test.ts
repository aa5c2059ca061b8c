import { expect, it } from 'vitest'
import { shownPhone } from '#client/blocks/parts/phone.ts'
import { factInput } from '#client/features/generation/fact-input.ts'
import { factOps } from '#client/features/generation/fact-ops.ts'
import { emptyDocument, type PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

function factsAfter(typed: string, facts: Facts, base: PageLanguage, country?: string): Facts {
  const empty = emptyDocument('page', base)
  const page = { ...empty, facts, meta: { ...empty.meta, ...(country && { country }) } }
  return applyEdits(page, factOps('phone', typed, page) ?? []).document.facts
}

it.each([
  ['81 97777-2222', '+5581912345678', 'pt', '+5581977772222'],
  ['(81) 3333-2222', '+5581912345678', 'pt', '+558133332222'],
  ['0761 5550199', '+497615550123', 'de', '+497615550199'],
  ['0117 496 0999', '+441174960123', 'en', '+441174960999'],
  ['0577 123456', '+390577654321', 'it', '+390577123456'],
  ['(617) 555-0199', '+16175550123', 'en', '+16175550199'],
] as const)('%s beside %s is a number of the same country', (typed, phone, base, value) => {
  const facts = factsAfter(typed, { phone, phoneText: 'before' }, base)
  expect(facts.phone).toBe(value)
  expect(shownPhone(facts, '')).toBe(typed)
})

it('the first number of a page is one of the country the page is written for', () => {
  expect(factsAfter('81 97777-2222', {}, 'pt', 'BR').phone).toBe('+5581977772222')
  expect(factsAfter('89 12345', {}, 'pt').phone).toBe('8912345')
})

it('a number is written over as the page shows it, and kept as it is', () => {
  const facts = { phone: '+4915123456789' }
  const input = factInput('phone', facts, 'de')
  expect(input).toBe(shownPhone(facts, 'de'))
  expect(input).toMatch(/^01\d+ \d+/)
  expect(factsAfter(String(input), facts, 'de').phone).toBe(facts.phone)
})

it('a number typed without gaps is grouped as the country does', () => {
  const facts = factsAfter('81977772222', { phone: '+5581912345678' }, 'pt', 'BR')
  expect(facts).toEqual({ phone: '+5581977772222', phoneText: '(81) 97777-2222' })
})

it('another country, and a number without its area, stay as they are typed', () => {
  const before = { phone: '+497615550123', phoneText: '0761 5550123' }
  expect(factsAfter('+43 1 5550199', before, 'de').phone).toBe('+4315550199')
  expect(factsAfter('0043 1 5550199', before, 'de')).toEqual({ phone: '+4315550199' })
  expect(factsAfter('5550199', before, 'de').phone).toBe('5550199')
  expect(factsAfter('', before, 'de')).toEqual({})
})
