import { expect, it, vi } from 'vitest'
import { SharedWork } from '#server/assets/shared-work.ts'

it('is done once for all who join while it lasts, and anew for who comes after', async () => {
  const work = new SharedWork<number>()
  const begin = vi.fn(async () => begin.mock.calls.length)
  const join = () => work.join('a', undefined, begin)
  expect(await Promise.all([join(), join()])).toEqual([1, 1])
  expect(await join()).toBe(2)
  await expect(work.join('a', undefined, () => Promise.reject('broke'))).rejects.toBe('broke')
  expect(work.has('a')).toBe(false)
})

it('is abandoned when the last who waits leaves, and whoever comes then gets it done', async () => {
  const work = new SharedWork<string>()
  const [one, other] = [new AbortController(), new AbortController()]
  const reasons: unknown[] = []
  const begin = (abandoned: AbortSignal) =>
    new Promise<string>((resolve) => {
      abandoned.addEventListener('abort', () => {
        reasons.push(abandoned.reason)
        // What ends late is nothing to those who came since.
        setImmediate(() => resolve('late'))
      })
    })
  const late = work.join('a', one.signal, begin)
  void work.join('a', other.signal, begin)
  one.abort('one')
  expect(reasons).toEqual([])
  other.abort('other')
  expect([reasons, work.has('a')]).toEqual([['other'], false])
  const again = work.join('a', undefined, begin)
  expect(await late).toBe('late')
  expect(work.has('a')).toBe(true)
  void again
})
