import { describe, expect, it } from 'vitest'
import { toastPlaces } from '#client/platform/toast-position.ts'
import { swipeDistance } from '#client/platform/toast-swipe.ts'

const start = { x: 100, y: 100 }

describe('swiping a toast away', () => {
  it.each([
    ['top-right', { x: 160, y: 100 }],
    ['bottom-right', { x: 160, y: 100 }],
    ['top-left', { x: 40, y: 100 }],
    ['bottom-left', { x: 40, y: 100 }],
    ['top-center', { x: 100, y: 40 }],
    ['bottom-center', { x: 100, y: 160 }],
  ] as const)('at %s goes towards the edge the toast stands by', (position, end) => {
    expect(swipeDistance(start, end, toastPlaces[position].swipe)).toBe(60)
  })

  it('does not go inwards, and not along the edge', () => {
    expect(swipeDistance(start, { x: 40, y: 100 }, 'right')).toBe(0)
    expect(swipeDistance(start, { x: 100, y: 400 }, 'right')).toBe(0)
    expect(swipeDistance(start, { x: 400, y: 100 }, 'up')).toBe(0)
  })
})
