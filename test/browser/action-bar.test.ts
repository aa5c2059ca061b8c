import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { writePage } from '#test/support/edited-page.ts'
import { publishPage } from '#test/support/publish-page.ts'

const suite = browserSuite()

it('keeps away on a phone while the same button is in sight at the top', async () => {
  const brief =
    'Luna Florist in Bristol. Bouquets from £25, wreaths £40. We tie flowers for weddings, for birthdays and for no reason at all. Open Tuesday to Saturday 9am to 5pm. Call 0117 496 0123.'
  const { slug } = await publishPage(suite.url, brief)
  const { page } = await suite.visitor({ viewport: { width: 360, height: 780 } })
  await page.goto(`${suite.url}/p/${slug}`)
  await page.locator('.hero .actions .btn').first().waitFor()
  const call = page.locator('.action-bar a').first()
  await expect.poll(() => call.isVisible()).toBe(false)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => call.isVisible()).toBe(true)
  await page.mouse.wheel(0, -900)
  await expect.poll(() => call.isVisible()).toBe(false)
})

it('keeps away on a phone while a form with a button of its own is in sight', async () => {
  const brief = 'The Old Forge is a restaurant in Bristol. Book a table with the form.'
  const { slug } = await publishPage(suite.url, brief)
  const { page } = await suite.visitor({ viewport: { width: 360, height: 780 } })
  await page.goto(`${suite.url}/p/${slug}`)
  const button = page.locator('.action-bar .btn')
  const send = page.locator('.form button')
  await page.locator('.contact h2').scrollIntoViewIfNeeded()
  await page.locator('.form textarea').click()
  await expect.poll(() => button.isVisible()).toBe(false)
  await send.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await page.locator('.contact h2').click()
  await expect.poll(() => send.isVisible()).toBe(true)
  expect(await button.isVisible()).toBe(false)
})

it('stands below the languages of the page, which end it on the ground of its footer', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 360, height: 780 } })
  const brief =
    'Harbour Bikes is a bicycle workshop in Bristol. Full service £65. Call 0117 496 0148.'
  const slug = await writePage(context, suite.url, { brief, locale: 'en', locales: ['en', 'ja'] })
  const headers = { origin: suite.url }
  await context.request.post(`${suite.url}/api/pages/${slug}/publish`, { headers })
  await page.goto(`${suite.url}/p/${slug}`)
  const languages = page.getByRole('navigation').filter({ hasText: '日本語' })
  await languages.scrollIntoViewIfNeeded()
  const [list, bar] = [
    await languages.boundingBox(),
    await page.locator('.action-bar').boundingBox(),
  ]
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  const paint = (it: Element) => getComputedStyle(it).backgroundColor
  expect(await languages.evaluate(paint)).toBe(await page.locator('.footer').evaluate(paint))
})
