import type { BrowserContext, Frame, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '#test/support/at-sizes.ts'
import { faultsInBothColours, faultsOf } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openBrief, openWorkspace, previewFrame, previewOf } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { parseEvents } from '#test/support/stream.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123.'
const password = 'open sesame'

const t = translator('en')
const suite = browserSuite()
let made: Awaited<ReturnType<typeof makeThings>>
beforeAll(async () => {
  made = await makeThings()
})

const looks = [
  { colours: 'both', viewport: { width: 1280, height: 900 } },
  { colours: 'light', viewport: { width: 360, height: 740 } },
] as const

describe.each(sampled(looks, 2))(
  'in $colours colours at $viewport.width px',
  ({ colours, viewport }) => {
    let context: BrowserContext
    let page: Page
    beforeAll(async () => {
      // What the console says is the matter of other tests.
      const told = { mayComplain: /./, savesData: true }
      const visitor = await suite.visitor({ viewport, ...told, reducedMotion: 'reduce' })
      ;({ context, page } = visitor)
    })

    function barriersOf(document: Page | Frame): Promise<string[]> {
      return colours === 'both' ? faultsInBothColours(page, document) : faultsOf(document)
    }

    /** Opens the address and asks axe; on another screen than meant nothing is proved. */
    async function barriersAt(address: string, expected = 200): Promise<string[]> {
      const answer = await openAlive(page, address)
      expect(answer?.status()).toBe(expected)
      return barriersOf(page)
    }

    it.each([
      ['/', 200],
      ['/ai-website-builder', 200],
      ['/terms', 200],
      ['/privacy', 200],
      ['/generate', 200],
      ['/generate/v1', 200],
      ['/history', 200],
      ['/nothing/here', 404],
      ['/generate/nothing-here', 404],
      ['/share/nothing-here', 404],
    ])('a stranger finds no barrier at %s', async (path, status) => {
      expect(await barriersAt(suite.url + path, status)).toEqual([])
      expect(await page.locator('h1').count()).toBe(1)
    })

    it.each([
      ['open', 200],
      ['locked', 401],
      ['ended', 410],
    ] as const)('a guest finds no barrier at an %s share', async (kind, status) => {
      expect(await barriersAt(made[kind], status)).toEqual([])
      expect(await page.locator('input[type=password]').count()).toBe(kind === 'locked' ? 1 : 0)
    })

    it.each(['published', 'showcase'] as const)(
      'a reader finds no barrier on a %s page',
      async (kind) => {
        // The page allows no script, ours neither: what is looked at is the page without its policy.
        await page.route(made[kind], async (route) => {
          const answer = await route.fetch()
          const { 'content-security-policy': _, ...headers } = answer.headers()
          await route.fulfill({ response: answer, headers })
        })
        await page.goto(made[kind])
        expect(await barriersOf(page)).toEqual([])
      },
    )

    it('a creator finds no barrier on the screens of a page', async () => {
      await context.addCookies([{ ...made.cookie, url: suite.url }])
      for (const screen of ['/generate', '/history', '/settings']) {
        expect(await barriersAt(`${suite.url}${screen}/${made.slug}`), screen).toEqual([])
      }
      expect(await barriersAt(`${suite.url}/history`)).toEqual([])
      expect(await page.getByRole('article').count()).toBe(1)
      for (const screen of ['/generate', '/history', '/settings', '/generate/v1']) {
        const answer = await openAlive(page, `${suite.url}${screen}/${made.trashed}`)
        expect(answer?.status(), screen).toBe(404)
        // While the screen's own part is fetched there is nothing to be found on it yet.
        await expect.poll(() => barriersOf(page), { message: screen, timeout: 10_000 }).toEqual([])
      }
    })

    describe('in the workspace', () => {
      beforeAll(async () => {
        await context.addCookies([{ ...made.cookie, url: suite.url }])
        await openWorkspace(page, `${suite.url}/generate/${made.slug}`)
      })

      it('a creator finds no barrier inside the preview', async () => {
        await previewOf(page).locator('[data-block=footer]').waitFor({ state: 'attached' })
        expect(await barriersOf(previewFrame(page))).toEqual([])
      })

      it.each([
        'share.action',
        'share.publish.done',
        'generate.facts.hours',
        'generate.facts.prices',
      ])('a creator finds no barrier in the window of %s', async (key) => {
        const sides = page.getByRole('navigation', { name: t('generate.sides') })
        if (await sides.isVisible())
          await sides.getByRole('button', { name: t('generate.side.brief') }).click()
        if (key.startsWith('generate.facts')) await openBrief(page)
        // A command's example may name a fact too; its chip begins with it.
        const button = page.getByRole('button', { name: new RegExp(`^${t(key)}`) })
        // On a phone sharing is in the menu, so that the page's name has room.
        if (key === 'share.action' && !(await button.isVisible())) {
          await page.getByRole('button', { name: t('generate.elsewhere') }).click()
          await page.getByRole('menuitem', { name: t(key) }).click()
        } else await button.click()
        const dialog = page.getByRole('dialog')
        await dialog.waitFor()
        expect(await barriersOf(page)).toEqual([])
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      })
    })
  },
)

/** A published page with an open and a locked link to it, and the cookie of who made them. */
async function makeThings() {
  const { context } = await suite.visitor({ extraHTTPHeaders: { origin: suite.url } })
  const { request } = context
  const api = `${suite.url}/api`
  const stream = await request.post(`${api}/generations`, { data: { brief } })
  const start = parseEvents(await stream.text())[0]?.op
  if (start?.op !== 'start') throw new Error('the stream did not begin with start')
  const { slug } = start
  const send = async (path: string, data: object) => {
    const answer = await request.post(`${api}/pages/${slug}/${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  await send('publish', {})
  const { url: open } = await send('shares', {})
  const { url: locked } = await send('shares', { password })
  const { url: ended, id } = await send('shares', {})
  await request.delete(`${api}/shares/${id}`, { data: {} })
  const { slug: trashed } = await send('duplicate', {})
  await request.delete(`${api}/pages/${trashed}`, { data: {} })
  const cookie = (await context.cookies()).find(({ name }) => name === 'nf_id')
  if (!cookie) throw new Error('there is no identity')
  return {
    slug,
    open,
    locked,
    ended,
    trashed,
    published: `${suite.url}/p/${slug}`,
    showcase: `${suite.url}/_showcase/en`,
    cookie: { name: cookie.name, value: cookie.value },
  }
}
