import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { DomainDirectory } from '#server/pages/domain-directory.ts'
import type { AttachedDomain } from '#server/storage/storage.ts'
import { AppError, notFound } from '#shared/errors.ts'

/** `unclear` names two hosts at once. */
const sought = new WeakMap<IncomingMessage, AttachedDomain | 'unclear'>()

/** Where whoever may prove a host proves it. */
export const proofPath = '/.well-known/ninefold/'

/**
 * Whether a request is for a page's own host; all others are answered as the site's, whatever their
 * Host says. A host counts only if it is in the table. Also true of a request that names two hosts
 * at once, which `onlyPageOnHost` refuses.
 */
export function seekPageHost(directory: DomainDirectory, req: IncomingMessage): boolean {
  if (directory.isEmpty) return false
  const domain = directory.of(nameOf(req.headers.host ?? ''))
  const found = isUnclear(directory, req, domain) ? 'unclear' : domain
  if (!found) return false
  sought.set(req, found)
  return found === 'unclear' || found.activeAt !== null
}

/** The page's host a request is for, also one that waits for its proof. */
export function pageHostOf(req: IncomingMessage): AttachedDomain | null {
  const host = sought.get(req)
  return host === undefined || host === 'unclear' ? null : host
}

/** On a page's own host there is the page and what it is made of: neither screens nor the API. */
export const onlyPageOnHost: RequestHandler = (req, _res, next) => {
  const host = sought.get(req)
  if (host === 'unclear') throw new AppError('bad_request', 'Which host is meant?')
  if (host?.activeAt != null && !isPartOfPage(req.method, req.path)) throw notFound(req.path)
  next()
}

function isPartOfPage(method: string, path: string): boolean {
  if (method === 'POST') return /^\/f\/[^/]+\/[^/]+$/.test(path)
  if (method !== 'GET' && method !== 'HEAD') return false
  return ['/assets/', '/_image/', proofPath].some((begin) => path.startsWith(begin))
}

/** As it stands in the table: without port, in lower case, without the dot of a full name. */
function nameOf(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase()
}

/** Caches before us might have understood another host than we do (RFC 9112 §3.2). */
function isUnclear(
  directory: DomainDirectory,
  { url = '/', rawHeaders }: IncomingMessage,
  domain: AttachedDomain | null,
): boolean {
  const [, authority] = wholeAddress.exec(url) ?? []
  if (domain && !url.startsWith('/')) return true
  if (authority !== undefined && directory.of(nameOf(authority))) return true
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1
}

const wholeAddress = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i

/** Clients of proxies may ask for a whole address (RFC 9112 §3.2.2): here its path is meant. */
export function askForPath(req: IncomingMessage): void {
  if (!req.url || req.url.startsWith('/')) return
  req.url = req.url.replace(wholeAddress, '').replace(/^(?![/*])/, '/')
}
