import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Storage, StoredPasskey } from '#server/storage/storage.ts'
import { someTime } from '../../support/fixtures.ts'

function storedPasskey(over: Partial<StoredPasskey> = {}): StoredPasskey {
  return {
    id: randomUUID(),
    credential: randomUUID(),
    owner: randomUUID(),
    name: 'Laptop',
    publicKey: 'pQECAyYg',
    counter: 0,
    transports: ['internal', 'hybrid'],
    sealed: 'sealed',
    createdAt: someTime,
    usedAt: null,
    ...over,
  }
}

export function passkeysContract(storage: () => Storage): void {
  test('a passkey is found by its credential, and renamed and removed by its owner alone', async () => {
    const { passkeys } = storage()
    const passkey = storedPasskey()
    await passkeys.insert(passkey)
    expect(await passkeys.byCredential(passkey.credential)).toEqual(passkey)
    expect(await passkeys.rename(passkey.id, 'somebody', 'Theirs')).toBe(false)
    expect(await passkeys.rename(passkey.id, passkey.owner, 'Phone')).toBe(true)
    expect(await passkeys.listOf(passkey.owner)).toEqual([{ ...passkey, name: 'Phone' }])
    expect(await passkeys.remove(passkey.id, 'somebody')).toBe(false)
    expect(await passkeys.remove(passkey.id, passkey.owner)).toBe(true)
    expect(await passkeys.byCredential(passkey.credential)).toBeNull()
  })

  test('of two who sign with the same count one is let in', async () => {
    const { passkeys } = storage()
    const passkey = storedPasskey({ counter: 4 })
    await passkeys.insert(passkey)
    const both = await Promise.all([1, 2].map(() => passkeys.used(passkey.id, 5, someTime + 1)))
    expect(both.toSorted()).toEqual([false, true])
    expect(await passkeys.used(passkey.id, 0, someTime + 2)).toBe(false)
    expect((await passkeys.byCredential(passkey.credential))?.usedAt).toBe(someTime + 1)
    const uncounted = storedPasskey()
    await passkeys.insert(uncounted)
    expect(await passkeys.used(uncounted.id, 0, someTime)).toBe(true)
    expect(await passkeys.used(uncounted.id, 0, someTime + 1)).toBe(true)
  })

  test('passkeys end with the identity they open', async () => {
    const { passkeys, identities } = storage()
    const [ended, erased] = [storedPasskey(), storedPasskey()]
    for (const passkey of [ended, erased]) {
      await identities.create(passkey.owner, someTime)
      await passkeys.insert(passkey)
    }
    await storage().transaction(async (inner) => {
      await inner.identities.replace(ended.owner, randomUUID(), someTime)
      await inner.identities.erase(erased.owner)
    })
    expect(await passkeys.byCredential(ended.credential)).toBeNull()
    expect(await passkeys.byCredential(erased.credential)).toBeNull()
  })
}
