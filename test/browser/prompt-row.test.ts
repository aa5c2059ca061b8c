import { expect, it } from 'vitest'
import { localeCodes, localePrefix } from '#shared/locales.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()

it.each(sampled(localeCodes, 3))(
  'what a page is begun with stands in one row in %s',
  async (locale) => {
    const t = translator(locale)
    for (const width of [768, 1440]) {
      const { page, context } = await suite.visitor({ viewport: { width, height: 900 } })
      await page.goto(`${suite.url}${localePrefix(locale)}/`)
      const photos = await page.getByText(t('photos.label'), { exact: true }).boundingBox()
      const create = await page.getByRole('button', { name: t('home.prompt.submit') }).boundingBox()
      expect(middle(photos)).toBeCloseTo(middle(create), -1)
      await context.close()
    }
  },
)

const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : 0)

it('a long brief on a phone leaves the button that sends it in sight', async () => {
  const t = translator('de')
  const { page } = await suite.visitor({ viewport: { width: 360, height: 780 } })
  await page.goto(`${suite.url}/de`)
  await page.locator('textarea[name=brief]').fill('Am Samstag feiert der Ruderclub. '.repeat(25))
  const create = page.getByRole('button', { name: t('home.prompt.submit') })
  const box = await create.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
