import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Locale, localeCodes, localePrefix } from '#shared/locales.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { asOwner, type PublishedPage, publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

/** CSS pixels: a screen of 1280 enlarged to 400 %, as WCAG 2.2, 1.4.10 (Reflow) asks for. */
const width = 320

const t = translator('en')
const suite = browserSuite()
let made: PublishedPage
beforeAll(async () => {
  made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
})

/** Those with the longest words, and those whose lines break by other rules. */
const languages = ['de', 'nl', 'ja', 'kr'] as const

describe.each(sampled(languages, 2))('at 320 px in %s no screen scrolls sideways', (locale) => {
  const paths = () => [
    '',
    '/ai-website-builder',
    '/terms',
    '/privacy',
    '/nothing/here',
    '/generate',
    '/generate/v1',
    '/history',
    `/history/${made.slug}`,
    `/settings/${made.slug}`,
    `/generate/${made.slug}`,
  ]

  it('as the server sends it', async () => {
    const page = await open({ javaScriptEnabled: false })
    expect(await widthsOf(page, [...paths(), `/p/${made.slug}`])).toEqual([])
  })

  it('with the editor at work', async () => {
    const page = await open({ savesData: true })
    for (const path of ['/generate', `/generate/${made.slug}`]) {
      await openAlive(page, address(path))
      expect(await page.evaluate(tooWide), path).toBe(0)
    }
  })

  const address = (path: string) => `${suite.url}${localePrefix(locale)}${path}`

  async function open(options: object): Promise<Page> {
    const mayComplain = /status of 404/
    const viewport = { width, height: 740 }
    const { context, page } = await suite.visitor({ viewport, mayComplain, ...options })
    await signIn(context, suite.url, made)
    return page
  }

  /** The screens that are wider than the window, and by how much. */
  async function widthsOf(page: Page, paths: string[]): Promise<string[]> {
    const wide: string[] = []
    for (const path of paths) {
      await page.goto(address(path))
      const over = await page.evaluate(tooWide)
      if (over > 0) wide.push(`${path}: ${over} px`)
    }
    return wide
  }
})

it('a long word in the brief makes no screen wider', async () => {
  const { page } = await suite.visitor({ viewport: { width, height: 740 }, savesData: true })
  const word = 'Blechblasinstrumentenreparaturwerkstättenverzeichnis'
  for (const path of ['/', '/generate']) {
    await openAlive(page, suite.url + path)
    await page.getByRole('textbox').first().fill(`Das ${word} in Markneukirchen.`)
    expect(await page.evaluate(tooWide), path).toBe(0)
  }
})

describe('the workspace on a phone', () => {
  it('names the page beside the button that publishes it, in every language', {
    tags: 'long',
  }, async () => {
    const { context, page } = await suite.visitor({ viewport: { width: 360, height: 740 } })
    const own = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    await signIn(context, suite.url, own)
    const name = page.getByRole('banner').getByRole('heading', { level: 1 })
    const namesIt = async (locale: Locale) => {
      await openAlive(page, `${suite.url}${localePrefix(locale)}/generate/${own.slug}`)
      return name.evaluate(isWhole)
    }
    for (const locale of localeCodes) expect(await namesIt(locale), `${locale}, online`).toBe(true)
    await asOwner(suite.url, own, 'unpublish')
    for (const locale of localeCodes) expect(await namesIt(locale), locale).toBe(true)
  })

  it('shares from its menu', async () => {
    const { context, page } = await suite.visitor({ viewport: { width: 360, height: 740 } })
    await signIn(context, suite.url, made)
    await openAlive(page, `${suite.url}/generate/${made.slug}`)
    const menu = page.getByRole('button', { name: t('generate.elsewhere') })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: t('share.action') }).press('Enter')
    const dialog = page.getByRole('dialog', { name: t('share.title') })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await menu.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('shows the whole button that publishes changes, in every language', {
    tags: 'long',
  }, async () => {
    const { context, page } = await suite.visitor({ viewport: { width, height: 740 } })
    const changed = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    await retitle(changed, 'Harbour Bikes of Bristol')
    await signIn(context, suite.url, changed)
    for (const locale of localeCodes) {
      await openAlive(page, `${suite.url}${localePrefix(locale)}/generate/${changed.slug}`)
      const name = translator(locale)('share.publish.changes')
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect((box?.x ?? width) + (box?.width ?? 0), locale).toBeLessThanOrEqual(width)
    }
  })

  it('stays whole when a picture is to be chosen far down a form', async () => {
    const { context, page } = await suite.visitor({ viewport: { width, height: 480 } })
    await signIn(context, suite.url, made)
    await openAlive(page, `${suite.url}/generate/${made.slug}`)
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    const opening = new RegExp(`^${t('generate.sections.hero')}`)
    await page.getByRole('button', { name: opening }).first().click()
    await page.locator('input[type=file]').first().focus()
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(480)
  })
})

/** Changes a page that is online. */
async function retitle({ slug, cookie }: PublishedPage, title: string): Promise<void> {
  const at = `${suite.url}/api/pages/${slug}`
  const { rev } = (await (await fetch(at, { headers: { cookie } })).json()) as { rev: number }
  const answer = await fetch(at, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json', 'if-match': `"${rev}"` },
    body: JSON.stringify({ ops: [{ op: 'meta', meta: { title } }] }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

/** Whether a text is on the screen with all its lines. */
function isWhole(it: HTMLElement): boolean {
  return it.clientWidth > 60 && it.scrollHeight <= it.clientHeight + 1
}

function tooWide(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
