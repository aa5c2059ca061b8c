import type { RequestListener } from 'node:http'
import { errorsOf } from '#server/http/endpoint-errors.ts'
import { endpointNames, endpoints } from '#shared/endpoints.ts'
import { errorStatus } from '#shared/errors.ts'

/** The listener, watched: `undescribed` grows by every error the API's description does not name. */
export function watchErrors(listener: RequestListener): {
  app: RequestListener
  undescribed: string[]
} {
  const undescribed: string[] = []
  const app: RequestListener = (req, res) => {
    const [path = ''] = (req.url ?? '').split('?')
    const { method = '' } = req
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

function statusesOf(method: string, path: string): number[] | null {
  const called = endpointNames
    .map((name) => endpoints[name])
    .find((endpoint) => endpoint.method === method && isAt(endpoint.path, path))
  return called ? errorsOf(called).map((code) => errorStatus[code]) : null
}

function isAt(pattern: string, path: string): boolean {
  const source = pattern.replace(/:\w+/g, '[^/]+')
  return new RegExp(`^/api${source}/?$`).test(path)
}
