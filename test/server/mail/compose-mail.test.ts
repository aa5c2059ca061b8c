import { describe, expect, it } from 'vitest'
import { confirmMail, messagesMail } from '#server/mail/compose-mail.ts'
import { createMailLinks } from '#server/mail/mail-links.ts'
import type { StoredMailbox } from '#server/storage/storage.ts'
import { localeCodes, locales } from '#shared/locales.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { storedPage, storedSubmission } from '#test/support/fixtures.ts'

const siteUrl = 'https://pages.example'
const deps = { siteUrl, links: createMailLinks(siteUrl, 'a secret that only tests know') }

function mailbox(locale: (typeof localeCodes)[number]): StoredMailbox {
  const created = { createdAt: 0, confirmedAt: 1, failedAt: null }
  const who = { id: 'box', owner: 'ana', address: 'ana@bakery.example' }
  return { ...who, rhythm: 'each', locale, timeZone: 'Asia/Tokyo', ...created }
}

function told(fields: Record<string, string>) {
  const document = { ...emptyDocument('p', 'en'), facts: { name: 'Harbour <Bread>' } }
  const page = storedPage({ document: { ...document, meta: { ...document.meta, title: '' } } })
  const createdAt = Date.parse('2026-05-04T16:00:00Z')
  return { page, submission: storedSubmission({ page: page.id, fields, createdAt }) }
}

describe.each(localeCodes)('an e-mail in %s', (locale) => {
  it('asks for an address with a link that is ours, and unsubscribes nobody yet', () => {
    const { subject, text, html, unsubscribeUrl } = confirmMail(deps, mailbox(locale))
    const [, token = ''] = /\/mail\/confirm\/box\/(\S+)/.exec(text) ?? []
    expect(deps.links.isOurs('confirm', 'box', token)).toBe(true)
    expect(html).toContain(`<html lang="${locales[locale].tag}">`)
    expect([subject, text, html].join()).not.toMatch(/\{\{|confirm\.\w+/)
    expect(unsubscribeUrl).toBeNull()
  })

  it('brings a message as it was written, at the time where its owner is', () => {
    const fields = { Wish: '<b>Two</b> loaves & "rolls"', Answer: 'ben@guest.example' }
    const mail = messagesMail(deps, { kind: 'message' }, mailbox(locale), [told(fields)])
    expect(mail.text).toContain('<b>Two</b> loaves & "rolls"')
    expect(mail.html).toContain('&lt;b&gt;Two&lt;/b&gt; loaves &amp; &quot;rolls&quot;')
    expect(mail.replyTo).toBe('ben@guest.example')
    // The fifth of May has begun in Tokyo.
    expect(mail.text).toMatch(/5/)
    expect([mail.subject, mail.text].join()).not.toMatch(/\{\{|message\.\w+/)
  })
})

describe('who an answer goes to', () => {
  it('is nobody where two addresses were left', () => {
    const fields = { One: 'a@b.example', Two: 'c@d.example' }
    const mail = messagesMail(deps, { kind: 'message' }, mailbox('en'), [told(fields)])
    expect(mail.replyTo).toBeNull()
  })
})

describe('many messages of a day', () => {
  it('are told up to twenty, and that there are more', () => {
    const many = Array.from({ length: 21 }, (_, at) => told({ Wish: `Loaf number ${at}.` }))
    const { subject, text } = messagesMail(deps, { kind: 'digest' }, mailbox('en'), many)
    expect(subject).toBe('20 new messages')
    expect(text).toContain('Loaf number 19.')
    expect(text).not.toContain('Loaf number 20.')
    expect(text).toContain('There are more in your inbox.')
  })
})
