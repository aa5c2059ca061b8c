import type { Express, Request, Response } from 'express'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { Answer, type Caller } from '#server/handlers/handler.ts'
import { type Endpoint, type EndpointName, endpoints, type OutputOf } from '#shared/endpoints.ts'
import { AppError } from '#shared/errors.ts'
import { bearerToken, unknownToken } from './bearer.ts'
import type { CallEndpoint } from './call-endpoint.ts'
import { readJsonBody } from './json-body.ts'
import { pathNames } from './json-schema.ts'
import type { MessageDeps } from './mcp/answer-message.ts'
import type { ToolArguments } from './mcp/tool.ts'

export interface McpDeps {
  config: Config
  call: CallEndpoint
  callerOf: (req: Request, res: Response) => Promise<Caller>
  log: Logger
}

/** Where other programs' models find the tools. */
export const mcpPath = '/mcp'

/** Clients give up after a minute; what takes longer goes on, and is asked for again. */
const longestMs = 45_000

/**
 * The Model Context Protocol over Streamable HTTP: each message is a request of its own, answered
 * with JSON. Only a token opens it, which no other site can make a browser send.
 */
export function mountMcp(app: Express, deps: McpDeps): void {
  app.post(mcpPath, async (req, res) => {
    refuseOtherOrigins(req, deps.config)
    if (bearerToken(req) === null) throw tokenNeeded()
    const caller = await deps.callerOf(req, res)
    if (caller.identity === null) throw unknownToken()
    const message = await readJsonBody(req)
    // As the protocol has it since 2025-06-18; and a thousand calls are not one request.
    if (Array.isArray(message)) throw new AppError('bad_request', 'One message a request.')
    // Most servers are never asked: they start without it.
    const { answerMessage } = await import('./mcp/answer-message.ts')
    await send(res, await answerMessage(webRequest(req, deps), message, toolsOf(res, caller, deps)))
  })
}

/** As the protocol asks of every server; programs that are no browsers send none. */
function refuseOtherOrigins({ headers }: Request, { SITE_URL }: Config): void {
  const { origin } = headers
  if (origin === undefined || origin === new URL(SITE_URL).origin) return
  throw new AppError('csrf', 'This request did not come from this site.')
}

function tokenNeeded(): AppError {
  return new AppError('unauthorized', 'A token is needed: Authorization: Bearer …')
}

function toolsOf(res: Response, caller: Caller, { config, call, log }: McpDeps): MessageDeps {
  const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(longestMs)])
  const askRaw = (name: EndpointName, given: ToolArguments, headers = noHeaders) =>
    call(name, { ...caller, signal }, { ...sorted(name, given), ...rest(res, headers) })
  return {
    askRaw,
    async ask<N extends EndpointName>(name: N, given: ToolArguments, headers = noHeaders) {
      const result = await askRaw(name, given, headers)
      return (result instanceof Answer ? result.body : result) as OutputOf<N>
    },
    siteUrl: config.SITE_URL,
    apiUrl: new URL(config.API_BASE_URL, config.SITE_URL).href,
    onFault: (error) => log.error({ err: error, id: res.locals.id }, 'a tool failed'),
  }
}

const noHeaders: Record<string, string> = {}

/** Arguments where the endpoint looks for them. */
function sorted(name: EndpointName, given: ToolArguments) {
  const endpoint: Endpoint = endpoints[name]
  const names = pathNames(endpoint)
  const others = Object.entries(given).filter(([key]) => !names.includes(key))
  const named = names.map((key) => [key, String(given[key] ?? '')])
  const body = endpoint.input ? Object.fromEntries(others) : undefined
  return {
    params: Object.fromEntries(named) as Record<string, string>,
    query: endpoint.query ? Object.fromEntries(others) : {},
    body: async () => body,
  }
}

function rest(res: Response, headers: Record<string, string>) {
  return {
    header: (key: string) => headers[key],
    onEnd: (ended: () => void) => void res.once('close', ended),
  }
}

/** The request without its body, which is read: of its headers those the protocol knows. */
function webRequest({ headers }: Request, { config }: McpDeps): globalThis.Request {
  const known = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id']
  const kept = known.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new globalThis.Request(config.SITE_URL + mcpPath, { method: 'POST', headers: kept })
}

async function send(res: Response, answer: globalThis.Response): Promise<void> {
  res.status(answer.status).set('Cache-Control', 'no-store')
  const type = answer.headers.get('content-type')
  if (type) res.type(type)
  res.end(Buffer.from(await answer.arrayBuffer()))
}
