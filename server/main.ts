import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import pino, { type Logger } from 'pino'
import { createApp } from './app.ts'
import { compose } from './composer/compose.ts'
import { composeShowcase } from './composer/compose-showcase.ts'
import { type Config, readConfig } from './config.ts'
import { createGenerationService } from './generation/job-runner.ts'
import { readSecret } from './http/identity.ts'
import type { ClientBuild } from './render/client-entry.ts'
import { developmentBuild, developmentScript } from './render/development-build.ts'
import { loadMessages } from './render/messages.ts'
import { productionBuild } from './render/production-build.ts'
import { openStorage } from './storage/open-storage.ts'

const root = join(import.meta.dirname, '..')
/** How long running requests and generations may take to end after SIGTERM. */
const drainMs = 20_000

/** Configuration, storage, application, listening, and the way out. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = pino({ level: config.LOG_LEVEL })
  for (const name of config.unused) log.warn(`${name} is set, but this version does not act on it`)
  const storage = await openStorage(config.DATABASE_URL, {
    onTrouble: (error) => log.warn({ err: error }, 'the database had trouble'),
  })
  const now = Date.now
  const generations = createGenerationService({ config, storage, now, compose, log })
  const services = { config, storage, generations, now }
  const server = createServer()
  const { build, vite } = await openBuild(config, server)
  let draining = false
  const app = createApp({
    root,
    services,
    build,
    messages: loadMessages(root),
    secret: readSecret(config.SECRET, config.DATA_DIR),
    showcase: composeShowcase(),
    log,
    isDraining: () => draining,
    ...(vite && { vite }),
  })
  server.on('request', app)
  listen(server, config, log)

  const stop = async (signal: string) => {
    if (draining) return
    draining = true
    log.info({ signal }, 'draining')
    server.close()
    server.closeIdleConnections()
    await generations.drain(drainMs)
    server.closeAllConnections()
    await storage.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function listen(server: Server, config: Config, log: Logger): void {
  server.headersTimeout = 5000
  server.requestTimeout = 15_000
  server.keepAliveTimeout = 65_000
  server.maxRequestsPerSocket = 1000
  server.on('error', (error) => {
    log.fatal({ err: error }, `cannot listen on ${config.HOST}:${config.PORT}`)
    process.exit(1)
  })
  server.listen(config.PORT, config.HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.PORT
    log.info({ port }, `Ninefold is at http://localhost:${port}`)
  })
}

async function openBuild(
  config: Config,
  server: Server,
): Promise<{ build: ClientBuild; vite?: RequestHandler }> {
  if (config.production) return { build: productionBuild(join(root, 'dist')) }
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    root,
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const router = express.Router()
  router.get('/_dev/:entry.js', (req, res) => {
    res.type('js').set('Access-Control-Allow-Origin', '*')
    res.send(developmentScript(req.params.entry))
  })
  router.use(vite.middlewares)
  return { build: developmentBuild(vite), vite: router }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
