import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, storedDocument, writePage } from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()

it('another design leaves every word and every section as it is', async () => {
  const t = translator('en')
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const brief = 'Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123.'
  const slug = await writePage(context, suite.url, { brief, locale: 'en' })
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  await page.getByRole('button', { name: t('editor.parts.add'), exact: true }).click()
  await page.getByRole('button', { name: t('generate.sections.faq'), exact: true }).click()
  const stored = () => storedDocument(context, suite.url, slug)
  await expect.poll(async () => (await stored()).order.join()).toContain('faq')
  const before = await stored()
  await page.getByRole('button', { name: t('generate.otherDesign') }).click()
  await expect.poll(async () => (await stored()).theme).not.toEqual(before.theme)
  const after = await stored()
  const told = ({ order, blocks, meta, facts }: typeof after) => ({
    order,
    props: order.map((id) => blocks[id]?.props),
    meta,
    facts,
  })
  expect(told(after)).toEqual(told(before))
})

it('the palette finds words without their accents, and publishes by the button’s own name', async () => {
  const t = translator('pt')
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const brief = 'Padaria Sol em Curitiba. Pão francês R$ 1,20. Terça a sábado, 7h às 18h.'
  const slug = await writePage(context, suite.url, { brief, locale: 'pt' })
  const published = await context.request.post(`${suite.url}/api/pages/${slug}/publish`, {
    data: {},
    headers: { origin: suite.url },
  })
  expect(published.ok()).toBe(true)
  await openWorkspace(page, `${suite.url}/pt/generate/${slug}`)
  await page.getByRole('button', { name: t('generate.otherDesign') }).click()
  await page.getByRole('button', { name: t('share.publish.changes') }).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: t('palette.title') })
  await palette.getByRole('option', { name: t('share.publish.changes') }).waitFor()
  const hours = palette.getByRole('option', { name: t('generate.sections.hours') })
  for (const words of ['horario', 'HORÁRIO']) {
    await palette.getByRole('combobox').fill(words)
    await hours.first().waitFor()
  }
  await palette.getByRole('combobox').fill(t('generate.sections.contact'))
  await page.keyboard.press('Enter')
  // The keyboard goes on at the section that was looked for.
  await previewOf(page).locator('[data-block=contact] .tools :focus').waitFor()
})
