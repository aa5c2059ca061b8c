import { expect, it } from 'vitest'
import { routeClass } from '#server/http/route-class.ts'

it.each([
  ['/_payload.json', '/_payload.json'],
  ['/ja/_payload.json', '/_payload.json'],
  ['/p/bakery/_payload.json', '/p/:slug/_payload.json'],
  ['/ja', '/'],
])('the payload and the screen of %s count as %s', (path, label) => {
  expect(routeClass(path)).toBe(label)
})
