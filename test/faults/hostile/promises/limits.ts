import type { Scenario } from '../support/scenario.ts'
import type { Target } from '../support/target.ts'
import { Promises } from './promise.ts'
import { networks, strict } from './strict.ts'

/** Of each kind so many are let through, and the next is told to wait: by network, not by address. */
export const countedWork: Scenario = {
  name: 'work that is counted by network',
  environment: strict,
  async run(target, random) {
    const promises = new Promises()
    for (const [what, most, ask] of counted) {
      const network = networks(random)
      const statuses: number[] = []
      for (let times = 0; times <= Number(most); times++)
        statuses.push(await ask(target, network(times)))
      promises.same(
        statuses.indexOf(429),
        Number(most),
        `${what}, of which so many are let through`,
      )
      promises.keep((await ask(target, networks(random)(0))) !== 429, `${what} of others`)
    }
    return promises.attacked
  },
}

type Ask = (target: Target, from: string) => Promise<number>

const counted: [what: string, most: string, ask: Ask][] = [
  [
    'pages that are brought',
    strict.RATE_IMPORTS_PER_HOUR_IP,
    ({ url }, from) => post(`${url}/api/pages/import`, from, 'application/zip', 'no zip'),
  ],
  [
    'pictures that are brought',
    strict.RATE_UPLOADS_PER_HOUR_IP,
    ({ url }, from) => post(`${url}/api/uploads`, from, 'image/png', 'no picture'),
  ],
  [
    'pictures that have to be made',
    strict.RATE_PICTURES_PER_HOUR_IP,
    ({ url }, from) => get(`${url}/_image/${newSize()}/favicon.svg`, from),
  ],
]

const sides = [16, 32, 48, 64, 96, 128, 180, 256]
let sizes = 0

/** No two are the same in some thousand: what is there already is not made, and not counted. */
function newSize(): string {
  const at = sizes++
  const of = (step: number) => sides[Math.floor(at / step) % sides.length]
  const quality = 20 + 5 * (Math.floor(at / sides.length ** 2) % 15)
  return `f_webp,w_${of(1)},h_${of(sides.length)},q_${quality}`
}

async function post(url: string, from: string, type: string, body: string): Promise<number> {
  const headers = { 'content-type': type, 'x-forwarded-for': from }
  return (await fetch(url, { method: 'POST', headers, body })).status
}

async function get(url: string, from: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'x-forwarded-for': from } })
  await answer.arrayBuffer()
  return answer.status
}
