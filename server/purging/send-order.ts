import { sendToCloudflare } from './cloudflare.ts'
import { sendToFastly } from './fastly.ts'
import { refreshNginx } from './nginx.ts'
import type { PurgeOrder } from './purge-order.ts'
import type { PurgeTarget } from './targets.ts'
import { sendToVarnish } from './varnish.ts'

/** What is known of the site to whoever purges by address. */
export interface Site {
  /** As readers ask for it: caches have it in their keys. */
  host: string
}

/** @throws where the cache did not take the order, with the reason and no secret */
export async function sendOrder(target: PurgeTarget, order: PurgeOrder, site: Site): Promise<void> {
  switch (target.kind) {
    case 'varnish':
      return sendToVarnish(target.address, order)
    case 'nginx':
      return refreshNginx(target.address, order, site)
    case 'fastly':
      return sendToFastly(target, order)
    case 'cloudflare':
      return sendToCloudflare(target, order)
  }
}
