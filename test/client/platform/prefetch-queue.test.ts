import { describe, expect, it } from 'vitest'
import { createPrefetchQueue } from '#client/platform/prefetch-queue.ts'

describe('the prefetch queue', () => {
  it('never does more at once than it has places for, in the order of asking', async () => {
    const { add, begun, finish } = queueOf(2)
    for (const key of ['a', 'b', 'c', 'd']) add(key)
    expect(begun).toEqual(['a', 'b'])
    await finish('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await finish('a')
    await finish('c')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('lets what is urgent go before what waits, also when it waited itself', async () => {
    const { add, begun, finish } = queueOf(1)
    for (const key of ['a', 'b', 'c']) add(key)
    add('c', true)
    add('d', true)
    await finish('a')
    await finish('d')
    await finish('c')
    expect(begun).toEqual(['a', 'd', 'c', 'b'])
  })

  it('does what is asked for twice once, and tells both when it has ended', async () => {
    const { add, begun, finish } = queueOf(1)
    const both = Promise.all([add('a'), add('a', true)])
    await finish('a')
    await both
    expect(begun).toEqual(['a'])
  })

  it('goes on after a failure', async () => {
    const queue = createPrefetchQueue(1)
    await queue.add('a', () => Promise.reject(new Error('offline')))
    let done = false
    await queue.add('b', async () => {
      done = true
    })
    expect(done).toBe(true)
  })
})

/** A queue whose work ends when the test says so. */
function queueOf(limit: number) {
  const queue = createPrefetchQueue(limit)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (key: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(key)
      ends.set(key, resolve)
    })
  return {
    begun,
    add: (key: string, urgent = false) => queue.add(key, work(key), urgent),
    async finish(key: string) {
      ends.get(key)?.()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}
