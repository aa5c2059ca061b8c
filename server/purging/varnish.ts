import { ask } from './ask.ts'
import { inPieces, type PurgeOrder } from './purge-order.ts'

/** A header of Varnish holds 8 kB. */
const tagsOfHeader = 50

/** By `xkey`, as deploy/varnish.vcl takes it. */
export async function sendToVarnish(address: string, order: PurgeOrder): Promise<void> {
  if (order.all) return purge(address, { xkey: 'all' })
  for (const tags of inPieces(order.hard, tagsOfHeader))
    await purge(address, { xkey: tags.join(' ') })
  for (const tags of inPieces(order.soft, tagsOfHeader))
    await purge(address, { 'xkey-soft': tags.join(' ') })
}

async function purge(address: string, headers: Record<string, string>): Promise<void> {
  await ask(`${address}/`, { method: 'PURGE', headers })
}
