import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import {
  editBrief,
  openBrief,
  openWorkspace,
  pressInPreview,
  previewFrame,
  previewOf,
  sectionNameOf,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Kiln & Clay is a ceramics studio in Bristol. Drop-in £14, membership £60 a month. Run by Maya since 2014. Call 0117 496 0123.'
const t = translator('en')
const suite = browserSuite()

describe.each(atSizes(360, 1440))('the brief beside its page at %i px', (width) => {
  it('leads from its words to where they stand', async () => {
    const { page } = await workspace(width)
    const card = await openBrief(page)
    const words = card.getByRole('link', { name: /Run by Maya/ })
    await words.focus()
    const about = previewOf(page).locator('#about')
    const text = about.locator('[data-lit]')
    await expect.poll(() => text.count()).toBe(1)
    expect(await faultsInBothColours(page)).toEqual([])
    await words.press('Enter')
    await expect.poll(() => about.evaluate(isInView)).toBe(true)
  })

  it('is read anew once it is rewritten', async () => {
    const { page } = await workspace(width)
    const again = `${brief} Wheels and tools are on loan.`
    const field = await editBrief(page)
    await field.fill(again)
    await page.getByRole('button', { name: t('generate.writeAgain') }).click()
    if (width < 1000)
      await page.getByRole('button', { name: t('generate.side.brief'), exact: true }).click()
    const read = (await openBrief(page)).locator('p[lang=en]')
    await expect.poll(() => read.getByRole('link').last().textContent()).toContain('on loan')
    expect(await read.textContent()).toBe(again)
  })

  it('strikes what a wish has changed since, and stays as its creator left it', async () => {
    const { page } = await workspace(width)
    const card = await openBrief(page)
    for (const words of ['Change the phone to 0117 555 0199', 'The drop-in costs £16 now']) {
      const box = page.getByRole('textbox', { name: t('generate.command.label') })
      await box.fill(words)
      await box.press('Enter')
      await card
        .locator('ins', { hasText: /0199|£16/ })
        .last()
        .waitFor()
      await expect.poll(() => box.inputValue()).toBe('')
    }
    const struck = card.locator('s')
    await expect.poll(() => struck.allTextContents()).toEqual(['£14', '0117 496 0123'])
    expect(await card.locator('ins').allTextContents()).toEqual([' £16', ' 0117 555 0199'])
    expect(await faultsInBothColours(page)).toEqual([])
    // As it was written, on the chip and on the page.
    await card.getByRole('button', { name: /0117 555 0199/ }).waitFor()
    await card.getByRole('button', { name: new RegExp(`^${t('generate.brief.title')}`) }).click()
    const facts = `${t('generate.facts.prices')} and ${t('generate.facts.phone')}`
    await card.getByText(t('generate.brief.changed', { facts })).waitFor()
  })

  it('offers what the page does not say, and one press puts it there', async () => {
    const { page, stored } = await workspace(width)
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page
      .getByRole('button', {
        name: t('editor.parts.more', { part: await sectionNameOf(page, 'about') }),
      })
      .click()
    await page.getByRole('menuitem', { name: t('editor.tools.remove') }).click()
    await page.getByRole('radio', { name: t('editor.panel.brief') }).click()
    const left = page.getByRole('region', { name: t('generate.leftOver.label') })
    await left.getByRole('button').first().click()
    await left.waitFor({ state: 'detached' })
    await expect.poll(async () => JSON.stringify((await stored()).blocks)).toContain('Run by Maya')
  })
})

describe.each(atSizes(360, 1440))('a brief that leaves its name in doubt, at %i px', (width) => {
  const hasty =
    'quartos na calheta são jorge açores, 3 quartos vista pico, 45€ noite 2 pess c/ pequeno almoço (queijo claro), 3 noites ou mais 40. agosto so semana. a tia Natividade vai buscar ao porto das velas 15€. telefone 295 555 018 ñ temos booking'
  const question = (page: Page) =>
    page.getByRole('region', { name: t('generate.askName.label'), exact: true })

  it('has its creator asked, and one press answers', async () => {
    const { page, stored } = await workspace(width, hasty)
    const asked = question(page)
    const answer = asked.getByRole('button', { name: 'Natividade', exact: true })
    await answer.waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await answer.focus()
    await answer.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).facts.name).toBe('Natividade')
    const header = previewOf(page).locator('[data-block=header]')
    await expect.poll(() => header.textContent()).toContain('Natividade')
    await page.getByRole('button', { name: t('editor.undo'), exact: true }).click()
    await asked.waitFor()
    expect((await stored()).facts.name).toBeUndefined()
  })

  it('is not asked about again once it has another name, or none', async () => {
    const { page, stored } = await workspace(width, hasty)
    const asked = question(page)
    await asked.getByRole('button', { name: t('generate.askName.other') }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Tia')
    await page.keyboard.press('Escape')
    await asked.getByRole('button', { name: t('generate.askName.none') }).click()
    await asked.waitFor({ state: 'detached' })
    await page.getByText(t('generate.state.saved'), { exact: true }).waitFor()
    expect((await stored()).facts.name).toBeUndefined()
    await page.reload()
    const card = await openBrief(page)
    await card.locator('p[lang=en]').getByText('45€ noite').waitFor()
    expect(await asked.count()).toBe(0)
  })
})

describe('a fact corrected where it stands', () => {
  it('is seen on the page while it is typed, and Escape brings it back', async () => {
    const { page, stored } = await workspace(1440)
    const { blocks } = await stored()
    const card = await openBrief(page)
    const header = previewOf(page).locator('[data-block=header]')
    const chip = card.getByRole('button', { name: new RegExp(`^${t('generate.facts.name')} `) })
    await chip.click()
    const field = page.getByRole('dialog').getByRole('textbox')
    await expect.poll(() => hasFocus(field)).toBe(true)
    await page.keyboard.type('Mud Club')
    await expect.poll(() => header.textContent()).toContain('Mud Club')
    expect(await faultsInBothColours(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => header.textContent()).toContain('Kiln & Clay')
    expect((await stored()).facts.name).toBe('Kiln & Clay')
    await expect.poll(() => hasFocus(chip)).toBe(true)

    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(field)).toBe(true)
    await page.keyboard.type('Mud Club')
    const tabs = page.getByRole('group', { name: t('editor.panels') })
    const before = await tabs.boundingBox()
    await page.keyboard.press('Enter')
    await field.waitFor({ state: 'detached' })
    await expect.poll(async () => (await stored()).facts.name).toBe('Mud Club')
    await page.getByText(t('generate.state.saved'), { exact: true }).waitFor()
    expect(await tabs.boundingBox()).toEqual(before)

    // Fact and sentences are taken back together.
    await page.getByRole('button', { name: t('editor.undo'), exact: true }).click()
    await expect.poll(async () => (await stored()).facts.name).toBe('Kiln & Clay')
    expect((await stored()).blocks).toEqual(blocks)
  })

  it.each(atSizes(1440, 360))('prices are a table that Tab goes on in, at %i px', async (width) => {
    const { page, stored } = await workspace(width)
    await pressPrices(page)
    const form = page.getByRole('dialog')
    const last = form.getByPlaceholder(t('generate.facts.price.add'))
    await last.focus()
    await page.keyboard.type('Clay, 10 kg')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('9.50')
    await page.keyboard.press('Tab')
    await page.keyboard.type('each')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Kiln hire')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('25')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await stored()).facts.prices)
      .toMatchObject([
        { item: 'Drop-in', amount: 14 },
        { item: 'membership', amount: 60, unit: 'month' },
        { item: 'Clay, 10 kg', amount: 9.5, unit: 'piece', currency: 'GBP' },
        { item: 'Kiln hire', amount: 25 },
      ])
  })

  it.each(atSizes(1440, 360))('a price opens at its own amount, at %i px', async (width) => {
    const { page, stored } = await workspace(width)
    const membership = (await stored()).facts.prices?.find(({ item }) => item === 'membership')
    await pressPrices(page, `[data-price="${membership?.id}"]`)
    const form = page.getByRole('dialog')
    const name = `${t('generate.facts.price.amount')}: membership`
    await expect.poll(() => hasFocus(form.getByRole('textbox', { name }))).toBe(true)
    await page.keyboard.type('65')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await stored()).facts.prices)
      .toMatchObject([
        { item: 'Drop-in', amount: 14 },
        { item: 'membership', amount: 65 },
      ])
  })

  it('on a phone what was corrected comes into sight', async () => {
    const { page, stored } = await workspace(360)
    const membership = (await stored()).facts.prices?.find(({ item }) => item === 'membership')
    await openBrief(page)
    await page.locator('[data-chip=prices] > *').click()
    const form = page.getByRole('dialog')
    const name = `${t('generate.facts.price.amount')}: membership`
    await form.getByRole('textbox', { name }).fill('65')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    const price = previewOf(page).locator(`[data-block] li [data-price="${membership?.id}"]`)
    await expect.poll(() => price.textContent()).toContain('65')
    await expect.poll(() => price.evaluate(isInView)).toBe(true)
  })

  it('a list of prices that is pasted fills the table', async () => {
    const { page } = await workspace(1440)
    await pressPrices(page)
    const form = page.getByRole('dialog')
    const last = form.getByPlaceholder(t('generate.facts.price.add'))
    await last.evaluate((field: HTMLInputElement) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Glazes £8\nTools from £5 a week')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    const amount = (item: string) =>
      form.getByRole('textbox', { name: `${t('generate.facts.price.amount')}: ${item}` })
    expect(await amount('Glazes').inputValue()).toBe('8')
    expect(await amount('Tools').inputValue()).toBe('5')
  })
})

describe('a page that is being written', () => {
  it('unfolds part by part, and at once where somebody skips that', async () => {
    const { page } = await suite.visitor({ reducedMotion: 'no-preference' })
    await write(page)
    const skip = page.getByRole('button', { name: t('generate.preview.skip') })
    await skip.click()
    await skip.waitFor({ state: 'detached' })
    const hidden = previewOf(page).locator('[data-veiled], [data-awaited]')
    await expect.poll(() => hidden.count()).toBe(0)
    await previewOf(page).locator('h1[data-text]').waitFor()
  })

  it('stands veiled by whole rows, however high a section will be', async () => {
    const { page } = await workspace(1440)
    const cut = await previewFrame(page).evaluate(() => {
      const block = document.querySelector<HTMLElement>('main > section:not(.hero)')
      if (!block) return ['no section']
      block.setAttribute('data-veiled', '')
      const made = (tag: string, className: string, ...inside: Element[]) => {
        const element = document.createElement(tag)
        element.className = className
        element.append(...inside)
        return element
      }
      const rows = Array.from({ length: 8 }, () => made('i', ''))
      const skeleton = made('div', 'w skeleton', made('i', 'wide'), made('div', '', ...rows))
      block.replaceChildren(made('div', 'veil', skeleton))
      return [300, 420, 555].flatMap((height) => {
        block.style.height = `${height}px`
        const shown = block.querySelector('.skeleton > div')?.getBoundingClientRect().bottom ?? 0
        return [...block.querySelectorAll('.skeleton > div > i')]
          .map((row) => row.getBoundingClientRect())
          .filter((row) => row.height > 0 && row.top < shown && row.bottom > shown + 1)
          .map(() => height)
      })
    })
    expect(cut).toEqual([])
  })

  it('stands there at once for who asked for less motion', async () => {
    const { page } = await suite.visitor({ reducedMotion: 'reduce' })
    await write(page)
    await previewOf(page).locator('h1[data-text]').waitFor()
    expect(await page.getByRole('button', { name: t('generate.preview.skip') }).count()).toBe(0)
  })
})

async function workspace(width: number, said = brief) {
  const { page, context } = await suite.visitor({ viewport: { width, height: 900 } })
  const slug = await writePage(context, suite.url, { brief: said, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { page, stored: () => storedDocument(context, suite.url, slug) }
}

/** On the page itself, which opens their form at its chip. */
async function pressPrices(page: Page, at = '.price'): Promise<void> {
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  if (await sides.isVisible())
    await sides.getByRole('button', { name: t('generate.side.preview') }).click()
  await pressInPreview(page, at)
  await page.getByRole('dialog').waitFor()
}

async function write(page: Page): Promise<void> {
  await page.goto(`${suite.url}/generate`, { waitUntil: 'networkidle' })
  await page.locator('textarea[name=brief]').fill(brief)
  await page.getByRole('button', { name: t('generate.write') }).click()
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

it('no line is drawn under the space a line of the brief ends with', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const brief =
    'Salt & Rye is a small bakery on the harbour in Bristol. We bake sourdough, croissants and seeded rye every morning before six. Open daily 8–16. Call 0117 496 0123.'
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  const card = await openBrief(page)
  const words = card.locator('p[lang]').first()
  await words.locator('a').first().waitFor()
  expect(await words.evaluate(widestEnd)).toBe(0)
})

/** How wide the widest space is that stands before the end of a line. */
function widestEnd(paragraph: Element): number {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const letters: { text: string; box: DOMRect }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (let at = 0; at < node.length; at++) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      letters.push({ text: node.data[at] ?? '', box: range.getBoundingClientRect() })
    }
  }
  const ends = letters.filter(({ text, box }, at) => {
    const next = letters[at + 1]
    return text === ' ' && next !== undefined && next.box.top > box.top + 8
  })
  if (ends.length === 0) throw new Error('the brief stands on one line')
  return Math.max(...ends.map(({ box }) => box.width))
}

it('a request of the brief that is not done is done in one press, and leaves the list', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const words = 'No photos of people please.'
  const asked = `Luna Florist in Bristol. We grow dahlias and sweet peas. Bouquets from £25. Call 0117 496 0123. ${words}`
  const slug = await writePage(context, suite.url, { brief: asked, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  const list = page.getByRole('region', { name: t('generate.asked.label') })
  await list.getByRole('button', { name: `${t('generate.asked.do')}: ${words}` }).click()
  await list.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await storedDocument(context, suite.url, slug)).order)
    .not.toContain('gallery')
})
