import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { hasFocus, tabTo } from '#test/support/keyboard.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123.'
const t = translator('en')

const suite = browserSuite({ COMPOSER_PACE_MS: '20' })
let page: Page
beforeAll(async () => {
  ;({ page } = await suite.visitor())
})

describe('with the keyboard alone', () => {
  it('a page is written from the home page', async () => {
    await page.goto(suite.url, { waitUntil: 'networkidle' })
    const box = page.locator('textarea[name=brief]')
    expect(await hasFocus(box)).toBe(true)
    await page.keyboard.type(brief)
    await page.keyboard.press('Control+Enter')
    await written()
  })

  it('a fact is corrected, and Escape leaves it as it was', async () => {
    const chip = button('generate.facts.name')
    const dialog = page.getByRole('dialog')
    await tabTo(page, chip)
    await escapeReturns(async () => {
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      await expect.poll(() => hasFocus(dialog.getByRole('textbox'))).toBe(true)
      await page.keyboard.type('Forgotten')
    })
    expect(await chip.textContent()).not.toContain('Forgotten')

    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(dialog.getByRole('textbox'))).toBe(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Harbour Cycles')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => chip.textContent()).toContain('Harbour Cycles')
    await page.getByText(t('generate.state.saved'), { exact: true }).waitFor()
    await written()
    await expect.poll(() => hasFocus(chip)).toBe(true)
  })

  it('the page is published', async () => {
    await tabTo(page, button('share.publish.action'), 'Shift+Tab')
    await escapeReturns(async () => {
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: t('share.gate.title') })
      const publish = sheet.getByRole('button', { name: t('share.gate.publish') })
      await publish.waitFor()
      await expect.poll(() => hasFocus(publish)).toBe(true)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: t('share.publish.isOnline') }).waitFor()
      const open = page.getByRole('link', { name: t('share.publish.open') })
      await expect.poll(() => hasFocus(open)).toBe(true)
    })
    await button('share.publish.done').waitFor()
  })

  it('a link to the draft is made', async () => {
    await tabTo(page, button('share.action'), 'Shift+Tab')
    await escapeReturns(async () => {
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: t('share.title') })
      await dialog.waitFor()
      await tabTo(page, dialog.getByRole('button', { name: t('share.form.make') }))
      await page.keyboard.press('Enter')
      const link = dialog.getByRole('textbox', { name: t('share.list.link'), exact: true })
      await link.waitFor()
      const copies = dialog.getByRole('button', { name: t('common.copy'), exact: true })
      await expect.poll(() => hasFocus(copies.last())).toBe(true)
      const everybody = dialog.getByRole('textbox', { name: t('share.public') })
      expect(await everybody.inputValue()).toMatch(/\/p\/[\w-]+$/)
      expect(await link.inputValue()).toMatch(/\/share\/[\w-]{16,}$/)
    })
  })

  it('the page is found in the history', async () => {
    await tabTo(page, page.getByRole('link', { name: t('generate.history') }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/history$/)
    await tabTo(page, page.getByRole('link', { name: /Harbour Cycles/ }))
  })

  it('its settings are reached by the menu of its card, and a title is changed', async () => {
    const actions = page.getByRole('button', { name: /^Actions for/ })
    await tabTo(page, actions)
    await escapeReturns(async () => {
      await page.keyboard.press('Enter')
      await page.getByRole('menu').waitFor()
    }, page.getByRole('menu'))
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: t('history.settings') })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    for (let press = 0; press < 8 && !(await hasFocus(item)); press++) {
      const before = await focused()
      await page.keyboard.press('ArrowDown')
      // The menu moves the focus a moment later.
      await expect.poll(focused).not.toBe(before)
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/settings\//)
    await tabTo(page, page.getByRole('textbox', { name: t('settings.pageTitle') }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Bicycles by the harbour')
    await page.keyboard.press('Tab')
    await page.getByText(t('settings.saved')).waitFor()
  })

  it('a question before something is put away is answered with Escape', async () => {
    await tabTo(page, button('settings.delete'))
    await escapeReturns(async () => {
      await page.keyboard.press('Enter')
      await page.getByRole('alertdialog').waitFor()
    }, page.getByRole('alertdialog'))
    expect(page.url()).toMatch(/\/settings\//)
  })
})

function button(key: string) {
  return page.getByRole('button', { name: t(key) })
}

async function written(): Promise<void> {
  await page.waitForURL(/\/generate\/[^/]+$/)
  await page.getByText(t('generate.log.complete')).first().waitFor()
}

/** Opens something from what has the focus; Escape must close it and give the focus back. */
async function escapeReturns(
  open: () => Promise<void>,
  opened = page.getByRole('dialog'),
): Promise<void> {
  const opener = await page.evaluateHandle(() => document.activeElement)
  await open()
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true)
}
