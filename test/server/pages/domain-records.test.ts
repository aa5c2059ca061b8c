import { expect, it } from 'vitest'
import { domainRecords } from '#server/pages/domain-records.ts'

const addresses = ['203.0.113.7', '2001:db8::7']

it.each([
  ['www.kiln.example', [{ type: 'CNAME', name: 'www', value: 'pages.example' }]],
  ['shop.eu.kiln.example', [{ type: 'CNAME', name: 'shop.eu', value: 'pages.example' }]],
  ['www.kiln.co.uk', [{ type: 'CNAME', name: 'www', value: 'pages.example' }]],
  [
    'kiln.co.uk',
    [
      { type: 'A', name: '@', value: '203.0.113.7' },
      { type: 'AAAA', name: '@', value: '2001:db8::7' },
    ],
  ],
])('leads %s to the site', (host, records) => {
  expect(domainRecords(host, 'pages.example', addresses)).toEqual(records)
})

it('names the site as an ALIAS where its addresses are not known', () => {
  const records = [{ type: 'ALIAS', name: '@', value: 'pages.example' }]
  expect(domainRecords('kiln.example', 'pages.example', [])).toEqual(records)
})

it('leads to the address where the site has no name', () => {
  const records = [{ type: 'A', name: 'www', value: '203.0.113.9' }]
  expect(domainRecords('www.kiln.example', '203.0.113.9', [])).toEqual(records)
})
