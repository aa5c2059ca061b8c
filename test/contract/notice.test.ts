import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const fileOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Licences as the notice and the lists' first lines both write them. */
const licence = /CC BY(?:-SA)? \d\.\d|CC-BY-\d\.\d|[LM]?GPL-\d\.\d|MPL-\d\.\d|BSD-3-Clause|\bMIT\b/g

/** Lists by path or pattern, with the licences of all their sources; a row without one continues. */
const rows = new Map<string, string[]>()
let last = ''
for (const line of fileOf('NOTICE.md').split('\n')) {
  const [, file = '', , terms = ''] = line.split('|').map((cell) => cell.trim())
  last = file || last
  const name = /^`(languages\/[^`]+)`$/.exec(last)?.[1]
  if (name) rows.set(name, [...(rows.get(name) ?? []), ...(terms.match(licence) ?? [])])
}

const lists = globSync('languages/**/*.{txt,tsv}', { cwd: root })
const drawn = lists
  .map((path) => ({ path, says: fileOf(path).split('\n', 2).join(' ').match(/^#.*/)?.[0] }))
  .filter(({ says }) => says !== undefined)

describe('the notice of what others made', () => {
  it.each(drawn)('names the licences $path says of itself', ({ path, says = '' }) => {
    const row = [...rows].find(([pattern]) => matchesGlob(path, pattern))
    expect(row?.[1].toSorted()).toEqual([...new Set(says.match(licence))].sort())
  })

  it('names no list that is not there', () => {
    const absent = [...rows.keys()].filter((name) => !lists.some((path) => matchesGlob(path, name)))
    expect(absent).toEqual([])
  })

  it('goes into the image with the lists it is about', () => {
    expect(fileOf('Dockerfile')).toMatch(/^COPY .*\/LICENSE .*\/NOTICE\.md /m)
  })
})
