import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileAnswer } from '#server/handlers/handler.ts'
import { sendFile } from '#server/http/send-file.ts'

let server: Server
let url = ''
let parts: () => AsyncGenerator<Uint8Array>
let sent: Promise<void> = Promise.resolve()

beforeEach(async () => {
  const app = express()
  app.get('/', (req, res) => {
    sent = sendFile(req, res, new FileAnswer('application/zip', 'a.zip', parts()))
    sent.catch(() => res.destroy())
  })
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('a file that is made while it is sent', () => {
  it('arrives whole, and is not made for who wants the headers alone', async () => {
    let made = 0
    parts = async function* () {
      for (const part of ['one ', 'two']) {
        made++
        yield Buffer.from(part)
      }
    }
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.headers.get('content-disposition')).toContain('a.zip')
    expect(made).toBe(0)
    expect(await (await fetch(url)).text()).toBe('one two')
  })

  it('breaks off where it cannot be finished: half a file is no file', async () => {
    parts = async function* () {
      yield Buffer.from('one ')
      throw new Error('the disk is gone')
    }
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow()
    await expect(sent).rejects.toThrow('the disk is gone')
  })

  it('stops being made when its reader leaves, which is no fault', async () => {
    let isOver = false
    parts = async function* () {
      try {
        for (;;) yield Buffer.alloc(100_000)
      } finally {
        isOver = true
      }
    }
    const leaving = new AbortController()
    const answer = await fetch(url, { signal: leaving.signal })
    await answer.body?.getReader().read()
    leaving.abort()
    await expect.poll(() => isOver).toBe(true)
    await sent
  })
})
