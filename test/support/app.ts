import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DestinationStream, Logger } from 'pino'
import { createApp } from '#server/app.ts'
import { createImages } from '#server/assets/images.ts'
import { composer } from '#server/composer/compose.ts'
import { composeShowcase } from '#server/composer/compose-showcase.ts'
import { readConfig } from '#server/config.ts'
import type { ThreadedComposing } from '#server/generation/compose-in-thread.ts'
import { createGenerationService } from '#server/generation/job-runner.ts'
import { CachePolicies } from '#server/http/cache-overrides.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createViewCounter, type ViewCounter } from '#server/http/view-counter.ts'
import { createLog } from '#server/log.ts'
import { createMailLinks } from '#server/mail/mail-links.ts'
import { createDomainProbe } from '#server/outbound/domain-probe.ts'
import { DomainDirectory } from '#server/pages/domain-directory.ts'
import { createPasswords } from '#server/pages/passwords.ts'
import { loadMessages } from '#server/render/messages.ts'
import { createPageExporter } from '#server/render/page-exporter.ts'
import { productionBuild } from '#server/render/production-build.ts'
import type { Services } from '#server/services.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { secretsOfWebhooks } from '#server/webhooks/webhook-secret.ts'
import { watchErrors } from './described-errors.ts'

const root = join(import.meta.dirname, '../..')

const testSecret = 'a secret that only tests know, 32+'
export const testSite = 'http://ninefold.test'

export interface TestApp {
  app: RequestListener
  services: Services
  views: ViewCounter
  close(): Promise<void>
}

/**
 * The whole application on a database in memory, a data folder of its own, without a port. Pages are
 * written where requests are answered, which costs no thread a file, unless `composing` says where.
 */
export async function openApp(
  environment: Record<string, string> = {},
  logTo?: DestinationStream,
  composing?: (log: Logger) => ThreadedComposing,
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-app-'))
  const config = readConfig({
    DATA_DIR: folder,
    SITE_URL: testSite,
    DATABASE_URL: 'file::memory:',
    COMPOSER_PACE_MS: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const log = createLog(config.LOG_LEVEL, logTo)
  const metrics = createMetrics()
  const storage = await openStorage(config.DATABASE_URL, { onCall: metrics.databaseCalled })
  const now = Date.now
  const threaded = composing?.(log)
  const generations = createGenerationService({
    config,
    storage,
    now,
    composer,
    ...threaded,
    log,
    onEnded: metrics.generationEnded,
  })
  const build = productionBuild(join(root, 'dist'))
  const images = createImages({ root, config, storage, log })
  const clientFolder = join(root, 'dist/client')
  const exporter = createPageExporter({ build, images, clientFolder, siteUrl: testSite })
  const domains = await DomainDirectory.open({
    storage,
    siteUrl: testSite,
    now,
    onTrouble: (error) => log.warn({ err: error }),
  })
  const own = {
    passwords: createPasswords(),
    domainProbe: createDomainProbe(async () => []),
    secretOfWebhook: secretsOfWebhooks(testSecret),
    mailLinks: createMailLinks(testSite, testSecret),
  }
  const services = { config, storage, generations, exporter, images, domains, ...own, now }
  const ownHost = new URL(testSite).hostname
  const views = createViewCounter({ views: storage.views, ownHost, now, log })
  const { app, undescribed } = watchErrors(
    createApp({
      root,
      services,
      build,
      messages: loadMessages(root),
      secret: testSecret,
      showcase: composeShowcase(now()),
      log,
      metrics,
      policies: new CachePolicies({ file: config.CACHE_RULES }, log),
      views,
      draining: new AbortController().signal,
    }),
  )
  return {
    app,
    services,
    views,
    async close() {
      await generations.drain(1000)
      await threaded?.close()
      images.close()
      await storage.close()
      rmSync(folder, { recursive: true, force: true })
      if (undescribed.length > 0)
        throw new Error(`the API does not describe:\n${undescribed.join('\n')}`)
    },
  }
}
