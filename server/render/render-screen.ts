import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { Response } from 'express'
import type { Logger } from 'pino'
import type { ScreenProps } from '#client/entry-server.tsx'
import type { ClientEntry } from './client-entry.ts'
import { KnownParts } from './known-parts.ts'

/** A render that takes longer is cut off; of a stream, what is there has been sent. */
const timeoutMs = 10_000

export interface ScreenRender {
  entry: ClientEntry
  props: Omit<ScreenProps, 'nonce'>
  script: string
  log: Logger
}

/**
 * The whole screen, every boundary resolved. Nothing is outlined, so there is no inline
 * script (`progressiveChunkSize`): the bytes may be cached under a policy of hashes.
 * @throws what broke any part of it
 */
export function renderWhole({ entry, props, script, log }: ScreenRender): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts = new KnownParts()
    const chunks: Buffer[] = []
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: Buffer | string, _encoding, done) {
        chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
        done()
      },
    })
    sink.on('finish', () => resolve(parts.putInto(Buffer.concat(chunks))))
    const stream = entry.renderScreen(
      { ...props, place: parts.mark },
      {
        bootstrapModules: [script],
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timer)
          stream.pipe(sink)
        },
        // A part that failed or came too late: half a screen must not be kept, nor shown to a crawler.
        onError: (error) => {
          clearTimeout(timer)
          log.error({ err: error }, 'a screen failed while rendering')
          reject(error)
        },
      },
    )
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), timeoutMs)
  })
}

/** 128 bits for one answer's content policy. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Streams the screen into the response as it becomes ready. React pipes into `res` itself: it
 * flushes what compression holds back, waits for slow readers and stops when they leave.
 * @throws what broke the shell, before anything was sent
 */
export function streamScreen(render: ScreenRender, res: Response, nonce: string): Promise<void> {
  const { entry, props, script, log } = render
  return new Promise((resolve, reject) => {
    const stream = entry.renderScreen(
      { ...props, nonce },
      {
        nonce,
        bootstrapModules: [script],
        onShellReady: () => stream.pipe(res),
        onShellError: (error) => {
          clearTimeout(timer)
          reject(error)
        },
        onError: (error) => {
          if (!res.destroyed) log.error({ err: error }, 'a screen failed while rendering')
        },
      },
    )
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), timeoutMs)
    res.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
