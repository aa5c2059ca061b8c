import { randomUUID } from 'node:crypto'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { notFound } from '#shared/errors.ts'
import { loggedPath } from './logged-path.ts'

/** Headers, an id and a log line for every answer. */
export function everyAnswer(headers: Record<string, string>, log: Logger): RequestHandler {
  return function answerEvery(req, res, next) {
    const started = performance.now()
    const id = randomUUID()
    res.locals.id = id
    res.set(headers).set('X-Request-Id', id)
    res.once('close', () => {
      const ms = Math.round(performance.now() - started)
      const { method, path } = req
      log.info({ id, method, path: loggedPath(path), status: res.statusCode, ms }, 'answered')
    })
    next()
  }
}

/** Streams of events go out as they are: a compressor would hold them back. */
export function isCompressible(req: Request, res: Response): boolean {
  if (String(res.getHeader('Content-Type')).startsWith('text/event-stream')) return false
  return compression.filter(req, res)
}

/** The last in line: nothing has answered. */
export const refuseUnknown: RequestHandler = (req) => {
  throw notFound(req.path)
}
