import { expect, it } from 'vitest'
import { garbageCollector } from '#server/garbage-collector.ts'

it('what nothing leads to is gone once garbage was collected', async () => {
  const collect = garbageCollector()
  const left = new WeakRef({ of: 'a start' })
  // A reference that was just made is kept until the work at hand is done.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  expect(left.deref()).toBeUndefined()
})
