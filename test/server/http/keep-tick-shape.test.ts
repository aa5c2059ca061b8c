import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const module = join(import.meta.dirname, '../../../server/http/keep-tick-shape.ts')

/** Many ticks, garbage collected while none is alive, and one more: has it the shape of before? */
const script = `
  import { executionAsyncResource } from 'node:async_hooks'
  import { keepTickShape, keptTick } from ${JSON.stringify(module)}
  keepTickShape()
  for (let i = 0; i < 1000; i++) await new Promise((ok) => process.nextTick(ok))
  for (let i = 0; i < 4; i++) await new Promise((ok) => setTimeout(() => ok(gc()), 1))
  process.nextTick(() => console.log(%HaveSameMap(keptTick.record, executionAsyncResource())))
`

it('keeps the shape of ticks through garbage collections', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module']
  const told = execFileSync(process.execPath, [...flags, '--eval', script], { encoding: 'utf8' })
  expect(told.trim()).toBe('true')
})
