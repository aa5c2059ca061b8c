import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { modelEnvironment } from '#test/contract/model-streams/model-services.ts'
import { answering, inPieces } from '#test/contract/model-wishes/wished-page.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, storedDocument, writePage } from '#test/support/edited-page.ts'
import { startModelServer } from '#test/support/model-server.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Run by Ada since 2014. Call 0117 496 0123.'
const wish = 'make the headline sound as if a neighbour wrote it'
const headline = {
  op: 'set',
  id: 'hero',
  path: 'title',
  value: 'Your neighbours’ bicycle workshop',
}
const t = translator('en')

const model = await startModelServer('openai-compatible', {})
afterAll(() => model.close())
const suite = browserSuite(modelEnvironment('openai-compatible', model.url))
beforeEach(() => {
  model.calls.length = 0
})

describe.each([360, 1440])('a free wish at %i px', (width) => {
  it('is carried out by the model, kept over a reload, and taken back with one press', async () => {
    const { page, slug, stored } = await workspace(width)
    const before = await stored()
    model.plays = [answering(headline)]
    await ask(page, wish)
    await expect.poll(() => headlineOf(page)).toBe(headline.value)
    expect((await stored()).blocks.hero?.props.title).toBe(headline.value)

    await page.reload()
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    if (width < 1000) await showEdit(page)
    const thread = page.getByRole('region', { name: t('generate.command.thread') })
    await thread.getByText(wish).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await thread.getByRole('button', { name: `${t('generate.command.undo')}: ${wish}` }).click()
    await expect.poll(async () => (await stored()).blocks).toEqual(before.blocks)
    await expect.poll(() => headlineOf(page)).toBe(before.blocks.hero?.props.title)
  })
})

it('a wish at a part changes that part alone', async () => {
  const { page, stored } = await workspace(1440)
  const before = await stored()
  const { value } = headline
  model.plays = [answering(headline, { op: 'set', id: 'about', path: 'title', value })]
  const about = previewOf(page).locator('#about')
  await about.locator('[data-command=form]').focus()
  for (let press = 0; press < 8; press++) {
    const isAt = await about.locator('[data-command=ask]').evaluate(isFocused)
    if (!isAt) await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => about.locator('.ask textarea').evaluate(isFocused)).toBe(true)
  await page.keyboard.type('make this sound as if a neighbour wrote it')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored()).blocks.about?.props.title).toBe(value)
  expect((await stored()).blocks.hero).toEqual(before.blocks.hero)
})

it('what only the model says is left out, and named', async () => {
  const { page, stored } = await workspace(1440)
  const before = await stored()
  const value = 'Bristol’s award-winning workshop'
  model.plays = [answering({ op: 'set', id: 'hero', path: 'title', value })]
  await ask(page, wish)
  const thread = page.getByRole('region', { name: t('generate.command.thread') })
  await thread.getByText(/^Left out “/).waitFor()
  expect(await stored()).toEqual(before)
  expect(await headlineOf(page)).toBe(before.blocks.hero?.props.title)
})

it('a model that is gone in the middle leaves what was whole, and a line that says so', async () => {
  const { page, stored } = await workspace(1440)
  const other = { op: 'set', id: 'about', path: 'title', value: 'Run by Ada' }
  const answer = JSON.stringify({ elements: [headline, other] })
  model.plays = [{ pieces: inPieces(answer.slice(0, -20)), end: null }]
  await ask(page, wish)
  const thread = page.getByRole('region', { name: t('generate.command.thread') })
  await thread.getByText('The changes made before that are kept.', { exact: false }).waitFor()
  await expect.poll(() => headlineOf(page)).toBe(headline.value)
  expect((await stored()).blocks.about?.props.title).not.toBe(other.value)
})

async function workspace(width: number) {
  const { page, context } = await suite.visitor({ viewport: { width, height: 900 } })
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { page, slug, stored: () => storedDocument(context, suite.url, slug) }
}

async function ask(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  await box.fill(words)
  await box.press('Enter')
  await expect.poll(() => box.inputValue()).toBe('')
}

const headlineOf = (page: Page) =>
  previewOf(page).locator('[data-block=hero] h1[data-text]').innerText()

const isFocused = (element: Element) => element === element.ownerDocument.activeElement

async function showEdit(page: Page): Promise<void> {
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  await sides.getByRole('button', { name: t('generate.side.brief') }).click()
}
