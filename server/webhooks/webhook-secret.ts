import { createHmac } from 'node:crypto'

/** What a webhook's deliveries are signed with; each time it is renewed another. */
export type SecretOfWebhook = (id: string, version: number) => string

/** Made of the server's secret anew each time: a stolen database signs nothing. */
export function secretsOfWebhooks(serverSecret: string): SecretOfWebhook {
  return (id, version) => {
    const hmac = createHmac('sha256', serverSecret).update(`webhook ${id} ${version}`)
    return `whsec_${hmac.digest('base64url')}`
  }
}
