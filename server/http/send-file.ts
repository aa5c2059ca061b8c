import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { FileAnswer } from '#server/handlers/handler.ts'
import { privateHeaders } from './cache-headers.ts'

/** Whatever the file holds, a browser keeps it and never opens it in our origin. */
export async function sendFile(
  req: Request,
  res: Response,
  { type, name, bytes }: FileAnswer,
): Promise<void> {
  res.set({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ...privateHeaders(),
  })
  if (bytes instanceof Uint8Array) res.end(bytes)
  else if (req.method === 'HEAD') res.end()
  else await sendParts(res, bytes)
}

/**
 * As fast as the reader takes them. Where one cannot be made the answer breaks off, so that nobody
 * takes half a file for a whole one.
 */
async function sendParts(res: Response, parts: AsyncIterable<Uint8Array>): Promise<void> {
  if (res.destroyed) return
  try {
    await pipeline(Readable.from(parts, { objectMode: false }), res)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Whoever asked has left before the end. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
