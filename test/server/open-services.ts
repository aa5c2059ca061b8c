import pino, { type Logger } from 'pino'
import { createImages } from '#server/assets/images.ts'
import type { Composer } from '#server/composer/composition.ts'
import { readConfig } from '#server/config.ts'
import { createGeneration } from '#server/generation/create-generation.ts'
import type { ToldEvent } from '#server/generation/generation-service.ts'
import { createGenerationService } from '#server/generation/job-runner.ts'
import { createMailLinks } from '#server/mail/mail-links.ts'
import { createDomainProbe } from '#server/outbound/domain-probe.ts'
import { DomainDirectory } from '#server/pages/domain-directory.ts'
import { createPasswords } from '#server/pages/passwords.ts'
import type { Model } from '#server/providers/model.ts'
import type { Services } from '#server/services.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { secretsOfWebhooks } from '#server/webhooks/webhook-secret.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { type PageState, pageState } from '#shared/page/page-state.ts'
import { smallComposer } from './small-composer.ts'

export interface TestServices extends Services {
  /** The clock; tests move it. */
  clock: { now: number }
  close(): Promise<void>
}

export interface TestOptions {
  composer?: Composer
  paceMs?: number
  storage?: Storage
  clock?: { now: number }
  roundMs?: number
  log?: Logger
  environment?: Record<string, string>
  model?: Model | null
  /** A creator's picture as a model is shown it. */
  pictureOf?: (id: string) => Promise<Uint8Array | null>
}

/** Storage in memory and a generation service on it, as `main.ts` builds them. */
export async function openServices(options: TestOptions = {}): Promise<TestServices> {
  const { composer = smallComposer, paceMs = 0, clock = { now: 1_800_000_000_000 } } = options
  const config = readConfig({
    SITE_URL: 'http://ninefold.test',
    COMPOSER_PACE_MS: String(paceMs),
    ...options.environment,
  })
  const storage = options.storage ?? (await openStorage('file::memory:'))
  const now = () => clock.now
  const { roundMs = 50, model = null, log = pino({ level: 'silent' }) } = options
  const { pictureOf } = options
  const given = { config, storage, now, composer, model, log, roundMs }
  const deps = { ...given, ...(pictureOf && { pictureOf }) }
  const generations = createGenerationService(deps)
  const images = createImages({ root: '.', config, storage, log })
  return {
    config,
    storage,
    generations,
    exporter: { html: noBuild, zip: noBuild, weigh: async () => ({ html: 0, fonts: 0 }) },
    images,
    domains: await DomainDirectory.open({
      storage,
      siteUrl: config.SITE_URL,
      now,
      onTrouble: (error) => log.warn({ err: error }),
    }),
    passwords: createPasswords(),
    domainProbe: createDomainProbe(async () => []),
    secretOfWebhook: secretsOfWebhooks('a secret that only tests know'),
    mailLinks: createMailLinks(config.SITE_URL, 'a secret that only tests know'),
    now,
    clock,
    async close() {
      await generations.drain(0)
      if (!options.storage) await storage.close()
    },
  }
}

const noBuild = () => Promise.reject(new Error('these tests have no build to draw with'))

export function creator(identity: string) {
  return {
    identity,
    network: '192.0.2.1',
    locale: 'en',
    ensureIdentity: async () => identity,
  } as const
}

export async function begin(
  services: Services,
  body: Partial<InputOf<'createGeneration'>> = {},
  key?: string,
) {
  const full = { brief: 'Padaria Sol. Pão e bolos.', ...body }
  return createGeneration(services, creator('ana'), full, key)
}

/** Every event of a generation, to its end. */
export async function allEvents(services: Services, id: string, after = 0): Promise<ToldEvent[]> {
  const events: ToldEvent[] = []
  const signal = AbortSignal.timeout(10_000)
  for await (const event of services.generations.follow(id, after, signal)) events.push(event)
  return events
}

export function folded(events: readonly ToldEvent[]): PageState {
  return foldOps(
    pageState(emptyDocument('', 'en')),
    events.map(({ op }) => op),
  )
}

/** A page that is written to its end; belongs to ana. */
export async function writtenPage(
  services: Services,
  body: Partial<InputOf<'createGeneration'>> = {},
): Promise<{ slug: string; generation: string; access: { slug: string; identity: string } }> {
  const { generation, slug } = await begin(services, body)
  await allEvents(services, generation.id)
  return { slug, generation: generation.id, access: { slug, identity: 'ana' } }
}

export async function documentOf(services: Services, slug: string): Promise<PageDocument> {
  const page = await services.storage.pages.bySlug(slug)
  if (page?.document.v !== 2) throw new Error(`${slug} has no version-2 document`)
  return page.document
}
