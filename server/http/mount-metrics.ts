import { isIP } from 'node:net'
import type { Express, Request } from 'express'
import type { Config } from '#server/config.ts'
import type { Metrics } from './metrics.ts'
import { carriesToken } from './operator-token.ts'

/**
 * `/metrics` in Prometheus' text format, for operators alone: strangers meet the 404 of any
 * unknown path. With `OPERATOR_TOKEN` its bearer is asked of everybody. Without one a peer on this
 * machine may read, but only while `SITE_URL` is this machine too: behind a proxy every stranger
 * comes from the loopback address. They ask for this machine by its name, too.
 */
export function mountMetrics(app: Express, { registry }: Metrics, config: Config): void {
  app.get('/metrics', async (req, res, next) => {
    if (!isOperator(req, config)) {
      next()
      return
    }
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
    res.send(await registry.metrics())
  })
}

function isOperator(req: Request, { OPERATOR_TOKEN, SITE_URL }: Config): boolean {
  if (OPERATOR_TOKEN !== undefined) return carriesToken(req, OPERATOR_TOKEN)
  const site = new URL(SITE_URL)
  return (
    isLoopback(req.socket.remoteAddress ?? '') &&
    isLoopback(site.hostname) &&
    isMeant(req.headers.host ?? '', site)
  )
}

/** A name of somebody else's that leads to this machine opens nothing to their pages in a browser here. */
function isMeant(host: string, site: URL): boolean {
  if (host === site.host) return true
  const named = URL.parse(`http://${host}`)
  return named !== null && named.host === host && isLoopback(named.hostname)
}

function isLoopback(host: string): boolean {
  if (host === 'localhost') return true
  const address = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '')
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1'
}
