import { expect, it } from 'vitest'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { previewOf } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()
const t = translator('en')

it.each([360, 1440])('a new page begins in the middle, with examples, at %i px', async (width) => {
  const { page } = await suite.visitor({ viewport: { width, height: 780 } })
  await openAlive(page, `${suite.url}/generate`)
  const box = page.getByRole('textbox', { name: t('generate.brief.label') })
  const { x = 0, width: own = 0 } = (await box.boundingBox()) ?? {}
  expect(Math.abs(x + own / 2 - width / 2)).toBeLessThan(2)
  expect(await faultsInBothColours(page)).toEqual([])

  const write = page.getByRole('button', { name: t('generate.write'), exact: true })
  expect(await write.isDisabled()).toBe(true)
  await page.getByRole('button', { name: t('home.prompt.examples.bakery.label') }).click()
  expect(await box.inputValue()).toBe(t('home.prompt.examples.bakery.text'))
  await write.click()
  await previewOf(page).locator('h1').waitFor()
})
