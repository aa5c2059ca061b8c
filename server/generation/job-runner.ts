import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { lintDocument } from '#server/composer/lint/lint-document.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/pages/new-id.ts'
import type { Model } from '#server/providers/model.ts'
import { asDictated } from '#server/reader/dictation/as-dictated.ts'
import type { Storage, StoredGeneration } from '#server/storage/storage.ts'
import { AppError } from '#shared/errors.ts'
import { followEvents } from './follow-events.ts'
import type {
  AsyncComposer,
  DictationReader,
  EndedJob,
  GenerationService,
  PageLinter,
  WishReader,
} from './generation-service.ts'
import { isFinal } from './job-status.ts'
import { modelDesks } from './model/model-desk.ts'
import { runJob } from './run-job.ts'
import { carryOutWish } from './wishes/carry-out-wish.ts'
import type { PictureOf } from './wishes/shown-pictures.ts'

export interface GenerationDeps {
  config: Pick<Config, 'COMPOSER_PACE_MS' | 'model'>
  storage: Storage
  now: () => number
  composer: AsyncComposer
  /** In this thread where absent. */
  carryOutWish?: WishReader
  /** In this thread where absent. */
  lint?: PageLinter
  /** In this thread where absent. */
  asDictated?: DictationReader
  /** A picture of a creator's as the model is shown it, where it sees any. */
  pictureOf?: PictureOf
  prepare?: () => void
  /** Absent where no model is set up. */
  model?: Model | null
  log: Logger
  /** Hears of every generation that ends here. */
  onEnded?: (job: EndedJob) => void
  /** Time between two rounds of renewing leases and taking over jobs. */
  roundMs?: number
}

const leaseMs = 6000
const defaultRoundMs = 2000
const stallToldMs = 60_000
/** Jobs at once in one process, most of them waiting for a model; what is more waits its turn. */
const mostRunning = 256

interface RunningJob {
  fence: number
  ended: Promise<void>
  /** Under way. */
  renewal: Promise<void> | null
}

/** Runs jobs by lease: renews its own, and takes over those whose process has died. */
export function createGenerationService(deps: GenerationDeps): GenerationService {
  const { config, storage, now, composer, log } = deps
  const owner = newId()
  const running = new Map<string, RunningJob>()
  /** Jobs that stand still because nothing can be written, and why. */
  const stalled = new Map<string, AppError>()
  const stopped = new AbortController()
  const ended = new AbortController()
  let isClaiming = true
  const desk = deps.model && config.model ? modelDesks(deps.model, config.model, now) : null
  const reader = deps.carryOutWish ?? carryOutWish
  const paceMs = config.COMPOSER_PACE_MS
  const pictureOf = (config.model?.seesPictures && deps.pictureOf) || null
  const context = { storage, composer, carryOutWish: reader, pictureOf, now, paceMs, log }

  function run(generation: StoredGeneration): void {
    const { id, fence } = generation
    stalled.delete(id)
    const own = { ...context, desk: desk?.(generation.owner) ?? null }
    const job = runJob({ ...own, stopped: stopped.signal }, generation)
      .then(() => tellEnd(generation))
      .catch((error: unknown) => {
        log.error({ err: error, generation: id }, 'a generation stopped')
        if (error instanceof AppError && error.code === 'storage_full') stall(id, error)
      })
      .finally(() => {
        running.delete(id)
        if (isClaiming) void attempt(claimFree)
      })
    running.set(id, { fence, ended: job, renewal: null })
  }

  /** Told to readers until it is taken up again; those who come much later see it from its log. */
  function stall(id: string, error: AppError): void {
    stalled.set(id, error)
    setTimeout(() => stalled.get(id) === error && stalled.delete(id), stallToldMs).unref()
  }

  async function tellEnd({ id, lastSeq }: StoredGeneration): Promise<void> {
    const job = await storage.generations.byId(id)
    if (!job || !isFinal(job.status)) return
    const seconds = (job.updatedAt - job.createdAt) / 1000
    const { engine, status: outcome } = job
    deps.onEnded?.({ engine, outcome, seconds, opsStored: job.lastSeq - lastSeq })
  }

  async function claimFree(): Promise<void> {
    while (isClaiming && running.size < mostRunning) {
      const generation = await storage.generations.claim(owner, now(), leaseMs)
      if (!generation) return
      run(generation)
    }
  }

  async function claimOne(id: string): Promise<void> {
    if (!isClaiming || running.has(id) || running.size >= mostRunning) return
    const generation = await storage.generations.claimOne(id, owner, now(), leaseMs)
    if (generation) run(generation)
  }

  /** A lease that cannot be renewed just now holds up no other, and is not asked for twice. */
  function renewAll(): void {
    for (const [id, job] of running)
      job.renewal ??= attempt(() => storage.generations.renew(id, job.fence, now(), leaseMs)).then(
        () => {
          job.renewal = null
        },
      )
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) =>
      log.error({ err: error }, 'jobs could not be claimed, or kept'),
    )
  }

  async function round(): Promise<void> {
    renewAll()
    await attempt(claimFree)
  }

  const timer = setInterval(round, deps.roundMs ?? defaultRoundMs)
  timer.unref()
  void round()

  return {
    composer,
    carryOutWish: reader,
    lint: deps.lint ?? lintDocument,
    asDictated: deps.asDictated ?? asDictated,
    prepare: deps.prepare ?? (() => {}),
    engines: desk ? ['composer', 'model'] : ['composer'],
    start: (id) => void attempt(() => claimOne(id)),
    follow: (id, after, signal) =>
      followEvents(storage, id, after, AbortSignal.any([signal, ended.signal]), () =>
        stalled.get(id),
      ),
    async cancel(generation) {
      await storage.generations.requestCancel(generation.id, now())
      return (await storage.generations.byId(generation.id)) ?? generation
    },
    async drain(deadlineMs) {
      isClaiming = false
      const all = () => Promise.all([...running.values()].map((job) => job.ended))
      const deadline = new AbortController()
      await Promise.race([
        all(),
        // Aborting the wait, which is how it ends early, makes it reject.
        sleep(deadlineMs, undefined, { signal: deadline.signal }).catch(() => {}),
      ])
      deadline.abort()
      stopped.abort()
      await all()
      clearInterval(timer)
      await storage.generations.release(owner, now())
      ended.abort()
    },
  }
}
