import type { Express, RequestHandler } from 'express'
import { AppError } from '#shared/errors.ts'
import { isShownAt } from './is-shown-at.ts'

const reading = ['GET', 'HEAD']

/**
 * An address asked with a method it does not have: 405, and which ones it has, which `OPTIONS` is
 * told too. Derived from what is mounted by now: what strangers are not to know of comes later.
 */
export function refuseOtherMethods(app: Express): void {
  for (const [path, methods] of mountedMethods(app)) app.all(path, refuseBut([...methods]))
  const refuse = refuseBut(reading)
  app.use((req, res, next) => {
    if (reading.includes(req.method) || !isShownAt(req.path)) next()
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

function refuseBut(methods: string[]): RequestHandler {
  return (req, res) => {
    res.set('Allow', methods.join(', '))
    if (req.method !== 'OPTIONS')
      throw new AppError('method_not_allowed', `${req.method} is not possible here.`)
    res.status(204).end()
  }
}
