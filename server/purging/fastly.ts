import { ask } from './ask.ts'
import { inPieces, type PurgeOrder } from './purge-order.ts'
import type { PurgeTarget } from './targets.ts'

/** Its API takes so many keys at once. */
const keysAtOnce = 256

type Fastly = Extract<PurgeTarget, { of: string }>

/** By surrogate key: https://www.fastly.com/documentation/reference/api/purging/ */
export async function sendToFastly(target: Fastly, order: PurgeOrder): Promise<void> {
  if (order.all) return purge(target, 'purge_all')
  for (const keys of inPieces(order.hard, keysAtOnce)) await purge(target, 'purge', keys)
  for (const keys of inPieces(order.soft, keysAtOnce))
    await purge(target, 'purge', keys, { 'fastly-soft-purge': '1' })
}

async function purge(
  { address, of, token }: Fastly,
  what: 'purge' | 'purge_all',
  keys?: string[],
  more: Record<string, string> = {},
): Promise<void> {
  await ask(`${address}/service/${of}/${what}`, {
    method: 'POST',
    headers: {
      'fastly-key': token.reveal(),
      accept: 'application/json',
      ...(keys && { 'content-type': 'application/json' }),
      ...more,
    },
    ...(keys && { body: JSON.stringify({ surrogate_keys: keys }) }),
  })
}
