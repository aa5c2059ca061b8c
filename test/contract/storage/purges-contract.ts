import { expect, test } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { someTime } from '../../support/fixtures.ts'

const day = 24 * 3_600_000

export function purgesContract(storage: () => Storage): void {
  test('a cache in front is told on from where it was told last', async () => {
    const { purges } = storage()
    await purges.add({ tags: ['before'] }, someTime)
    await purges.follow('varnish')
    expect(await purges.toldTo('varnish')).toBe(await purges.latest())
    await purges.add({ tags: ['page:a'] }, someTime)
    const told = await purges.toldTo('varnish')
    expect((await purges.after(told)).map(({ tags }) => tags)).toEqual([['page:a']])
    await purges.tell('varnish', told + 1)
    await purges.follow('varnish')
    expect(await purges.toldTo('varnish')).toBe(await purges.latest())
    expect(await purges.toldTo('another')).toBe(0)
  })

  test('purges come back in their order, numbered without a gap', async () => {
    expect(await storage().purges.after(0)).toEqual([])
    await storage().purges.add({ tags: ['page:a', 'page-list'] }, someTime)
    await storage().purges.add({ tags: 'all', soft: true }, someTime)
    expect(await storage().purges.after(0)).toEqual([
      { seq: 1, tags: ['page:a', 'page-list'] },
      { seq: 2, tags: 'all', soft: true },
    ])
    expect(await storage().purges.after(1)).toMatchObject([{ seq: 2 }])
    expect(await storage().purges.after(2)).toEqual([])
  })

  test('the newest number, where it can be told at once, is that of the last purge', async () => {
    expect([0, null]).toContain(storage().latestPurge())
    await storage().purges.add({ tags: ['page:a'] }, someTime)
    expect([1, null]).toContain(storage().latestPurge())
  })

  test('a purge that is rolled back was none, and leaves no gap', async () => {
    const failing = storage().transaction(async ({ purges }) => {
      await purges.add({ tags: ['page:a'] }, someTime)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await storage().purges.add({ tags: ['page:b'] }, someTime)
    expect(await storage().purges.after(0)).toEqual([{ seq: 1, tags: ['page:b'] }])
  })

  test('old ones are cleared away, which readers see by the gap', async () => {
    await storage().purges.add({ tags: ['page:a'] }, someTime)
    await storage().purges.add({ tags: ['page:b'] }, someTime + 2 * day)
    expect(await storage().purges.after(0)).toEqual([{ seq: 2, tags: ['page:b'] }])
  })

  test('writers at the same time miss nobody’s purge', async () => {
    const numbers: number[] = []
    const reader = (async () => {
      while (numbers.length < 12) {
        const news = await storage().purges.after(numbers.at(-1) ?? 0)
        numbers.push(...news.map(({ seq }) => seq))
      }
    })()
    const writers = Array.from({ length: 12 }, (_, at) =>
      storage().transaction(({ purges }) => purges.add({ tags: [`page:${at}`] }, someTime)),
    )
    await Promise.all([...writers, reader])
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  })
}
