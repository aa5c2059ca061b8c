import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** One order a service was given. */
export interface GivenOrder {
  service: 'fastly' | 'cloudflare'
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** Fastly's and Cloudflare's purging as their documentation tells it, on a port of this machine. */
export interface CacheServices {
  /** For `PURGE_CACHES`. */
  setting: string
  orders: GivenOrder[]
  /** Which status both answer with from now on; 0 closes the connection. */
  answer: number
  /** How long both think before they answer. */
  thinkMs: number
  close(): void
}

export const serviceTokens = { fastly: 'fastly-token-1', cloudflare: 'cloudflare_token_2' }

export async function openCacheServices(): Promise<CacheServices> {
  const server = createServer(async (req, res) => {
    const { url: path = '', headers } = req
    const told = await text(req)
    if (services.answer === 0) return void res.destroy()
    const service = path.startsWith('/service/') ? 'fastly' : 'cloudflare'
    services.orders.push({ service, path, headers, body: told === '' ? null : JSON.parse(told) })
    await sleep(services.thinkMs)
    const isGranted =
      service === 'fastly'
        ? headers['fastly-key'] === serviceTokens.fastly
        : headers.authorization === `Bearer ${serviceTokens.cloudflare}`
    const status = isGranted ? services.answer : 403
    const ok = status === 200
    const answer =
      service === 'fastly'
        ? { status: ok ? 'ok' : 'error' }
        : { success: ok, errors: ok ? [] : [{ code: 10_000, message: 'no' }], result: null }
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const services: CacheServices = {
    setting: `fastly://${serviceTokens.fastly}@Service1?api=${url}, cloudflare://${serviceTokens.cloudflare}@zone2?api=${url}/client/v4`,
    orders: [],
    answer: 200,
    thinkMs: 0,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return services
}
