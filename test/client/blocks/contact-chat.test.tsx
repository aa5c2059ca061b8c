import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageView } from '#client/blocks/page-view.tsx'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'

/** How to write by the messenger a page asks for stands where one gets in touch. */

function contactOf(facts: Facts, language: 'en' | 'kr' = 'en', lead = ''): string {
  const blocks: PageDocument['blocks'] = {
    contact: { type: 'contact', variant: 'split', props: { ...emptyProps('contact'), lead } },
  }
  const document = { ...emptyDocument('x', language), facts, order: ['contact'], blocks }
  return renderToStaticMarkup(
    <PageView document={document} language={language} audience="reader" slug="x" now={0} />,
  )
}

it('names an account that has no address, to be searched for', () => {
  const html = contactOf({ action: { kind: 'kakao', to: 'dalbit_film' } }, 'kr')
  expect(html).toContain('카카오톡: dalbit_film')
})

it('leads to an account that has one', () => {
  const html = contactOf({ action: { kind: 'line', to: '@nekoyu' } })
  expect(html).toMatch(/href="https:\/\/line\.me\/[^"]+"[^>]*>LINE: @nekoyu/)
})

it('leads to WhatsApp where that is what customers are to use', () => {
  const phone = '+351910000456'
  expect(contactOf({ phone, action: { kind: 'whatsapp' } })).toContain('https://wa.me/351910000456')
  expect(contactOf({ phone, action: { kind: 'call' } })).not.toContain('wa.me')
})

it('a number for messages alone cannot be called', () => {
  const phone = '+351910000456'
  const html = contactOf({ phone, action: { kind: 'sms', only: true } })
  expect(html).toContain(`sms:${phone}`)
  expect(html).not.toContain('tel:')
  expect(contactOf({ phone, action: { kind: 'sms' } })).toContain(`tel:${phone}`)
})

it('a number that is called and texted has both links', () => {
  const phone = '+351910000456'
  const html = contactOf({ phone, action: { kind: 'sms' } })
  expect(html).toMatch(new RegExp(`href="sms:\\${phone}"[^>]*>Text message<`))
})

it('a row shows its number, as the others show what they lead to, whatever stands above', () => {
  const facts = { phone: '+441584555014', phoneText: '01584 555014' }
  const under = (lead: string) => contactOf(facts, 'en', lead)
  for (const lead of ['Ring Nell on 01584 555014.', 'Ring Nell.'])
    expect(under(lead)).toMatch(/href="tel:[^"]+"[^>]*>01584 555014</)
})

it('a number beside a form that is for messages alone cannot be called', () => {
  const facts: Facts = {
    phone: '+351910000456',
    action: { kind: 'enrol', chat: 'whatsapp', only: true },
  }
  const html = contactOf(facts)
  expect(html).toContain('https://wa.me/351910000456')
  expect(html).not.toContain('tel:')
})
