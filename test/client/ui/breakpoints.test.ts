import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the breakpoints are those of the specification', () => {
  const styles = readFileSync(new URL('../../../client/styles.css', import.meta.url), 'utf8')
  const found = [...styles.matchAll(/--breakpoint-(\w+): (\d+)rem/g)]
  const pixels = Object.fromEntries(found.map(([, name, rem]) => [name, Number(rem) * 16]))
  expect(pixels).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
})
