import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { generatorScriptCeiling, homeScriptCeiling } from '#test/support/script-ceiling.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

it.each([
  ['/', homeScriptCeiling, 5],
  ['/generate', generatorScriptCeiling, 10],
])('%s loads no more script than was decided: %i kB in %i files', async (path, ceiling, files) => {
  const { headers } = await request(test.app).get(path).set('accept', 'text/html')
  const scripts = [...(headers.link ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)]
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.length).toBeLessThanOrEqual(files)
  let bytes = 0
  for (const [, address = ''] of scripts) {
    const script = await request(test.app).head(address).set('accept-encoding', 'gzip').expect(200)
    bytes += Number(script.headers['content-length'])
  }
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes / 1000).toBeLessThanOrEqual(ceiling)
})
