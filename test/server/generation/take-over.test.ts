import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Composer } from '#server/composer/composition.ts'
import { openLog, writeOps } from '#server/generation/write-ops.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import {
  allEvents,
  begin,
  documentOf,
  folded,
  openServices,
  type TestServices,
} from '../open-services.ts'
import { smallComposer } from '../small-composer.ts'

const open: TestServices[] = []
let storage: Storage | null = null

async function openProcess(options: Parameters<typeof openServices>[0] = {}) {
  storage ??= await openStorage('file::memory:')
  const services = await openServices({ ...options, storage })
  open.push(services)
  return services
}

afterEach(async () => {
  for (const services of open.splice(0)) await services.close()
  await storage?.close()
  storage = null
})

/** A process that dies after so many blocks: it claims the job and writes, then is silent. */
async function dieAfter(services: TestServices, blocks: number) {
  // Its service never starts the job: the test plays the process.
  const asleep = { ...services, generations: { ...services.generations, start: () => {} } }
  const { generation, slug } = await begin(asleep)
  const claimed = await services.storage.generations.claimOne(
    generation.id,
    'dead',
    services.now(),
    6000,
  )
  if (!claimed) throw new Error('not claimed')
  const composition = smallComposer.compose(JSON.parse(JSON.stringify(claimed.request)).composition)
  const told = await openLog(services.storage, claimed)
  let written = pageState(told.document)
  let { log } = told
  const batches = [composition.opening, ...composition.blocks.map(({ ops }) => ops)]
  const half = batches[blocks + 1]?.slice(0, 1) ?? []
  for (const ops of [...batches.slice(0, blocks + 1), half]) {
    written = foldOps(written, ops)
    const { document } = written
    log = await writeOps(
      services.storage,
      log,
      () => ({ ops, isNewRev: false }),
      document,
      services.now(),
    )
  }
  return { generation, slug, log }
}

describe('a job whose process has died', () => {
  it.each([0, 1, 3])(
    'is finished by another after %i blocks, none written twice',
    async (blocks) => {
      const clock = { now: 1000 }
      const first = await openProcess({ clock, roundMs: 1_000_000 })
      const { generation, slug } = await dieAfter(first, blocks)
      clock.now += 7000
      const second = await openProcess({ clock })
      const events = await allEvents(second, generation.id)
      expect(events.filter(({ op }) => op.op === 'attempt')).toMatchObject([{ op: { n: 2 } }])
      expect(events.filter(({ op }) => op.op === 'plan')).toHaveLength(1)
      const done = events.flatMap(({ op }) => (op.op === 'blockDone' ? [op.id] : []))
      expect(done).toEqual(['hero', 'about', 'cta', 'contact'])
      expect(events.at(-1)?.op).toMatchObject({ op: 'done', status: 'complete' })
      expect(folded(events).document).toEqual(await documentOf(second, slug))
    },
  )

  it('is not taken for dead because another job’s lease cannot be renewed', async () => {
    const clock = { now: 1000 }
    storage = await openStorage('file::memory:')
    const renewed: string[] = []
    let stuck = ''
    const { generations } = storage
    const renew: typeof generations.renew = (id, ...rest) => {
      stuck ||= id
      if (id === stuck) return new Promise(() => {})
      renewed.push(id)
      return generations.renew(id, ...rest)
    }
    const watched = { ...storage, generations: { ...generations, renew } }
    const services = await openServices({ clock, storage: watched, roundMs: 20, paceMs: 300 })
    open.push(services)
    await begin(services)
    const { generation } = await begin(services)
    await expect.poll(() => renewed.filter((id) => id === generation.id).length).toBeGreaterThan(1)
  })

  it('waits for the end of its lease', async () => {
    const clock = { now: 1000 }
    const first = await openProcess({ clock, roundMs: 1_000_000 })
    const { generation } = await dieAfter(first, 1)
    const claim = vi.spyOn(first.storage.generations, 'claim')
    await openProcess({ clock })
    // It has looked for jobs, twice: the second time begins when the first is over.
    await vi.waitUntil(() => claim.mock.calls.length > 1)
    expect(await first.storage.generations.byId(generation.id)).toMatchObject({
      leaseOwner: 'dead',
      attempt: 1,
    })
  })

  it('writes nothing any more when it wakes up late', async () => {
    const clock = { now: 1000 }
    const first = await openProcess({ clock, roundMs: 1_000_000 })
    const { generation, slug, log } = await dieAfter(first, 1)
    clock.now += 7000
    const second = await openProcess({ clock })
    const before = await allEvents(second, generation.id)
    const document = await documentOf(second, slug)
    const late = writeOps(
      second.storage,
      log,
      () => ({ ops: [{ op: 'theme', theme: { hue: 1 } }], isNewRev: false }),
      emptyDocument('', 'en'),
      clock.now,
    )
    await expect(late).rejects.toThrow(generation.id)
    expect(await allEvents(second, generation.id)).toEqual(before)
    expect(await documentOf(second, slug)).toEqual(document)
  })

  it('is given up after several processes have died of it', async () => {
    const clock = { now: 1000 }
    const first = await openProcess({ clock, roundMs: 1_000_000 })
    const { generation } = await dieAfter(first, 1)
    for (let death = 0; death < 4; death++) {
      clock.now += 7000
      await first.storage.generations.claimOne(generation.id, `dead-${death}`, clock.now, 6000)
    }
    clock.now += 7000
    const second = await openProcess({ clock })
    const events = await allEvents(second, generation.id)
    expect(events.at(-1)?.op).toMatchObject({
      op: 'fail',
      code: 'gave_up',
      missing: ['about', 'cta', 'contact'],
    })
  })
})

describe('a process that stops as it should', () => {
  it('hands its jobs on, and the next one ends them', async () => {
    const first = await openProcess({ paceMs: 200 })
    const { generation, slug } = await begin(first)
    for await (const { op } of first.generations.follow(
      generation.id,
      0,
      AbortSignal.timeout(5000),
    )) {
      if (op.op === 'blockDone') break
    }
    await first.generations.drain(0)
    expect(await first.storage.generations.byId(generation.id)).toMatchObject({
      status: 'writing',
      leaseOwner: null,
    })
    const second = await openProcess()
    const events = await allEvents(second, generation.id)
    expect(folded(events).progress.status).toBe('complete')
    expect(folded(events).document).toEqual(await documentOf(second, slug))
  })
})

describe('a composer that breaks', () => {
  const fitsNowhere: Op = { op: 'set', id: 'nowhere', path: 'title', value: 'x', src: 'bank' }
  const compose: Composer['compose'] = (request) => {
    const { opening, blocks, understood, ledger } = smallComposer.compose(request)
    const broken = blocks.map((block) =>
      block.id === 'cta' ? { ...block, ops: [...block.ops, fitsNowhere] } : block,
    )
    return { understood, opening, blocks: broken, ledger }
  }

  it('ends the stream with fail, says what is missing and keeps what was finished', async () => {
    const services = await openProcess({ composer: { ...smallComposer, compose } })
    const { generation, slug } = await begin(services)
    const events = await allEvents(services, generation.id)
    expect(events.at(-1)?.op).toMatchObject({
      op: 'fail',
      missing: ['cta', 'contact'],
    })
    const document = await documentOf(services, slug)
    expect(folded(events).document).toEqual(document)
    expect(document.blocks.about?.props.title).toMatch(/^title pt/)
    expect((await services.storage.generations.byId(generation.id))?.status).toBe('failed')
  })
})
