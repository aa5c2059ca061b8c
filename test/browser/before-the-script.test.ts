import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
let page: Page
let letScriptCome: () => void

beforeEach(async () => {
  ;({ page } = await suite.visitor())
  const until = new Promise<void>((resolve) => {
    letScriptCome = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await until
    await route.continue()
  })
})

const open = (path: string) => page.goto(suite.url + path, { waitUntil: 'commit' })

const field = (name: string) => page.getByRole('textbox', { name: t(`older.form.${name}`) })

describe('what is done before the script is there', () => {
  it('is sent as it was typed, and loads no screen anew', async () => {
    await open('/generate/v1')
    await field('about').fill('We mend bicycles.')
    await field('title').fill('Harbour Bikes')
    await field('title').press('Enter')
    letScriptCome()
    await page.waitForURL(/generate\/v1\/[^/?]+$/)
    await page.getByText('Harbour Bikes').first().waitFor()
  })

  it('is known where it was only typed', async () => {
    await open('/generate/v1')
    await field('about').fill('We mend bicycles.')
    await field('title').fill('Harbour Bikes')
    letScriptCome()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: t('older.form.make') }).click()
    await page.waitForURL(/generate\/v1\/[^/?]+$/)
  })

  it('adds once what was pressed in vain and again', async () => {
    await open('/generate/v1')
    await field('own').fill('Our van')
    const add = page.getByRole('button', { name: t('older.form.add') })
    await add.click()
    await add.click()
    letScriptCome()
    await page.getByRole('checkbox', { name: 'Our van' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Our van' }).count()).toBe(1)
  })

  it('opens a menu', async () => {
    const made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    await signIn(page.context(), suite.url, made)
    await open('/history')
    await page.getByRole('article').getByRole('button').last().click()
    letScriptCome()
    await page.getByRole('menu').waitFor()
  })

  it.each([
    ['opens the brief of a page that is pressed', /\/assets\/brief-.*\.js$/],
    ['opens it whatever else is still to come', /\/assets\/(dock|wish)-.*\.js$/],
  ])('%s', async (_, late) => {
    await openPage(late)
    const brief = page.getByRole('button', { name: new RegExp(`^${t('generate.brief.title')}`) })
    expect(await brief.getAttribute('aria-expanded')).toBe('false')
    await brief.click()
    // Long enough for all that comes: nothing of what the server sent may go meanwhile.
    await page.waitForTimeout(1000)
    expect(await brief.isVisible()).toBe(true)
    letScriptCome()
    await expect.poll(() => brief.getAttribute('aria-expanded')).toBe('true')
  })

  it('keeps a wish that was typed below a page', async () => {
    await openPage(/\/assets\/dock-.*\.js$/)
    const box = page.getByRole('textbox', { name: t('generate.command.label') })
    await box.fill('Add an FAQ')
    await page.waitForTimeout(1000)
    letScriptCome()
    await page.getByRole('button', { name: t('editor.undo') }).waitFor()
    expect(await box.inputValue()).toBe('Add an FAQ')
    await box.press('Enter')
    await expect.poll(() => box.inputValue()).toBe('')
  })

  /** A page of one's own, one of whose scripts is still to come. */
  async function openPage(late: RegExp): Promise<void> {
    const made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    await signIn(page.context(), suite.url, made)
    await page.unroute(/\/assets\/.*\.js$/)
    const until = new Promise<void>((resolve) => {
      letScriptCome = resolve
    })
    await page.route(late, async (route) => {
      await until
      await route.continue()
    })
    await open(`/generate/${made.slug}`)
    await page.waitForLoadState('domcontentloaded')
  }

  const brief = 'Harbour Bikes is a bicycle workshop in Bristol.\nPuncture repair £12.'
  const area = () => page.locator('textarea[name=brief]')
  const pages = async () => {
    const answer = await page.context().request.get(`${suite.url}/api/pages`)
    return (await answer.json()).items.length
  }

  /** From the home page, all of whose scripts are still to come. */
  async function pressWriteMyPage(): Promise<void> {
    await open('/')
    await area().fill(brief)
    await page.getByRole('button', { name: t('home.prompt.submit') }).click()
    await arrive()
  }

  async function arrive(): Promise<void> {
    await page.waitForURL(/\/generate\?brief=/, { waitUntil: 'commit' })
    await expect.poll(() => area().inputValue()).toBe(brief)
  }

  it('begins to write what was asked for on the home page, once however often it is pressed', async () => {
    await pressWriteMyPage()
    await page.getByRole('button', { name: t('generate.write') }).click()
    letScriptCome()
    await page.waitForURL(/\/generate\/[^/?]+$/)
    await page.getByText(t('generate.log.complete')).first().waitFor({ state: 'attached' })
    expect(await pages()).toBe(1)

    await page.goto(`${suite.url}/generate?${new URLSearchParams({ brief, language: 'en' })}`)
    await page.waitForLoadState('networkidle')
    expect(await area().inputValue()).toBe(brief)
    expect(await pages()).toBe(1)
  })

  it('begins to write for whoever sends the text with the keyboard', async () => {
    await open('/')
    await area().fill(brief)
    await area().press('Control+Enter')
    await arrive()
    await area().press('Meta+Enter')
    letScriptCome()
    await page.waitForURL(/\/generate\/[^/?]+$/)
    expect(await pages()).toBe(1)
  })

  it('begins to write what was typed into the generator and sent with the keyboard', async () => {
    await open('/generate')
    await area().fill(brief)
    await area().press('Control+Enter')
    letScriptCome()
    await page.waitForURL(/\/generate\/[^/?]+$/)
    expect(await pages()).toBe(1)
  })

  it('begins nothing for whoever has gone on typing', async () => {
    await pressWriteMyPage()
    await area().fill(`${brief} Call us.`)
    letScriptCome()
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe('/generate')
    expect(await pages()).toBe(0)
  })

  it('begins nothing for a link somebody else made', async () => {
    await open(`/generate?${new URLSearchParams({ brief, language: 'en' })}`)
    letScriptCome()
    await page.waitForLoadState('networkidle')
    expect(await area().inputValue()).toBe(brief)
    expect(await pages()).toBe(0)
  })
})
