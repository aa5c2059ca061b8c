import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, storedDocument, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const brief =
  '2027年5月9日12時から15時、金沢市で米寿を祝います。主役は祖母、幹事は孫の佐藤と鈴木。電話 076-555-0123'
const t = translator('ja')
const suite = browserSuite()

it('a name in doubt is asked for on a phone where the page is seen', async () => {
  const viewport = { width: 360, height: 740 }
  const { page, context } = await suite.visitor({ viewport, hasTouch: true, isMobile: true })
  const slug = await writePage(context, suite.url, { brief, locale: 'ja' })
  await openWorkspace(page, `${suite.url}/ja/generate/${slug}`)
  await page.getByRole('button', { name: t('generate.side.preview'), exact: true }).tap()
  const question = page.getByRole('region', { name: t('generate.askName.label') })
  const choice = question.getByRole('button').first()
  const name = (await choice.textContent()) ?? ''
  await choice.tap()
  await question.waitFor({ state: 'detached' })
  expect((await storedDocument(context, suite.url, slug)).facts.name).toBe(name)
})

it('on a phone the question makes way for a wish, and the page keeps half the height', async () => {
  const viewport = { width: 360, height: 780 }
  const { page, context } = await suite.visitor({ viewport, hasTouch: true, isMobile: true })
  const slug = await writePage(context, suite.url, { brief, locale: 'ja' })
  await openWorkspace(page, `${suite.url}/ja/generate/${slug}`)
  await page.getByRole('button', { name: t('generate.side.preview'), exact: true }).tap()
  const question = page.getByRole('region', { name: t('generate.askName.label') })
  await question.waitFor()
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  await box.fill('チームのページを')
  await question.waitFor({ state: 'hidden' })
  const frame = page.locator('iframe').first()
  expect((await frame.boundingBox())?.height).toBeGreaterThan(viewport.height / 2)
  await box.fill('')
  await question.waitFor()
})

it('publishing asks for it, too, and shows the link under the name that was chosen', async () => {
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, { brief, locale: 'ja' })
  await openWorkspace(page, `${suite.url}/ja/generate/${slug}`)
  await page.getByRole('button', { name: t('share.publish.action') }).click()
  const sheet = page.getByRole('dialog')
  const question = sheet.getByRole('region', { name: t('generate.askName.label') })
  const choice = question.getByRole('button').first()
  const name = (await choice.textContent()) ?? ''
  await choice.click()
  await question.waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: t('share.gate.publish') }).waitFor()
  await expect.poll(() => sheet.textContent()).toContain(name)
})

it('publishing names a number with a digit too many, until its owner keeps it', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const en = translator('en')
  const sweep = 'Hartley Sweeps sweeps chimneys in Whitby. A sweep is £65. Call 01947 555 0142.'
  const slug = await writePage(context, suite.url, { brief: sweep, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await page.getByRole('button', { name: en('share.publish.action') }).click()
  const sheet = page.getByRole('dialog', { name: en('share.gate.title') })
  const doubt = sheet.getByRole('listitem').filter({ hasText: '01947 555 0142' })
  await doubt.getByText(en('generate.facts.doubt.number')).waitFor()
  await doubt.getByRole('button', { name: en('generate.brief.edit') }).click()
  const form = page.getByRole('dialog', { name: en('generate.facts.phone') })
  await form.getByText(en('generate.facts.doubt.number')).waitFor()
  await form.getByRole('button', { name: en('generate.facts.save') }).click()
  await form.waitFor({ state: 'detached' })
  const src = async () => (await storedDocument(context, suite.url, slug)).src['facts.phone']
  await expect.poll(src).toBe('user')
  await page.getByRole('button', { name: en('share.publish.action') }).click()
  await sheet.getByRole('button', { name: en('share.gate.publish') }).waitFor()
  expect(await doubt.count()).toBe(0)
})
