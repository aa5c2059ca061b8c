import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { AddressRefused, publicLookup, type Resolve, resolveAll } from './public-lookup.ts'
import { wrongWithAddress } from './wrong-with-address.ts'

export interface Letter {
  url: string
  headers: Record<string, string>
  body: string
}

export interface PostDeps {
  /** Hosts an operator vouches for: these may be private, and without https. */
  trustedHosts: readonly string[]
  timeoutMs: number
  resolve?: Resolve
}

/** It took too long. */
export class PostTimeout extends Error {
  override readonly name = 'PostTimeout'
}

/**
 * Sends a body to an address somebody else chose. The connection goes to a public address alone,
 * is made anew and follows nothing; of the answer only the status is read.
 * @throws AddressRefused, PostTimeout, or what the network says
 */
export async function post(letter: Letter, deps: PostDeps): Promise<number> {
  const url = new URL(letter.url)
  if (wrongWithAddress(letter.url, deps.trustedHosts)) throw new AddressRefused(url.host)
  const isTrusted = deps.trustedHosts.includes(url.hostname)
  const open = url.protocol === 'https:' ? requestHttps : requestHttp
  const options = {
    method: 'POST',
    headers: { ...letter.headers, 'Content-Length': String(Buffer.byteLength(letter.body)) },
    agent: false,
    maxHeaderSize: 16 * 1024,
    ...(!isTrusted && { lookup: publicLookup(deps.resolve ?? resolveAll) }),
  } as const
  const request = open(url, options)
  const timer = setTimeout(() => request.destroy(new PostTimeout()), deps.timeoutMs)
  try {
    return await statusOf(request, letter.body)
  } finally {
    clearTimeout(timer)
    request.destroy()
  }
}

function statusOf(request: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // What comes after the end is nobody's any more.
    request.on('error', reject)
    request.once('response', ({ statusCode = 0 }) => resolve(statusCode))
    request.end(body)
  })
}
