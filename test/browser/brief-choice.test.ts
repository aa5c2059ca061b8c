import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import {
  openBrief,
  openWorkspace,
  previewOf,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const call = 'Call me on 01632 960417 if the council rings'
const music = 'I can’t stand the music Dave plays'
const dish = 'Bring a dish to share.'
const brief = `[18:02] Anna: Street party on Mill Lane, Saturday 14 June from 2 pm
[18:04] Anna: ${call}
[18:06] Carla: ${dish} Drinks are £2
[18:07] Ben: ${music}`
const t = translator('en')
const suite = browserSuite()
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })
const updated = t('generate.choice.done')

async function workspace(width: number, text = brief) {
  const { page, context } = await suite.visitor({ viewport: { width, height: 800 } })
  const slug = await writePage(context, suite.url, { brief: text })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { page, context, slug, stored: () => storedDocument(context, suite.url, slug) }
}

describe.each(atSizes(360, 1440))('a pasted chat at %i px', (width) => {
  it('is cleared of what visitors are not to read, and brought back', async () => {
    const { page, context, slug, stored } = await workspace(width)
    await page.getByText(t('generate.choice.reads.chat')).waitFor()
    await page
      .getByRole('button', { name: t('generate.choice.open') })
      .first()
      .click()
    const list = page.getByRole('group', { name: t('generate.choice.open') })
    expect(await list.getByRole('checkbox').count()).toBe(5)
    expect((await stored()).facts.phone).toBe('+441632960417')
    expect(await faultsInBothColours(page)).toEqual([])

    await box(page, call).uncheck()
    await box(page, music).uncheck()
    await page.getByText(t('generate.choice.changes', { count: 2 })).waitFor()
    await page.getByRole('button', { name: t('generate.choice.apply') }).click()
    await page.getByText(updated).waitFor()
    const after = await stored()
    expect(after.facts.phone).toBeUndefined()
    expect(JSON.stringify(after.blocks)).not.toMatch(/960417|Dave/)
    expect(JSON.stringify(after.blocks)).toContain('Bring a dish to share')
    await expect.poll(() => previewOf(page).getByText('960417').count()).toBe(0)
    expect(await box(page, music).isChecked()).toBe(false)

    await page
      .getByRole('button', { name: t('editor.undo'), exact: true })
      .first()
      .click()
    await expect.poll(async () => (await stored()).facts.phone).toBe('+441632960417')
    await expect.poll(() => box(page, call).isChecked()).toBe(true)
    await expect.poll(() => box(page, music).isChecked()).toBe(true)
    await page
      .getByRole('button', { name: t('editor.redo'), exact: true })
      .first()
      .click()
    await expect.poll(async () => (await stored()).facts.phone).toBeUndefined()
    await expect.poll(() => box(page, call).isChecked()).toBe(false)

    const headers = { origin: suite.url }
    await context.request.post(`${suite.url}/api/pages/${slug}/publish`, { headers })
    const published = await context.request.get(`${suite.url}/share/${slug}`)
    expect(await published.text()).not.toMatch(/960417|Dave/)

    await page.reload()
    const card = await openBrief(page)
    await card.getByRole('button', { name: t('generate.choice.open') }).click()
    expect(await box(page, call).isChecked()).toBe(false)
    expect(await box(page, dish).isChecked()).toBe(true)
    expect(await page.getByText(t('generate.choice.reads.chat')).count()).toBe(0)
    await box(page, call).check()
    await page.getByRole('button', { name: t('generate.choice.apply') }).click()
    await expect.poll(async () => (await stored()).facts.phone).toBe('+441632960417')
  })
})

it('is gone through by keyboard alone', async () => {
  const { page, stored } = await workspace(1440)
  await page
    .getByRole('button', { name: t('generate.choice.open') })
    .first()
    .press('Enter')
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '')
  await expect.poll(focused).toContain('Street party')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(call)
  await expect.poll(() => previewOf(page).locator('[data-lit]').count()).toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  expect(await focused()).toBe(music)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(updated).waitFor()
  expect((await stored()).facts.phone).toBeUndefined()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    t('generate.choice.apply'),
  )
})

it('offers the list of an ordinary brief without a word about it', async () => {
  const text = 'Kiln & Clay is a ceramics studio in Bristol. Drop-in £14. Call 0117 496 0123.'
  const { page } = await workspace(1440, text)
  const card = await openBrief(page)
  await card.getByRole('button', { name: t('generate.choice.open') }).waitFor()
  expect(await page.getByRole('button', { name: t('generate.choice.open') }).count()).toBe(1)
})
