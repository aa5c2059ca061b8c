import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { type Locale, localizePath } from '#shared/locales.ts'
import { modelEnvironment } from '#test/contract/model-streams/model-services.ts'
import { answering } from '#test/contract/model-wishes/wished-page.ts'
import { exampleWishes, wishKinds } from '#test/models/example-wishes.ts'
import { perfectAnswer } from '#test/models/perfect-answer.ts'
import { wishHolds } from '#test/models/wish-holds.ts'
import { addAuthenticator } from '#test/support/authenticator.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, storedDocument, writePage } from '#test/support/edited-page.ts'
import { startModelServer } from '#test/support/model-server.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { freePort } from '#test/support/server-process.ts'
import { translator } from '#test/support/translator.ts'
import { atSizes } from '../support/at-sizes.ts'

const model = await startModelServer('openai-compatible', {})
afterAll(() => model.close())
// Browsers bind passkeys to a name: an address of numbers has none.
const PORT = String(await freePort())
const site = `http://localhost:${PORT}`
const suite = browserSuite({
  ...modelEnvironment('openai-compatible', model.url),
  PORT,
  SITE_URL: site,
})
const desk = { viewport: { width: 1440, height: 900 } }

it.each<Locale>(atSizes<Locale>('de', 'en', 'fr', 'kr'))(
  'every wish is carried out, and the thread tells of all after a reload (%s)',
  async (locale) => {
    const { brief, wishes } = exampleWishes[locale]
    const { page, slug, stored } = await workspace(locale, brief)
    for (const kind of wishKinds) {
      const before = await stored()
      model.plays = [answering(...inFuture(perfectAnswer(kind, locale, before)))]
      await ask(page, wishes[kind], locale)
      await expect
        .poll(async () => wishHolds[kind](await stored(), before), { message: kind })
        .toBe(true)
    }
    await openWorkspace(page, addressOf(slug, locale))
    for (const kind of wishKinds)
      if (kind !== 'undo') await threadOf(page, locale).getByText(wishes[kind]).first().waitFor()
  },
)

it('a thread comes to another device with the pages, and its wishes are taken back there', async () => {
  const { brief, wishes } = exampleWishes.en
  const { page, slug, stored } = await workspace('en', brief)
  const before = await stored()
  model.plays = [answering(...perfectAnswer('headline', 'en', before))]
  await ask(page, wishes.headline)
  await expect.poll(async () => wishHolds.headline(await stored(), before)).toBe(true)
  const key = await recoveryKey(page)

  const other = await suite.visitor(desk)
  await openAccount(other.page)
  const t = translator('en')
  await other.page.getByRole('textbox', { name: t('account.redeem.code') }).fill(key)
  await other.page.getByRole('button', { name: t('account.redeem.action') }).click()
  await expect.poll(() => other.page.getByRole('article').count()).toBe(1)
  await openWorkspace(other.page, addressOf(slug))
  const undo = `${t('generate.command.undo')}: ${wishes.headline}`
  await threadOf(other.page).getByRole('button', { name: undo }).click()
  await expect.poll(async () => (await stored()).blocks).toEqual(before.blocks)
})

it('a passkey brings the thread to another device, with old beside new and the way there', async () => {
  const { brief, wishes } = exampleWishes.en
  const { page, slug, stored } = await workspace('en', brief)
  const before = await stored()
  model.plays = [answering(...perfectAnswer('headline', 'en', before))]
  await ask(page, wishes.headline)
  await expect.poll(async () => wishHolds.headline(await stored(), before)).toBe(true)
  const t = translator('en')
  const authenticator = await addAuthenticator(page)
  await openAlive(page, `${site}/history`)
  await page
    .getByRole('button', { name: t('account.passkeys.keep'), exact: true })
    .first()
    .click()
  await page.getByText(t('account.passkeys.kept')).waitFor()

  const other = await suite.visitor(desk)
  await authenticator.copyTo(await addAuthenticator(other.page))
  await openAlive(other.page, `${site}/history`)
  const signIn = other.page.getByRole('button', { name: t('account.passkeys.signIn'), exact: true })
  await signIn.first().click()
  await expect.poll(() => other.page.getByRole('article').count()).toBe(1)
  await openWorkspace(other.page, addressOf(slug))
  const thread = threadOf(other.page)
  await thread.getByText(wishes.headline).waitFor()
  await thread.getByTitle(t('generate.review.show')).first().click()
  const told = await other.context.request.get(`${site}/api/pages/${slug}/wishes`)
  const after = await stored()
  const [{ changes }] = (await told.json()).items
  expect(changes[0].values).toContainEqual(
    expect.objectContaining({
      before: before.blocks.hero?.props.title,
      after: after.blocks.hero?.props.title,
    }),
  )
  await thread
    .getByRole('button', { name: `${t('generate.command.undo')}: ${wishes.headline}` })
    .click()
  await expect.poll(async () => (await stored()).blocks).toEqual(before.blocks)
})

it('a thread goes along with a page that is taken out and put in again', async () => {
  const { brief, wishes } = exampleWishes.en
  const { page, slug, context, stored } = await workspace('en', brief)
  const before = await stored()
  model.plays = [answering(...perfectAnswer('headline', 'en', before))]
  await ask(page, wishes.headline)
  await expect.poll(async () => wishHolds.headline(await stored(), before)).toBe(true)
  const file = await context.request.get(`${site}/api/pages/${slug}/export?format=json`)
  const put = await context.request.post(`${site}/api/pages/import`, {
    data: await file.body(),
    headers: { origin: site, 'content-type': 'application/json' },
  })
  const copy = await put.json()
  await openWorkspace(page, addressOf(copy.slug))
  await threadOf(page).getByText(wishes.headline).waitFor()
  const copied = () => storedDocument(context, site, copy.slug)
  const undo = (wish: string) =>
    threadOf(page).getByRole('button', {
      name: `${translator('en')('generate.command.undo')}: ${wish}`,
    })
  // What is asked for here is taken back here, and so is what came along.
  const brought = await copied()
  model.plays = [answering(...perfectAnswer('friendlier', 'en', brought))]
  await ask(page, wishes.friendlier)
  await undo(wishes.friendlier).click()
  await expect.poll(async () => (await copied()).blocks).toEqual(brought.blocks)
  await undo(wishes.headline).click()
  await expect.poll(async () => (await copied()).blocks).toEqual(before.blocks)
  expect(
    await threadOf(page).getByText(translator('en')('generate.command.imported')).count(),
  ).toBe(0)
})

async function workspace(locale: Locale, brief: string) {
  const { page, context } = await suite.visitor(desk)
  const slug = await writePage(context, site, { brief, locale })
  await openWorkspace(page, addressOf(slug, locale))
  return { page, context, slug, stored: () => storedDocument(context, site, slug) }
}

async function ask(page: Page, words: string, locale: Locale = 'en'): Promise<void> {
  const t = translator(locale)
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  await box.fill(words)
  // The page has changed before the wish before is answered, and until then the box sends nothing.
  await page.getByRole('button', { name: t('generate.command.send') }).waitFor()
  await box.press('Enter')
  await expect.poll(() => box.inputValue()).toBe('')
}

const addressOf = (slug: string, locale: Locale = 'en') =>
  `${site}${localizePath(locale, `/generate/${slug}`)}`

const threadOf = (page: Page, locale: Locale = 'en') =>
  page.getByRole('region', { name: translator(locale)('generate.command.thread') })

async function openAccount(page: Page): Promise<void> {
  await openAlive(page, `${site}/history`)
  await page.getByText(translator('en')('account.title')).click()
}

async function recoveryKey(page: Page): Promise<string> {
  await openAccount(page)
  await page.getByRole('button', { name: translator('en')('account.recovery.action') }).click()
  return (await page.locator('pre').textContent())?.trim() ?? ''
}

/** A day that is over is no day to show a notice until. */
function inFuture(ops: Record<string, unknown>[]): Record<string, unknown>[] {
  const year = new Date().getFullYear() + 1
  return JSON.parse(JSON.stringify(ops).replaceAll('2027-08-10', `${year}-08-10`))
}
