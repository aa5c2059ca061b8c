import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes, localizePath } from '#shared/locales.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { htmlFaults } from '#test/support/html-faults.ts'
import { openPaths } from '#test/support/open-screens.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp()
})
afterAll(() => test.close())

describe.each(localeCodes)('the HTML in %s', (locale) => {
  it.each([`/_showcase/${locale}`, ...openPaths.map((path) => localizePath(locale, path))])(
    'of %s is valid',
    async (path) => {
      const { text } = await request(test.app)
        .get(path)
        .set({ accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
      expect(await htmlFaults(text, ['no-inline-style'])).toEqual([])
    },
  )

  it('of an example page names an icon that is there', async () => {
    const { text } = await request(test.app).get(`/_showcase/${locale}`)
    const icon = /<link rel="icon" href="([^"]+)"/.exec(text)?.[1] ?? ''
    if (!icon.startsWith('data:image/svg+xml')) await request(test.app).get(icon).expect(200)
  })
})
