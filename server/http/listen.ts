import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { placeFault } from '#server/prepare-folder.ts'

/** What a client may take its time for, in milliseconds. */
const limits = {
  /** From the first byte to the end of the headers. */
  headersTimeout: 5000,
  /** To the end of the body: a picture of 10 MB over a slow line. */
  requestTimeout: 120_000,
  /** How soon after its time a slow client is noticed; Node's own 30 s would undo the others. */
  connectionsCheckingInterval: 1000,
  /** Above the 60 s for which proxies keep their connections. */
  keepAliveTimeout: 65_000,
}

/** Bodies of this many bytes, or of an untold length, have this many milliseconds to arrive. */
const small = { bytes: 256 * 1024, timeout: 15_000 }

/**
 * After so many a connection is closed, so that the clients of a proxy spread over new processes.
 * At 1,000 answers from memory took a tenth longer (`npm run bench`).
 */
const mostRequests = 10_000

/** An HTTP server that slow and numerous clients cannot hold. */
export function createHttpServer({ MAX_CONNECTIONS }: Config): Server {
  const server = createServer(limits)
  server.maxRequestsPerSocket = mostRequests
  if (MAX_CONNECTIONS > 0) server.maxConnections = MAX_CONNECTIONS
  return server
}

/** A body that trickles in holds a connection: only a large one may take its time. */
export function limitSmallBodies(next: RequestListener): RequestListener {
  return (req, res) => {
    limitSmallBody(req, res)
    next(req, res)
  }
}

function limitSmallBody(req: IncomingMessage, res: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
  if ((length === undefined && encoding === undefined) || Number(length) > small.bytes) return
  const timer = setTimeout(() => {
    if (res.headersSent) req.destroy()
    else res.writeHead(408, { Connection: 'close' }).end(() => req.destroy())
  }, small.timeout)
  req.once('end', () => clearTimeout(timer))
  req.once('close', () => clearTimeout(timer))
}

/** Listens where the configuration says; the process ends where it cannot. */
export function listen(server: Server, { HOST, PORT }: Config, log: Logger): void {
  server.on('error', (error) => {
    // As all that stops a start is told, whatever is logged.
    console.error(placeFault('HOST and PORT', `cannot listen on ${HOST}:${PORT}`, error).message)
    process.exit(1)
  })
  server.listen(PORT, HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : PORT
    log.info({ port }, `Ninefold is at http://localhost:${port}`)
  })
}
