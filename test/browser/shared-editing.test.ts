import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, storedDocument, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()
const t = translator('en')
const hostile = 'Mia <img src=x onerror=alert(1)>'

/** By the keyboard alone, as far as it takes. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const it = document.activeElement
      return it?.getAttribute('aria-label') ?? it?.textContent ?? ''
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not reached by the keyboard`)
}

async function makeLink(page: Page, width: number): Promise<string> {
  if (width < 640) {
    await page.getByRole('button', { name: t('generate.elsewhere') }).click()
    await page.getByRole('menuitem', { name: t('share.action') }).click()
  } else await page.getByRole('button', { name: t('share.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const view = dialog.getByRole('radio', { name: t('share.access.view') })
  await view.focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText(t('share.access.editText')).waitFor()
  await tabTo(page, t('share.form.make'))
  await page.keyboard.press('Enter')
  const link = dialog.getByRole('textbox', { name: t('share.list.link'), exact: true })
  return link.inputValue()
}

it.each([360, 1440])('a page is changed by two people with a link, at %i', async (width) => {
  const viewport = { width, height: width < 640 ? 740 : 900 }
  const ana = await suite.visitor({ viewport })
  const slug = await writePage(ana.context, suite.url, { brief: 'Oak & Ash is a joinery in York.' })
  await openWorkspace(ana.page, `${suite.url}/generate/${slug}`)
  const link = new URL(await makeLink(ana.page, width))
  expect(await faultsInBothColours(ana.page)).toEqual([])

  const eve = await suite.visitor({ viewport, mayComplain: /404/ })
  await eve.page.goto(suite.url + link.pathname)
  const invitation = eve.page.getByRole('region', { name: t('share.invitation.title') })
  await invitation.getByText(t('share.invitation.text')).waitFor()
  await eve.page.getByText(t('share.view.draftToEdit')).waitFor()
  expect(await faultsInBothColours(eve.page)).toEqual([])
  await invitation.getByRole('textbox', { name: t('share.invitation.name') }).focus()
  await eve.page.keyboard.type(hostile)
  await tabTo(eve.page, t('share.invitation.join'))
  await eve.page.keyboard.press('Enter')

  await eve.page.waitForURL(`${suite.url}/generate/${slug}`)
  await previewOf(eve.page).locator('[data-block=hero] h1[data-text]').waitFor()
  // Whoever has the links before them sees who came, without asking again.
  const links = ana.page.getByRole('dialog')
  await links
    .getByRole('button', { name: t('share.people.removeName', { name: hostile }) })
    .waitFor()
  for (const name of [t('share.publish.action'), t('share.action')])
    expect(await eve.page.getByRole('button', { name, exact: true }).count()).toBe(0)
  expect(await eve.page.getByRole('link', { name: t('generate.settings') }).count()).toBe(0)
  await eve.page
    .getByRole('region', { name: t('share.guest.title') })
    .waitFor({ state: 'attached' })
  expect(await faultsInBothColours(eve.page)).toEqual([])
  const box = eve.page.getByRole('textbox', { name: t('generate.command.label') })
  await box.fill('Change the headline to “Joined by hand”')
  await box.press('Enter')
  await expect
    .poll(async () => (await storedDocument(ana.context, suite.url, slug)).blocks.hero?.props.title)
    .toBe('Joined by hand')

  await ana.page.goto(`${suite.url}/history/${slug}`)
  await ana.page.getByText(t('history.page.by', { name: hostile })).waitFor()
  await ana.page.goto(`${suite.url}/settings/${slug}#shares`)
  const remove = ana.page.getByRole('button', {
    name: t('share.people.removeName', { name: hostile }),
  })
  await remove.press('Enter')
  const question = ana.page.getByRole('alertdialog', {
    name: t('share.people.removeTitle', { name: hostile }),
  })
  await question.getByRole('button', { name: t('dialog.cancel') }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await remove.press('Enter')
  await question.getByRole('button', { name: t('share.people.remove'), exact: true }).press('Enter')
  await remove.waitFor({ state: 'detached' })
  await ana.page.getByRole('button', { name: t('share.list.visits') }).click()
  for (const state of ['joined', 'left'])
    await ana.page.getByText(t(`share.list.visit.${state}`, { name: hostile })).waitFor()

  const ended = eve.page.getByRole('heading', { name: t('share.ended.title'), level: 1 })
  await ended.waitFor()
  expect(await faultsInBothColours(eve.page)).toEqual([])
  await eve.page.getByRole('link', { name: t('common.backToHome') }).waitFor()
  const address = `${suite.url}/generate/${slug}`
  expect((await eve.page.goto(address))?.status()).toBe(404)
  await eve.page.getByRole('heading', { name: t('error.notFound'), level: 1 }).waitFor()
  await eve.page.getByRole('link', { name: t('common.backToHome') }).waitFor()
  await eve.page.goto(`${suite.url}/history`)
  await eve.page.getByText(t('history.empty.title')).waitFor()
  expect(await eve.page.getByText(t('history.joined.title')).count()).toBe(0)
})

it('a page shared with somebody is among their pages until they leave it', async () => {
  const owner = await suite.visitor()
  const slug = await writePage(owner.context, suite.url, { brief: 'Fern & Sons are tailors.' })
  const headers = { origin: suite.url }
  const made = await owner.context.request.post(`${suite.url}/api/pages/${slug}/shares`, {
    headers,
    data: { access: 'edit' },
  })
  const { token } = await made.json()
  const { page, context } = await suite.visitor()
  await context.request.post(`${suite.url}/api/joined`, { headers, data: { token } })
  await page.goto(`${suite.url}/history`)
  await page.getByRole('heading', { name: t('history.joined.title') }).waitFor()
  expect(await faultsInBothColours(page)).toEqual([])
  await page.getByRole('button', { name: t('history.actions', { title: 'Fern & Sons' }) }).click()
  await page.getByRole('menuitem', { name: t('history.joined.leave') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('history.joined.leave') })
    .click()
  await page
    .getByText(t('history.joined.left', { title: 'Fern & Sons' }))
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: 'Fern & Sons' }).count()).toBe(0)
})

/** Ana's page, and Rosa who takes part in it, both with the page open. */
async function together(width: number) {
  const viewport = { width, height: width < 640 ? 740 : 900 }
  const ana = await suite.visitor({ viewport, mayComplain: /412/ })
  const slug = await writePage(ana.context, suite.url, { brief: 'Oak & Ash is a joinery in York.' })
  const headers = { origin: suite.url }
  const data = { access: 'edit' }
  const address = `${suite.url}/api/pages/${slug}/shares`
  const { token } = await (await ana.context.request.post(address, { headers, data })).json()
  const rosa = await suite.visitor({ viewport, mayComplain: /404|412/ })
  const joining = { token, name: 'Rosa Lind' }
  await rosa.context.request.post(`${suite.url}/api/joined`, { headers, data: joining })
  for (const { page } of [ana, rosa]) await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { ana, rosa, slug, headers }
}

const here = (page: Page, name: string) =>
  page.getByRole('img', { name: t('share.here', { names: name }) })
const title = (page: Page) => previewOf(page).locator('[data-block=hero] h1[data-text]')
const box = (page: Page) => page.getByRole('textbox', { name: t('generate.command.label') })

it.each([360, 1440])('what one changes the other sees at once, by name, at %i', async (width) => {
  const { ana, rosa } = await together(width)
  await here(ana.page, 'Rosa Lind').waitFor()
  await here(rosa.page, t('share.people.owner')).waitFor()
  await box(ana.page).fill('half a wish of Ana')

  await box(rosa.page).fill('Change the headline to “By Rosa”')
  await box(rosa.page).press('Enter')
  await title(ana.page).filter({ hasText: 'By Rosa' }).waitFor()
  await ana.page
    .getByText(t('editor.notice.changedBy', { name: 'Rosa Lind' }))
    .first()
    .waitFor()
  expect(await ana.page.getByRole('dialog').count()).toBe(0)
  expect(await box(ana.page).inputValue()).toBe('half a wish of Ana')
  const thread = ana.page.getByRole('region', { name: t('generate.command.thread') })
  const request = thread.getByRole('listitem').filter({ hasText: 'By Rosa' }).first()
  await expect.poll(() => request.textContent()).toContain('Rosa Lind')
  expect(await faultsInBothColours(ana.page)).toEqual([])
  const own = rosa.page.getByRole('region', { name: t('generate.command.thread') })
  expect(await own.textContent()).not.toContain('Rosa Lind')

  await rosa.page.close()
  await here(ana.page, 'Rosa Lind').waitFor({ state: 'detached' })
})

it('a text that is being typed stays as it is typed, and both changes are kept', async () => {
  const { ana, rosa, slug } = await together(1440)
  await title(ana.page).click()
  await ana.page.keyboard.press('End')
  await ana.page.keyboard.type(' of York')
  await box(rosa.page).fill('make it darker')
  await box(rosa.page).press('Enter')
  await ana.page
    .getByText(t('editor.notice.changedBy', { name: 'Rosa Lind' }))
    .first()
    .waitFor()
  await ana.page.keyboard.type(' since 1990')
  const stored = () => storedDocument(ana.context, suite.url, slug)
  await expect
    .poll(async () => (await stored()).blocks.hero?.props.title)
    .toMatch(/ of York since 1990$/)
  expect((await stored()).theme.scheme).toBe('dark')
  await title(rosa.page).filter({ hasText: 'of York since 1990' }).waitFor()
})

it('who is removed while typing keeps the words, on a screen that says so', async () => {
  const { ana, rosa, slug, headers } = await together(1440)
  await title(rosa.page).click()
  await rosa.page.keyboard.press('End')
  await rosa.page.keyboard.type(' of')
  await rosa.page.route(`**/api/pages/${slug}`, (route) => route.abort())
  await rosa.page.keyboard.type(' York')
  await ana.context.request.delete(`${suite.url}/api/pages/${slug}/editors/1`, { headers })
  await rosa.page.getByRole('heading', { name: t('share.ended.title') }).waitFor()
  await rosa.page.getByText('Oak & Ash of York').waitFor()
})

it('tabs of one browser follow a page once, and goes on with the next when one is closed', async () => {
  const { ana, rosa, slug } = await together(1440)
  const others = await Promise.all(
    Array.from({ length: 9 }, async () => {
      const page = await ana.context.newPage()
      await openWorkspace(page, `${suite.url}/generate/${slug}`)
      return page
    }),
  )
  await ana.page.close()
  await box(rosa.page).fill('Change the headline to “Ten tabs”')
  await box(rosa.page).press('Enter')
  for (const page of others) {
    await title(page).filter({ hasText: 'Ten tabs' }).waitFor()
    await here(page, 'Rosa Lind').waitFor()
  }
})
