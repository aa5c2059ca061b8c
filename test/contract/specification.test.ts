import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/specification.md'), 'utf8')
const [list = ''] = text.split('\n## Settled otherwise')
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| asked'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .map(([asked = '', lives = '', held = '']) => ({ asked, lives, held }))

/** A file named without its folder stands beside the one before it. */
function placesOf(lives: string): string[] {
  let folder = ''
  return [...lives.matchAll(/`([\w-]*[./][\w/.-]*)`/g)].map(([, name = '']) => {
    if (/^(?:client|server|shared|locales)\//.test(name)) folder = dirname(name)
    return name.includes('/') ? name : join(folder, name)
  })
}

const sourceOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')

/** A number with its unit: of time, of pixels, of days. */
const measured = /\b(\d+)(?: (?:ms|px|seconds|days|hours)\b)/g
/** As it is written, in milliseconds, and hours in seconds. */
const units = [1, 1000, 3600]

describe('the list of what the specification asks', () => {
  it('has all nine points', () => {
    const points = [...text.matchAll(/^## (\d)\./gm)].map(([, point]) => Number(point))
    expect(points).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it.each(rows)('holds “$asked” by tests that are there', ({ lives, held }) => {
    const tests = [...held.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file)
    expect(tests.length).toBeGreaterThan(0)
    const named = [...tests, ...placesOf(lives)]
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it.each(rows.filter(({ asked }) => asked.match(measured)))(
    'says of “$asked” where the numbers stand',
    ({ asked, lives }) => {
      const source = sourceOf(placesOf(lives)).replace(/(?<=\d)_(?=\d)/g, '')
      const written = new Set(source.match(/\d+/g)?.map(Number))
      const numbers = [...asked.matchAll(measured)].map(([, number]) => Number(number))
      const missing = numbers.filter((number) => !units.some((unit) => written.has(number * unit)))
      expect(missing).toEqual([])
    },
  )

  it.each(rows.filter(({ asked }) => /^`\/?(?:_|builds)/.test(asked)))(
    'says of $asked where it is answered',
    ({ asked, lives }) => {
      const [, first = ''] = /^`\/?([\w.]+)/.exec(asked) ?? []
      expect(sourceOf(placesOf(lives))).toContain(first)
    },
  )
})
