import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { writePage } from '#test/support/edited-page.ts'
import { hasFocus, tabThrough, tabTo } from '#test/support/keyboard.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

describe.each([
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
])('by the keyboard alone at $width px', (viewport) => {
  let page: Page
  let context: BrowserContext
  let slug: string
  beforeAll(async () => {
    const mayComplain = /status of (404|410)/
    const settings = { viewport, reducedMotion: 'reduce', savesData: true, mayComplain } as const
    ;({ page, context } = await suite.visitor(settings))
    slug = await writePage(context, suite.url, {
      brief: 'Harbour Bikes is a bicycle workshop in Bristol. Full service £65.',
    })
  })

  const screens = {
    home: () => '/',
    'the marketing page': () => '/ai-website-builder',
    'a new page': () => '/generate',
    'a written page': () => `/generate/${slug}`,
    'the classic generator': () => '/generate/v1',
    'my pages': () => '/history',
    settings: () => `/settings/${slug}`,
    versions: () => `/history/${slug}`,
    'an address without a page': () => '/nothing/here',
  }

  it.each(Object.entries(screens))('%s lets the focus be seen and go on', async (_, path) => {
    await openAlive(page, suite.url + path())
    expect(await tabThrough(page)).toBeGreaterThan(2)
  })

  it('the page in the workspace is passed by in one stop', async () => {
    await openAlive(page, `${suite.url}/generate/${slug}`)
    await page.frameLocator('iframe[src="/_preview"]').locator('h1').waitFor()
    await tabTo(page, page.getByRole('link', { name: t('generate.preview.pass') }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const tag = await page.evaluate(() => document.activeElement?.tagName)
    expect(tag).not.toBe('IFRAME')
  })

  it('a page is taken out of the trash where its settings would be', async () => {
    await call('DELETE', `pages/${slug}`)
    await openAlive(page, `${suite.url}/settings/${slug}`)
    await tabTo(page, page.getByRole('button', { name: t('history.restore') }))
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: t('settings.pageTitle') }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/settings/${slug}`)
  })

  it('whoever made a link that has ended is led to where another is made', async () => {
    const share = await (await call('POST', `pages/${slug}/shares`)).json()
    await call('DELETE', `shares/${share.id}`)
    await openAlive(page, share.url)
    await tabTo(page, page.getByRole('link', { name: t('share.view.newLink') }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/settings\/[^/]+#shares$/)
    const link = page.getByRole('heading', { name: t('settings.shares') })
    await expect.poll(() => link.isVisible()).toBe(true)
  })

  it('the list of commands opens, and Escape gives the focus back', async () => {
    await openAlive(page, `${suite.url}/generate/${slug}`)
    const wish = page.getByRole('textbox', { name: t('generate.command.label') })
    await tabTo(page, wish)
    await page.keyboard.press('Control+k')
    const list = page.getByRole('dialog', { name: t('palette.title') })
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(wish)).toBe(true)
  })

  function call(method: string, path: string) {
    return context.request.fetch(`${suite.url}/api/${path}`, {
      method,
      headers: { origin: suite.url },
      data: {},
    })
  }
})
