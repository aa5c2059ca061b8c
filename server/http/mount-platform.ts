import { join } from 'node:path'
import type { Express, RequestHandler } from 'express'
import type { ClientBuild } from '#server/render/client-entry.ts'
import type { Services } from '#server/services.ts'
import type { Storage } from '#server/storage/storage.ts'
import { isStorageFull } from '#server/storage/storage-failure.ts'
import { AppError, notFound } from '#shared/errors.ts'
import type { CachePolicies } from './cache-overrides.ts'
import type { RuleName } from './cache-rules.ts'
import { probeDisk } from './disk-probe.ts'
import { mountIcons } from './mount-icons.ts'
import { mountImages } from './mount-images.ts'
import type { RateLimiter } from './rate-limit.ts'
import { staticFiles } from './static-files.ts'

export interface PlatformDeps {
  root: string
  services: Services
  build: ClientBuild
  policies: CachePolicies
  limiter: RateLimiter
  draining: AbortSignal
}

/** Files, builds and health: what the client and operators need beside pages. */
export function mountPlatform(app: Express, deps: PlatformDeps): void {
  app.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text').send('ok\n')
  })
  app.get('/readyz', ready(deps))
  mountFiles(app, deps)
  app.get('/builds/latest.json', (_req, res) => {
    const { id, timestamp } = deps.build
    res.set('Cache-Control', 'no-store').json({ id, timestamp })
  })
  app.get('/builds/meta/:file', buildMeta(deps))
  mountIcons(app, deps.policies)
  mountImages(app, { ...deps, images: deps.services.images })
}

/** Hashed assets for ever, open to sandboxed pages; a missing one is a 404 nobody keeps. */
function mountFiles(app: Express, { root, build, policies }: PlatformDeps): void {
  const headersOf = (rule: RuleName) => () => ({
    ...policies.headersOf(rule),
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  for (const folder of build.assetFolders)
    app.use('/assets', staticFiles(folder, headersOf('asset')))
  app.use(staticFiles(join(root, 'public'), headersOf('file')))
  app.use('/assets', (_req, res) => {
    res.status(404).set('Cache-Control', 'no-store').type('text').send('No such asset\n')
  })
}

/** How long an answer holds: strangers ask too, and each look is two writes. */
const lookKeptMs = 5000

function ready({ services, draining }: PlatformDeps): RequestHandler {
  const { config, storage } = services
  let last: { at: number; look: Promise<void> } | null = null
  const probe = () => {
    const at = services.now()
    if (!last || at - last.at >= lookKeptMs)
      last = { at, look: probeDisk(config.DATA_DIR).then(() => probeDatabase(storage)) }
    return last.look
  }
  return async (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text')
    if (draining.aborted) {
      res.status(503).send('draining\n')
      return
    }
    await probe()
    res.send('ready\n')
  }
}

async function probeDatabase(storage: Storage): Promise<void> {
  try {
    await storage.probe()
  } catch (cause) {
    if (isStorageFull(cause))
      throw new AppError('storage_full', 'The disk of the database is full, or takes no writes.', {
        cause,
      })
    throw new AppError('unavailable', 'The database cannot be written to.', { cause })
  }
}

function buildMeta({ build, policies }: PlatformDeps): RequestHandler<{ file: string }> {
  return (req, res) => {
    const { file } = req.params
    const meta = file.endsWith('.json') ? build.meta(file.slice(0, -'.json'.length)) : null
    if (!meta) throw notFound(req.path)
    res.set(policies.headersOf('asset')).json(meta)
  }
}
