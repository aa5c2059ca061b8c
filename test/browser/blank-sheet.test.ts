import { expect, it } from 'vitest'
import { onPhone } from '#test/support/at-sizes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { previewOf } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()
const t = translator('en')

it('shows the outline of a page, not a blank sheet, until its first part is there', async () => {
  const { page } = await suite.visitor(onPhone)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/generations', async (route) => {
    await held.promise
    await route.continue()
  })
  await openAlive(page, `${suite.url}/generate`)
  await page.getByRole('textbox').fill('Kiln of Ada is a ceramics studio in Bristol. Classes £30.')
  await page.getByRole('button', { name: t('generate.write'), exact: true }).click()

  const outline = page.locator('[data-skeleton]')
  await outline.waitFor()
  expect(await outline.evaluate(brightness), 'dark where the interface is').toBeLessThan(0.3)
  expect(await page.locator('iframe').evaluate(opacity)).toBe(0)

  held.resolve()
  await previewOf(page).locator('h1').waitFor()
  await outline.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('iframe').evaluate(opacity)).toBe(1)
})

/** Of the ground, from black to white. */
function brightness(element: Element): number {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return 1
  canvas.fillStyle = getComputedStyle(element).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 255, green = 255, blue = 255] = canvas.getImageData(0, 0, 1, 1).data
  return (red + green + blue) / 765
}

/** With that of all it stands in. */
function opacity(element: Element): number {
  const own = Number(getComputedStyle(element).opacity)
  return element.parentElement ? own * opacity(element.parentElement) : own
}
