import type { Op } from '#shared/page/ops.ts'
import type { NumberedOp } from './generation-slice.ts'

/**
 * Reads one chunk of a stream: `id: <seq>` and `data: <op JSON>`, the data perhaps over several
 * lines, comments and unknown fields left out. Null where there is no data in it.
 * @throws SyntaxError when the data is not an op, as after a cut
 */
export function parseChunk(chunk: string): NumberedOp | null {
  let seq: number | null = null
  const data: string[] = []
  for (const line of chunk.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const value = line.slice(colon + 1).replace(/^ /, '')
    const field = line.slice(0, colon)
    if (field === 'data') data.push(value)
    if (field === 'id' && /^\d+$/.test(value.trim())) seq = Number(value)
  }
  if (data.length === 0) return null
  const op: unknown = JSON.parse(data.join('\n'))
  if (!isOp(op)) throw new SyntaxError('a chunk without an op')
  return { seq, op }
}

/** Shape enough to route it; the fold checks what an op brings. */
function isOp(value: unknown): value is Op {
  return (
    typeof value === 'object' && value !== null && 'op' in value && typeof value.op === 'string'
  )
}
