import { expect, test } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { someTime, storedPage, storedShare, storedSubmission } from '../../support/fixtures.ts'

export function sharesContract(storage: () => Storage): void {
  const pageId = async () => {
    const page = storedPage()
    await storage().pages.insert(page)
    return page.id
  }

  test('a share comes back as it was stored, by token and by id', async () => {
    const page = await pageId()
    const share = storedShare({
      page,
      expiresAt: someTime + 1,
      passwordHash: 'scrypt$…',
      pin: 3,
      maxViews: 9,
    })
    await storage().shares.insert(share)
    expect(await storage().shares.byToken(share.token)).toEqual(share)
    expect(await storage().shares.byId(share.id)).toEqual(share)
    expect(await storage().shares.byToken('guess')).toBeNull()
  })

  test('a page’s shares come newest first, and no token twice', async () => {
    const page = await pageId()
    const older = storedShare({ page })
    const newer = storedShare({ page, createdAt: someTime + 1 })
    await storage().shares.insert(older)
    await storage().shares.insert(newer)
    expect(await storage().shares.listOf(page)).toEqual([newer, older])
    const twin = storage().shares.insert(storedShare({ page, token: older.token }))
    await expect(twin).rejects.toSatisfy(isUniqueViolation)
  })

  test('open links are counted, and wrong passwords by link', async () => {
    const page = await pageId()
    const { shares } = storage()
    const open = storedShare({ page, expiresAt: someTime + 2 })
    const revoked = storedShare({ page, revokedAt: someTime })
    for (const share of [open, revoked, storedShare({ page, expiresAt: someTime + 1 })])
      await shares.insert(share)
    expect(await shares.countOpen(page, someTime + 1)).toBe(1)
    for (const [at, state] of [
      [1, 'wrong'],
      [2, 'wrong'],
      [3, 'opened'],
      [4, 'wrong'],
    ] as const)
      await shares.logVisit(open.id, { at: someTime + at, state })
    expect(await shares.guesses(page, someTime + 1)).toEqual(new Map([[open.id, 2]]))
  })

  test('a revocation keeps its first time', async () => {
    const share = storedShare({ page: await pageId() })
    await storage().shares.insert(share)
    await storage().shares.revoke(share.id, someTime + 1)
    await storage().shares.revoke(share.id, someTime + 2)
    expect((await storage().shares.byId(share.id))?.revokedAt).toBe(someTime + 1)
  })

  test('readers who come at once get no more views than there are', async () => {
    const share = storedShare({ page: await pageId(), maxViews: 5 })
    await storage().shares.insert(share)
    const readers = Array.from({ length: 20 }, () => storage().shares.countView(share.id))
    expect((await Promise.all(readers)).filter(Boolean)).toHaveLength(5)
    expect((await storage().shares.byId(share.id))?.views).toBe(5)
  })

  test('views without a limit are all counted', async () => {
    const share = storedShare({ page: await pageId() })
    await storage().shares.insert(share)
    await Promise.all(Array.from({ length: 20 }, () => storage().shares.countView(share.id)))
    expect((await storage().shares.byId(share.id))?.views).toBe(20)
  })

  test('what people send in comes back newest first', async () => {
    const page = await pageId()
    const older = storedSubmission({ page, fields: { message: 'naïve \0 "quotes"' } })
    const newer = storedSubmission({ page, createdAt: someTime + 1 })
    await storage().submissions.insert(older)
    await storage().submissions.insert(newer)
    expect((await storage().submissions.list(page, { limit: 9 })).items).toEqual([newer, older])
  })

  test('an identity exists once it was created, however often', async () => {
    expect(await storage().identities.exists('hash')).toBe(false)
    await storage().identities.create('hash', someTime)
    await storage().identities.create('hash', someTime + 1)
    expect(await storage().identities.exists('hash')).toBe(true)
  })
}
