import type { BrowserContext, Frame, Locator, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import {
  openWorkspace,
  previewFrame,
  previewOf,
  sectionNameOf,
  storedDocument,
  tapInPreview,
  writePage,
} from '#test/support/edited-page.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
let page: Page
let context: BrowserContext
let slug: string

beforeEach(async () => {
  const viewport = { width: 360, height: 740 }
  ;({ page, context } = await suite.visitor({ viewport, hasTouch: true, isMobile: true }))
  slug = await writePage(context, suite.url, { brief: 'Harbour Bikes is a bicycle workshop.' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await turnTo('brief')
  await page.getByText(t('editor.panel.parts'), { exact: true }).tap()
})

it('turning to the page shows the part that was added, and goes back to it after a change', async () => {
  await page.getByRole('button', { name: t('editor.parts.add'), exact: true }).tap()
  await choose('quotes')
  await turnTo('preview')
  const frame = previewFrame(page)
  await expect.poll(() => frame.evaluate(isInView, 'quotes')).toBe(true)
  const variant = await variantOf(frame)
  await turnTo('brief')
  const second = t('editor.form.layouts.single')
  await page.locator('label', { has: page.getByRole('radio', { name: second }) }).tap()
  await expect.poll(() => variantOf(frame)).not.toBe(variant)
  // Laid out anew without a size, as it is sooner or later, it would be at its top again.
  expect(await frame.evaluate(() => window.innerWidth)).toBe(360)
  await turnTo('preview')
  expect(await frame.evaluate(isInView, 'quotes')).toBe(true)
})

it('a form begins at its top, and leaving it leads back to its row', async () => {
  const row = page.getByRole('button', {
    name: new RegExp(`^${await sectionNameOf(page, 'contact')}`),
  })
  await row.tap()
  const back = page.getByRole('button', { name: t('editor.parts.back') })
  await expect.poll(() => isUnderFinger(back)).toBe(true)
  expect(await hasFocus(back)).toBe(true)
  await back.tap()
  await expect.poll(() => isUnderFinger(row)).toBe(true)
  expect(await hasFocus(row)).toBe(true)
})

it('the design opens at its top, however far a form was read', async () => {
  await page.getByRole('button', { name: new RegExp(`^${t('generate.sections.hero')}`) }).tap()
  await page.getByRole('button', { name: t('editor.parts.back') }).waitFor()
  const panel = page.getByRole('group', { name: t('editor.panels') })
  const scrolled = panel.locator('xpath=ancestor::*[contains(@class, "overflow-y-auto")][1]')
  await scrolled.evaluate((it) => it.scrollTo(0, it.scrollHeight))
  await page.getByText(t('editor.panel.look'), { exact: true }).tap()
  await page.getByRole('heading', { name: t('editor.look.looks') }).waitFor()
  await expect.poll(() => scrolled.evaluate((it) => it.scrollTop)).toBeLessThan(10)
})

it('the tools of a part go out of sight with it', async () => {
  await turnTo('preview')
  await tapInPreview(page, '[data-block=hero] h1')
  const tools = previewOf(page).locator('[data-block=hero] > .tools')
  await expect.poll(() => isSeen(tools)).toBe(true)
  const frame = previewFrame(page)
  await frame.evaluate(() => document.querySelector('.footer')?.scrollIntoView())
  await expect.poll(() => isSeen(tools)).toBe(false)
  await frame.evaluate(() => document.querySelector('h1')?.scrollIntoView())
  await expect.poll(() => isSeen(tools)).toBe(true)
})

it('the tools of a part leave the page when the sheet opens over it', async () => {
  await turnTo('preview')
  await tapInPreview(page, '[data-block=hero] h1')
  const tools = previewOf(page).locator('[data-block=hero] > .tools')
  await expect.poll(() => isSeen(tools)).toBe(true)
  await turnTo('brief')
  await expect.poll(() => isSeen(tools)).toBe(false)
  await turnTo('preview')
  await tapInPreview(page, '[data-block=hero] h1')
  await expect.poll(() => isSeen(tools)).toBe(true)
})

it('a part is added after another from what can be done with that one', async () => {
  const part = t('generate.sections.hero')
  await page.getByRole('button', { name: t('editor.parts.more', { part }), exact: true }).tap()
  await page.getByRole('menuitem', { name: t('editor.parts.addAfter', { part }) }).tap()
  await choose('notice')
  await expect
    .poll(async () => {
      const { order, blocks } = await storedDocument(context, suite.url, slug)
      return blocks[order[order.indexOf('hero') + 1] ?? '']?.type
    })
    .toBe('notice')
})

it('what can be done with a part fits the screen, in the longest words too', async () => {
  await openWorkspace(page, `${suite.url}/pt/generate/${slug}`)
  const pt = translator('pt')
  await page.getByText(pt('editor.panel.parts'), { exact: true }).tap()
  const part = pt('generate.sections.hero')
  await page.getByRole('button', { name: pt('editor.parts.more', { part }), exact: true }).tap()
  const list = page.getByRole('menu')
  await list.waitFor()
  const { x, y, width, height } = (await list.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 999,
    height: 0,
  }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(360)
  expect(y + height).toBeLessThanOrEqual(740)
})

it('no button lies unseen between the parts, where a finger would press it', async () => {
  const gap = t('editor.parts.addAfter', { part: t('generate.sections.hero') })
  expect(await page.getByRole('button', { name: gap }).count()).toBe(0)
})

it('the page’s name goes rather than being cut to a letter', async () => {
  for (const part of [t('generate.sections.hero'), await sectionNameOf(page, 'contact')]) {
    const name = t('editor.parts.more', { part })
    await page.getByRole('button', { name, exact: true }).tap()
    await page.getByRole('menuitem', { name: t('editor.tools.hide') }).tap()
  }
  await page.getByRole('button', { name: t('editor.undo') }).tap()
  await page.getByRole('button', { name: t('editor.redo') }).waitFor()
  const width = await page.getByRole('heading', { level: 1 }).evaluate((it) => it.clientWidth)
  expect(width <= 1 || width >= 40).toBe(true)
})

function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((it) =>
    it.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
}

/** Whether it is on screen with nothing over it. */
function isUnderFinger(button: Locator): Promise<boolean> {
  return button.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

async function turnTo(side: 'brief' | 'preview'): Promise<void> {
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  await sides.getByRole('button', { name: t(`generate.side.${side}`) }).tap()
}

async function choose(type: string): Promise<void> {
  const name = t(`generate.sections.${type}`)
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).tap()
}

function variantOf(frame: Frame): Promise<string | null> {
  return frame.locator('[data-block=quotes]').getAttribute('data-variant')
}

function isInView(type: string): boolean {
  const box = document.querySelector(`[data-block=${type}]`)?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight
}
