import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup, type Resolve, resolveAll } from './public-lookup.ts'

/** Looks at hosts from outside, as their readers would. */
export interface DomainProbe {
  /** Public addresses of a name; none where it has none, or nobody says. */
  addressesOf(host: string): Promise<string[]>
  /** Asks for an address once. The answer is nobody's business: the request is what is wanted. */
  visit(url: string): Promise<boolean>
}

const visitMs = 10_000

/** @param resolve tells every address of a name */
export function createDomainProbe(resolve: Resolve = resolveAll): DomainProbe {
  return {
    addressesOf: (host) =>
      resolve(host).then(
        (found) => found.map(({ address }) => address),
        () => [],
      ),
    visit: (url) => visit(url, resolve),
  }
}

/** Connects to public addresses alone, follows nothing and reads nothing. */
function visit(address: string, resolve: Resolve): Promise<boolean> {
  const url = new URL(address)
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle) => {
    const request = open(url, { agent: false, lookup: publicLookup(resolve) })
    const timer = setTimeout(() => request.destroy(new Error('took too long')), visitMs)
    request.on('error', () => settle(false))
    request.on('response', () => {
      settle(true)
      request.destroy()
    })
    request.on('close', () => clearTimeout(timer))
    request.end()
  })
}
