import { expect, test } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { isUniqueViolation } from '#server/storage/storage-failure.ts'
import { storedUpload } from '../../support/fixtures.ts'

export function uploadsContract(storage: () => Storage): void {
  test('an upload comes back as it was stored, by its id and by its owner and bytes', async () => {
    const upload = storedUpload()
    await storage().uploads.insert(upload)
    expect(await storage().uploads.byId(upload.id)).toEqual(upload)
    expect(await storage().uploads.byHash(upload.owner, upload.hash)).toEqual(upload)
    expect(await storage().uploads.byId('guess')).toBeNull()
    expect(await storage().uploads.byHash('owner-b', upload.hash)).toBeNull()
  })

  test('the same bytes are one upload of an owner, and another owner’s own', async () => {
    const upload = storedUpload()
    await storage().uploads.insert(upload)
    const twin = storage().uploads.insert(storedUpload({ hash: upload.hash }))
    await expect(twin).rejects.toSatisfy(isUniqueViolation)
    await storage().uploads.insert(storedUpload({ hash: upload.hash, owner: 'owner-b' }))
    expect((await storage().uploads.byHash('owner-b', upload.hash))?.id).not.toBe(upload.id)
  })

  test('what an owner’s pictures take up is the sum of theirs alone', async () => {
    expect(await storage().uploads.bytesOf('owner-a')).toBe(0)
    await storage().uploads.insert(storedUpload({ bytes: 3_000_000_000 }))
    await storage().uploads.insert(storedUpload({ bytes: 5 }))
    await storage().uploads.insert(storedUpload({ bytes: 7, owner: 'owner-b' }))
    expect(await storage().uploads.bytesOf('owner-a')).toBe(3_000_000_005)
  })
}
