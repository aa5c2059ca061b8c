import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Locale, localeCodes, locales, localizePath } from '#shared/locales.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { openPaths } from '#test/support/open-screens.ts'
import { publishThroughSheet } from '#test/support/publish-through-sheet.ts'
import { translator } from '#test/support/translator.ts'

interface Journey {
  locale: Locale
  width: number
  brief: string
  name: string
  /** What a reader must find on the published page. */
  reads: string[]
  phoneHref: string
}

const journeys: Journey[] = [
  {
    locale: 'en',
    width: 1440,
    brief:
      'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123.',
    name: 'Harbour Bikes',
    reads: ['£12', '£65', 'Puncture repair'],
    phoneHref: 'tel:+441174960123',
  },
  {
    locale: 'pt',
    width: 768,
    brief:
      'A Padaria Aurora é uma padaria de bairro no Porto. Pão de centeio 2,80 €, pastel de nata 1,30 €. Aberta de terça a sábado das 7h às 19h e ao domingo das 8h às 13h. Telefone 222 000 111.',
    name: 'Padaria Aurora',
    reads: ['2,80', '1,30', 'Pão de centeio', 'Porto', '07:00'],
    phoneHref: 'tel:+351222000111',
  },
  {
    locale: 'ja',
    width: 360,
    brief:
      '京都市の小さなパン屋「むぎの朝」です。食パン 480円、クロワッサン 320円。営業時間は7時から18時、月曜定休。電話 075-000-1234。',
    name: 'むぎの朝',
    reads: ['480', '320', '食パン', 'クロワッサン', '7:00'],
    phoneHref: 'tel:+81750001234',
  },
]

const suite = browserSuite({ COMPOSER_PACE_MS: '20' })

describe.each(sampled(journeys, 2))(
  'from a brief to a published page in $locale at $width px',
  (journey) => {
    const t = translator(journey.locale)

    it('writes, corrects, tries another version, publishes, shares and finds it again', async () => {
      const page = await open(journey)
      await page.goto(suite.url + localizePath(journey.locale, '/'))
      await submitBrief(page, journey.brief)

      const preview = page.frameLocator('iframe[src="/_preview"]')
      await preview.locator('[data-block=hero] h1').waitFor({ state: 'attached' })
      await page.waitForURL(/\/generate\/[^/]+$/)
      await page.getByText(t('generate.log.complete')).first().waitFor({ state: 'attached' })
      expect(await preview.locator('html').getAttribute('lang')).toBe(locales[journey.locale].tag)

      await showSide(page, 'brief')
      await correctName(page, `${journey.name} 2`)
      await preview.getByText(`${journey.name} 2`).first().waitFor({ state: 'attached' })

      await showSide(page, 'brief')
      const before = await preview.locator('body').innerHTML()
      await page.getByRole('button', { name: t('generate.another') }).click()
      await expect.poll(() => preview.locator('body').innerHTML()).not.toBe(before)
      await page.getByText(t('generate.log.complete')).first().waitFor({ state: 'attached' })

      await publishThroughSheet(page, t)
      const slug = page.url().split('/').at(-1) ?? ''

      await readsWithoutScript(journey, slug)
      await page.goto(suite.url + localizePath(journey.locale, '/history'))
      await page.getByText(journey.name).first().waitFor()
    })

    /** A phone shows the brief or the page; a wide screen both. */
    async function showSide(page: Page, side: 'brief' | 'preview'): Promise<void> {
      const sides = page.getByRole('navigation', { name: t('generate.sides') })
      const button = sides.getByRole('button', { name: t(`generate.side.${side}`) })
      if (await button.isVisible()) await button.click()
    }

    /** Opens the chip of the name, types another, saves. */
    async function correctName(page: Page, name: string): Promise<void> {
      await page.getByRole('button', { name: t('generate.facts.name') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(name)
      await dialog.getByRole('button', { name: t('generate.facts.save') }).click()
      await dialog.waitFor({ state: 'detached' })
    }
  },
)

describe('every screen', () => {
  const widths = [360, 768, 1440]
  const cases = localeCodes.map((locale, index) => [locale, widths[index % 3] ?? 360] as const)

  it.each(sampled(cases, 3))(
    'hydrates without a warning and fits its width in %s at %i px',
    async (locale, width) => {
      const page = await open({ locale, width, savesData: true })
      for (const path of openPaths) {
        await openAlive(page, suite.url + localizePath(locale, path))
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(overflow, path).toBeLessThanOrEqual(0)
      }
    },
  )

  it('submits nothing while an input method composes', async () => {
    const page = await open({ locale: 'ja', width: 768 })
    await page.goto(`${suite.url}/ja`, { waitUntil: 'networkidle' })
    const box = page.locator('textarea[name=brief]')
    await box.fill('京都のパン屋')
    const submits = (isComposing: boolean) =>
      box.evaluate((element, isComposing) => {
        let count = 0
        window.addEventListener('submit', () => count++, { capture: true, once: true })
        const press = { key: 'Enter', ctrlKey: true, bubbles: true, isComposing }
        element.dispatchEvent(new KeyboardEvent('keydown', press))
        return count
      }, isComposing)
    expect([await submits(true), await submits(false)]).toEqual([0, 1])
  })
})

interface Opening {
  locale: Locale
  width: number
  savesData?: boolean
}

async function open({ locale, width, savesData = false }: Opening): Promise<Page> {
  const { page } = await suite.visitor({
    viewport: { width, height: 900 },
    locale: locales[locale].tag,
    savesData,
    reducedMotion: 'no-preference',
  })
  return page
}

async function submitBrief(page: Page, brief: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('textarea[name=brief]').fill(brief)
  await page.locator('form:has(textarea[name=brief]) button[type=submit]').click()
}

/** A stranger with another browser and no script finds what the brief said. */
async function readsWithoutScript(
  { locale, name, reads, phoneHref, width }: Journey,
  slug: string,
) {
  const { page } = await suite.visitor({
    javaScriptEnabled: false,
    viewport: { width, height: 900 },
  })
  const answer = await page.goto(`${suite.url}${localizePath(locale, `/p/${slug}`)}`)
  expect(answer?.status()).toBe(200)
  const text = await page.locator('body').textContent()
  for (const words of [name, ...reads]) expect(text).toContain(words)
  expect(await page.locator(`a[href="${phoneHref}"]`).count()).toBeGreaterThan(0)
  expect(await page.locator('html').getAttribute('lang')).toBe(locales[locale].tag)
  expect(await page.locator('h1').count()).toBe(1)
}
