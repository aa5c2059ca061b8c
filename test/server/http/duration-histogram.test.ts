import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { DurationHistogram } from '#server/http/duration-histogram.ts'

const options = { name: 'answers_seconds', help: 'How long.', buckets: [0.01, 0.1, 1] }

it('tells what the library’s own histogram tells of the same observations', async () => {
  const [registry, theirs] = [new Registry(), new Registry()]
  const ours = new DurationHistogram({ ...options, registry })
  const own = new Histogram({ ...options, labelNames: ['route', 'status'], registers: [theirs] })
  for (const [route, status, seconds] of [
    ['/', 200, 0.01],
    ['/', 200, 0.02],
    ['/', 404, 5],
    ['/say "hi"', 200, 1],
  ] as const) {
    ours.observeBy(`${status} ${route}`, () => ({ route, status }), seconds)
    own.observe({ route, status }, seconds)
  }
  expect(sorted(await registry.metrics())).toEqual(sorted(await theirs.metrics()))
})

/** Lines, and labels within a line, have no order of their own. */
function sorted(text: string): string[] {
  const labels = (line: string) =>
    line.replace(/\{(.*)\}/, (_, pairs: string) => pairs.split(',').sort().join())
  return text.split('\n').map(labels).sort()
}
