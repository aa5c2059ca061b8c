import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PageDocument } from '#shared/page/document.ts'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, storedDocument, writePage } from '#test/support/edited-page.ts'
import { hasFocus, tabTo } from '#test/support/keyboard.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Run by Ada since 2014. Call 0117 496 0123.'
const t = translator('en')
const suite = browserSuite()

describe.each(atSizes(360, 1440))('the box for changes at %i px', (width) => {
  it('is in sight on every side and tab, and stays where it is', async () => {
    const { page } = await workspace(width)
    const places = [await placeOf(box(page))]
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page.getByRole('button', { name: t('editor.parts.add'), exact: true }).waitFor()
    places.push(await placeOf(box(page)))
    await page.getByRole('radio', { name: t('editor.panel.look') }).click()
    places.push(await placeOf(box(page)))
    if (width < 1000) {
      await page.getByRole('button', { name: t('generate.side.preview'), exact: true }).click()
      places.push(await placeOf(box(page)))
    }
    for (const place of places) expect(place).toEqual(places[0])
    const { y, height } = places[0] ?? { y: 0, height: 0 }
    expect(y + height).toBeLessThanOrEqual(900)
  })

  it('keeps what was asked for over a reload, each with its way back', async () => {
    const { page, slug, stored } = await workspace(width)
    const before = await stored()
    await ask(page, 'Make it darker')
    await ask(page, 'Add a team')
    await expect.poll(async () => (await stored()).order).toContain('team')
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    if (width < 1000) await showEdit(page)
    const thread = page.getByRole('region', { name: t('generate.command.thread') })
    await expect.poll(() => thread.getByRole('listitem').count()).toBe(2)
    expect(await faultsInBothColours(page)).toEqual([])

    // The older one goes, the newer one stays.
    await turn(thread, 'undo', 'Make it darker')
    await expect.poll(async () => (await stored()).theme).toEqual(before.theme)
    expect((await stored()).order).toContain('team')
    await turn(thread, 'redo', 'Make it darker')
    await expect.poll(async () => (await stored()).theme.scheme).toBe('dark')

    // A section is called by its heading.
    const heading = String((await stored()).blocks.team?.props.title)
    await thread.getByRole('button', { name: heading, exact: true }).click()
    await expect.poll(() => previewOf(page).locator('#team').evaluate(isInView)).toBe(true)
  })

  it('shows the newest answer whole, to whoever comes back and when a refusal fills the box', async () => {
    const { page, slug } = await workspace(width, /422/)
    if (width < 1000) await showEdit(page)
    const thread = page.getByRole('region', { name: t('generate.command.thread') })
    for (const words of ['Make it darker', 'Add a team', 'Add an FAQ', 'Make it warmer']) {
      await ask(page, words)
      const name = `${t('generate.command.undo')}: ${words}`
      const back = await thread.getByRole('button', { name }).elementHandle()
      await expect.poll(() => back?.evaluate(isOnTop)).toBe(true)
    }

    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    if (width < 1000) await showEdit(page)
    const name = `${t('generate.command.undo')}: Make it warmer`
    const back = thread.getByRole('button', { name })
    await back.waitFor()
    await expect.poll(() => back.evaluate(isOnTop)).toBe(true)
    await page.waitForTimeout(1000)
    expect(await back.evaluate(isOnTop)).toBe(true)

    await box(page).fill(
      'Tell me what the weather will be like tomorrow, and the day after it. '.repeat(2),
    )
    await box(page).press('Enter')
    const refusal = thread.getByText(t('generate.command.problem.not_understood'))
    await refusal.waitFor()
    await expect.poll(() => box(page).inputValue()).not.toBe('')
    await expect.poll(() => refusal.evaluate(isEndOnTop)).toBe(true)
  })

  it('does not repeat an earlier answer to whoever comes back', async () => {
    const { page, slug } = await workspace(width)
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await ask(page, 'Make it darker')
    const answer = page.getByRole('button', { name: t('generate.command.outcome.darker') })
    await answer.waitFor()
    const read = page.waitForResponse(/\/wishes\?/)
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await (await read).finished()
    if (width < 1000) await showEdit(page)
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await page.getByRole('button', { name: t('editor.parts.add'), exact: true }).waitFor()
    expect(await answer.count()).toBe(0)
  })

  it('asks back with buttons where half of a wish is understood', async () => {
    const { page } = await workspace(width)
    await ask(page, 'make the headings bigger and paint them by hand')
    const choices = page.getByRole('list', { name: t('generate.command.choices') })
    const first = choices.getByRole('button').first()
    const words = (await first.textContent()) ?? ''
    await first.click()
    const thread = page.getByRole('region', { name: t('generate.command.thread') })
    const asked = thread.getByRole('listitem').last().getByText(words, { exact: true })
    await asked.first().waitFor()
    await expect.poll(() => thread.locator('.animate-spin').count()).toBe(0)
    expect(await thread.locator(':scope > ol > li').count()).toBe(2)
    // What was asked back is still told whole, as what was taken of it is.
    expect(await choices.getByRole('button').first().textContent()).toBe(words)
  })
})

it('sends what is asked for while something else is answered once that is done', async () => {
  const { page, stored } = await workspace(1440)
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/commands$/, async (route) => {
    await isHeld
    await route.continue()
  })
  await box(page).fill('Make it darker')
  await box(page).press('Enter')
  await expect.poll(() => box(page).inputValue()).toBe('')
  await box(page).fill('Add a team')
  await box(page).press('Enter')
  await page.getByText(t('generate.command.queued')).waitFor()
  expect(await box(page).inputValue()).toBe('Add a team')

  answer()
  await expect.poll(async () => (await stored()).order).toContain('team')
  expect((await stored()).theme.scheme).toBe('dark')
  expect(await box(page).inputValue()).toBe('')
  expect(await page.getByText(t('generate.command.queued')).count()).toBe(0)
})

it('says of a page that was deleted meanwhile that it is gone', async () => {
  const { page, context, slug } = await workspace(1440, /404/)
  const address = `${suite.url}/api/pages/${slug}`
  await context.request.delete(address, { headers: { origin: suite.url } })
  await box(page).fill('Make it darker')
  await box(page).press('Enter')
  await page.getByText(t('generate.command.problem.gone')).first().waitFor()
  expect(await box(page).inputValue()).toBe('Make it darker')
})

it('every command, section and page is found by its name', async () => {
  const { page, context } = await workspace(1440)
  const told = 'Luna Florist in Bristol. Bouquets from £25.'
  const other = await writePage(context, suite.url, { brief: told, locale: 'en' })
  await box(page).focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('palette.title') })
  const line = palette.getByRole('combobox')
  await expect.poll(() => hasFocus(line)).toBe(true)
  expect(await faultsInBothColours(page)).toEqual([])
  await page.keyboard.type('about')
  await page.keyboard.press('Enter')
  await palette.waitFor({ state: 'detached' })
  await expect.poll(() => previewOf(page).locator('#about').evaluate(isInView)).toBe(true)

  await page.keyboard.press('Control+k')
  await palette.getByRole('option', { name: /Luna/ }).waitFor()
  await page.keyboard.type('luna')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${suite.url}/generate/${other}`)
  await expect.poll(() => page.title()).toBe('Luna Florist · Ninefold')
  await previewOf(page).getByText('Luna Florist').first().waitFor()
  await previewOf(page).locator('h1[data-text]').waitFor({ state: 'attached' })
  await ask(page, 'Make it darker')
  const now = await storedDocument(context, suite.url, other)
  expect(now.theme.scheme).toBe('dark')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('languages')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/settings\//)
})

it('a question is answered on the page’s side of a phone too', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 360, height: 740 } })
  const slug = await writePage(context, suite.url, {
    brief: 'Luna Florist in Bristol. Bouquets from £25.',
    locale: 'en',
  })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  await sides.getByRole('button', { name: t('generate.side.preview') }).click()
  await box(page).fill('Use a handwriting font')
  await box(page).press('Enter')
  const choices = page.getByRole('list', { name: t('generate.command.choices') })
  const answer = choices.filter({ visible: true }).getByRole('button').first()
  await answer.click()
  await page
    .getByRole('button', { name: t('generate.command.undo') })
    .filter({ visible: true })
    .first()
    .waitFor()
})

it('what a wish still lacks is selected in the box, to be typed over', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const slug = await writePage(context, suite.url, {
    brief:
      'Salt & Ember is a pottery in Falmouth. Six-week wheel course £210. There is a glazing afternoon every first Sunday.',
    locale: 'en',
  })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await box(page).fill('add the glazing afternoon to the prices')
  await box(page).press('Enter')
  const choices = page.getByRole('list', { name: t('generate.command.choices') })
  await choices.filter({ visible: true }).getByRole('button').first().click()
  await expect.poll(() => box(page).inputValue()).toContain('£…')
  await page.keyboard.type('35')
  expect(await box(page).inputValue()).toMatch(/£35$/)
})

it('a refusal has the suggestions it names below it, on every panel of a phone', async () => {
  const { page } = await workspace(360, /422/)
  await ask(page, 'Make it darker')
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  const suggestions = page.getByRole('list', { name: t('generate.command.examples') })
  expect(await suggestions.isVisible()).toBe(false)
  await box(page).fill('asdf qwer banana')
  await box(page).press('Enter')
  await suggestions.waitFor()
})

describe('the box of one workspace', () => {
  let page: Page
  let context: BrowserContext
  let slug: string
  let stored: () => Promise<PageDocument>
  beforeAll(async () => {
    // What is typed may be sent before a tab has heard of another's change: it is refused once then.
    ;({ page, context, slug, stored } = await workspace(1440, /412|422/))
  })
  afterEach(async () => {
    await page.getByRole('radio', { name: t('editor.panel.brief') }).click()
    await box(page).fill('')
  })

  it('the box is reached with Tab, and its suggestions after the panel', async () => {
    await tabTo(page, page.getByRole('button', { name: t('generate.another') }))
    await tabTo(page, box(page))
  })

  it('is about the part of the page it was asked at, by the keyboard alone', async () => {
    const about = previewOf(page).locator('#about')
    await about.locator('[data-command=form]').focus()
    for (let press = 0; press < 8; press++) {
      const at = await about.locator('[data-command=ask]').evaluate(isFocused)
      if (!at) await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => about.locator('.ask textarea').evaluate(isFocused)).toBe(true)
    await page.keyboard.type('make it darker')
    await page.keyboard.press('Enter')
    const thread = page.getByRole('region', { name: t('generate.command.thread') })
    await thread.getByText('make it darker').waitFor()
    await thread.getByText(t('generate.sections.about')).first().waitFor()
  })

  it('the tab names the page that is open in it', async () => {
    expect(await page.title()).toBe('Harbour Bikes · Ninefold')
    const other = await context.newPage()
    await other.goto(`${suite.url}/generate`)
    expect(await other.title()).toBe(t('generate.meta.title'))
    await other.close()
  })

  it('an answer is not said on a panel its person went on to', async () => {
    await page.getByRole('radio', { name: t('editor.panel.look') }).click()
    await ask(page, 'Make it darker')
    const answer = page.getByRole('button', { name: t('generate.command.outcome.darker') })
    await answer.waitFor()
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    await answer.waitFor({ state: 'detached' })
  })

  it('a refusal is no longer said once something else is done', async () => {
    await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
    const refusal = page.getByRole('button', { name: t('generate.command.problem.not_understood') })
    const refuse = async () => {
      await box(page).fill('asdf qwer banana')
      await box(page).press('Enter')
      await refusal.waitFor()
    }
    await refuse()
    await page.getByRole('radio', { name: t('editor.panel.look') }).click()
    await refusal.waitFor({ state: 'detached' })
    await refuse()
    await previewOf(page).locator('[data-block=hero] [data-command=variant]').click()
    await refusal.waitFor({ state: 'detached' })
  })

  it('a refusal stays in the thread with its answer, whatever is asked after it', async () => {
    const thread = page.getByRole('region', { name: t('generate.command.thread') })
    const entries = thread.locator(':scope > ol > li')
    const before = await entries.count()
    await ask(page, 'Make it warmer')
    await box(page).fill('qwer banana asdf')
    await box(page).press('Enter')
    const refused = entries.nth(before + 1)
    const refusal = refused.getByText(t('generate.command.problem.not_understood'))
    await refusal.waitFor()
    await ask(page, 'Add a team')
    await expect.poll(() => entries.count()).toBe(before + 3)
    await expect.poll(() => entries.nth(before + 2).textContent()).toContain('Add a team')
    expect(await refused.textContent()).toContain('qwer banana asdf')
    expect(await refusal.isVisible()).toBe(true)
  })

  it('what is no command is asked for as a change', async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: t('palette.title') })
    const words = 'The full service costs £70 now'
    await palette.getByRole('combobox').fill(words)
    const row = palette.getByRole('option', { name: t('palette.ask', { words }) })
    await expect.poll(() => row.getAttribute('aria-selected')).toBe('true')
    expect(await faultsInBothColours(page)).toEqual([])
    await page.keyboard.press('Enter')
    await palette.waitFor({ state: 'detached' })
    await expect.poll(async () => JSON.stringify((await stored()).facts)).toContain('"amount":70')
  })

  it('says what another tab changed, and keeps what is being typed', async () => {
    const other = await context.newPage()
    await openWorkspace(other, `${suite.url}/generate/${slug}`)
    await box(page).fill('Add a te')
    const title = previewOf(page).locator('[data-block=hero] h1')
    await title.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' and mor')
    await ask(other, 'The full service costs £75 now')
    await page.getByText(t('editor.notice.changedElsewhere')).waitFor()
    await previewOf(page).getByText('£75').first().waitFor()
    await page.keyboard.type('e')
    await expect.poll(() => title.textContent()).toMatch(/ and more$/)
    expect(await box(page).inputValue()).toBe('Add a te')
    await other.close()
  })

  it('half a wish is there after a reload, and gone once it was sent', async () => {
    await box(page).fill('Make it da')
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await expect.poll(() => box(page).inputValue()).toBe('Make it da')
    await ask(page, 'Add an FAQ')
    await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await page.getByRole('button', { name: t('generate.command.send') }).waitFor()
    expect(await box(page).inputValue()).toBe('')
  })
})

async function workspace(width: number, mayComplain = /^$/) {
  const { page, context } = await suite.visitor({
    viewport: { width, height: 900 },
    mayComplain,
  })
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  return { page, context, slug, stored: () => storedDocument(context, suite.url, slug) }
}

const box = (page: Page) => page.getByRole('textbox', { name: t('generate.command.label') })

async function ask(page: Page, words: string): Promise<void> {
  await box(page).fill(words)
  await box(page).press('Enter')
  await page.getByRole('button', { name: t('generate.command.send') }).waitFor()
  await expect.poll(() => box(page).inputValue()).toBe('')
}

async function turn(thread: Locator, way: 'undo' | 'redo', words: string): Promise<void> {
  const name = `${t(`generate.command.${way}`)}: ${words}`
  await thread.getByRole('button', { name }).click()
}

async function showEdit(page: Page): Promise<void> {
  const sides = page.getByRole('navigation', { name: t('generate.sides') })
  await sides.getByRole('button', { name: t('generate.side.brief') }).click()
}

async function placeOf(element: Locator) {
  const { x = 0, y = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x, y, height }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Nothing covers its middle. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Whether the last line of a text is in sight. */
function isEndOnTop(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 4, bottom - 4))
}

function isFocused(element: Element): boolean {
  return element === document.activeElement
}
