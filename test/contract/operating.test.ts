import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCachePolicy } from '#server/http/cache-overrides.ts'
import { ruleNames } from '#server/http/cache-rules.ts'
import { cachingTable } from '#server/http/page-cache/caching-table.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')

describe('the operating guide', () => {
  it('has the table of caching as it is: npm run cache:explain -- --table', () => {
    expect(guide).toContain(cachingTable(parseCachePolicy('{}')))
  })

  it('has a class for every rule', () => {
    const table = cachingTable(parseCachePolicy('{}'))
    for (const name of ruleNames) expect(table, name).toContain(`| \`${name}\` |`)
  })

  it('shows a file of rules that is valid', () => {
    const [, example = ''] = /```json\n(\{\s+"rules"[^`]+)```/.exec(guide) ?? []
    expect(parseCachePolicy(example).rules.published).toMatchObject({ cdn: 300 })
  })
})
