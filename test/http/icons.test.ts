import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

const get = (path: string) => request(test.app).get(path)

describe('the icon endpoint', () => {
  it('answers in the shape Iconify’s clients read', async () => {
    const { status, body, headers } = await get('/_icons/lucide.json?icons=house,wheat')
    expect(status).toBe(200)
    expect(body).toMatchObject({ prefix: 'lucide', width: 24, height: 24 })
    expect(Object.keys(body.icons)).toEqual(['house', 'wheat'])
    expect(body.icons.house.body).toContain('<path')
    expect(body).not.toHaveProperty('not_found')
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/)
  })

  it('is the same bytes for the same names in any order, however often each is named', async () => {
    const one = await get('/_icons/lucide.json?icons=house,wheat,nope,home')
    const two = await get('/_icons/lucide.json?icons=home,nope,wheat,wheat,house,nope')
    expect(two.text).toBe(one.text)
    expect(two.headers.etag).toBe(one.headers.etag)
    const again = await get('/_icons/lucide.json?icons=wheat,house,home,nope').set(
      'If-None-Match',
      one.headers.etag ?? '',
    )
    expect(again.status).toBe(304)
  })

  it('names what the set does not have, whatever objects inherit', async () => {
    const { body } = await get('/_icons/lucide.json?icons=wheat,constructor,no-such-icon')
    expect(body.not_found).toEqual(['constructor', 'no-such-icon'])
    expect(Object.keys(body.icons)).toEqual(['wheat'])
    const none = await get('/_icons/lucide.json?icons=no-such-icon')
    expect(none.body).toMatchObject({ prefix: 'lucide', icons: {}, not_found: ['no-such-icon'] })
  })

  it.each([
    ['no query', ''],
    ['no names', '?icons='],
    ['an empty name', '?icons=house,'],
    ['two lists', '?icons=house&icons=wheat'],
    ['a prototype', '?icons=__proto__'],
    ['capitals', '?icons=House'],
    ['a path', '?icons=../secret'],
    ['markup', '?icons=%3Cscript%3E'],
    ['201 names', `?icons=${Array.from({ length: 201 }, (_, at) => `a${at}`).join(',')}`],
    ['a name without end', `?icons=${'a'.repeat(65)}`],
  ])('refuses %s and names the field', async (_name, query) => {
    const answer = await get(`/_icons/lucide.json${query}`)
    expect(answer.status).toBe(400)
    expect(answer.type).toBe('application/problem+json')
    expect(answer.body.errors[0].field).toBe('icons')
  })

  it.each(['mdi.json', 'constructor.json', '__proto__.json', 'lucide', '..%2flucide.json'])(
    'does not know %s',
    async (file) => {
      const answer = await get(`/_icons/${file}?icons=house`)
      expect(answer.status).toBe(404)
      expect(answer.type).toBe('application/problem+json')
    },
  )
})
