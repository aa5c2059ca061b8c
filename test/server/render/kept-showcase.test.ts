import { join } from 'node:path'
import { expect, it } from 'vitest'
import { composeShowcase } from '#server/composer/compose-showcase.ts'
import { keepShowcase, keptShowcase } from '#server/render/kept-showcase.ts'
import { temporaryFolder } from '#test/support/server-process.ts'

it('a start finds the examples its build has composed, on whatever day that was', () => {
  const folder = temporaryFolder()
  const dist = join(folder.path, 'dist')
  expect(() => keptShowcase(dist)).toThrow('ENOENT')
  keepShowcase(dist, composeShowcase(Date.UTC(2026, 4, 1)))
  expect(keptShowcase(dist)).toEqual(composeShowcase(Date.UTC(2029, 11, 24)))
  folder.remove()
})
