import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttleLatest } from '#client/features/workspace/throttle-latest.ts'

describe('what the preview is told', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is the first page at once, then the newest of each pause, and the last one always', () => {
    const told: number[] = []
    const sender = throttleLatest<number>(50, (page) => told.push(page))
    sender.send(1)
    expect(told).toEqual([1])
    sender.send(2)
    sender.send(3)
    vi.advanceTimersByTime(50)
    expect(told).toEqual([1, 3])
    vi.advanceTimersByTime(500)
    sender.send(4)
    expect(told).toEqual([1, 3, 4])
  })

  it('is nothing once the frame is gone', () => {
    const told: number[] = []
    const sender = throttleLatest<number>(50, (page) => told.push(page))
    sender.send(1)
    sender.send(2)
    sender.stop()
    vi.advanceTimersByTime(500)
    expect(told).toEqual([1])
  })
})
