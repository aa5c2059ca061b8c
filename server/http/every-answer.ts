import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { notFound } from '#shared/errors.ts'
import { cacheStatus } from './cache-headers.ts'
import { loggedPath } from './logged-path.ts'
import type { Metrics } from './metrics.ts'
import { requestId } from './request-id.ts'
import { pathOf } from './request-path.ts'
import { routeClass } from './route-class.ts'

export interface EveryAnswerDeps {
  headers: Record<string, string>
  log: Logger
  metrics: Metrics
}

/** Headers, an id, a log line and a count for every answer. */
export function everyAnswer(deps: EveryAnswerDeps): RequestHandler {
  return function answerEvery(req, res, next) {
    const id = requestId(req, req.app.get('trust proxy fn'))
    res.locals.id = id
    // What comes by our cache is answered before; errors of that say so themselves.
    res.set({ ...deps.headers, ...cacheStatus('fwd=bypass'), 'X-Request-Id': id })
    tellWhenDone(deps, req, res, id)
    next()
  }
}

type Tellers = Pick<EveryAnswerDeps, 'log' | 'metrics'>

function tellWhenDone(deps: Tellers, req: IncomingMessage, res: ServerResponse, id: string): void {
  const started = performance.now()
  // Read now: while a mounted handler answers, its prefix is missing from the path.
  const path = pathOf(req)
  const { method = '' } = req
  res.once('close', () => tell(deps, { id, method, path, status: res.statusCode, started }))
}

export interface GivenAnswer {
  id: string
  method: string
  path: string
  status: number
  /** When the request came, by `performance.now()`. */
  started: number
}

/** Logs and counts an answer that is over. */
export function tell(
  { log, metrics }: Tellers,
  { id, method, path, status, started }: GivenAnswer,
): void {
  const ms = performance.now() - started
  const route = routeClass(path)
  metrics.answered({ route, method: countedMethod(method), status, seconds: ms / 1000 })
  if (!log.isLevelEnabled('info')) return
  log.info({ id, method, path: loggedPath(path), route, status, ms: Math.round(ms) }, 'answered')
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A request may name any method its sender likes; the count keeps to those there are. */
function countedMethod(method: string): string {
  return methods.has(method) ? method : 'other'
}

/**
 * Answers that are nobody else's, compressed as they are made. A window of 256 kB holds a screen
 * whole; with the default one each answer under way takes twice the memory for the same bytes.
 */
export const compressAnswers = compression({
  filter: isCompressible,
  brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } },
})

/** Streams of events go out as they are: a compressor would hold them back. */
function isCompressible(req: Request, res: Response): boolean {
  if (String(res.getHeader('Content-Type')).startsWith('text/event-stream')) return false
  return compression.filter(req, res)
}

/** The last in line: nothing has answered. */
export const refuseUnknown: RequestHandler = (req) => {
  throw notFound(req.path)
}
