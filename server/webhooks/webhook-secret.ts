import { createHmac } from 'node:crypto'

/** Tells what a webhook's deliveries are signed with. */
export type SecretOfWebhook = (id: string) => string

/** Made of the server's secret anew each time: a stolen database signs nothing. */
export function secretsOfWebhooks(serverSecret: string): SecretOfWebhook {
  return (id) =>
    `whsec_${createHmac('sha256', serverSecret).update(`webhook ${id}`).digest('base64url')}`
}
