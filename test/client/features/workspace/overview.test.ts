import { expect, it } from 'vitest'
import { fitWidth, overviewOf } from '#client/features/workspace/fit-width.ts'

it('from further away a page keeps its width, and as much more of it is seen', () => {
  const fit = fitWidth('full', { width: 1000, height: 800 })
  const far = overviewOf(fit)
  expect(far.width).toBe(fit.width)
  expect(far.height * far.scale).toBeCloseTo(800)
  expect(far.height).toBeGreaterThan(fit.height * 2)
})
