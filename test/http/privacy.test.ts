import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { openApp, type TestApp } from '#test/support/app.ts'

const model = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: 'https://models.example/v1',
  MODEL_NAME: 'writer',
  MODEL_API_KEY: 'key-nobody-may-see',
}

let plain: TestApp
let asking: TestApp
beforeAll(async () => {
  plain = await openApp()
  asking = await openApp(model)
})
afterAll(() => Promise.all([plain.close(), asking.close()]))

const read = async ({ app }: TestApp, path: string) =>
  (await request(app).get(path).set({ accept: 'text/html', 'user-agent': 'Firefox/140.0' })).text

describe.each(localeCodes)('in %s, the site', (locale) => {
  it('says who is sent the sentences, only where somebody may be', async () => {
    const path = localizePath(locale, '/privacy')
    expect(await read(asking, path)).toContain('models.example')
    expect(await read(plain, path)).not.toContain('models.example')
  })

  it('does not promise that nothing leaves where a model is set up', async () => {
    const path = localizePath(locale, '/')
    const [here, there] = [await read(plain, path), await read(asking, path)]
    expect(here).not.toBe(there)
    expect(there).not.toContain(model.MODEL_API_KEY)
  })
})
