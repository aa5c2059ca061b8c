import { request } from 'node:http'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { atSizes, onDesk, onPhone } from '#test/support/at-sizes.ts'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { type PublishedPage, publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
let page: Page
let made: PublishedPage

/** A request that comes through a host, as the proxy passes it on. @returns its status */
function through(host: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(suite.url + path, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject).end()
  })
}

describe.each(atSizes(onPhone, onDesk))(
  'settings at $viewport.width px in $colorScheme colours',
  (look) => {
    const host = `aurora-${look.viewport.width}.example`

    beforeEach(async () => {
      made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
      // What is wrong or taken is refused, which the browser notes.
      const mayComplain = /(status of|HTTP) 422/
      const visitor = await suite.visitor({ ...look, reducedMotion: 'reduce', mayComplain })
      await signIn(visitor.context, suite.url, made)
      page = visitor.page
      await openAlive(page, `${suite.url}/settings/${made.slug}`)
    })

    const field = (key: string, values = {}) =>
      page.getByRole('textbox', { name: t(key, values), exact: true })
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

    it('a page gets a domain of its own, by keyboard, and gives it up', async () => {
      await field('settings.domain.host').fill('https://aurora.example/')
      await page.keyboard.press('Enter')
      await page.getByText(t('settings.domain.wrong.host')).waitFor()
      await field('settings.domain.host').fill(host)
      await page.keyboard.press('Enter')
      await page.getByText(t('settings.domain.waiting', { host })).waitFor()
      expect(await faultsOf(page)).toEqual([])
      expect(await wide()).toBe(false)
      const link = page.getByRole('link', { name: t('settings.domain.open') })
      const proof = new URL((await link.getAttribute('href')) ?? '')
      expect(proof.host).toBe(host)
      expect(await through(host, proof.pathname)).toBe(303)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.getByText(t('settings.domain.active', { host })).waitFor()
      expect(await faultsOf(page)).toEqual([])
      expect(await through(host, '/')).toBe(200)
      await button('settings.domain.remove').click()
      const agree = page.getByRole('alertdialog').or(page.getByRole('dialog'))
      await agree.getByRole('button', { name: t('settings.domain.remove') }).click()
      await field('settings.domain.host').waitFor()
      expect(await through(host, '/robots.txt')).toBe(200)
    })

    it('a new address leaves the screen where it is', async () => {
      const address = field('settings.address')
      await address.fill(`harbour-${look.viewport.width}`)
      const place = await page.evaluate(() => {
        window.scrollTo(0, 200)
        return window.scrollY
      })
      await address.evaluate((it: HTMLElement) => it.blur())
      await page.waitForURL(`**/settings/harbour-${look.viewport.width}`)
      await page.getByText(t('settings.saved')).waitFor()
      expect(await page.evaluate(() => window.scrollY)).toBe(place)
    })

    it('a language gets an address of its own, and hears of one that is taken', async () => {
      const japanese = page.getByRole('checkbox', { name: '日本語' })
      await japanese.check()
      await page.getByText(t('settings.otherTitles')).click()
      const address = field('settings.slugIn', { language: '日本語' })
      await address.fill(`minato-${look.viewport.width}`)
      await address.blur()
      await page.getByText(t('settings.saved')).waitFor()
      await page.getByText(`/ja/p/minato-${look.viewport.width}`).waitFor()
      expect(await faultsOf(page)).toEqual([])
      expect(await wide()).toBe(false)
      const other = await publishPage(suite.url, 'Harbour Bread is a bakery in Bristol.')
      await address.fill(other.slug)
      await address.blur()
      await page.getByText(t('settings.wrong.translationsTaken')).waitFor()
      await field('settings.address').fill(other.slug)
      await field('settings.address').blur()
      await page.getByText(t('settings.wrong.slugTaken')).waitFor()
    })
  },
)
