import { ask, PurgeRefused } from './ask.ts'
import { inPieces, type PurgeOrder } from './purge-order.ts'
import type { PurgeTarget } from './targets.ts'

/** Its API takes so many tags at once, whatever the plan. */
const tagsAtOnce = 30

type Cloudflare = Extract<PurgeTarget, { of: string }>

/** By cache tag; it knows no soft purge: https://developers.cloudflare.com/cache/how-to/purge-cache/ */
export async function sendToCloudflare(target: Cloudflare, order: PurgeOrder): Promise<void> {
  if (order.all) return purge(target, { purge_everything: true })
  for (const tags of inPieces([...order.hard, ...order.soft], tagsAtOnce))
    await purge(target, { tags })
}

async function purge({ address, of, token }: Cloudflare, body: object): Promise<void> {
  const told = await ask(`${address}/zones/${of}/purge_cache`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token.reveal()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!isSuccess(told)) throw new PurgeRefused(200)
}

/** It may answer 200 and say in the body that it did nothing. */
function isSuccess(told: string): boolean {
  try {
    return (JSON.parse(told) as { success?: unknown }).success === true
  } catch {
    return false
  }
}
