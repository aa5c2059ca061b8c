import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atSizes } from '#test/support/at-sizes.ts'
import { type Authenticator, addAuthenticator } from '#test/support/authenticator.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { tabTo } from '#test/support/keyboard.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'
import { freePort } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
// Browsers bind passkeys to a name: an address of numbers has none.
const PORT = String(await freePort())
const site = `http://localhost:${PORT}`
const suite = browserSuite({ PORT, SITE_URL: site })

/** A browser of one's own with an authenticator, on My pages. */
async function device(
  options: { width?: number; cookie?: string; mayComplain?: RegExp } = {},
): Promise<{ page: Page; authenticator: Authenticator }> {
  const { width = 1440, cookie, mayComplain } = options
  const { page, context } = await suite.visitor({
    viewport: { width, height: 800 },
    ...(mayComplain && { mayComplain }),
  })
  if (cookie) await signIn(context, site, { cookie })
  const authenticator = await addAuthenticator(page)
  await openAlive(page, `${site}/history`)
  return { page, authenticator }
}

const button = (page: Page, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).first()
const cards = (page: Page) => page.getByRole('article')
const newPage = () => publishPage(site, 'Harbour Bikes is a bicycle workshop in Bristol.')
const openPasskeys = (page: Page) => page.getByText(t('account.title')).click()

describe('a passkey', () => {
  it.each(atSizes(360, 1440))(
    'keeps the pages, and brings them to another device at %i px',
    async (width) => {
      const { page, authenticator } = await device({ width, cookie: (await newPage()).cookie })
      expect(await faultsInBothColours(page)).toEqual([])
      await tabTo(page, button(page, 'account.passkeys.keep'))
      await page.keyboard.press('Enter')
      await page.getByText(t('account.passkeys.kept')).waitFor()

      const other = await device({ width })
      await authenticator.copyTo(other.authenticator)
      expect(await cards(other.page).count()).toBe(0)
      await tabTo(other.page, button(other.page, 'account.passkeys.signIn'))
      expect(await faultsInBothColours(other.page)).toEqual([])
      await other.page.keyboard.press('Enter')
      await expect.poll(() => cards(other.page).count()).toBe(1)
      // Whoever has one is not asked again.
      await other.page.waitForLoadState('networkidle')
      expect(await button(other.page, 'account.passkeys.keep').count()).toBe(0)
    },
  )

  it('is offered after the first publish, and never again', async () => {
    const made = await newPage()
    const { page } = await device({ cookie: made.cookie })
    await page.request.post(`${site}/api/pages/${made.slug}/unpublish`, {
      headers: { origin: site },
    })
    await openAlive(page, `${site}/settings/${made.slug}`)
    await button(page, 'share.publish.action').click()
    await button(page, 'share.gate.publish').click()
    await button(page, 'account.passkeys.keep').click()
    await page.getByText(t('account.passkeys.kept')).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await page.keyboard.press('Escape')
    await button(page, 'share.publish.done').click()
    await page.getByRole('dialog', { name: t('share.publish.isOnline') }).waitFor()
    expect(await button(page, 'account.passkeys.keep').count()).toBe(0)
  })

  it('has a name, and opens nothing once it is removed', async () => {
    const { page, authenticator } = await device({ cookie: (await newPage()).cookie })
    await button(page, 'account.passkeys.keep').click()
    await page.getByText(t('account.passkeys.kept')).waitFor()
    await page.reload()
    await openPasskeys(page)
    await page
      .getByRole('button', { name: t('account.passkeys.renameOf', { name: 'Linux' }) })
      .click()
    await page.keyboard.type('Studio computer')
    await page.keyboard.press('Enter')
    const remove = page.getByRole('button', {
      name: t('account.passkeys.removeOf', { name: 'Studio computer' }),
    })
    await remove.waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    // The same device keeps one alone.
    await button(page, 'account.passkeys.add').click()
    await page.getByText(t('account.passkeys.known')).waitFor()
    const other = await device({ mayComplain: /422|passkey failed/ })
    await authenticator.copyTo(other.authenticator)
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    await button(other.page, 'account.passkeys.signIn').click()
    await other.page.getByText(t('account.passkeys.failed')).waitFor()
    expect(await cards(other.page).count()).toBe(0)
  })

  it('signs each challenge once, for whom it was given out, with its person known', async () => {
    const { page, authenticator } = await device({
      cookie: (await newPage()).cookie,
      mayComplain: /422/,
    })
    const sent: { path: string; data: unknown }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST')
        sent.push({ path: new URL(request.url()).pathname, data: request.postDataJSON() })
    })
    await button(page, 'account.passkeys.keep').click()
    await page.getByText(t('account.passkeys.kept')).waitFor()
    const registration = sent.find(({ path }) => path === '/api/passkeys')
    const other = await device({ mayComplain: /422/ })
    for (const { page: by } of [{ page }, other]) {
      const answer = await by.request.post(`${site}/api/passkeys`, {
        data: registration?.data,
        headers: { origin: site },
      })
      expect(answer.status()).toBe(422)
    }

    await authenticator.copyTo(other.authenticator)
    const captured = other.page.waitForRequest('**/api/passkeys/sign-in')
    await button(other.page, 'account.passkeys.signIn').click()
    const signed = (await captured).postDataJSON()
    await expect.poll(() => cards(other.page).count()).toBe(1)
    const stranger = await device()
    const replayed = await stranger.page.request.post(`${site}/api/passkeys/sign-in`, {
      data: signed,
      headers: { origin: site },
    })
    expect(replayed.status()).toBe(422)
    expect(replayed.headers()['set-cookie']).toBeUndefined()

    const unknown = await device()
    await authenticator.copyTo(unknown.authenticator)
    await unknown.authenticator.recognise(false)
    await button(unknown.page, 'account.passkeys.signIn').click()
    await unknown.page.getByText(t('account.passkeys.declined')).waitFor()
    expect(await cards(unknown.page).count()).toBe(0)
  })
})

describe('a program', () => {
  it('can neither make nor use passkeys with its key', async () => {
    const { page } = await device({ cookie: (await newPage()).cookie })
    const made = await page.request.post(`${site}/api/tokens`, {
      data: { name: 'Backup' },
      headers: { origin: site },
    })
    const headers = { authorization: `Bearer ${(await made.json()).token}` }
    for (const path of ['registration', 'challenge', 'sign-in', '']) {
      const answer = await fetch(`${site}/api/passkeys/${path}`.replace(/\/$/, ''), {
        method: 'POST',
        headers,
      })
      expect(answer.status).toBe(401)
    }
  })
})
