import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createToken } from '#server/pages/tokens.ts'
import type { Storage, StoredKey } from '#server/storage/storage.ts'
import {
  someTime,
  storedGeneration,
  storedPage,
  storedRevision,
  storedShare,
  storedSubmission,
  storedUpload,
} from '../../support/fixtures.ts'

function storedKey(over: Partial<StoredKey> = {}): StoredKey {
  return {
    id: randomUUID(),
    kind: 'token',
    hash: randomUUID(),
    owner: 'owner-a',
    name: 'Backup script',
    sealed: null,
    createdAt: someTime,
    expiresAt: null,
    usedAt: null,
    ...over,
  }
}

export function keysContract(storage: () => Storage): void {
  test('a creator has so many tokens and no more, also of calls side by side', async () => {
    const { identities, keys } = storage()
    const owner = randomUUID()
    await identities.create(owner, someTime)
    const deps = { storage: storage(), now: () => someTime }
    const made = Array.from({ length: 60 }, () => createToken(deps, owner, { name: 'mine' }))
    const settled = await Promise.allSettled(made)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(await keys.listOf(owner, 'token')).toHaveLength(50)
  })

  test('a key is found by its hash and kind until it runs out, and says when it was used', async () => {
    const key = storedKey({ expiresAt: someTime + 10 })
    const { keys } = storage()
    await keys.insert(key)
    expect(await keys.use('device', key.hash, someTime)).toBeNull()
    expect(await keys.use('token', key.hash, someTime + 5)).toEqual(key)
    expect(await keys.use('token', key.hash, someTime + 10)).toBeNull()
    const [listed] = await keys.listOf(key.owner, 'token')
    expect(listed).toEqual({ ...key, usedAt: someTime + 5 })
  })

  test('a code is taken once, whoever else comes at the same time', async () => {
    const key = storedKey({ kind: 'device', owner: randomUUID(), expiresAt: someTime + 10 })
    await storage().keys.insert(key)
    const takers = Array.from({ length: 8 }, () =>
      storage().keys.take('device', key.hash, someTime),
    )
    expect((await Promise.all(takers)).filter(Boolean)).toEqual([key])
    const late = storedKey({ kind: 'device', expiresAt: someTime })
    await storage().keys.insert(late)
    expect(await storage().keys.take('device', late.hash, someTime)).toBeNull()
  })

  test('a key is removed by its owner alone', async () => {
    const key = storedKey({ owner: randomUUID() })
    await storage().keys.insert(key)
    expect(await storage().keys.remove(key.id, 'somebody')).toBe(false)
    expect(await storage().keys.remove(key.id, key.owner)).toBe(true)
    expect(await storage().keys.listOf(key.owner, 'token')).toEqual([])
  })

  test('an identity is replaced by one that is nobody yet, with all it has', async () => {
    const [owner, next, other] = [randomUUID(), randomUUID(), randomUUID()]
    const { pages, generations, uploads, domains, identities, keys } = storage()
    await identities.create(owner, someTime)
    await identities.create(other, someTime)
    const page = storedPage({ owner })
    const others = storedPage({ owner: other })
    for (const each of [page, others]) await pages.insert(each)
    const generation = storedGeneration({ page: page.id, owner })
    const upload = storedUpload({ owner })
    const host = `${page.id}.example`
    const domain = { host, page: page.id, owner, token: 't', createdAt: someTime }
    const token = storedKey({ owner })
    await generations.insert(generation)
    await uploads.insert(upload)
    await domains.insert({ ...domain, activeAt: null, provedAt: null, releasedAt: null })
    for (const key of [token, storedKey({ owner, kind: 'device' })]) await keys.insert(key)
    const replace = (one: string, by: string) =>
      storage().transaction((inner) => inner.identities.replace(one, by, someTime + 1))
    expect(await replace(owner, other)).toBe(false)
    expect((await pages.byId(page.id))?.owner).toBe(owner)

    expect(await replace(owner, next)).toBe(true)
    expect(await pages.byId(page.id)).toEqual({ ...page, owner: next })
    expect((await generations.byId(generation.id))?.owner).toBe(next)
    expect((await uploads.byId(upload.id))?.owner).toBe(next)
    expect((await domains.byHost(host))?.owner).toBe(next)
    expect(await keys.listOf(next, 'token')).toEqual([{ ...token, owner: next }])
    expect(await keys.listOf(next, 'device')).toEqual([])
    expect(await keys.listOf(owner, 'device')).toEqual([])
    expect([await identities.exists(owner), await identities.exists(next)]).toEqual([false, true])
    expect(await pages.byId(others.id)).toEqual(others)
    expect(await replace(owner, next)).toBe(false)
  })

  test('erasing an identity takes everything of it, and nothing of others', async () => {
    const owner = randomUUID()
    const { pages, shares, submissions, generations, revisions, identities, keys } = storage()
    await identities.create(owner, someTime)
    const page = storedPage({ owner })
    const others = storedPage({ owner: randomUUID() })
    for (const each of [page, others]) await pages.insert(each)
    const share = storedShare({ page: page.id })
    const generation = storedGeneration({ page: page.id, owner })
    await shares.insert(share)
    await generations.insert(generation)
    await revisions.insert(storedRevision({ page: page.id }))
    await submissions.insert(storedSubmission({ page: page.id }))
    const key = storedKey({ owner })
    await keys.insert(key)
    expect(await storage().transaction((inner) => inner.identities.erase(owner))).toBe(1)
    expect(await pages.byId(page.id)).toBeNull()
    expect(await shares.byToken(share.token)).toBeNull()
    expect(await generations.byId(generation.id)).toBeNull()
    expect((await submissions.list(page.id, { limit: 9 })).items).toEqual([])
    expect(await revisions.list(page.id, { limit: 9 })).toEqual([])
    expect(await keys.listOf(owner, 'token')).toEqual([])
    expect(await identities.exists(owner)).toBe(false)
    expect(await pages.byId(others.id)).toEqual(others)
  })
}
