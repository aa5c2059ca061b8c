import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PostDeps, post } from '#server/outbound/post.ts'
import { publicLookup, type Resolve } from '#server/outbound/public-lookup.ts'
import { wrongWithAddress } from '#server/outbound/wrong-with-address.ts'

/** Whoever should never be asked: it counts who came, connections included. */
let canary: Server
let port: number
let came: number
let answer: (url: string) => number

beforeEach(async () => {
  came = 0
  answer = () => 204
  canary = createServer((req, res) => {
    req.resume()
    const status = answer(req.url ?? '')
    if (status > 0) res.writeHead(status, { location: '/elsewhere' }).end('x')
  }).listen(0, '127.0.0.1')
  canary.on('connection', () => {
    came += 1
  })
  await once(canary, 'listening')
  port = (canary.address() as AddressInfo).port
})
afterEach(() => {
  canary.closeAllConnections()
  canary.close()
})

const deps: PostDeps = { trustedHosts: [], timeoutMs: 2000 }
const send = (url: string, more: Partial<PostDeps> = {}) =>
  post({ url, headers: {}, body: '{}' }, { ...deps, ...more })

/** A name server's answers, one after the other. */
function answering(...answers: string[][]): Resolve {
  return async () =>
    (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

describe('a body sent to an address somebody chose', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    'localhost',
    'localhost.',
    'canary.internal',
  ])('goes nowhere for %s', async (host) => {
    await expect(send(`https://${host}:${port}/`)).rejects.toThrow('public internet')
    expect(came).toBe(0)
  })

  it('goes nowhere where one of a name’s addresses is private', async () => {
    const resolve = answering(['93.184.215.14', '127.0.0.1'])
    await expect(send(`https://mixed.org:${port}/`, { resolve })).rejects.toThrow('public')
    const none = answering([])
    await expect(send(`https://none.org:${port}/`, { resolve: none })).rejects.toThrow('public')
    expect(came).toBe(0)
  })

  it('connects to the very addresses it looked at', async () => {
    const [public4, public6] = ['93.184.215.14', '2606:4700:4700::1111']
    const resolve = answering([public4, public6], ['127.0.0.1'])
    const look = () =>
      new Promise((done) =>
        publicLookup(resolve)('rebinding.org', { all: true }, (error, found) =>
          done(error ?? found),
        ),
      )
    expect(await look()).toEqual([
      { address: public4, family: 4 },
      { address: public6, family: 6 },
    ])
    // Whoever asks again is told something else, and hears that no connection is made to it.
    expect(await look()).toMatchObject({ name: 'AddressRefused' })
  })

  it('reaches hosts the operator vouches for, and these alone', async () => {
    const trustedHosts = ['127.0.0.1']
    expect(await send(`http://127.0.0.1:${port}/`, { trustedHosts })).toBe(204)
    await expect(send(`https://localhost:${port}/`, { trustedHosts })).rejects.toThrow('public')
    expect(came).toBe(1)
  })

  it('follows no redirect', async () => {
    const seen: string[] = []
    answer = (url) => {
      seen.push(url)
      return 302
    }
    expect(await send(`http://127.0.0.1:${port}/first`, { trustedHosts: ['127.0.0.1'] })).toBe(302)
    expect(seen).toEqual(['/first'])
  })

  it('waits no longer than it may', async () => {
    answer = () => 0
    const waiting = send(`http://127.0.0.1:${port}/`, {
      trustedHosts: ['127.0.0.1'],
      timeoutMs: 50,
    })
    await expect(waiting).rejects.toMatchObject({ name: 'PostTimeout' })
  })
})

describe('an address to be called', () => {
  it.each([
    ['https://hooks.zapier.com/x/1', null],
    ['https://receiver.org:8443/', null],
    ['https://[2606:4700:4700::1111]/', null],
    ['http://receiver.org/', 'an https address'],
    ['ftp://receiver.org/', 'an https address'],
    ['not an address', 'an https address of at most 2000 characters'],
    ['https://ana:secret@receiver.org/', 'an address without a user and password'],
    ['https://receiver.org:25/', 'port 443, or one from 1024 on'],
    ['https://127.0.0.1/', 'a host on the public internet'],
    ['https://2130706433/', 'a host on the public internet'],
    ['https://[::1]/', 'a host on the public internet'],
    ['https://localhost/', 'a host on the public internet'],
    ['https://db.internal/', 'a host on the public internet'],
    ['https://printer.local./', 'a host on the public internet'],
    ['https://intranet/', 'a host on the public internet'],
    ['http://n8n:5678/hook', null],
  ])('%s: %s', (address, wrong) => {
    expect(wrongWithAddress(address, ['n8n'])).toBe(wrong)
  })
})
