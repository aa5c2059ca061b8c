import { describe, expect, it } from 'vitest'
import { swipeDistance } from '#client/platform/toast-swipe.ts'

describe('swiping a toast away', () => {
  it('goes towards the edge the toast stands by', () => {
    expect(swipeDistance(100, 160, 'right')).toBe(60)
    expect(swipeDistance(160, 100, 'left')).toBe(60)
  })

  it('does not go inwards', () => {
    expect(swipeDistance(160, 100, 'right')).toBe(0)
    expect(swipeDistance(100, 160, 'left')).toBe(0)
  })
})
