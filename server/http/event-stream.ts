import { once } from 'node:events'
import type { Response } from 'express'
import type { ToldEvent } from '#server/generation/generation-service.ts'

/** Nobody on the way may keep a stream, pack it or hold it back. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Between signs of life on a silent stream; below the 60 s after which proxies hang up. */
const heartbeatMs = 15_000

/**
 * Sends events as they come: `id: <seq>` where they are stored, `data: <op JSON>`, a blank line. Waits for slow readers
 * instead of buffering for them; what they miss they ask for again with `after`.
 */
export async function sendEvents(
  res: Response,
  events: AsyncIterable<ToldEvent<unknown>>,
): Promise<void> {
  res.status(200).set(streamHeaders)
  res.flushHeaders()
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  const heartbeat = setInterval(() => res.write('data: {"op":"ping"}\n\n'), heartbeatMs)
  try {
    for await (const { seq, op } of events) {
      if (res.destroyed) return
      const id = seq === null ? '' : `id: ${seq}\n`
      const room = res.write(`${id}data: ${JSON.stringify(op)}\n\n`)
      if (!room) await untilDrained(res, gone.signal)
    }
  } finally {
    clearInterval(heartbeat)
    res.end()
  }
}

/** Until there is room again, or nobody reads any more; it leaves no listener behind. */
async function untilDrained(res: Response, signal: AbortSignal): Promise<void> {
  try {
    await once(res, 'drain', { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
