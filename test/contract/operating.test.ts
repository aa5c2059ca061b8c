import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingNames } from '#server/config.ts'
import { parseCachePolicy } from '#server/http/cache-overrides.ts'
import { ruleNames } from '#server/http/cache-rules.ts'
import { cachingTable } from '#server/http/page-cache/caching-table.ts'

const root = join(import.meta.dirname, '../..')
const fileOf = (path: string) => readFileSync(join(root, path), 'utf8')
const namesIn = (text: string) => text.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []
const guide = fileOf('docs/operating.md')

describe('the operating guide', () => {
  it('has a line for every setting, and no other', () => {
    const table = guide.split('\n## ').find((part) => part.startsWith('Configuration')) ?? ''
    const cells = table.matchAll(/^\| (`[^|]+) \|/gm)
    const named = [...cells].flatMap(([, cell = '']) => namesIn(cell))
    expect(named.sort()).toEqual([...settingNames].sort())
  })

  it('has the table of caching as it is: npm run cache:explain -- --table', () => {
    expect(guide).toContain(cachingTable(parseCachePolicy('{}')))
  })

  it('has a class for every rule', () => {
    const table = cachingTable(parseCachePolicy('{}'))
    for (const name of ruleNames) expect(table, name).toContain(`| \`${name}\` |`)
  })

  it('names every metric', () => {
    const sources = globSync('server/**/*.ts', { cwd: root }).map(fileOf)
    const names = sources.flatMap((source) => source.match(/(?<=name: ')ninefold_\w+/g) ?? [])
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  it('has nothing run by npm as root: an older one runs scripts as the owner of the folder', () => {
    expect(guide).not.toMatch(/sudo(?! -u)\b.*\bnpm (run|start)/)
  })

  it('shows a file of rules that is valid', () => {
    const [, example = ''] = /```json\n(\{\s+"rules"[^`]+)```/.exec(guide) ?? []
    expect(parseCachePolicy(example).rules.published).toMatchObject({ cdn: 300 })
  })
})

describe('what runs the product', () => {
  it('has the C library give memory back everywhere', () => {
    const places = ['deploy/ninefold.service', 'Dockerfile', 'package.json']
    const [service, ...others] = places.map((path) => fileOf(path).match(/\bMALLOC_\w+=\d+/g))
    expect(service).toHaveLength(2)
    for (const other of others) expect(other).toEqual(service)
  })

  it.each([
    ['Dockerfile', /^ENV (.+)/m, /(\w+)=/g],
    ['compose.yaml', /^ {4}environment:\n((?: {6}.+\n)+)/m, /^ {6}(\w+):/gm],
    ['deploy/ninefold.service', /^Environment=(.+)/m, /(\w+)=/g],
  ])('%s sets nothing that is not a setting', (path, place, name) => {
    const [, given = ''] = place.exec(fileOf(path)) ?? []
    const names = [...given.matchAll(name)].map(([, found]) => found)
    expect(names.length).toBeGreaterThan(1)
    // The C library's, and Node's.
    const others = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'NODE_COMPILE_CACHE']
    for (const found of names) expect([...settingNames, ...others]).toContain(found)
  })
})
