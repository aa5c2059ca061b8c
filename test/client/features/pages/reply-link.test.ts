import { describe, expect, it } from 'vitest'
import { mailLink, phoneLink, replyLink } from '#client/features/pages/reply-link.ts'

const message = (fields: Record<string, string>) => ({
  id: '1',
  block: 'contact',
  fields,
  createdAt: 0,
  readAt: null,
})

it('an answer quotes the message below an empty line, to the address that was left', () => {
  const fields = { Name: 'Zoë', Email: ' zoe@mail.example ', Message: 'Open on Sunday?\nBest, Zoë' }
  const link = replyLink(message(fields), 'Re: Your message to Fern & Flint') ?? ''
  const { pathname, searchParams } = new URL(link)
  expect(pathname).toBe('zoe@mail.example')
  expect(searchParams.get('subject')).toBe('Re: Your message to Fern & Flint')
  const body = searchParams.get('body') ?? ''
  expect(body).toMatch(/^\r\n\r\n> Name: Zoë\r\n/)
  expect(body).toMatch(/> Message: Open on Sunday\?\r\n> Best, Zoë$/)
})

it('a long message that is cut within an emoji can be answered', () => {
  for (const before of ['', 'x']) {
    const fields = { Email: 'zoe@mail.example', Message: before + '🐙'.repeat(1000) }
    expect(replyLink(message(fields), 'Re')).toMatch(/^mailto:zoe@mail\.example\?subject=Re&body=/)
  }
})

it('what a visitor wrote adds nothing to the address', () => {
  expect(mailLink('a?bcc=everyone@mail.example')).toBe('mailto:a%3Fbcc%3Deveryone@mail.example')
})

it('without an address there is nobody to answer', () => {
  expect(replyLink(message({ Phone: '0117 496 0123' }), 'Re')).toBeNull()
})

describe('a number in a message', () => {
  it('can be rung, unless it is a day or a count', () => {
    expect(phoneLink('+44 (0)117 496-0148')).toBe('tel:+441174960148')
    expect(phoneLink('0117 496 0148')).toBe('tel:01174960148')
    expect(phoneLink('2027-05-08')).toBeNull()
    expect(phoneLink('19:30')).toBeNull()
    expect(phoneLink('4')).toBeNull()
  })
})
