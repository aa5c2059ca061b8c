import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { picture } from '#test/support/pictures.ts'
import type { Random } from '../support/random.ts'
import type { Scenario } from '../support/scenario.ts'
import { addPhoto, type Target } from '../support/target.ts'
import { Promises } from './promise.ts'
import { networks } from './strict.ts'

/** More than are made at a time, and fewer than may wait. */
const many = 24
/** Of them somebody else waits for some, as the machine is, and never for nearly all. */
const mostWaited = 0.75 * many

/** Who asks for many pictures waits for them; nobody else does, and nothing is made for nobody. */
export const sharedPictures: Scenario = {
  name: 'pictures that others wait for',
  isHeldElsewhere: true,
  environment: { TRUST_PROXY: 'loopback' },
  async run(target, random) {
    const promises = new Promises()
    await smallDrawings(target, promises)
    await otherColours(target, random, promises)
    await takingTurns(target, random, promises)
    await ownLane(target, random, promises)
    await leaving(target, random, promises)
    return promises.attacked
  },
}

async function smallDrawings(target: Target, promises: Promises): Promise<void> {
  const asked = await fetch(`${target.url}/_image/f_png,w_3072,h_3072/favicon.svg`)
  const { width } = await sharp(Buffer.from(await asked.arrayBuffer())).metadata()
  promises.keep((width ?? 0) <= 1024, `a small drawing is ${width} pixels wide`)
}

async function otherColours(target: Target, random: Random, promises: Promises): Promise<void> {
  const colour = random.bytes(3).toString('hex')
  const asked = await fetch(`${target.url}/_image/w_64,b_${colour}/favicon.svg`)
  promises.same(asked.status, 400, `on #${colour}`)
}

/**
 * A busy machine may have anybody wait for nearly all of the many once; where a guard is missing
 * everybody does, each time.
 */
async function fewOfMany(
  promises: Promises,
  told: string,
  count: () => Promise<number>,
): Promise<void> {
  let fewest = many
  for (let trial = 0; trial < 3 && fewest >= mostWaited; trial++)
    fewest = Math.min(fewest, await count())
  promises.keep(fewest < mostWaited, `${told}: ${fewest} of ${many}`)
}

/** One network asks for many, another for one: it has its turn before all of the many. */
function takingTurns(target: Target, random: Random, promises: Promises): Promise<void> {
  return fewOfMany(promises, 'somebody else’s picture waited for', async () => {
    const [id, other] = [await photo(target, random), await photo(target, random)]
    const network = networks(random)(0)
    const crowd = asks(target, id, () => network)
    await crowd.begun
    const one = await ask(target, sizeOf(many), other, networks(random)(0))
    const waitedFor = crowd.done()
    promises.same(one, 200, 'the one of another network')
    await crowd.all
    return waitedFor
  })
}

/** Many networks ask: what is brought is taken in meanwhile. */
async function ownLane(target: Target, random: Random, promises: Promises): Promise<void> {
  const headers = { 'content-type': 'image/png' }
  const body = await picture({ width: 200, height: 100 }).png().toBuffer()
  await fewOfMany(promises, 'an upload waited for pictures', async () => {
    const crowd = asks(target, await photo(target, random), () => networks(random)(0))
    await crowd.begun
    const before = crowd.done()
    const added = await fetch(`${target.url}/api/uploads`, { method: 'POST', headers, body })
    const waitedFor = crowd.done() - before
    promises.same(added.status, 201, 'an upload')
    await crowd.all
    return waitedFor
  })
}

/** Whoever leaves is made no pictures any more, but for those that were begun. */
function leaving(target: Target, random: Random, promises: Promises): Promise<void> {
  return fewOfMany(promises, 'pictures were made for nobody', async () => {
    const id = await photo(target, random)
    const network = networks(random)(0)
    const before = picturesIn(target)
    const left = new AbortController()
    const crowd = asks(target, id, () => network, left.signal)
    await crowd.begun
    left.abort()
    await crowd.all
    await ask(target, sizeOf(many), id, network)
    return picturesIn(target) - before
  })
}

/** All at once. `begun` is when the first is there. */
function asks(target: Target, id: string, networkOf: () => string, signal?: AbortSignal) {
  let done = 0
  const answers = Array.from({ length: many }, async (_, index) => {
    await ask(target, sizeOf(index), id, networkOf(), signal)
    done++
  })
  return { begun: Promise.race(answers), all: Promise.all(answers), done: () => done }
}

function sizeOf(index: number): string {
  return `f_jpeg,w_2048,h_${index % 2 === 0 ? 1080 : 1280},q_${20 + 5 * (index >> 1)}`
}

async function ask(
  { url }: Target,
  size: string,
  id: string,
  from: string,
  signal?: AbortSignal,
): Promise<number> {
  const headers = { 'x-forwarded-for': from }
  try {
    const answer = await fetch(`${url}/_image/${size}/uploads/${id}`, {
      headers,
      ...(signal && { signal }),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    if (signal?.aborted) return 0
    throw error
  }
}

/** One nothing was made of yet. */
const photo = (target: Target, random: Random) =>
  addPhoto(target, { width: 2400, height: 1600 }, 1 + random.below(359))

function picturesIn({ folder }: Target): number {
  const entries = readdirSync(join(folder, 'cache/images'), {
    recursive: true,
    withFileTypes: true,
  })
  return entries.filter((entry) => entry.isFile()).length
}
