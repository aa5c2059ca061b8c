import { readConfig } from '#server/config.ts'
import { attack, type HostileRequest } from '../support/attack.ts'
import type { Scenario } from '../support/scenario.ts'
import { unlimited } from '../support/target.ts'
import { Promises } from './promise.ts'
import { networks } from './strict.ts'

/** A part of each limit as it comes: one network reaches them all before their minute is over. */
const share = 10
const config = readConfig({})
const limits = Object.fromEntries(
  Object.keys(unlimited).map((name) => {
    const most = Number(config[name as keyof typeof unlimited])
    return [name, String(name.startsWith('RATE_') ? Math.ceil(most / share) : most)]
  }),
)
const identities = 24
/** Enough to use up the writes of everybody. */
const writes = Number(limits.RATE_WRITES_PER_MINUTE_OVERALL) + 200

/** The limits as they stand to each other, at once: no network takes what is everybody's. */
export const limitsTogether: Scenario = {
  name: 'limits used up by one network',
  environment: { ...limits, TRUST_PROXY: 'loopback' },
  async run(target, random) {
    const promises = new Promises()
    const [hostile, other] = [networks(random)(1), networks(random)(1)]
    const cookies = await newIdentities(target.url, hostile)
    promises.keep(cookies.length > 1, 'no identities to be had: nothing was tried')
    const { statuses } = await attack(target.url, vainWrites(cookies, hostile), { atOnce: 8 })
    promises.keep((statuses[429] ?? 0) > 0, 'one network writes as much as it likes')
    for (const [what, request] of harmless(target.slug)) {
      const from = { ...request.headers, 'x-forwarded-for': other }
      const answer = await fetch(target.url + request.path, { ...request, headers: from })
      await answer.arrayBuffer()
      promises.keep(answer.status !== 429, `${what} of another network is refused`)
    }
    return promises.attacked
  },
}

/** Each is one call. */
async function newIdentities(url: string, from: string): Promise<string[]> {
  const cookies: string[] = []
  const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'mine' })
  for (let number = 0; number < identities; number++) {
    const made = await fetch(`${url}/api/tokens`, { method: 'POST', headers, body })
    cookies.push(...made.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''))
  }
  return cookies
}

/** Changes of a page there is not: refused, and counted all the same. */
function* vainWrites(cookies: string[], from: string): Generator<HostileRequest> {
  for (let number = 0; number < writes; number++) {
    const cookie = cookies[number % cookies.length] ?? ''
    const headers = { cookie, 'x-forwarded-for': from }
    yield { label: 'publish', method: 'POST', path: '/api/pages/none/publish', headers }
  }
}

const harmless = (slug: string): [what: string, RequestInit & { path: string }][] => {
  const json = { 'content-type': 'application/json' }
  const document = { v: 1, title: 'Mine', subtitle: '', sections: [], colour: '#aa0000' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return [
    [
      'a page',
      {
        path: '/api/pages/import',
        method: 'POST',
        headers: json,
        body: JSON.stringify({ document }),
      },
    ],
    ['a write', { path: '/api/pages/none/publish', method: 'POST' }],
    [
      'a message',
      { path: `/f/${slug}/contact`, method: 'POST', headers: form, body: 'field-0=Hi' },
    ],
  ]
}
