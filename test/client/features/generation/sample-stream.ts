import { emptyDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'

/** A short generation as the server would store it: event n has number n. */
export const sampleOps: Op[] = [
  { op: 'start', generation: 'g1', slug: 'a-page', document: emptyDocument('p1', 'en') },
  {
    op: 'understood',
    locale: 'en',
    industry: 'bakery',
    confidence: 0.9,
    facts: { prices: [], offers: [] },
  },
  { op: 'plan', blocks: [{ id: 'hero', type: 'hero', variant: 'centered' }] },
  { op: 'fact', key: 'name', value: 'Mill Lane Bakery', src: 'brief' },
  { op: 'append', id: 'hero', path: 'title', delta: 'Bread ', src: 'bank' },
  { op: 'append', id: 'hero', path: 'title', delta: 'from six', src: 'bank' },
  { op: 'blockDone', id: 'hero' },
  { op: 'done', rev: 1, status: 'complete' },
]

export function chunkOf(seq: number): string {
  return `id: ${seq}\ndata: ${JSON.stringify(sampleOps[seq - 1])}`
}

/** Events `from` to `to`, both counted from 1. */
export async function* chunks(from: number, to: number): AsyncGenerator<string, void, void> {
  for (let seq = from; seq <= to; seq++) yield chunkOf(seq)
}

export async function* broken(from: number, to: number): AsyncGenerator<string, void, void> {
  yield* chunks(from, to)
  throw new TypeError('network error')
}
