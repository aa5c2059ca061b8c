import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Media } from '#shared/blocks/field.ts'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours, faultsOf } from '#test/support/axe.ts'
import { browserSuite, type VisitorOptions } from '#test/support/browser-suite.ts'
import {
  openWorkspace,
  pressInPreview,
  previewFrame,
  previewOf,
  sectionNameOf,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { picture } from '#test/support/pictures.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. We build and mend bikes for people who ride every day. Puncture repair £12, full service £65. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123.'
const t = translator('en')

const suite = browserSuite()
let context: BrowserContext

describe.each(atSizes(1440, 360))('the editor at %i px', (width) => {
  it('shows a page that ends with its last part', async () => {
    const { page, preview } = await start(width)
    await showSide(page, 'preview')
    await preview.locator('.rich-bar').waitFor({ state: 'attached' })
    const below = await previewFrame(page).evaluate(() => {
      const last = [...document.querySelectorAll('[data-block]')].at(-1)
      return (
        document.body.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
      )
    })
    expect(below).toBeLessThan(1)
  })

  it('takes words typed into the page, keeps them, and goes back and forth after a reload', async () => {
    const { page, preview, slug } = await start(width)
    await showSide(page, 'preview')
    const heading = preview.locator('[data-block=hero] h1')
    const before = await heading.textContent()
    const isOff = (step: 'undo' | 'redo') =>
      page.locator(`button[aria-label="${t(`editor.${step}`)}"]`).getAttribute('aria-disabled')
    expect([await isOff('undo'), await isOff('redo')]).toEqual(['true', 'true'])
    await pressInPreview(page, '[data-block=hero] h1')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Bikes that last')
    await page.keyboard.press('Enter')
    const title = async () => (await stored(slug)).blocks.hero?.props.title
    await expect.poll(title).toBe('Bikes that last')
    await saved(page)
    expect((await stored(slug)).src['hero.title']).toBe('user')

    await page.reload()
    await showSide(page, 'preview')
    await expect.poll(() => heading.textContent()).toBe('Bikes that last')
    const undo = page.getByRole('button', { name: t('editor.undo') })
    await undo.press('Enter')
    await expect.poll(() => heading.textContent()).toBe(before)
    expect(await hasFocus(undo)).toBe(true)
    expect([await isOff('undo'), await isOff('redo')]).toEqual(['true', null])
    const redo = page.getByRole('button', { name: t('editor.redo') })
    await redo.press('Enter')
    await expect.poll(() => heading.textContent()).toBe('Bikes that last')
    expect(await hasFocus(redo)).toBe(true)
    await saved(page)
  })

  it('keeps the page in its frame when the form of a section opens', async () => {
    const { page } = await start(width)
    await showSide(page, 'preview')
    const frame = page.locator('iframe[src="/_preview"]')
    const top = async () => (await frame.boundingBox())?.y
    const before = await top()
    await pressInPreview(page, '[data-block=hero] h1')
    await showSide(page, 'brief')
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page
      .getByText(await sectionNameOf(page, 'contact'), { exact: true })
      .first()
      .click()
    const field = page.getByRole('textbox').first()
    await field.waitFor()
    await field.scrollIntoViewIfNeeded()
    await showSide(page, 'preview')
    const scrolled = await frame.evaluate((element) => {
      const sums: number[] = []
      for (let at = element.parentElement; at; at = at.parentElement) sums.push(at.scrollTop)
      return sums.filter((sum) => sum !== 0)
    })
    expect(scrolled).toEqual([])
    expect(await top()).toBe(before)
  })

  it('is worked by the keyboard alone', async () => {
    const { page, preview, slug } = await start(width)
    await showSide(page, 'preview')
    const firstThree = async () => (await stored(slug)).order.slice(0, 3)
    const [first, second, third] = await firstThree()

    await tabInto(page, preview, `#${second} .tools button`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page
      .getByText(sentence('editor.said.down', second ?? '', 3))
      .waitFor({ state: 'attached' })
    await expect.poll(firstThree).toEqual([first, third, second])
    const focused = preview.locator(`#${second} .tools [data-command=down]:focus`)
    expect(await focused.count()).toBe(1)

    await tabInto(page, preview, `#${second} [data-text]`)
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(firstThree).toEqual([first, second, third])
  })

  it('adds a part, fills its list in, and shows another look as it is chosen', async () => {
    const { page, preview, slug } = await start(width)
    await showSide(page, 'brief')
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page.getByRole('button', { name: t('editor.parts.add'), exact: true }).click()
    const kinds = page.getByRole('dialog')
    await kinds.waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await kinds.getByRole('button', { name: t('generate.sections.quotes') }).click()
    // One goes on writing where the section is begun, and then in what was added.
    const add = page.getByRole('button', { name: t('blocks.things.quote.add') })
    await expect.poll(() => hasFocus(add)).toBe(true)
    expect(await add.isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.type('They saved my summer.')
    await page.getByLabel(t('blocks.own.quotes.name')).fill('Ada')
    await add.press('Enter')
    await page.keyboard.type('Nobody')
    await page.getByRole('button', { name: `${t('editor.tools.remove')}: Nobody` }).press('Enter')
    const first = page.getByRole('button', { name: 'Ada: They saved my summer.', exact: true })
    await expect.poll(() => hasFocus(first)).toBe(true)
    await preview.getByText('They saved my summer.').waitFor({ state: 'attached' })

    await page.getByRole('radio', { name: t('editor.panel.look') }).click()
    const ground = () => preview.locator('body').evaluate((it) => getComputedStyle(it).background)
    const before = await ground()
    await page.getByText(t('editor.look.scheme.dark'), { exact: true }).click()
    await expect.poll(ground).not.toBe(before)
    await saved(page)
    const document = await stored(slug)
    const added = document.order.find((id) => id.startsWith('quotes-')) ?? ''
    expect(document.blocks[added]?.props.items).toMatchObject([{ name: 'Ada' }])
    expect(document.theme.scheme).toBe('dark')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

  it('has nothing axe objects to', async () => {
    const { page } = await start(width)
    await showSide(page, 'brief')
    for (const panel of ['parts', 'look'] as const) {
      await page.getByRole('radio', { name: t(`editor.panel.${panel}`) }).click()
      const shown =
        panel === 'parts'
          ? page.getByRole('list').first()
          : page.getByRole('region', { name: t('editor.look.label') })
      await shown.waitFor()
      expect(await faultsOf(page), panel).toEqual([])
    }
    expect(await faultsOf(previewFrame(page)), 'the page').toEqual([])
  })
})

describe('two who edit one page', () => {
  it('lose nothing, and are asked where both wrote', async () => {
    const asStale = { mayComplain: /(status of|HTTP) 412/ }
    const { page, slug } = await start(1440, { brief }, asStale)
    const { page: theirs } = await suite.visitor({
      ...asStale,
      storageState: await context.storageState(),
      viewport: { width: 1440, height: 900 },
    })
    await openWorkspace(theirs, `${suite.url}/generate/${slug}`)

    await type(page, '[data-block=hero] h1', 'Mine')
    await type(theirs, '[data-block=hero] .lead', 'Theirs')
    await saved(page)
    await saved(theirs)
    const hero = async () => (await stored(slug)).blocks.hero?.props
    await expect.poll(hero).toMatchObject({ title: 'Mine', lead: 'Theirs' })

    // What is on its way meets what the other has saved meanwhile.
    const { promise: isSaved, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**/api/pages/${slug}`, async (route) => {
      await isSaved
      await route.continue()
    })
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await type(page, '[data-block=hero] .lead', 'Mine again')
    await sent
    await type(theirs, '[data-block=hero] .lead', 'Theirs again')
    await expect.poll(hero).toMatchObject({ lead: 'Theirs again' })
    release()
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain('Mine again')
    expect(await dialog.textContent()).toContain('Theirs again')
    expect(await faultsInBothColours(page)).toEqual([])
    await dialog.getByRole('button', { name: t('editor.conflict.keepMine') }).click()
    await expect.poll(hero).toMatchObject({ title: 'Mine', lead: 'Mine again' })
  })
})

describe('a server that goes away', { tags: 'long' }, () => {
  /** Whatever a browser says of a server that is not there. */
  const whileAway = { mayComplain: /./ }

  it('finds every word when it is back, those typed meanwhile and after a reload too', async () => {
    const { page, slug } = await start(1440, { brief }, whileAway)
    await type(page, '[data-block=hero] h1', 'Before the cut')
    await suite.kill()
    await page.getByText(t('generate.away')).waitFor()
    await type(page, '[data-block=hero] .lead', 'While it was away')

    await suite.restart()
    // A crash of the browser, just now: what is not saved lies in its storage.
    await page.reload()
    await saved(page)
    await expect
      .poll(async () => (await stored(slug)).blocks.hero?.props)
      .toMatchObject({ title: 'Before the cut', lead: 'While it was away' })
    const heading = previewOf(page).locator('[data-block=hero] h1')
    await expect.poll(() => heading.textContent()).toBe('Before the cut')
  })
})

it('shows what was saved while its screen was being read', { tags: 'long' }, async () => {
  const { page, preview, slug } = await start(1440)
  const answered = (method: string, path: string) =>
    page.waitForResponse((it) => it.request().method() === method && it.url().endsWith(path))
  const { promise: isRead, resolve: wasRead } = Promise.withResolvers<void>()
  const saving = answered('PATCH', `/api/pages/${slug}`)
  await page.route(`**/api/pages/${slug}`, async (route) => {
    if (route.request().method() === 'PATCH') await isRead
    await route.continue()
  })
  await page.route(`**/generate/${slug}`, async (route) => {
    const response = await route.fetch()
    wasRead()
    await (await saving).finished()
    await expect.poll(async () => (await stored(slug)).blocks.hero?.props.title).toBe('Just saved')
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest((request) => request.method() === 'PATCH')
  await type(page, '[data-block=hero] h1', 'Just saved')
  await asked
  await page.reload()
  const heading = preview.locator('[data-block=hero] h1')
  await expect.poll(() => heading.textContent()).toBe('Just saved')
})

it('shows the page in the shapes its readers will see', async () => {
  const { page, preview, slug } = await start(1440)
  const ops = [{ op: 'theme', theme: { radius: 'round' } }]
  const { rev } = await stored(slug)
  const headers = { origin: suite.url, 'If-Match': `"${rev}"` }
  const address = `${suite.url}/api/pages/${slug}`
  expect((await context.request.patch(address, { data: { ops }, headers })).ok()).toBe(true)
  expect((await context.request.post(`${address}/publish`, { headers })).ok()).toBe(true)
  await page.reload()
  await preview.locator('[data-block=hero] .btn').first().waitFor()
  const edited = await preview.locator('main .btn').evaluateAll(shapesOf)
  await page.goto(`${suite.url}/p/${slug}`)
  expect(edited).toEqual(await page.locator('main .btn').evaluateAll(shapesOf))
})

describe('a page of two languages', () => {
  it('says which texts are out of date, and takes the translation that is typed', async () => {
    const { page, preview, slug } = await start(1440, {
      brief,
      locale: 'en',
      locales: ['en', 'de'],
    })
    await type(page, '[data-block=hero] h1', 'Bikes that last')
    await saved(page)
    const german = page.getByRole('radio', { name: 'Deutsch' })
    await german.click()
    await expect.poll(() => preview.locator('html').getAttribute('lang')).toBe('de')
    await preview.locator('[data-block=hero] h1[data-stale]').waitFor()
    await type(page, '[data-block=hero] h1', 'Räder, die halten')
    await saved(page)
    const { blocks, i18n } = await stored(slug)
    expect(blocks.hero?.props.title).toBe('Bikes that last')
    expect(i18n.de?.['hero.title']).toMatchObject({ text: 'Räder, die halten', state: 'done' })
    await expect.poll(() => preview.locator('h1[data-stale]').count()).toBe(0)
  })

  it.each(atSizes(360, 1440))(
    'leads from text to text that is to be reviewed at %i px',
    async (width) => {
      const { page, preview, slug } = await start(width, {
        brief,
        locale: 'en',
        locales: ['en', 'de'],
      })
      await showSide(page, 'preview')
      const bar = page.getByRole('region', { name: t('generate.preview.review') })
      expect(await bar.count()).toBe(0)
      await page.getByRole('radio', { name: 'Deutsch' }).click()
      const left = async () =>
        Number.parseInt((await bar.getByRole('status').textContent()) ?? '', 10)
      const before = await left()
      await bar.getByRole('button', { name: t('generate.preview.next') }).click()
      const lit = preview.locator('[data-lit][data-stale]')
      await lit.waitFor()
      await expect.poll(() => hasFocus(lit)).toBe(true)
      const first = await lit.textContent()
      if (width > 1000) await bar.getByText(first ?? '', { exact: true }).waitFor()
      expect(await faultsInBothColours(page)).toEqual([])
      await bar.getByRole('button', { name: t('generate.preview.keep') }).click()
      await expect.poll(left).toBe(before - 1)
      await expect.poll(() => lit.textContent()).not.toBe(first)
      await saved(page)
      const kept = Object.values((await stored(slug)).i18n.de ?? {})
      expect(kept.filter(({ text }) => text === first)).toMatchObject([{ state: 'done' }])
    },
  )
})

type Upload = NonNullable<Media>

describe('a picture', () => {
  it('is uploaded, described and shown', async () => {
    const { page, preview, slug } = await start(1440)
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page.getByRole('button', { name: new RegExp(`^${t('generate.sections.hero')}`) }).click()
    const file = {
      name: 'workshop.png',
      mimeType: 'image/png',
      buffer: await picture().png().toBuffer(),
    }
    await page.getByLabel(t('editor.media.choose')).setInputFiles(file)
    await page.getByLabel(t('editor.media.alt')).fill('The workshop')
    await preview.getByRole('img', { name: 'The workshop' }).waitFor()
    await saved(page)
    const found = (await stored(slug)).blocks.hero?.props.media as Upload
    await page.getByRole('button', { name: /^Focal point/ }).press('ArrowRight')
    await saved(page)
    const { media } = (await stored(slug)).blocks.hero?.props ?? {}
    const { x, y } = found.focal ?? { x: 0.5, y: 0.5 }
    const moved = { x: expect.closeTo(Math.min(1, x + 0.05), 2), y }
    expect(media).toMatchObject({ kind: 'upload', alt: 'The workshop', focal: moved })
    const shown = preview.getByRole('img', { name: 'The workshop' })
    await expect
      .poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0)
  })
})

/** A written page, open in the workspace. */
async function start(
  width: number,
  body: Parameters<typeof writePage>[2] = { brief },
  options: VisitorOptions = {},
) {
  const visitor = await suite.visitor({ viewport: { width, height: 900 }, ...options })
  const { page } = visitor
  context = visitor.context
  const slug = await writePage(context, suite.url, body)
  const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { page, preview, slug }
}

function stored(slug: string) {
  return storedDocument(context, suite.url, slug)
}

async function saved(page: Page): Promise<void> {
  await page.getByText(t('generate.state.saved'), { exact: true }).waitFor({ state: 'attached' })
}

/** Puts words in the place of a text of the page. */
async function type(page: Page, selector: string, words: string) {
  await pressInPreview(page, selector)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(words)
  await page.keyboard.press('Escape')
}

/** A phone shows the side or the page; a wide screen both. */
async function showSide(page: Page, side: 'brief' | 'preview'): Promise<void> {
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  const button = sides.getByRole('button', { name: t(`generate.side.${side}`) })
  if (await button.isVisible()) await button.click()
}

/** Tab by Tab to a place inside the preview. */
async function tabInto(page: Page, preview: FrameLocator, selector: string): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    const focused = preview.locator(`:focus`)
    if ((await focused.count()) === 0) continue
    if (await focused.evaluate((it, wanted) => it.matches(wanted), selector)) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

function sentence(key: string, id: string, at: number): RegExp {
  const part = t(`generate.sections.${id}`)
  const words = t(key, { part, at, of: 0 }).replace(/0$/, '')
  return new RegExp(`^${words}`)
}

/** Runs in the browser. */
function shapesOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const { borderRadius, borderWidth, padding, fontSize, color } = getComputedStyle(element)
    return [element.textContent, borderRadius, borderWidth, padding, fontSize, color].join(' · ')
  })
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
