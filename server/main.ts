import type { Server } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { otherI18nHost } from '#shared/i18n/other-i18n-host.ts'
import type { ShowcasePage } from '#shared/showcase.ts'
import { createApp } from './app.ts'
import { createImages } from './assets/images.ts'
import { pictureFor } from './assets/picture-for.ts'
import { collectGarbage } from './collect-garbage.ts'
import { type Config, readConfig } from './config.ts'
import { drainOnSignals } from './drain.ts'
import { composeInThread } from './generation/compose-in-thread.ts'
import { createGenerationService } from './generation/job-runner.ts'
import { CachePolicies } from './http/cache-overrides.ts'
import { trackInFlight } from './http/in-flight.ts'
import { keepTickShape } from './http/keep-tick-shape.ts'
import { createHttpServer, limitSmallBodies, listen } from './http/listen.ts'
import { createMetrics } from './http/metrics.ts'
import { createViewCounter } from './http/view-counter.ts'
import { createLog } from './log.ts'
import { createMailLinks } from './mail/mail-links.ts'
import { startMail } from './mail/start-mail.ts'
import { createDomainProbe } from './outbound/domain-probe.ts'
import { DomainDirectory } from './pages/domain-directory.ts'
import { createPasswords } from './pages/passwords.ts'
import { prepareFolder } from './prepare-folder.ts'
import { openModel } from './providers/index.ts'
import { startPurging } from './purging/start-purging.ts'
import type { ClientBuild } from './render/client-entry.ts'
import { developmentBuild, developmentScript } from './render/development-build.ts'
import { keptShowcase } from './render/kept-showcase.ts'
import { loadMessages } from './render/messages.ts'
import { createPageExporter } from './render/page-exporter.ts'
import { productionBuild } from './render/production-build.ts'
import { shareBuilds } from './render/share-builds.ts'
import { readSecret } from './secret-file.ts'
import { openStorage } from './storage/open-storage.ts'
import { startTidyUp } from './tidy-up.ts'
import { startSender } from './webhooks/start-sender.ts'
import { secretsOfWebhooks } from './webhooks/webhook-secret.ts'

const root = join(import.meta.dirname, '..')

/** Configuration, storage, application, listening, and the way out. */
async function main(): Promise<void> {
  keepTickShape()
  // Whatever it makes holds drafts and messages: on the machine it is the server's alone.
  process.umask(0o077)
  const config = readConfig(process.env)
  prepareFolder('DATA_DIR', config.DATA_DIR)
  const secret = readSecret(config.SECRET, config.DATA_DIR)
  const log = createLog(config.LOG_LEVEL)
  const metrics = createMetrics({ ofProcess: true })
  const otherHost = config.production && otherI18nHost(config.SITE_URL, config.I18N_BASE_URL)
  if (otherHost) log.error(otherHost)
  const storage = await openStorage(config.DATABASE_URL, {
    onTrouble: (error) => log.warn({ err: error }, 'the database had trouble'),
    onCall: metrics.databaseCalled,
  }).catch(withoutDatabase)
  const now = Date.now
  const composing = composeInThread(log)
  const images = createImages({ root, config, storage, log })
  const generations = createGenerationService({
    config,
    storage,
    now,
    composer: composing.composer,
    carryOutWish: composing.carryOutWish,
    lint: composing.lint,
    asDictated: composing.asDictated,
    prepare: composing.prepare,
    pictureOf: (id) => pictureFor(images, id),
    model: await openModel(config.model),
    log,
    onEnded: metrics.generationEnded,
  })
  const server = createHttpServer(config)
  const inFlight = trackInFlight(server)
  const { build, vite } = await openBuild(config, server, log)
  const exporter = createPageExporter({
    build,
    images,
    clientFolder: join(root, 'dist/client'),
    siteUrl: config.SITE_URL,
  })
  const domains = await DomainDirectory.open({
    storage,
    siteUrl: config.SITE_URL,
    now,
    onTrouble: (error) => log.warn({ err: error }, 'the hosts of pages could not be read'),
  })
  const own = {
    passwords: createPasswords(),
    domainProbe: createDomainProbe(),
    secretOfWebhook: secretsOfWebhooks(secret),
    mailLinks: createMailLinks(config.SITE_URL, secret),
  }
  const services = { config, storage, generations, exporter, images, domains, ...own, now }
  const stopTidyUp = startTidyUp({ config, storage, now, log, onRound: metrics.tidiedUp })
  const sender = startSender(services, { log, onTried: metrics.deliveryTried })
  const mail = startMail(services, { log, onTried: metrics.mailTried })
  const site = new URL(config.SITE_URL)
  const stopPurging = await startPurging({
    storage,
    site,
    targets: config.PURGE_CACHES,
    now,
    log,
    onTried: metrics.purgeTried,
  })
  const views = createViewCounter({ views: storage.views, ownHost: site.hostname, now, log })
  const draining = drainOnSignals({
    config,
    storage,
    generations,
    inFlight,
    senders: mail ? [sender, mail] : [sender],
    log,
    async stopWork() {
      await Promise.all([stopTidyUp(), stopPurging()])
      await views.flush()
      images.close()
      await composing.close()
    },
  })
  const rules = { file: config.CACHE_RULES, development: build.development }
  const policies = new CachePolicies(rules, log)
  process.on('SIGHUP', () => policies.reload())
  const app = createApp({
    root,
    services,
    build,
    messages: loadMessages(root),
    secret,
    showcase: await openShowcase(config),
    log,
    metrics,
    policies,
    views,
    draining,
    ...(vite && { vite }),
  })
  // One listener: a list of several is copied for every request.
  server.on('request', inFlight.track(limitSmallBodies(app)))
  // Before anybody waits for it.
  collectGarbage()
  listen(server, config, log)
}

/** Says which setting it was; its value may hold a password. */
function withoutDatabase(cause: Error): never {
  // What is said to those who write while the server runs is no help to who starts it.
  const inner = cause.cause instanceof Error ? cause.cause.message : ''
  const message = inner || cause.message
  // SQLite says no more of some writes that found no room.
  const hint = /disk i\/o/i.test(message) ? ' (is the disk full?)' : ''
  const told = `DATABASE_URL (in DATA_DIR unless set) cannot be opened:\n  ${message}${hint}`
  throw new Error(told, { cause })
}

async function openBuild(
  config: Config,
  server: Server,
  log: Logger,
): Promise<{ build: ClientBuild; vite?: RequestHandler }> {
  if (config.production) {
    const [dist, shared] = [join(root, 'dist'), join(config.DATA_DIR, 'cache/builds')]
    const build = productionBuild(dist, shared)
    // Read before anybody asks: what is built beside a running server is for the next one.
    await build.entry()
    try {
      shareBuilds(dist, shared)
    } catch (error) {
      log.warn({ err: error }, 'other releases cannot serve the assets of this one')
    }
    return { build }
  }
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

/** In development as they are composed now. */
async function openShowcase({ production }: Config): Promise<ShowcasePage[]> {
  if (production) return keptShowcase(join(root, 'dist'))
  const { composeShowcase } = await import('./composer/compose-showcase.ts')
  return composeShowcase(Date.now())
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
