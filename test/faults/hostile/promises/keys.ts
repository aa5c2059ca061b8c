import type { Scenario } from '../support/scenario.ts'
import type { Target } from '../support/target.ts'
import { Promises } from './promise.ts'

/** What a program's token opens is less than what its maker's browser does. */
export const lostKeys: Scenario = {
  name: 'keys in the hands of others',
  async run(target) {
    const promises = new Promises()
    const visitor = await newCreator(target)
    await tokens(target, visitor, promises)
    await otherDevices(target, visitor, promises)
    return promises.attacked
  },
}

type Headers = Record<string, string>

const cookieOnly: [method: string, path: string, body?: object][] = [
  ['POST', '/api/tokens', { name: 'mine' }],
  ['DELETE', '/api/tokens/none'],
  ['DELETE', '/api/account', { confirm: 'delete everything' }],
  ['POST', '/api/devices/code'],
  ['POST', '/api/devices/recovery-key'],
  ['POST', '/api/devices/next-key'],
  ['POST', '/api/devices/end-others', { key: `ninefold-${'A'.repeat(43)}` }],
]

async function tokens(target: Target, cookie: string, promises: Promises): Promise<void> {
  const made = await send(target, 'POST', '/api/tokens', { name: 'x' }, { cookie })
  const { token } = (await made.json()) as { token: string }
  const authorization = `Bearer ${token}`
  for (const headers of [{ authorization }, { authorization, cookie }] as Headers[])
    for (const [method, path, body] of cookieOnly)
      promises.same(
        (await send(target, method, path, body, headers)).status,
        401,
        `${method} ${path}`,
      )
}

/** A cookie somebody else has is worth nothing once all other devices were ended. */
async function otherDevices(target: Target, cookie: string, promises: Promises): Promise<void> {
  const next = await send(target, 'POST', '/api/devices/next-key', undefined, { cookie })
  const body = (await next.json()) as { key: string }
  const ended = await send(target, 'POST', '/api/devices/end-others', body, { cookie })
  promises.same(ended.status, 200, 'ending all other devices')
  const left = await send(target, 'GET', '/api/pages', undefined, { cookie })
  const { items } = (await left.json()) as { items: unknown[] }
  promises.same(items, [], 'pages of the cookie that was lost')
}

/** @returns the cookie of somebody with a page */
async function newCreator(target: Target): Promise<string> {
  const document = { v: 1, title: 'Mine', subtitle: '', sections: [], colour: '#aa0000' }
  const made = await send(target, 'POST', '/api/pages/import', { document }, {})
  return made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

function send({ url }: Target, method: string, path: string, body?: object, headers?: Headers) {
  const type = body && { 'content-type': 'application/json' }
  return fetch(url + path, {
    method,
    headers: { ...headers, ...type },
    ...(body && { body: JSON.stringify(body) }),
  })
}
