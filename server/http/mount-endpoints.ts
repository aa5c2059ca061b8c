import type { Express, Request, Response } from 'express'
import { Answer, type Caller, FileAnswer, isStream } from '#server/handlers/handler.ts'
import { type Endpoint, type EndpointName, endpointNames, endpoints } from '#shared/endpoints.ts'
import { bearerToken, unknownToken } from './bearer.ts'
import { privateHeaders } from './cache-headers.ts'
import type { CallEndpoint } from './call-endpoint.ts'
import { sendEvents, streamHeaders } from './event-stream.ts'
import { readJsonBody } from './json-body.ts'
import { readRawBody } from './raw-body.ts'
import { sendFile } from './send-file.ts'
import type { SharePass } from './share-pass.ts'

export interface EndpointDeps {
  call: CallEndpoint
  callerOf: (req: Request, res: Response) => Promise<Caller>
  refuseForgery: (req: Request) => void
  sharePass: SharePass
  /** Aborts once the process is on its way out. */
  draining: AbortSignal
}

/** Puts every endpoint of the table under `/api`: checks first, then the handler, then the answer. */
export function mountEndpoints(app: Express, deps: EndpointDeps): void {
  for (const name of endpointNames) mountEndpoint(app, name, deps)
}

function mountEndpoint(app: Express, name: EndpointName, deps: EndpointDeps): void {
  const endpoint: Endpoint = endpoints[name]
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  app[method](`/api${endpoint.path}`, async (req, res) => {
    // No other site can make a browser send a token.
    const token = bearerToken(req)
    if (token === null) deps.refuseForgery(req)
    const caller = await deps.callerOf(req, res)
    if (endpoint.isStanding) caller.signal = AbortSignal.any([caller.signal, deps.draining])
    // A page is a 404 to a wrong token; a list of one's own would be an empty one.
    const isAboutOne = endpoint.path.includes(':')
    if (token !== null && caller.identity === null && !isAboutOne) throw unknownToken()
    const result = await deps.call(name, caller, {
      params: req.params as Record<string, string>,
      query: req.query,
      body: () => bodyOf(endpoint, req),
      header: (key) => headerOf(req, key),
      holdsPass: (token, passwordHash) => deps.sharePass.holds(req, token, passwordHash),
      onEnd: (ended) => res.once('close', ended),
    })
    await send(req, res, endpoint, result)
  })
}

async function bodyOf(endpoint: Endpoint, req: Request): Promise<unknown> {
  if (endpoint.raw) return readRawBody(req, endpoint.raw)
  if (endpoint.input) return readJsonBody(req)
  // None is asked for; but what a form of another site can send is refused everywhere.
  return endpoint.method !== 'GET' && hasBody(req) ? readJsonBody(req) : undefined
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

async function send(
  req: Request,
  res: Response,
  endpoint: Endpoint,
  result: unknown,
): Promise<void> {
  if (isStream(result)) {
    if (result.events === null) res.status(204).set('Cache-Control', 'no-store').end()
    else if (req.method === 'HEAD') res.set(streamHeaders).end()
    else await sendEvents(res, result.events)
    return
  }
  if (result instanceof FileAnswer) return sendFile(req, res, result)
  const answer = result instanceof Answer ? result : new Answer(endpoint.status, result)
  res.status(answer.status).set({ ...privateHeaders(), ...answer.headers })
  res.json(answer.body)
}

function headerOf(req: Request, key: string): string | undefined {
  const value = req.headers[key]
  return Array.isArray(value) ? value[0] : value
}
