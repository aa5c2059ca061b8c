import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { createSharePass } from '#server/http/share-pass.ts'

it('ends for whoever kept the cookie, and with another end it is none', () => {
  let time = 1_800_000_000_000
  const pass = createSharePass('a secret that only tests know', true, () => time)
  let given: [name: string, value: string] = ['', '']
  const response = { cookie: (name: string, value: string) => (given = [name, value]) }
  pass.grant(response as unknown as Response, 'token', 'hash')
  const holds = (value = given[1], hash = 'hash') =>
    pass.holds({ cookies: { [given[0]]: value } } as Request, 'token', hash)
  expect(holds()).toBe(true)
  expect(holds(given[1], 'another')).toBe(false)
  time += 12 * 3_600_000 - 1
  expect(holds()).toBe(true)
  time += 1
  expect(holds()).toBe(false)
  const [, signature = ''] = given[1].split('.')
  expect(holds(`${time + 1000}.${signature}`)).toBe(false)
  expect(holds(signature)).toBe(false)
})
