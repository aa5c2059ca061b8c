import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address the server must not call. */
export class AddressRefused extends Error {
  constructor(host: string) {
    super(`${host} is not an address of the public internet`)
    this.name = 'AddressRefused'
  }
}

/** Every address of a name. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * From the name servers, not from the files of this machine. The system's own lookup would hold a
 * thread of few while a name server of somebody's takes its time.
 */
export const resolveAll: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  return [...addressesOf(four, 4), ...addressesOf(six, 6)]
}

function addressesOf(found: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  if (found.status === 'rejected') return []
  return found.value.map((address) => ({ address, family }))
}

/**
 * For a connection: the addresses of a name, all of which must be public. The connection is made to
 * what is answered here and to nothing else, so that a name cannot lead elsewhere once it was
 * looked at.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return function lookUp(host, options, done) {
    const found = resolve(host).then((addresses) => {
      const [first] = addresses
      const arePublic = addresses.every(({ address }) => isPublicAddress(address))
      if (!first || !arePublic) throw new AddressRefused(host)
      return { first, addresses }
    })
    found.then(
      ({ first, addresses }) =>
        options.all ? done(null, addresses) : done(null, first.address, first.family),
      (error: Error) => done(error, ''),
    )
  }
}
