import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticFiles } from '#server/http/static-files.ts'
import { productionBuild } from '#server/render/production-build.ts'
import type { BuildMeta, BuildStamp } from '#shared/build-meta.ts'
import { routeNames, routePath, routes } from '#shared/routes.ts'
import { openApp, type TestApp, testSite } from '#test/support/app.ts'

const dist = join(import.meta.dirname, '../../dist')

let app: TestApp
let stamp: BuildStamp
let meta: BuildMeta

beforeAll(async () => {
  app = await openApp()
  stamp = (await request(app.app).get(`/builds/latest.json?${Date.now()}`)).body
  meta = (await request(app.app).get(`/builds/meta/${stamp.id}.json`)).body
})
afterAll(() => app.close())

describe('builds', () => {
  it('name the one that is served, which nobody keeps', async () => {
    const answer = await request(app.app).get('/builds/latest.json?1')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toEqual({ id: meta.id, timestamp: meta.timestamp })
  })

  it('have a manifest for ever, with the files of every screen', async () => {
    const answer = await request(app.app).get(`/builds/meta/${stamp.id}.json`)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(meta.prerendered).toEqual([])
    for (const file of [...Object.values(meta.routes).flat(), ...meta.parts]) {
      expect((await request(app.app).get(file)).status, file).toBe(200)
    }
    expect(Object.keys(meta.routes)).toContain('generate')
  })

  it.each(['unknown', '../build', '__proto__', '%00', ''])('have none called "%s"', async (id) => {
    const answer = await request(app.app).get(`/builds/meta/${encodeURIComponent(id)}.json`)
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('refuse the payload of another', async () => {
    const other = await request(app.app).get('/terms/_payload.json?b=another')
    expect(other.status).toBe(409)
    expect(other.body.code).toBe('build_mismatch')
    expect(other.headers['cache-control']).toBe('no-store')
    const own = await request(app.app).get(`/terms/_payload.json?b=${stamp.id}`)
    expect(own.status).toBe(200)
  })
})

it('serve every screen after a later build has taken their place', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-build-'))
  try {
    for (const part of ['build.json', 'builds', 'server', 'client/.vite'])
      cpSync(join(dist, part), join(folder, part), { recursive: true })
    const entry = await productionBuild(folder).entry()
    rmSync(join(folder, 'server'), { recursive: true })
    for (const name of routeNames.filter((name) => routes[name].rendered)) {
      const path = routePath(name, { slug: 'a-page' })
      const screen = await entry.queryScreen(new Request(testSite + path), 'en', async () => null)
      expect(screen, path).toMatchObject({ statusCode: 200, errors: null })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe('assets', () => {
  const script = () => meta.routes.home?.[0] ?? ''

  it.each(['br', 'gzip'])('go out as %s made at build time, for a year', async (encoding) => {
    const answer = await request(app.app).get(script()).set('Accept-Encoding', encoding)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('Accept-Encoding')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-length']).toBeDefined()
  })

  it.each(['bytes=5-2', 'bytes=-5', 'bytes=0-1,3-4', 'bytes=x'])(
    'answer a wish for %s with the whole file',
    async (range) => {
      for (const path of [script(), '/favicon.svg']) {
        const whole = await request(app.app).get(path)
        const answer = await request(app.app).get(path).set('Range', range)
        expect(answer.status, path).toBe(200)
        expect(answer.text ?? answer.body, path).toEqual(whole.text ?? whole.body)
      }
    },
  )

  it('come in no coding a client refuses', async () => {
    const refused = 'br;q=0, gzip;q=0'
    const answer = await request(app.app).get(script()).set('Accept-Encoding', refused)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('are there for those who read, and for nobody else', async () => {
    for (const path of [script(), '/favicon.svg'])
      for (const method of ['post', 'put', 'delete', 'options'] as const)
        expect((await request(app.app)[method](path)).status, `${method} ${path}`).toBe(404)
    const [got, head] = await Promise.all([
      request(app.app).get(script()).set('Accept-Encoding', 'br'),
      request(app.app).head(script()).set('Accept-Encoding', 'br'),
    ])
    expect(head.headers).toMatchObject({ etag: got.headers.etag, vary: got.headers.vary })
  })

  it('tell whoever has them what a cache must know', async () => {
    for (const path of [script(), '/favicon.svg', '/_icons/lucide.json?icons=star']) {
      const { headers } = await request(app.app).get(path)
      for (const known of [`"another", ${headers.etag}`, '*']) {
        const answer = await request(app.app).get(path).set('If-None-Match', known)
        expect(answer.status, path).toBe(304)
        for (const name of ['etag', 'vary', 'cache-control'])
          expect(answer.headers[name], `${name} of ${path}`).toBe(headers[name])
      }
    }
  })

  it('of a newer build are served beside those of the running one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ninefold-assets-'))
    try {
      const files = express().use(staticFiles(folder, () => ({})))
      expect((await request(files).get('/late-0001.js')).status).toBe(404)
      writeFileSync(join(folder, 'late-0001.js'), 'later')
      expect((await request(files).get('/late-0001.js')).text).toBe('later')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('that are missing are a 404 nobody keeps, and source maps are missing', async () => {
    for (const path of ['/assets/gone-0000.js', `${script()}.map`]) {
      const answer = await request(app.app).get(path)
      expect(answer.status, path).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.text).not.toContain('<')
    }
  })
})
