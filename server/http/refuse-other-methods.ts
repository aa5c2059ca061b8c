import type { Express, Request, RequestHandler } from 'express'
import { AppError } from '#shared/errors.ts'
import { splitLocale } from '#shared/locales.ts'
import { matchRoute } from '#shared/routes.ts'
import { publicTarget } from './page-cache/public-target.ts'

const reading = ['GET', 'HEAD']

/**
 * An address asked with a method it does not have: 405, and which ones it has, which `OPTIONS` is
 * told too. Derived from what is mounted by now: what strangers are not to know of comes later.
 */
export function refuseOtherMethods(app: Express, build: string): void {
  for (const [path, methods] of mountedMethods(app)) app.all(path, refuseBut([...methods]))
  const refuse = refuseBut(reading)
  app.use((req, res, next) => {
    if (reading.includes(req.method) || !isRead(req, build)) next()
    else refuse(req, res, next)
  })
}

/** Whoever may GET may ask for the headers alone. */
function mountedMethods(app: Express): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { route } of app.router.stack) {
    if (!route) continue
    const methods = found.get(route.path) ?? new Set()
    for (const { method } of route.stack) {
      methods.add(method.toUpperCase())
      if (method === 'get') methods.add('HEAD')
    }
    found.set(route.path, methods)
  }
  return found
}

/** Screens, pages and all that is public have no routes of their own. */
function isRead({ path, originalUrl }: Request, build: string): boolean {
  return publicTarget(originalUrl, build) !== null || matchRoute(splitLocale(path).path) !== null
}

function refuseBut(methods: string[]): RequestHandler {
  return (req, res) => {
    res.set('Allow', methods.join(', '))
    if (req.method !== 'OPTIONS')
      throw new AppError('method_not_allowed', `${req.method} is not possible here.`)
    res.status(204).end()
  }
}
