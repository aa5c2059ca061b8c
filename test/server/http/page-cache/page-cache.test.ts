import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CachePolicies } from '#server/http/cache-overrides.ts'
import { headersOf } from '#server/http/page-cache/answer-head.ts'
import { PageCache } from '#server/http/page-cache/page-cache.ts'
import { publicTarget } from '#server/http/page-cache/public-target.ts'
import { createLog } from '#server/log.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { purgeLeaseOver } from '#server/storage/purge-lease.ts'
import type { Storage } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'
import { someTime } from '#test/support/fixtures.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

const log = createLog('silent')
const policies = new CachePolicies({}, log)
const page = targetOf('/p/bakery')
const terms = targetOf('/terms')

let storage: Storage
let now: number
let made: number
/** What the next making does; by default it succeeds at once. */
let make: () => Promise<string>
let endsAt: number | undefined
let headers: Record<string, string>

beforeEach(async () => {
  storage = await openStorage(':memory:')
  now = someTime
  made = 0
  make = async () => `page ${made}`
  endsAt = undefined
  headers = {}
})
afterEach(() => storage.close())

function targetOf(path: string) {
  const target = publicTarget(path, 'build')
  if (!target) throw new Error(`${path} is not public`)
  return target
}

function openCache(rules = policies): PageCache {
  const answer = async () => {
    made++
    const body = await make()
    return { status: 200 as const, headers, body, ...(endsAt && { endsAt }) }
  }
  const producers = {
    produce: answer,
    produceMissing: async () => ({ status: 404 as const, headers: {}, body: 'no such page' }),
  }
  return new PageCache({ policies: rules, producers, storage, log, now: () => now })
}

/** Another process takes something back, as with a change of a page. */
function purgeElsewhere(tag: string, at = now) {
  return storage.transaction(({ purges }) => purges.add({ tags: [tag] }, at))
}

async function read(cache: PageCache, target = page) {
  const { copy, outcome, detail } = await cache.find(target)
  return { text: copy.bodies.identity.bytes.toString(), outcome, detail }
}

describe('the page cache', () => {
  it('makes a copy once for all who wait, and for all after them', async () => {
    const cache = openCache()
    const first = await Promise.all(Array.from({ length: 20 }, () => read(cache)))
    expect(new Set(first.map(({ text }) => text))).toEqual(new Set(['page 1']))
    expect(first.filter(({ detail }) => detail === 'collapsed')).toHaveLength(19)
    expect(await read(cache)).toMatchObject({ text: 'page 1', outcome: 'hit' })
    expect(made).toBe(1)
  })

  it('serves a stale copy while one new one is made', async () => {
    const cache = openCache()
    await read(cache, terms)
    now += 61_000
    const stale = await Promise.all([read(cache, terms), read(cache, terms)])
    for (const answer of stale)
      expect(answer).toEqual({ text: 'page 1', outcome: 'stale', detail: 'revalidating' })
    await expect.poll(async () => (await read(cache, terms)).text).toBe('page 2')
    expect(made).toBe(2)
  })

  it('serves a stale copy while none can be made, and no longer than its rule allows', async () => {
    const cache = openCache()
    await read(cache, terms)
    make = async () => Promise.reject(new Error('no renderer'))
    now += 2 * 3_600_000
    expect(await read(cache, terms)).toMatchObject({ text: 'page 1', detail: 'error' })
    now += 25 * 3_600_000
    await expect(read(cache, terms)).rejects.toThrow('no renderer')
  })

  it('keeps no failure', async () => {
    const cache = openCache()
    make = async () => Promise.reject(new AppError('unavailable', 'not now'))
    await expect(read(cache)).rejects.toThrow('not now')
    make = async () => 'well'
    expect(await read(cache)).toMatchObject({ text: 'well', outcome: 'miss' })
  })

  it('keeps a missing page for a short time only', async () => {
    const cache = openCache()
    make = async () => Promise.reject(notFound('/p/bakery'))
    expect((await cache.find(page)).copy).toMatchObject({ status: 404, rule: 'missing' })
    make = async () => 'it came to life'
    expect((await cache.find(page)).outcome).toBe('hit')
    now += 10_000
    expect(await read(cache)).toMatchObject({ text: 'it came to life', outcome: 'miss' })
  })

  it('serves nothing after its end, not even stale', async () => {
    const cache = openCache()
    endsAt = now + 5000
    await read(cache)
    now += 4000
    expect((await cache.find(page)).endsIn).toBe(1)
    now += 1000
    make = async () => Promise.reject(new Error('no renderer'))
    await expect(read(cache)).rejects.toThrow('no renderer')
  })

  it('forgets what is purged in another process before its next use', async () => {
    const [one, other] = [openCache(), openCache()]
    await read(one)
    await read(other)
    await purgeElsewhere('page:bakery')
    expect((await read(one)).outcome).toBe('miss')
    expect((await read(other)).outcome).toBe('miss')
    expect((await read(other, targetOf('/p/other'))).outcome).toBe('miss')
    await purgeElsewhere('page:bakery')
    expect((await read(other, targetOf('/p/other'))).outcome).toBe('hit')
  })

  it('keeps nothing that was begun before a purge', async () => {
    const cache = openCache()
    const old = Promise.withResolvers<string>()
    make = () => old.promise
    const waiting = read(cache)
    await expect.poll(() => made).toBe(1)
    await purgeElsewhere('page:bakery')
    make = async () => 'new'
    expect((await read(cache)).text).toBe('new')
    old.resolve('old')
    expect((await waiting).text).toBe('old')
    expect(await read(cache)).toMatchObject({ text: 'new', outcome: 'hit' })
  })

  it('forgets everything when purges were cleared away before it looked', async () => {
    const cache = openCache()
    await read(cache)
    const day = 24 * 3_600_000
    await purgeElsewhere('page:bakery')
    await purgeElsewhere('page:x', now + 2 * day)
    expect((await read(cache)).outcome).toBe('miss')
  })

  it('makes copies stale when it is told so softly', async () => {
    const cache = openCache()
    await read(cache)
    expect(await cache.purge({ tags: ['published'], soft: true })).toBe(1)
    expect(await read(cache)).toMatchObject({ text: 'page 1', detail: 'revalidating' })
    await expect.poll(async () => (await read(cache)).text).toBe('page 2')
  })

  it('serves copies while the database is silent, for as long as the rule allows', async () => {
    const { purges } = storage
    let isBroken = false
    const after = async (seq: number) => {
      if (isBroken) throw new Error('connection lost')
      return purges.after(seq)
    }
    storage = { ...storage, latestPurge: () => null, purges: { ...purges, after } }
    const cache = openCache()
    await read(cache)
    isBroken = true
    make = async () => Promise.reject(new Error('connection lost'))
    await purgeLeaseOver()
    now += 3_600_000
    expect(await read(cache)).toMatchObject({ text: 'page 1', outcome: 'stale', detail: 'error' })
    now += 24 * 3_600_000
    await expect(read(cache)).rejects.toThrow('connection lost')
  })

  it('never lets addresses that lead nowhere push out pages', async () => {
    const cache = openCache()
    await read(cache)
    make = async () => Promise.reject(notFound())
    for (let at = 0; at < 3000; at++) await cache.find(targetOf(`/p/nothing-${at}`))
    make = async () => 'new'
    expect(await read(cache)).toMatchObject({ text: 'page 1', outcome: 'hit' })
  })

  it('gives caches what its age has left of their seconds, and takes it off once', async () => {
    const cache = openCache()
    await read(cache, terms)
    now += 12_000
    const told = headersOf(await cache.find(terms), 'identity', false, policies.current, {})
    expect(told.Age).toBeUndefined()
    expect(told['Cache-Control']).toContain('s-maxage=288,')
    expect(told['CDN-Cache-Control']).toMatch(/^max-age=288,/)
  })

  it.each<Record<string, string>>([{ 'Set-Cookie': 'a=b' }, { 'Cache-Control': 'private' }])(
    'keeps nothing that says it is one visitor’s: %j',
    async (own) => {
      const cache = openCache()
      headers = own
      await read(cache, terms)
      const again = await cache.find(terms)
      expect(again.outcome).toBe('miss')
      const told = headersOf(again, 'identity', false, policies.current, {})
      expect(told['Cache-Control']).toBe('no-store')
      expect(told['CDN-Cache-Control']).toBeUndefined()
    },
  )

  it('is emptied by new rules, and holds no more bytes than they allow', async () => {
    const folder = temporaryFolder()
    const file = join(folder.path, 'rules.json')
    writeFileSync(file, '{}')
    const rules = new CachePolicies({ file }, log)
    const cache = openCache(rules)
    await read(cache)
    writeFileSync(file, '{"memoryMegabytes": 1}')
    rules.reload()
    expect((await read(cache)).outcome).toBe('miss')
    for (let at = 0; at < 30; at++) {
      make = async () => String(Math.random()).repeat(3000)
      await read(cache, targetOf(`/p/page-${at}`))
    }
    expect((await read(cache)).outcome).toBe('miss')
    folder.remove()
  })
})
