import { expect, it } from 'vitest'
import { FairQueue } from '#server/fair-queue.ts'

function drained(queue: FairQueue<string>): string[] {
  const items: string[] = []
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item)
  return items
}

it('lets senders take turns, each in the order they came', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
    expect(queue.add(item.charAt(0), item)).toBeUndefined()
  expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(queue.size).toBe(0)
})

it('has room for a newcomer as long as somebody has more', () => {
  const queue = new FairQueue<string>(3)
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  expect(queue.add('b', 'b1')).toBe('a3')
  expect(queue.add('a', 'a4')).toBe('a4')
  expect(drained(queue)).toEqual(['a1', 'b1', 'a2'])
})

it('forgets what is taken back, once', () => {
  const queue = new FairQueue<string>(3)
  queue.add('a', 'a1')
  queue.add('b', 'b1')
  expect(queue.remove('a', 'a1')).toBe(true)
  expect(queue.remove('a', 'a1')).toBe(false)
  expect(drained(queue)).toEqual(['b1'])
})
