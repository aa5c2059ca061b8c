import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/specification.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| asked'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

describe('the list of what the specification asks', () => {
  it('has all nine points', () => {
    const points = [...text.matchAll(/^## (\d)\./gm)].map(([, point]) => Number(point))
    expect(points).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it.each(rows.map(([asked = '', lives = '', held = '']) => ({ asked, lives, held })))(
    'holds “$asked” by tests that are there',
    ({ lives, held }) => {
      const tests = [...held.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file)
      expect(tests.length).toBeGreaterThan(0)
      const places = [...lives.matchAll(/`((?:client|server|shared|locales)\/[^`*(]*)`/g)]
      const named = [...tests, ...places.map(([, file = '']) => file)]
      expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
    },
  )
})
