import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createImageCache } from '#server/assets/image-cache.ts'

describe('the cache on disk', () => {
  it('stays below its limit, and what was used last stays', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ninefold-cache-'))
    const troubles: unknown[] = []
    const cache = createImageCache({
      folder,
      maxBytes: 10_000,
      onTrouble: (error) => troubles.push(error),
    })
    const keys = Array.from({ length: 20 }, (_, at) => `${at}`.padStart(2, '0').repeat(16))
    for (const [at, key] of keys.entries()) {
      await cache.put(key, Buffer.alloc(1000, at + 1))
      const minutesAgo = new Date(Date.now() - (60 - at) * 60_000)
      if (existsSync(join(folder, key.slice(0, 2), key)))
        await utimes(join(folder, key.slice(0, 2), key), minutesAgo, minutesAgo)
      await cache.get(keys[0]!)
    }
    expect(bytesIn(folder)).toBeLessThanOrEqual(10_000)
    expect(bytesIn(folder)).toBeGreaterThan(5_000)
    expect(await cache.get(keys[0]!)).toEqual(Buffer.alloc(1000, 1))
    expect(await cache.get(keys[1]!)).toBeNull()
    expect(await cache.get(keys[19]!)).toEqual(Buffer.alloc(1000, 20))
    expect(troubles).toEqual([])
    rmSync(folder, { recursive: true })
  })

  it('tells why where it cannot be read, and not where a picture is not there yet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ninefold-cache-'))
    const troubles: unknown[] = []
    const onTrouble = (error: unknown) => troubles.push(error)
    const cache = createImageCache({ folder, maxBytes: 10_000, onTrouble })
    expect(await cache.get('aa1')).toBeNull()
    expect(troubles).toEqual([])
    mkdirSync(join(folder, 'bb', 'bb1'), { recursive: true })
    expect(await cache.get('bb1')).toBeNull()
    expect(troubles).toMatchObject([{ code: 'EISDIR' }])
    rmSync(folder, { recursive: true })
  })

  it('takes nothing larger than itself, and nothing that was not written to its end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ninefold-cache-'))
    const cache = createImageCache({ folder, maxBytes: 100, onTrouble: () => {} })
    await cache.put('aa1', Buffer.alloc(101))
    expect(await cache.get('aa1')).toBeNull()
    await cache.put('aa2', Buffer.alloc(50, 1))
    await writeFile(join(folder, 'aa', 'aa3'), '')
    expect(await cache.get('aa3')).toBeNull()
    const left = join(folder, 'aa', 'aa4.x.part')
    await writeFile(left, 'half')
    await utimes(left, new Date(0), new Date(0))
    await cache.put('aa5', Buffer.alloc(60, 1))
    expect(existsSync(left)).toBe(false)
    rmSync(folder, { recursive: true })
  })
})

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
