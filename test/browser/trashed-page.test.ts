import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { writePage } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'

const suite = browserSuite()

it.each(['/settings', '/generate', '/generate/v1', '/history'])(
  'the screen %s of a page in the trash has its heading before all of it has come',
  async (screen) => {
    const { page, context } = await suite.visitor({ mayComplain: /404/ })
    const brief = 'Harbour Bread is a bakery in Bristol.'
    const slug = await writePage(context, suite.url, { brief, locale: 'en' })
    const headers = { origin: suite.url }
    await context.request.delete(`${suite.url}/api/pages/${slug}`, { headers })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/trashed-page-[^/]+\.js/, async (route) => {
      await held
      await route.continue()
    })
    await openAlive(page, `${suite.url}${screen}/${slug}`)
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.allTextContents()).toEqual(['Harbour Bread'])
    release()
    await page.getByRole('heading', { name: '“Harbour Bread” is in the trash' }).waitFor()
    expect(await heading.count()).toBe(1)
  },
)
