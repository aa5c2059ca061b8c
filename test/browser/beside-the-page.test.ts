import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { dragFiles } from '#test/support/drag-files.ts'
import { openWorkspace, previewFrame, writePage } from '#test/support/edited-page.ts'

import { picture } from '#test/support/pictures.ts'
import { translator } from '#test/support/translator.ts'

const brief = `Harbour Bikes is a bicycle workshop in Bristol. We repair bikes of every kind. Tune-up £40, new chain £25.
Open Monday to Friday 9:00-17:00. Call 0117 496 0148. All work has a guarantee of a year.`
const t = translator('en')
const suite = browserSuite()

it('photos dropped beside the page are shown where they have come to stand', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1280, height: 800 } })
  const slug = await writePage(context, suite.url, { brief })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  for (const [at, part] of ['hero', 'gallery'].entries()) {
    const buffer = await picture({ width: 900 + at })
      .jpeg()
      .toBuffer()
    const drop = await dragFiles(page, [{ name: `shop-${at}.jpg`, buffer }])
    await drop('main section')
    await page
      .getByText(/^Photo added: /)
      .nth(0)
      .waitFor()
    await expect.poll(() => previewFrame(page).evaluate(isInView, part)).toBe(true)
  }
})

it('suggestions that are out of sight are one press away', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1280, height: 800 } })
  const slug = await writePage(context, suite.url, { brief })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  const row = page.getByRole('list', { name: t('generate.command.examples') })
  const last = row.getByRole('button').last()
  const isShown = async () => {
    const [chip, list] = [await last.boundingBox(), await row.boundingBox()]
    return chip !== null && list !== null && chip.x + chip.width <= list.x + list.width + 1
  }
  expect(await isShown()).toBe(false)
  const further = row.locator('xpath=..').locator('[aria-hidden] button')
  for (let press = 0; press < 8 && !(await isShown()); press++) {
    await further.last().click()
    await page.waitForTimeout(400)
  }
  expect(await isShown()).toBe(true)
})

it('a brief that says next to nothing is asked for more', async () => {
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, { brief: 'asdf jkl qwerty' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await page.getByText(t('generate.brief.thin')).waitFor()
})

function isInView(type: string): boolean {
  const box = document.querySelector(`[data-block=${type}], .${type}`)?.getBoundingClientRect()
  return box !== undefined && box.top < innerHeight && box.bottom > 0
}
