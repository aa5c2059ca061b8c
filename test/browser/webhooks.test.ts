import { beforeEach, describe, expect, it } from 'vitest'
import { atSizes, onDesk, onPhone } from '#test/support/at-sizes.ts'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { asOwner, type PublishedPage, publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'
import { openReceiver, type WebhookReceiver } from '#test/support/webhook-receiver.ts'

const t = translator('en')
const suite = browserSuite({ WEBHOOK_TRUSTED_HOSTS: '127.0.0.1' })
let made: PublishedPage
let receiver: WebhookReceiver

beforeEach(async () => {
  made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
  receiver = await openReceiver()
  return () => receiver.close()
})

describe.each(atSizes(onDesk, onPhone))(
  'programs at $viewport.width px in $colorScheme colours',
  (look) => {
    it('are added, are told, have a log, and are taken away', async () => {
      // A wrong address is refused, which the browser notes.
      const mayComplain = /(status of|HTTP) 422/
      const { context, page } = await suite.visitor({
        ...look,
        reducedMotion: 'reduce',
        mayComplain,
      })
      await signIn(context, suite.url, made)
      const openPart = async () => {
        await openAlive(page, `${suite.url}/history`)
        await page.getByText(t('account.title')).click()
      }
      const button = (key: string, name?: string) =>
        page.getByRole('button', { name: t(key, { name: name ?? '' }), exact: true })
      await openPart()
      const address = page.getByRole('textbox', { name: t('account.webhooks.url') })
      await address.fill('https://10.0.0.1/hook')
      await button('account.webhooks.create').click()
      await page.getByText(t('account.webhooks.wrong')).waitFor()
      expect(await faultsOf(page)).toEqual([])

      await address.fill(receiver.url)
      await page.getByRole('checkbox', { name: t('account.webhooks.events.received') }).uncheck()
      await button('account.webhooks.create').click()
      await page.getByText(t('account.webhooks.once')).waitFor()
      expect(await page.locator('pre').textContent()).toMatch(/^whsec_[\w-]{43}$/)

      const name = new URL(receiver.url).host
      const first = await page.locator('pre').textContent()
      await button('account.webhooks.renewOf', name).click()
      await page
        .locator('pre')
        .filter({ hasNotText: first ?? '' })
        .waitFor()
      expect(await page.locator('pre').textContent()).toMatch(/^whsec_[\w-]{43}$/)

      await button('account.webhooks.logOf', name).click()
      await page.getByText(t('account.webhooks.empty')).waitFor()
      await asOwner(suite.url, made, 'unpublish')
      await receiver.untilReceived(1)
      expect(receiver.received[0]?.headers['ninefold-event']).toBe('page.unpublished')

      await openPart()
      await page.getByText(receiver.url, { exact: true }).waitFor()
      expect(await page.locator('pre').count()).toBe(0)
      await button('account.webhooks.logOf', name).click()
      await page.getByText(t('account.webhooks.delivered')).waitFor()
      expect(await faultsOf(page)).toEqual([])
      await button('account.webhooks.removeOf', name).click()
      await page.getByText(receiver.url, { exact: true }).waitFor({ state: 'detached' })
      expect(await page.locator('main :focus').count()).toBe(1)
    })
  },
)
