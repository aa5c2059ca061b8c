import { EventEmitter } from 'node:events'
import type { Response } from 'express'
import { describe, expect, it } from 'vitest'
import { sendEvents } from '#server/http/event-stream.ts'

/** Of a reader who is slower than what is written. */
class SlowResponse extends EventEmitter {
  destroyed = false
  readonly held: number[] = []
  written = 0
  status = () => this
  set = () => this
  flushHeaders = () => {}
  end = () => {}
  write() {
    this.written++
    setImmediate(() => {
      this.held.push(this.listenerCount('close') + this.listenerCount('error'))
      this.emit('drain')
    })
    return false
  }
}

async function* events(count: number) {
  for (let seq = 1; seq <= count; seq++) yield { seq, op: { op: 'ping' } as const }
}

describe('an event stream', () => {
  it('waits for a slow reader, and leaves no listener behind for each chunk', async () => {
    const response = new SlowResponse()
    await sendEvents(response as unknown as Response, events(30))
    expect(response.written).toBe(30)
    expect(Math.max(...response.held)).toBeLessThanOrEqual(2)
  })

  it('ends where its reader has left while it waited', async () => {
    const response = new SlowResponse()
    response.write = () => {
      response.written++
      setImmediate(() => {
        response.destroyed = true
        response.emit('close')
      })
      return false
    }
    await sendEvents(response as unknown as Response, events(30))
    expect(response.written).toBe(1)
  })
})
