import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { pageBeingRewritten, wordsOf } from '#test/support/rewritten-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite({ COMPOSER_PACE_MS: '300' })

it('a rewrite that was cancelled in the middle is taken back in one press after a reload', async () => {
  const { page, before, stored } = await pageBeingRewritten(suite, 1440)
  await page.getByText(t('generate.state.live')).first().waitFor()
  await page.getByRole('button', { name: t('generate.cancel') }).click()
  await expect.poll(async () => (await stored()).rev).toBe(before.rev + 1)
  expect((await stored()).order).not.toEqual(before.order)
  await page.reload()
  await page.getByText(t('generate.review.stopped')).waitFor()
  await page.getByRole('button', { name: t('generate.review.takeAllBack') }).click()
  await expect.poll(async () => wordsOf(await stored())).toEqual(wordsOf(before))
})

it('a rewrite is stopped that has not come to its first word', async () => {
  const sent = Promise.withResolvers<void>()
  const { page, before, stored } = await pageBeingRewritten(suite, 1440, sent.promise)
  await page.getByRole('button', { name: t('generate.cancel') }).click()
  sent.resolve()
  await expect.poll(async () => (await stored()).rev).toBe(before.rev + 1)
  await page.getByText(t('generate.review.stopped')).waitFor()
})
