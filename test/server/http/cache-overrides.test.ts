import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CachePolicies, parseCachePolicy } from '#server/http/cache-overrides.ts'
import { cacheRules } from '#server/http/cache-rules.ts'
import { createLog } from '#server/log.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

const folder = temporaryFolder()
const file = join(folder.path, 'rules.json')
afterAll(() => folder.remove())

const parse = (policy: unknown) => parseCachePolicy(JSON.stringify(policy))

describe('an operator’s cache rules', () => {
  it('change the numbers they name and leave the rest', () => {
    const { rules } = parse({ rules: { published: { cdn: 300, tags: ['shop'] } } })
    expect(rules.published).toEqual({
      ...cacheRules.published,
      cdn: 300,
      tags: ['published', 'shop'],
    })
    expect(rules.site).toEqual(cacheRules.site)
  })

  it('may turn caching off, never on', () => {
    expect(parse({ rules: { site: { cache: 'private' } } }).rules.site).toEqual({
      cache: 'private',
    })
    expect(() => parse({ rules: { private: { cdn: 60 } } })).toThrow(/rules\.private: cannot be/)
    expect(() => parse({ rules: { site: { cache: 'public' } } })).toThrow(/rules\.site\.cache/)
  })

  it.each([
    [{ rules: { published: { cdn: -1 } } }, 'rules.published.cdn: whole seconds from 0'],
    [{ rules: { published: { cdn: 1.5 } } }, 'rules.published.cdn: whole seconds from 0'],
    [{ rules: { published: { ttl: 1 } } }, 'rules.published.ttl: unknown; allowed here: cache,'],
    [{ rules: { blog: {} } }, 'rules.blog: unknown; allowed here: landing, site'],
    [{ rules: { messages: { cdn: 1 } } }, 'rules.messages: cannot be changed'],
    [{ rules: { site: { tags: ['a b'] } } }, 'rules.site.tags.0: letters'],
    [{ tagHeaders: ['X-Tag'] }, 'tagHeaders.0: one of Cache-Tag, Surrogate-Key, xkey'],
    [{ memoryMegabytes: 0 }, 'memoryMegabytes: a number from 1'],
    [{ rule: {} }, 'rule: unknown; allowed here: rules, surrogateControl'],
  ])('%j are refused, with the field and what is allowed', (policy, message) => {
    expect(() => parse(policy)).toThrow(message)
  })

  it('stop the start where the file is bad, and name it', () => {
    writeFileSync(file, '{"rules":')
    const start = () => new CachePolicies({ file }, createLog('silent'))
    expect(start).toThrow(`CACHE_RULES (${file}) is not valid`)
  })

  it('are read again; a bad file keeps the old ones and says why', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    writeFileSync(file, '{"rules":{"site":{"cdn":7}}}')
    const policies = new CachePolicies({ file }, log)
    expect(policies.current.rules.site).toMatchObject({ cdn: 7 })

    writeFileSync(file, '{"rules":{"site":{"cdn":"9"}}}')
    expect(policies.reload()).toBe(false)
    expect(policies.current.rules.site).toMatchObject({ cdn: 7 })
    expect(lines.join('')).toContain('rules.site.cdn: whole seconds')

    writeFileSync(file, '{"rules":{"site":{"cdn":9}}}')
    expect(policies.reload()).toBe(true)
    expect(policies.current.rules.site).toMatchObject({ cdn: 9 })
    rmSync(file)
  })

  it('let nothing be kept in development', () => {
    const { current } = new CachePolicies({ development: true }, createLog('silent'))
    for (const rule of Object.values(current.rules)) expect(rule.cache).toBe('no-store')
  })
})
