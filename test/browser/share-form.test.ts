import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, writePage } from '#test/support/edited-page.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()

it.each(['en', 'de'] as const)(
  'fields beside each other begin at one height (%s)',
  async (locale) => {
    const t = translator(locale)
    const { page, context } = await suite.visitor({ viewport: { width: 768, height: 900 } })
    const brief = 'Oak & Ash is a joinery in York.'
    const slug = await writePage(context, suite.url, { brief, locale: 'en' })
    const prefix = locale === 'en' ? '' : `/${locale}`
    await openWorkspace(page, `${suite.url}${prefix}/generate/${slug}`)
    await page.getByRole('button', { name: t('share.action'), exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByText(t('share.form.limit')).click()
    const tops = await Promise.all(
      [t('share.form.expires'), t('share.form.maxViews')].map(async (name) =>
        Math.round((await form.getByLabel(name).boundingBox())?.y ?? 0),
      ),
    )
    expect(tops[0]).toBeGreaterThan(0)
    expect(tops[0]).toBe(tops[1])
  },
)

it('a link is one press away, and what limits it opens where it is wrong', async () => {
  const t = translator('en')
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, { brief: 'Fern & Sons are tailors in Leeds.' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await page.getByRole('button', { name: t('share.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const make = dialog.getByRole('button', { name: t('share.form.make') })
  const password = dialog.getByLabel(t('share.form.password'))
  await make.waitFor()
  expect(await password.isVisible()).toBe(false)

  const limit = dialog.getByText(t('share.form.limit'))
  await limit.click()
  await password.fill('no')
  await limit.click()
  await make.click()
  await dialog.getByText(t('share.form.wrong.password')).waitFor()
  await password.fill('')
  await limit.click()
  await make.click()
  await dialog.getByRole('textbox', { name: t('share.list.link'), exact: true }).waitFor()
  expect(await password.isVisible()).toBe(false)
  // What there is comes before what more there could be.
  const link = await dialog
    .getByRole('textbox', { name: t('share.list.link'), exact: true })
    .boundingBox()
  const further = await dialog.getByRole('button', { name: t('settings.newShare') }).boundingBox()
  expect(link?.y).toBeLessThan(further?.y ?? 0)
})

it('the link for everybody is whole, also on a phone', async () => {
  const t = translator('en')
  const made = await publishPage(suite.url, 'Fern & Sons are tailors in Leeds.')
  const { page, context } = await suite.visitor({ viewport: { width: 360, height: 740 } })
  await signIn(context, suite.url, made)
  await openWorkspace(page, `${suite.url}/generate/${made.slug}`)
  await page.getByRole('button', { name: t('generate.elsewhere') }).click()
  await page.getByRole('menuitem', { name: t('share.action') }).click()
  const link = page.getByRole('dialog').getByRole('textbox', { name: t('share.public') })
  expect(await link.inputValue()).toMatch(new RegExp(`/p/${made.slug}$`))
  const hidden = await link.evaluate((it) =>
    Math.max(it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight),
  )
  expect(hidden).toBeLessThanOrEqual(0)
})

it('a link made before the others are read is at hand, and stays', async () => {
  const t = translator('en')
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, { brief: 'Fern & Sons are tailors in Leeds.' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  const { promise: isMade, resolve: release } = Promise.withResolvers<void>()
  const answers: number[] = []
  await page.route('**/shares', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    await isMade
    await route.fulfill({ response: answer })
    answers.push(answer.status())
  })
  await page.getByRole('button', { name: t('share.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('share.form.make') }).click()
  const link = dialog.getByRole('textbox', { name: t('share.list.link'), exact: true })
  await link.waitFor()
  const copy = dialog.getByRole('button', { name: t('common.copy'), exact: true })
  await expect.poll(() => hasFocus(copy)).toBe(true)
  release()
  await expect.poll(() => answers).toEqual([200, 200])
  await expect.poll(() => hasFocus(copy)).toBe(true)
  expect(await link.count()).toBe(1)
})
