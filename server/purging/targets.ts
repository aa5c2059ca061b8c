import { isOrigin } from '#server/address-checks.ts'
import { Secret } from '#server/secret.ts'

/** A cache in front that is told what to forget. */
export type PurgeTarget =
  | { kind: 'varnish' | 'nginx'; address: string }
  | { kind: 'fastly' | 'cloudflare'; address: string; token: Secret; of: string }

/** Where the services answer, unless a gateway stands between. */
const services = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
} as const

/** What is allowed where one is named. */
export const allowedTargets =
  'varnish+http://host:port, nginx+http://host:port, fastly://TOKEN@SERVICE_ID or cloudflare://TOKEN@ZONE_ID, with commas'

/** @returns null where one of them is none */
export function purgeTargets(list: string): PurgeTarget[] | null {
  const targets = list
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => proxyTarget(part.trim()) ?? serviceTarget(part.trim()))
  return targets.every((target) => target !== null) ? targets : null
}

/** By which its place in the log is kept: without its token, which changes. */
export function nameOf(target: PurgeTarget): string {
  const of = 'of' in target ? ` ${target.of}` : ''
  return `${target.kind} ${target.address}${of}`
}

function proxyTarget(part: string): PurgeTarget | null {
  const [, kind, address = ''] = /^(varnish|nginx)\+(https?:\/\/.+)$/.exec(part) ?? []
  if (!kind || !URL.canParse(address) || !isOrigin(address)) return null
  return { kind: kind as 'varnish' | 'nginx', address: new URL(address).origin }
}

function serviceTarget(part: string): PurgeTarget | null {
  const [, kind, token = '', of = '', api] =
    /^(fastly|cloudflare):\/\/([\w-]{8,})@(\w+)(?:\?api=(https?:\/\/.+))?$/.exec(part) ?? []
  if (!kind || (api !== undefined && !URL.canParse(api))) return null
  const service = kind as 'fastly' | 'cloudflare'
  const address = (api ?? services[service]).replace(/\/$/, '')
  return { kind: service, address, token: new Secret(token), of }
}
