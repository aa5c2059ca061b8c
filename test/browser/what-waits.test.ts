import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, storedDocument, writePage } from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { translator } from '#test/support/translator.ts'

const brief = 'Harbour Bikes is a bicycle workshop in Bristol. Call 0117 496 0148.'
const t = translator('en')
const suite = browserSuite()

it('a published page says on its card that changes wait to be published', async () => {
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, { brief })
  const headers = { origin: suite.url }
  await context.request.post(`${suite.url}/api/pages/${slug}/publish`, { headers })
  await page.goto(`${suite.url}/history`)
  const card = page.getByRole('article')
  await card.getByText(t('history.state.published')).waitFor()
  expect(await card.getByText(t('history.state.changed')).count()).toBe(0)

  const { rev } = await storedDocument(context, suite.url, slug)
  const ops = [{ op: 'set', id: 'hero', path: 'title', value: 'Bikes' }]
  const edited = await context.request.patch(`${suite.url}/api/pages/${slug}`, {
    headers: { ...headers, 'if-match': `"${rev}"` },
    data: { ops },
  })
  expect(edited.status()).toBe(200)
  await page.reload()
  await card.getByText(t('history.state.changed')).waitFor()
})

it('a page without a form offers one where its messages would be, and tells of them in the workspace', async () => {
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, { brief })
  await page.goto(`${suite.url}/settings/${slug}`)
  await page.getByRole('link', { name: t('settings.inbox.addForm') }).click()
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  await expect.poll(() => box.inputValue()).toBe(t('settings.inbox.addForm'))
  await box.press('Enter')
  const fields = async () =>
    (await storedDocument(context, suite.url, slug)).blocks.contact?.props.fields as unknown[]
  await expect.poll(async () => (await fields()).length).toBeGreaterThan(0)

  await page.reload()
  await page.locator('iframe[src="/_preview"]').waitFor()
  await expect.poll(() => box.inputValue()).toBe('')

  const headers = { origin: suite.url }
  await context.request.post(`${suite.url}/api/pages/${slug}/publish`, { headers })
  const form = { 'field-0': 'Ada', 'field-1': 'ada@example.org', 'field-2': 'Hello', consent: 'on' }
  await context.request.post(`${suite.url}/f/${slug}/contact`, { headers, form })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await page.getByRole('link', { name: t('history.unread', { count: 1 }) }).click()
  await page.getByText('ada@example.org').waitFor()
  expect(await page.getByRole('link', { name: t('settings.inbox.addForm') }).count()).toBe(0)
})

it('messages are answered and deleted one by one, and the keyboard stays among them', async () => {
  const { page, context } = await suite.visitor()
  const slug = await writePage(context, suite.url, {
    brief: 'The Old Forge is a restaurant in Bristol. Book a table with the form.',
  })
  const headers = { origin: suite.url }
  await context.request.post(`${suite.url}/api/pages/${slug}/publish`, { headers })
  const { blocks } = await storedDocument(context, suite.url, slug)
  const fields = blocks.contact?.props.fields as { kind: string }[]
  const answers: Record<string, string> = { email: 'ada@example.org', date: '2027-05-08' }
  const form = (name: string) => ({
    ...Object.fromEntries(fields.map(({ kind }, at) => [`field-${at}`, answers[kind] ?? name])),
    consent: 'yes',
  })
  for (const name of ['1', '2'])
    await context.request.post(`${suite.url}/f/${slug}/contact`, { headers, form: form(name) })

  await openAlive(page, `${suite.url}/settings/${slug}`)
  const inbox = page.getByRole('group', { name: t('settings.inbox.title') })
  const messages = inbox.getByRole('listitem')
  await inbox
    .getByText(/8 May 2027/)
    .first()
    .waitFor()
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  )
  await messages
    .first()
    .getByRole('link', { name: t('settings.inbox.reply') })
    .click()
  await expect.poll(() => inbox.getByText(t('settings.inbox.new'), { exact: true }).count()).toBe(1)

  for (const left of [1, 0]) {
    await messages
      .first()
      .getByRole('button', { name: t('settings.inbox.delete') })
      .press('Enter')
    const question = page.getByRole('alertdialog', { name: t('settings.inbox.delete') })
    await question.getByRole('button', { name: t('settings.inbox.delete') }).press('Enter')
    await expect.poll(() => messages.count()).toBe(left)
    const isAmong = () => inbox.evaluate((it) => it.contains(document.activeElement))
    await expect.poll(isAmong).toBe(true)
  }
})
