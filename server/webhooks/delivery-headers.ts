import { createHmac } from 'node:crypto'
import type { ClaimedDelivery } from '#server/storage/storage.ts'

/** What comes with a delivery's body; the signature is of this attempt, told in seconds. */
export function deliveryHeaders(
  { id, event, body }: Pick<ClaimedDelivery, 'id' | 'event' | 'body'>,
  secret: string,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Ninefold-Webhooks/1',
    'Ninefold-Event': event,
    'Ninefold-Delivery': id,
    'Ninefold-Timestamp': timestamp,
    'Ninefold-Signature': `v1=${signature}`,
  }
}
