import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openBrief, openWorkspace, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

it('says of each version what happened and when, and goes back to it', async () => {
  const { page, context } = await suite.visitor()
  const brief =
    'Oak & Ash is a joinery in York. Call 01904 496 0123. Open Monday to Friday 8:00-16:00.'
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await openBrief(page)
  await page.locator('[data-chip=phone] > *').click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').fill('01904 555 0199')
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'detached' })
  await page.getByText(t('generate.state.saved'), { exact: true }).waitFor()
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  for (const words of ['Add an FAQ', 'Use green']) {
    await box.fill(words)
    await box.press('Enter')
    await expect.poll(() => newestWishes(context, slug)).toEqual([words])
  }
  await page.getByText(t('generate.state.saved'), { exact: true }).waitFor()

  await page.goto(`${suite.url}/history/${slug}`)
  const rows = page.getByRole('main').getByRole('listitem')
  const phone = `${t('history.compare.others.facts')}: ${t('generate.facts.phone')}`
  const titles = [
    t('history.page.wish', { words: 'Use green' }),
    t('history.page.wish', { words: 'Add an FAQ' }),
    phone,
    t('history.page.generated'),
  ]
  await expect.poll(() => rows.count()).toBe(titles.length)
  for (const [at, title] of titles.entries()) {
    await rows.nth(at).scrollIntoViewIfNeeded()
    const told = await rows.nth(at).innerText()
    expect(told).toContain(title)
    expect(told).toMatch(/\d:\d\d/)
  }
  await rows
    .nth(2)
    .getByRole('button', { name: t('history.page.revert') })
    .click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('button', { name: t('history.page.revert') }).click()
  await expect.poll(() => rows.first().innerText()).toContain(t('history.page.reverted'))
})

it('shows of a version the section that changed then', async () => {
  const { page, context } = await suite.visitor()
  const brief =
    'Oak & Ash is a joinery in York. Kitchens from £4000, stairs from £2500, shelves from £300. We dry our own oak. Call 01904 496 0123. Open Monday to Friday 8:00-16:00.'
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  const { rev } = await (await context.request.get(`${suite.url}/api/pages/${slug}`)).json()
  const changed = await context.request.patch(`${suite.url}/api/pages/${slug}`, {
    data: { ops: [{ op: 'set', id: 'contact', path: 'title', value: 'Write to the workshop' }] },
    headers: { origin: suite.url, 'if-match': `"${rev}"` },
  })
  expect(changed.ok()).toBe(true)
  await page.goto(`${suite.url}/history/${slug}`)
  const rows = page.getByRole('main').getByRole('listitem')
  expect(await rows.first().innerText()).toContain('Get in touch')
  const place = async (row: number) => {
    const frame = rows.nth(row).locator('iframe')
    const heading = frame.contentFrame().locator('#contact h2')
    const [box, part] = await Promise.all([frame.boundingBox(), heading.boundingBox()])
    return box && part && (part.y - box.y) / box.height
  }
  await expect.poll(() => place(0)).toBeLessThan(0.9)
  // The first version is seen from its top.
  await expect.poll(() => place(1)).toBeGreaterThan(1)
})

it('lights the part of the settings that is read, down to the last', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1280, height: 800 } })
  const slug = await writePage(context, suite.url, { brief: 'Oak & Ash is a joinery in York.' })
  await page.goto(`${suite.url}/settings/${slug}`)
  const parts = page.getByRole('navigation', { name: t('settings.sections') })
  const lit = parts.locator('[aria-current=true]')
  const names = await parts.getByRole('link').allTextContents()
  await lit.waitFor()
  const seen = new Set<string>()
  for (let top = 0, end = 0; top <= end + 40; top += 40) {
    end = await page.evaluate(scrollToTop, top)
    seen.add((await lit.textContent()) ?? '')
  }
  expect([...seen]).toEqual(names)
  for (const name of names.slice(-3)) {
    await parts.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => lit.textContent()).toBe(name)
  }
})

/** Settles when what listens to scrolling has drawn; answers how far one can scroll by then. */
async function scrollToTop(top: number): Promise<number> {
  scrollTo({ top, behavior: 'instant' })
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return document.documentElement.scrollHeight - innerHeight
}

async function newestWishes(context: BrowserContext, slug: string): Promise<string[]> {
  const answer = await context.request.get(`${suite.url}/api/pages/${slug}/revisions`)
  return (await answer.json()).items[0].wishes
}

it('tells the days apart, and compares by a press on the picture', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1280, height: 800 } })
  const slug = await writePage(context, suite.url, { brief: 'Oak & Ash is a joinery in York.' })
  const answer = `${suite.url}/api/pages/${slug}/commands`
  const headers = { origin: suite.url, accept: 'text/event-stream' }
  await context.request.post(answer, { data: { command: 'Use green' }, headers })
  await page.goto(`${suite.url}/history/${slug}`)
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  const rows = page.getByRole('main').getByRole('listitem')
  await rows.last().locator('iframe').click({ force: true })
  await page.getByRole('heading', { name: t('history.compare.title') }).waitFor()
})

it('shows older versions when they are asked for', async () => {
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, { brief: 'Oak & Ash is a joinery in York.' })
  const path = `${suite.url}/api/pages/${slug}`
  let { rev } = (await (await context.request.get(path)).json()) as { rev: number }
  const edits = 45
  for (let edit = 0; edit < edits; edit++) {
    const headers = { origin: suite.url, 'if-match': `"${rev}"` }
    const data = { ops: [{ op: 'meta', meta: { title: `Title ${edit}` } }] }
    ;({ rev } = await (await context.request.patch(path, { data, headers })).json())
    await context.request.post(`${path}/publish`, { headers: { origin: suite.url } })
  }
  await page.goto(`${suite.url}/history/${slug}`)
  const rows = page.getByRole('main').getByRole('listitem')
  const more = page.getByRole('button', { name: t('history.more') })
  await expect.poll(() => rows.count()).toBe(40)
  await more.click()
  await expect.poll(() => rows.count()).toBe(edits + 1)
  expect(await more.count()).toBe(0)
  expect(await rows.last().innerText()).toContain(t('history.page.generated'))
})
