import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { atSizes, onDesk, onPhone } from '#test/support/at-sizes.ts'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { type PublishedPage, publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'
import { personAgent } from '#test/support/visitor.ts'

const t = translator('en')
const brief = 'Harbour Bikes is a bicycle workshop in Bristol.'
const suite = browserSuite()
let made: PublishedPage
let page: Page

describe.each(atSizes(onDesk, onPhone))(
  'the account at $viewport.width px in $colorScheme colours',
  (look) => {
    beforeEach(async () => {
      made = await publishPage(suite.url, brief)
      page = await device(made)
    })

    it('goes to another device with a code, once', async () => {
      await openAccount(page)
      await button(page, 'account.device.action').click()
      const code = await shown(page)
      expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      expect(await faultsOf(page)).toEqual([])

      const other = await device()
      await openAccount(other)
      expect(await cards(other).count()).toBe(0)
      await redeem(other, 'AAAAA-AAAAA')
      await other.getByText(t('account.redeem.wrong')).waitFor()
      expect(await faultsOf(other)).toEqual([])
      await redeem(other, code.toLowerCase())
      await expect.poll(() => cards(other).count()).toBe(1)
      expect(await other.evaluate(() => window.scrollY)).toBe(0)
      await cards(other).getByRole('link').first().click()
      await other.waitForURL(`**/generate/${made.slug}`)

      const third = await device()
      await openAccount(third)
      await redeem(third, code)
      await third.getByText(t('account.redeem.wrong')).waitFor()
      expect(await cards(third).count()).toBe(0)
    })

    it('comes back by its recovery key when the browser has forgotten it', async () => {
      await openAccount(page)
      await button(page, 'account.recovery.action').click()
      const key = await shown(page)
      expect(await faultsOf(page)).toEqual([])
      await page.context().clearCookies()
      await openAccount(page)
      expect(await cards(page).count()).toBe(0)
      await redeem(page, key)
      await expect.poll(() => cards(page).count()).toBe(1)
    })

    it('is left to this browser and a new recovery key alone, once that is meant', async () => {
      const other = await device(made)
      await openAccount(other)
      expect(await cards(other).count()).toBe(1)
      await openAccount(page)
      await button(page, 'account.others.action').click()
      const dialog = page.getByRole('alertdialog')
      const key = (await dialog.locator('pre').textContent())?.trim() ?? ''
      expect(key).toMatch(/^ninefold-/)
      expect(await faultsOf(page)).toEqual([])
      await dialog.getByRole('button', { name: t('account.others.keep') }).click()
      await other.reload()
      expect(await cards(other).count()).toBe(1)

      await button(page, 'account.others.action').click()
      await dialog.getByRole('button', { name: t('account.others.action') }).click()
      await dialog.getByText(t('account.others.left')).waitFor()
      expect(await faultsOf(page)).toEqual([])
      const kept = (await dialog.locator('pre').textContent())?.trim() ?? ''
      await dialog.getByRole('button', { name: t('account.others.kept') }).click()
      await expect.poll(() => cards(page).count()).toBe(1)
      await openAccount(other)
      expect(await cards(other).count()).toBe(0)
      await redeem(other, kept)
      await expect.poll(() => cards(other).count()).toBe(1)
    })

    it('is taken along whole, as a zip that opens', async () => {
      await openAccount(page)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('account.export.action') }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/\.zip$/)
      const files = unzipSync(readFileSync(await file.path()))
      const documents = Object.entries(files).filter(([name]) => name.includes(made.slug))
      expect(documents.length).toBeGreaterThan(0)
      expect(documents.map(([, bytes]) => strFromU8(bytes)).join()).toContain('Harbour Bikes')
    })

    it('is erased whole, once that is meant', async () => {
      await openAccount(page)
      expect(await faultsOf(page)).toEqual([])
      await button(page, 'account.erase.action').click()
      const dialog = page.getByRole('alertdialog')
      const erase = dialog.getByRole('button', { name: t('account.erase.action') })
      const typed = dialog.getByRole('textbox')
      expect(await erase.isDisabled()).toBe(true)
      expect(await faultsOf(page)).toEqual([])
      await typed.fill('everything')
      expect(await erase.isDisabled()).toBe(true)
      await dialog.getByRole('button', { name: t('account.erase.keep') }).click()
      expect(await cards(page).count()).toBe(1)

      await button(page, 'account.erase.action').click()
      await typed.fill(t('account.erase.words'))
      expect(await faultsOf(page)).toEqual([])
      await erase.click()
      await page.getByText(t('history.empty.title')).waitFor()
      expect(await cards(page).count()).toBe(0)
      const reader = await fetch(`${suite.url}/p/${made.slug}`, {
        headers: { 'user-agent': personAgent },
      })
      expect(reader.status).toBe(404)
      const owner = await fetch(`${suite.url}/api/pages/${made.slug}`, {
        headers: { cookie: made.cookie },
      })
      expect(owner.status).toBe(404)
    })

    /** A browser of its own: that of the page's owner, or of somebody new. */
    async function device(owned?: PublishedPage): Promise<Page> {
      // A wrong code is refused, which the browser notes.
      const mayComplain = /(status of|HTTP) 4\d\d/
      const { context, page } = await suite.visitor({
        ...look,
        reducedMotion: 'reduce',
        mayComplain,
      })
      if (owned) await signIn(context, suite.url, owned)
      return page
    }
  },
)

const cards = (page: Page) => page.getByRole('article')
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).first()
const shown = async (page: Page) => (await page.locator('pre').textContent())?.trim() ?? ''

async function openAccount(page: Page): Promise<void> {
  await openAlive(page, `${suite.url}/history`)
  await page.getByText(t('account.title')).click()
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: t('account.redeem.code') }).fill(code)
  await button(page, 'account.redeem.action').click()
}
