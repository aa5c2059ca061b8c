import type { Page } from 'playwright-core'
import type { translator } from './translator.ts'

/** Presses Publish, and Publish once more in the sheet that opens; resolves once the page is live. */
export async function publishThroughSheet(
  page: Page,
  t: ReturnType<typeof translator>,
): Promise<void> {
  await page.getByRole('button', { name: t('share.publish.action'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: t('share.gate.title') })
  await sheet.getByRole('button', { name: t('share.gate.publish'), exact: true }).click()
  await page.getByRole('dialog', { name: t('share.publish.isOnline') }).waitFor()
}
