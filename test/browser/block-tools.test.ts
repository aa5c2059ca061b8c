import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { faultsInBothColours } from '#test/support/axe.ts'
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
  await page.getByRole('button', { name: t('generate.side.preview'), exact: true }).click()
})

const tools = '[data-block=hero] > .tools'
const rare = () => previewOf(page).locator(`${tools} [data-command=lock]`)

it('a finger meets every tool of a block on a small screen, the rarer ones behind a button', async () => {
  await tapInPreview(page, '[data-block=hero] h1')
  expect(await rare().isVisible()).toBe(false)
  expect(await small()).toEqual([])
  await tapInPreview(page, `${tools} .tools-more`)
  expect(await small()).toEqual([])
  // Told in words: a finger rests on nothing that would say what a picture stands for.
  const words = await rare().evaluate((it) => getComputedStyle(it, '::after').content)
  expect(words).toBe(`"${t('editor.tools.lock')}"`)
  expect(await faultsInBothColours(page, previewFrame(page))).toEqual([])
  await tapInPreview(page, `${tools} [data-command=lock]`)
  await expect.poll(isLocked).toBe(true)
  await tapInPreview(page, `${tools} .tools-more`)
  expect(await rare().isVisible()).toBe(false)
})

it('the keyboard leaves out the tools that are not shown', async () => {
  await previewOf(page).locator(`${tools} [data-command=form]`).focus()
  await page.keyboard.press('ArrowLeft')
  const more = previewOf(page).locator(`${tools} .tools-more`)
  expect(await more.getAttribute('tabindex')).toBe('0')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  for (const _ of ['regenerate', 'lock']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(isLocked).toBe(true)
})

it('what is behind the button goes away by Escape, with the focus back on it', async () => {
  await openMore()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect.poll(() => rare().isVisible()).toBe(false)
  expect(await hasFocus(more())).toBe(true)
})

it('what is behind the button goes away by a tap elsewhere, on the page or around it', async () => {
  await openMore()
  await tapInPreview(page, '[data-block=hero] h1')
  await expect.poll(() => rare().isVisible()).toBe(false)
  await openMore()
  await page.getByRole('heading', { level: 1 }).tap()
  await expect.poll(() => rare().isVisible()).toBe(false)
})

it('what is typed in is not under the tools, and their name is whole', async () => {
  await tapInPreview(page, '[data-block=hero] h1')
  await previewOf(page).locator(tools).evaluate(isShown)
  expect(await overlap('[data-block=hero] h1', tools)).toBe(0)
  const name = previewOf(page).locator(`${tools} .tools-name`)
  expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
})

it('the tools of a header leave its navigation and its button free, and say what is hidden', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const ofHeader = '[data-block=header] > .tools'
  await previewOf(page).locator(`${ofHeader} [data-command=form]`).focus()
  await expect.poll(() => previewOf(page).locator(ofHeader).evaluate(isShown)).toBe(true)
  expect(await overlap('[data-block=header] > .w', ofHeader)).toBe(0)
  await previewOf(page).locator(`${ofHeader} [data-command=hide]`).click()
  await previewOf(page).locator(ofHeader).getByText(t('editor.parts.hidden')).waitFor()
  expect(await previewOf(page).locator(ofHeader).evaluate(isShown)).toBe(true)
})

/** How many lines of pixels two elements of the page share. */
async function overlap(one: string, other: string): Promise<number> {
  const boxes = [one, other].map((each) => previewOf(page).locator(each).boundingBox())
  const [a, b] = await Promise.all(boxes)
  if (!a || !b) throw new Error('one of them is not on screen')
  return Math.max(0, Math.floor(Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)))
}

function isShown(it: Element): boolean {
  return getComputedStyle(it).opacity === '1'
}

const more = () => previewOf(page).locator(`${tools} .tools-more`)

async function openMore(): Promise<void> {
  await more().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => rare().isVisible()).toBe(true)
}

async function isLocked(): Promise<boolean> {
  const { blocks } = await storedDocument(context, suite.url, slug)
  return Object.values(blocks).some(({ type, locked }) => type === 'hero' && locked === true)
}

/** Tools of the hero that are shown and less than 40 px high or wide, or not wholly on the screen. */
function small(): Promise<string[]> {
  return previewOf(page)
    .locator(`${tools} button`)
    .evaluateAll((buttons) =>
      buttons
        .filter((it) => it.checkVisibility())
        .filter((it) => {
          const { width, height, left, right } = it.getBoundingClientRect()
          return Math.min(width, height) < 40 || left < 0 || right > window.innerWidth
        })
        .map((it) => it.outerHTML),
    )
}

it('a part that can only be written one way says so', async () => {
  await page.getByRole('button', { name: t('generate.side.brief'), exact: true }).click()
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  const part = await sectionNameOf(page, 'contact')
  await page.getByRole('button', { name: t('editor.parts.more', { part }) }).click()
  await page.getByRole('menuitem', { name: t('editor.tools.regenerate') }).click()
  await page.getByText(t('editor.tools.sameAgain')).waitFor()
})
