import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Somebody's server that webhooks call. */
export interface WebhookReceiver {
  url: string
  received: Received[]
  /** What is answered from now on; 0 leaves the caller waiting. */
  answer: number
  /** When so many have come. */
  untilReceived(count: number): Promise<void>
  close(): void
}

export async function openReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (req, res) => {
    const { url: path = '', headers } = req
    receiver.received.push({ path, headers, body: await text(req) })
    server.emit('received')
    if (receiver.answer > 0) res.writeHead(receiver.answer, { location: '/elsewhere' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: 204,
    async untilReceived(count) {
      while (receiver.received.length < count) await once(server, 'received')
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return receiver
}
