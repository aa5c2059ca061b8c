import { hostileAddresses } from './corpora/addresses.ts'
import { heavyCalls, heavyPages } from './corpora/heavy-pages.ts'
import { hostileJson } from './corpora/json.ts'
import { costlySizes, hostilePictures, hostileSizes } from './corpora/pictures.ts'
import { hostileTextsIn } from './corpora/strings.ts'
import { hostileBrief, hostileWish } from './corpora/texts.ts'
import { hostileFiles } from './corpora/zips.ts'
import { keptPromises } from './promises/kept-promises.ts'
import { type Attacked, attack, type HostileRequest } from './support/attack.ts'
import { type Random, seeded } from './support/random.ts'
import type { Scenario } from './support/scenario.ts'
import { addPhoto } from './support/target.ts'

/** Wishes that readers were found to take seconds for. */
const knownWishes = [147, 836, 1040, 1155, 1314]

export const scenarios: Scenario[] = [
  {
    name: 'files that are brought',
    run: (target, random, size) =>
      attack(target.url, hostileFiles(random, Math.ceil(20 * size)), {
        atOnce: 1,
        cookie: target.cookie,
      }),
  },
  {
    name: 'pictures that are brought',
    run: async (target, random, size) =>
      attack(target.url, await hostilePictures(random, Math.ceil(20 * size)), {
        cookie: target.cookie,
      }),
  },
  {
    name: 'pictures in sizes nobody needs',
    run: (target, random, size) => attack(target.url, hostileSizes(random, 150 * size)),
  },
  {
    name: 'pictures in the sizes that cost most',
    async run(target, _random, size) {
      const upload = await addPhoto(target)
      return attack(target.url, costlySizes(upload, 4 * size), { atOnce: 50 })
    },
  },
  {
    name: 'JSON',
    async run(target, _random, size) {
      const every = Math.max(1, Math.round(9 / size))
      const requests = [...hostileJson(await target.newPage(), every)]
      const byLabel = new Map(requests.map(({ label, of }) => [label, of]))
      const wrong: string[] = []
      const attacked = await attack(target.url, requests, {
        cookie: target.cookie,
        onAnswer({ label, status }) {
          const isJson = byLabel.get(label)?.isJson
          if (isJson === false ? status < 400 : isJson === true && status === 400)
            wrong.push(`${status} ${label}`)
        },
      })
      return { ...attacked, faults: [...attacked.faults, ...wrong] }
    },
  },
  {
    name: 'addresses',
    run: (target, random, size) =>
      attack(target.url, hostileAddresses(random, 1200 * size), { atOnce: 8 }),
  },
  {
    name: 'strings wherever one can be sent',
    async run(target, random, size) {
      const requests = hostileTextsIn(random, await target.newPage(), 500 * size)
      return attack(target.url, requests, { atOnce: 2, cookie: target.cookie })
    },
  },
  {
    name: 'briefs',
    run: (target, random, size) =>
      attack(target.url, briefs(random, Math.ceil(20 * size)), { cookie: target.cookie }),
  },
  {
    name: 'wishes',
    async run(target, random, size) {
      const requests = wishes(await target.newPage(), random, size)
      return attack(target.url, requests, { cookie: target.cookie })
    },
  },
  {
    name: 'passwords',
    async run(target, _random, size) {
      const slug = await target.newPage()
      const link = { password: 'sesame' }
      const made = await target.call('POST', `/api/pages/${slug}/shares`, link)
      const { token } = (await made.json()) as { token: string }
      return attack(target.url, passwords(slug, token, Math.ceil(20 * size)), {
        atOnce: 20,
        cookie: target.cookie,
      })
    },
  },
  {
    name: 'pages as heavy as may be',
    async run(target, _random, size) {
      const some = heavyPages.slice(0, Math.ceil(heavyPages.length * Math.min(1, size)))
      const all: Attacked = { sent: 0, statuses: {}, faults: [] }
      for (const [label, document] of some) {
        const { sent, faults } = await heavyCalls(target, label, document)
        all.sent += sent
        all.faults.push(...faults)
      }
      return all
    },
  },
  ...keptPromises,
]

function* briefs(random: Random, count: number): Generator<HostileRequest> {
  for (let round = 0; round < count; round++) {
    const seed = random.below(2 ** 31)
    const { text: brief, locale } = hostileBrief(seeded(seed))
    yield {
      ...posted(`brief of seed ${seed}`, '/api/generations', { brief, locale }),
      allowed: [200],
    }
  }
}

function* wishes(slug: string, random: Random, size: number): Generator<HostileRequest> {
  const path = `/api/pages/${slug}/commands`
  const seeds = Array.from({ length: Math.ceil(60 * size) }, () => random.below(2 ** 31))
  for (const seed of [...knownWishes.slice(0, Math.ceil(2 * size)), ...seeds]) {
    const { text: command, locale } = hostileWish(seeded(seed))
    yield { ...posted(`wish of seed ${seed}`, path, { command, locale }), allowed: [200, 422] }
  }
}

function* passwords(slug: string, token: string, count: number): Generator<HostileRequest> {
  for (let round = 0; round < count; round++) {
    yield {
      ...posted(`guess ${round}`, `/share/${token}/unlock`, { password: `guess ${round}` }),
      allowed: [403, 503],
    }
    yield posted(`link ${round}`, `/api/pages/${slug}/shares`, { password: 'long enough' })
  }
}

function posted(label: string, path: string, body: object): HostileRequest {
  const headers = { 'content-type': 'application/json' }
  return { label, method: 'POST', path, headers, body: JSON.stringify(body) }
}
