import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await suite.visitor(options)
  await page.addInitScript(recordModes)
  await page.goto(suite.url + path, { waitUntil: 'networkidle' })
  return page
}

/** Notes the mode of every frame the browser draws, from the first with a body on. */
function recordModes() {
  const modes = new Set<string>()
  const look = () => {
    if (document.body) modes.add(getComputedStyle(document.documentElement).colorScheme)
    document.documentElement.dataset.modesSeen = [...modes].join(' ')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const seen = (page: Page) => page.evaluate(() => document.documentElement.dataset.modesSeen)
const mode = (page: Page) => page.evaluate(() => document.documentElement.className)
const surface = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function choose(page: Page, key: string): Promise<void> {
  await page.getByLabel(t('colourMode.label')).first().click()
  await page.getByRole('button', { name: t(`colourMode.${key}`), exact: true }).click()
}

describe('the colour mode', () => {
  it.each(['light', 'dark'] as const)(
    'follows a %s system from the first frame on',
    async (colorScheme) => {
      const page = await open('/terms', { colorScheme })
      expect(await mode(page)).toBe(colorScheme)
      expect(await seen(page)).toBe(colorScheme)
      const other = colorScheme === 'light' ? 'dark' : 'light'
      await page.emulateMedia({ colorScheme: other })
      await expect.poll(() => mode(page)).toBe(other)
    },
  )

  it('is what was chosen, with no other seen after a reload', async () => {
    const page = await open('/terms', { colorScheme: 'light' })
    const light = await surface(page)
    await choose(page, 'dark')
    expect(await surface(page)).not.toBe(light)
    await page.reload({ waitUntil: 'networkidle' })
    expect(await seen(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'dark' })
    await choose(page, 'light')
    expect(await surface(page)).toBe(light)
    await choose(page, 'system')
    expect(await mode(page)).toBe('dark')
  })

  it('is the same in every tab, also on screens without the menu', async () => {
    const page = await open('/terms', { colorScheme: 'light' })
    const tab = await page.context().newPage()
    await tab.goto(`${suite.url}/generate`, { waitUntil: 'networkidle' })
    await choose(page, 'dark')
    await expect.poll(() => mode(tab)).toBe('dark')
    await choose(page, 'light')
    await expect.poll(() => mode(tab)).toBe('light')
  })

  it.each([
    ['light', '500'],
    ['dark', '400'],
  ] as const)('has the accent of its shade: %s %s', async (colorScheme, shade) => {
    const page = await open('/terms', { colorScheme })
    const [accent, token] = await page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const colourOf = (value: string) => {
        probe.style.color = value
        return getComputedStyle(probe).color
      }
      return [colourOf('var(--accent)'), colourOf(`var(${name})`)]
    }, `--color-primary-${shade}`)
    expect(accent).toBe(token)
  })
})

it('in the dark what is chosen stands out from what it is chosen of', async () => {
  const { page, context } = await suite.visitor({ colorScheme: 'dark' })
  const brief = 'Harbour Bikes is a bicycle workshop in Bristol. Full service £65.'
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  const chosen = page.getByRole('radio', { checked: true }).first().locator('xpath=..')
  const [own, around] = await chosen.evaluate((it) =>
    [it, it.parentElement as HTMLElement].map((each) => getComputedStyle(each).backgroundColor),
  )
  expect(lightness(own) - lightness(around)).toBeGreaterThan(0.04)
})

/** Of a colour as the browser tells one of our tokens. */
function lightness(colour = ''): number {
  return Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
}
