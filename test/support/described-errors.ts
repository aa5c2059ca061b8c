import type { RequestListener, ServerResponse } from 'node:http'
import type { Response } from 'express'
import type * as z from 'zod/mini'
import { errorsOf } from '#server/http/endpoint-errors.ts'
import { pathNames } from '#server/http/json-schema.ts'
import { answers } from '#shared/answers.ts'
import { type EndpointName, endpointNames, endpoints } from '#shared/endpoints.ts'
import { errorStatus } from '#shared/errors.ts'

/**
 * The listener, watched: `undescribed` grows by every error the API's description does not name, and
 * by every answer that is not as it says.
 */
export function watchErrors(listener: RequestListener): {
  app: RequestListener
  undescribed: string[]
} {
  const undescribed: string[] = []
  const app: RequestListener = (req, res) => {
    const [path = ''] = (req.url ?? '').split('?')
    const { method = '' } = req
    tellAnswer(res, (body) => {
      if (res.statusCode < 400) undescribed.push(...faultsOf(method, path, body))
    })
    res.once('finish', () => {
      // A page's own host has no API.
      const isSite = req.headers.host?.startsWith('127.0.0.1') ?? false
      if (!isSite || res.statusCode < 400 || res.statusCode === 500) return
      const described = statusesOf(method, path)
      if (described && !described.includes(res.statusCode))
        undescribed.push(`${method} ${path}: ${res.statusCode}`)
    })
    listener(req, res)
  }
  return { app, undescribed }
}

/** Hears what is answered as JSON before it is written. */
function tellAnswer(res: ServerResponse, tell: (body: unknown) => void): void {
  const json = function (this: Response, body: unknown) {
    tell(body)
    return Object.getPrototypeOf(this).json.call(this, body)
  }
  Object.assign(res, { json })
}

/** What of an answer is not as the description of its call says. */
function faultsOf(method: string, path: string, body: unknown): string[] {
  const name = callAt(method, path)
  const answer = name && answers[name]
  const result = answer?.safeParse(JSON.parse(JSON.stringify(body)))
  const issues = result?.error?.issues ?? []
  return issues.map((issue) => `${name} answers ${issue.path.join('.')}: ${describe(issue)}`)
}

function describe({ code, message, ...more }: z.core.$ZodIssue): string {
  const names = 'keys' in more ? more.keys.join(', ') : ''
  return `${code} ${message} ${names}`
}

function statusesOf(method: string, path: string): number[] | null {
  const called = callAt(method, path)
  return called ? errorsOf(endpoints[called]).map((code) => errorStatus[code]) : null
}

/** Of two that fit, the one whose path has fewer names: `/pages/import` is no slug. */
function callAt(method: string, path: string): EndpointName | undefined {
  const fitting = endpointNames.filter(
    (name) => endpoints[name].method === method && isAt(endpoints[name].path, path),
  )
  return fitting.sort((a, b) => pathNames(endpoints[a]).length - pathNames(endpoints[b]).length)[0]
}

function isAt(pattern: string, path: string): boolean {
  const source = pattern.replace(/:\w+/g, '[^/]+')
  return new RegExp(`^/api${source}/?$`).test(path)
}
