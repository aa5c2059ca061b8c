import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { openAlive } from '#test/support/open-alive.ts'

/** The workshop shows every widget, and stands in development alone. */
const suite = browserSuite({ NODE_ENV: 'development' })
let page: Page

beforeAll(async () => {
  // What is refused is shown too, and says so.
  ;({ page } = await suite.visitor({
    mayComplain: /^Progress: |cannot force the colour mode/,
    reducedMotion: 'no-preference',
  }))
  await page.clock.install()
  // The first visit has Vite prepare the packages, which takes a busy machine a minute, and may load
  // the page twice: nothing is run in it.
  await page.goto(`${suite.url}/__ui`, { waitUntil: 'networkidle', timeout: 120_000 })
  await openWorkshop()
})

async function openWorkshop(): Promise<void> {
  await openAlive(page, `${suite.url}/__ui`)
  await page.waitForLoadState('networkidle')
}

const region = () => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = () => page.locator('[data-toast]')
const shelf = (name: string) => page.getByRole('region', { name, exact: true })

async function show(kind = 'success', where = 'Toasts of the product'): Promise<Locator> {
  await shelf(where).getByRole('button', { name: kind, exact: true }).click()
  const toast = region().locator(`[data-toast=${kind}]`).last()
  await toast.waitFor()
  await page.mouse.move(5, 500)
  return toast
}

/** A toast whose time has come: it ends, and then takes its 200 ms to be cleared. */
async function goneAfter(ms: number): Promise<void> {
  await page.clock.runFor(ms)
  const clearing = async () => {
    await page.clock.runFor(100)
    return toasts().count()
  }
  await expect.poll(clearing).toBe(0)
}

/** Lets time pass for the page and waits until the toasts are that many. */
async function countAfter(ms: number, count: number): Promise<void> {
  await page.clock.runFor(ms)
  await expect.poll(() => toasts().count()).toBe(count)
}

describe('a toast', () => {
  /** The list is there, and from here on time passes when a test says so. */
  beforeAll(async () => {
    await show()
    await show('success', 'Toasts elsewhere')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  })
  beforeEach(() => goneAfter(70_000))
  afterAll(() => page.clock.resume())

  it('stands at the top right, below where a bar stands, in the labelled region, and is gone after two seconds', async () => {
    const toast = await show()
    const { x, y, width } = (await toast.boundingBox())!
    const bar = (await page.getByRole('banner').boundingBox())!
    expect(y).toBeGreaterThanOrEqual(bar.height)
    expect(y).toBeLessThan(bar.height + 40)
    expect(x + width).toBeGreaterThan(1220)
    await countAfter(1500, 1)
    await goneAfter(1000)
  })

  it('stands at the bottom right for five seconds where nobody says otherwise', async () => {
    const toast = await show('info', 'Toasts elsewhere')
    const { x, y, width } = (await toast.boundingBox())!
    expect(y).toBeGreaterThan(800)
    expect(x + width).toBeGreaterThan(1220)
    await countAfter(4500, 1)
    await goneAfter(1000)
  })

  it('waits while somebody points at it, and goes on with what is left', async () => {
    const toast = await show()
    await page.clock.runFor(1500)
    await toast.hover()
    await countAfter(20_000, 1)
    await page.mouse.move(5, 500)
    await countAfter(300, 1)
    await goneAfter(700)
  })

  it('waits while the focus is among the toasts', async () => {
    await show()
    await page.keyboard.press('F8')
    await expect.poll(() => hasFocus(region().filter({ has: toasts() }))).toBe(true)
    await countAfter(20_000, 1)
    await page.keyboard.press('Tab')
    await countAfter(20_000, 1)
    await page.keyboard.press('Enter')
    await goneAfter(300)
  })

  it('waits while the window is not looked at', async () => {
    await show()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await countAfter(20_000, 1)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await goneAfter(2500)
  })

  it('gives the focus back to where it was when it goes', async () => {
    await show()
    const origin = shelf('Toasts of the product').getByRole('button', { name: 'success' })
    expect(await hasFocus(origin)).toBe(true)
    await page.keyboard.press('F8')
    await expect.poll(() => hasFocus(region().filter({ has: toasts() }))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await goneAfter(300)
    await expect.poll(() => hasFocus(origin)).toBe(true)
  })

  it('is cleared 200 ms after it was closed, and not before', async () => {
    const toast = await show()
    await toast.getByRole('button', { name: 'Close' }).click()
    await countAfter(150, 1)
    await countAfter(60, 0)
  })

  it('is one of five at most: the oldest makes room', async () => {
    const button = shelf('Toasts of the product').getByRole('button', { name: 'long' })
    const numbers = async () =>
      (await toasts().allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]))
    await button.click()
    await countAfter(1000, 1)
    const [first = 0] = await numbers()
    for (let nth = 1; nth < 7; nth++) {
      await button.click()
      await page.clock.runFor(1000)
    }
    await expect.poll(numbers).toEqual([2, 3, 4, 5, 6].map((nth) => first + nth))
  })

  it.each([
    ['top-right', 60, 0],
    ['top-left', -60, 0],
    ['top-center', 0, -60],
    ['bottom-center', 0, 60],
    ['bottom-right', 60, 0],
  ] as const)('at the %s is thrown out over its edge, from 50 px on', async (place, dx, dy) => {
    await page.getByRole('combobox', { name: 'Position' }).selectOption(place)
    const toast = await show('warning', 'Toasts elsewhere')
    await swipe(toast, dx * 0.7, dy * 0.7)
    await countAfter(300, 1)
    await swipe(toast, -dx, -dy)
    await countAfter(300, 1)
    await swipe(toast, dx, dy)
    await goneAfter(300)
  })

  it('has the colour of its kind', async () => {
    const colours: string[] = []
    for (const kind of ['success', 'warning', 'error', 'info']) {
      const toast = await show(kind)
      colours.push(
        await toast.locator('> div').evaluate((it) => getComputedStyle(it).backgroundColor),
      )
    }
    const [success, warning, error, info] = colours.map(hueOf)
    expect(success).toBeCloseTo(152, 0)
    expect(warning).toBeCloseTo(72, 0)
    expect(error).toBeCloseTo(22, 0)
    expect(info).toBeCloseTo(64, 0)
  })
})

describe('a question', () => {
  const answer = () => page.getByLabel('Answer').textContent()

  it('is called Confirm, has OK and Cancel, and answers to whoever asked', async () => {
    const opener = page.getByRole('button', { name: 'Confirm', exact: true })
    await opener.click()
    const dialog = page.getByRole('alertdialog', { name: 'Confirm' })
    await dialog.getByRole('button', { name: 'OK', exact: true }).click()
    await expect.poll(answer).toBe('agreed')
    await focusReturns(opener)
    await opener.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(answer).toBe('not agreed')
  })

  it('that only tells is called Notice, has OK, and Escape will do', async () => {
    const opener = page.getByRole('button', { name: 'Notice', exact: true })
    await opener.click()
    const dialog = page.getByRole('alertdialog', { name: 'Notice' })
    await dialog.getByRole('button', { name: 'OK', exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Cancel' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(answer).toBe('read')
    await focusReturns(opener)
  })
})

describe('where less motion is asked for', () => {
  beforeAll(() => page.emulateMedia({ reducedMotion: 'reduce' }))
  afterAll(() => page.emulateMedia({ reducedMotion: 'no-preference' }))

  it('windows and buttons change at once', async () => {
    const opener = page.getByRole('button', { name: 'Notice', exact: true })
    const durationOf = (it: Element) => getComputedStyle(it).transitionDuration
    expect(await opener.evaluate(durationOf)).toBe('0s')
    await opener.click()
    const dialog = page.getByRole('alertdialog', { name: 'Notice' })
    await dialog.waitFor()
    expect(await dialog.evaluate((it) => getComputedStyle(it).animationName)).toBe('none')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('a tooltip', () => {
  it('opens after 700 ms, and the next one at once', async () => {
    // No time but what is given: a busy machine must not open it early.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('button', { name: 'First with a tip' }).hover()
    await page.clock.runFor(600)
    expect(await page.getByRole('tooltip').count()).toBe(0)
    await page.clock.runFor(150)
    await page.getByRole('tooltip', { name: 'First tip' }).waitFor()
    const second = page.getByRole('button', { name: 'Second with a tip' })
    const point = async () => {
      for (const x of [10, 20, 30, 40]) await second.hover({ position: { x, y: 15 } })
    }
    await page.mouse.move(5, 500)
    await page.clock.runFor(250)
    await point()
    await page.clock.runFor(50)
    await page.getByRole('tooltip', { name: 'Second tip' }).waitFor()
    await page.clock.resume()
  })
})

describe('a list that changes', () => {
  const turnRound = async () => {
    await page.evaluate(() => {
      const real = Element.prototype.animate
      Element.prototype.animate = function animate(frames, options) {
        document.documentElement.dataset.glides = JSON.stringify(options)
        return real.call(this, frames, options)
      }
    })
    await page.clock.runFor(3000)
    await page.getByRole('button', { name: 'Turn round' }).click()
    await page.clock.runFor(500)
  }
  const glides = () => page.evaluate(() => document.documentElement.dataset.glides ?? null)

  it('glides for 250 ms', async () => {
    await turnRound()
    await expect.poll(glides).toBe('{"duration":250,"easing":"ease-in-out"}')
  })

  it('stands still where less motion is asked for', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWorkshop()
    await turnRound()
    await expect
      .poll(() => page.getByRole('list', { name: 'A list that glides' }).textContent())
      .toBe('threetwoone')
    expect(await glides()).toBeNull()
  })
})

describe('what is empty', () => {
  it('says so, also where nobody wrote a text for it', async () => {
    await page.getByRole('heading', { name: 'No data' }).waitFor()
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
  })
})

describe('a screen that forces a colour mode', () => {
  const mode = () => page.evaluate(() => document.documentElement.className)

  it('has it from the server on, keeps no choice of it, and lets go of it', async () => {
    const answer = await page.goto(`${suite.url}/__ui/dark`)
    expect(await answer?.text()).toContain('data-colour-mode="dark"')
    await page.waitForLoadState('networkidle')
    expect(await mode()).toBe('dark')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.getByRole('link', { name: 'own mode' }).click()
    await expect.poll(mode).toBe('light')
    await page.getByRole('link', { name: 'dark', exact: true }).click()
    await expect.poll(mode).toBe('dark')
  })

  it('is refused `system`, with a warning', async () => {
    const warnings: string[] = []
    page.on('console', (it) => void (it.type() === 'warning' && warnings.push(it.text())))
    await page.goto(`${suite.url}/__ui/system`)
    await expect.poll(() => warnings.join()).toContain('force the colour mode "system"')
    expect(await mode()).toBe('light')
  })
})

async function focusReturns(opener: Locator): Promise<void> {
  await page.clock.runFor(100)
  await expect.poll(() => hasFocus(opener)).toBe(true)
}

async function swipe(toast: Locator, dx: number, dy: number): Promise<void> {
  const { x, y, height } = (await toast.boundingBox())!
  const from = { x: x + 120, y: y + height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + dx / 2, from.y + dy / 2)
  await page.mouse.move(from.x + dx, from.y + dy)
  await page.mouse.up()
}

/** The hue of a computed `oklch(…)`. */
function hueOf(colour: string): number {
  return Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(colour)?.[1])
}
