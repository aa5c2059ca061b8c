import { describe, expect, it } from 'vitest'
import { fitWidth, usualWidth } from '#client/features/workspace/fit-width.ts'

describe('the preview in its column', () => {
  it('is scaled down where the chosen width is wider, and fills the height', () => {
    const { width, height, scale } = fitWidth('full', { width: 640, height: 800 })
    expect([width, height, scale]).toEqual([1280, 1600, 0.5])
  })

  it('is never scaled up', () => {
    expect(fitWidth('phone', { width: 1000, height: 800 })).toMatchObject({ width: 375, scale: 1 })
    expect(fitWidth('full', { width: 1600, height: 800 })).toMatchObject({ width: 1600, scale: 1 })
  })

  it('is called a phone where nobody could read a desktop, and a desktop only as one', () => {
    const column = { width: 445, height: 900 }
    expect(usualWidth(column)).toBe('phone')
    expect(fitWidth('full', column).width).toBe(1280)
    expect(usualWidth({ width: 640, height: 900 })).toBe('full')
  })

  it('is the page itself on a phone', () => {
    const column = { width: 360, height: 600 }
    expect(fitWidth(usualWidth(column), column)).toMatchObject({ width: 360, scale: 1 })
  })
})
