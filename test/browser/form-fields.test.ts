import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, writePage } from '#test/support/edited-page.ts'
import { publishPage } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('de')
const suite = browserSuite()

it('a form built by hand asks what forms ask, and then what its creator names', async () => {
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const brief = 'Kunsthof ist eine Galerie in Bremen.'
  const slug = await writePage(context, suite.url, { brief, locale: 'de' })
  const preview = await openWorkspace(page, `${suite.url}/de/generate/${slug}`)
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  await page.getByRole('button', { name: t('editor.parts.add'), exact: true }).click()
  const kinds = page.getByRole('dialog')
  await kinds.getByRole('button', { name: t('generate.sections.contact') }).click()
  const add = page.getByRole('button', { name: t('blocks.things.field.add') })
  for (let press = 0; press < 4; press++) await add.click()

  const added = preview.locator('[id^="contact-"][data-block=contact]')
  const labels = added.locator('.row label span:first-child')
  await expect
    .poll(() => labels.allTextContents())
    .toEqual(['Name', 'E-Mail', 'Nachricht', 'Antwort'])
  // The one without a name is open, to be given one.
  await page.getByText(t('blocks.things.field.one', { at: 4 }), { exact: true }).waitFor()
  const label = page.getByLabel(t('blocks.fields.label')).filter({ visible: true })
  await label.fill('Für welches Bild?')
  await expect.poll(() => labels.last().textContent()).toBe('Für welches Bild?')
})

it('after sending, thanks stand where the form stood', async () => {
  const made = await publishPage(
    suite.url,
    'Kunsthof ist eine Galerie in Bremen. Schreiben Sie uns über das Formular auf dieser Seite.',
  )
  const { page } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${suite.url}/p/${made.slug}`)
  const form = page.locator('.contact form')
  const place = await form.boundingBox()
  const field = page.getByRole('textbox', { name: 'E-Mail' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Rui')
  await field.fill('rui@example.org')
  for (const more of await page.locator('.contact textarea').all()) await more.fill('Guten Tag')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await form.getByRole('button').click()
  const thanks = page.getByRole('status')
  await thanks.waitFor()
  expect(await form.isVisible()).toBe(false)
  expect((await thanks.boundingBox())?.x).toBe(place?.x)
})
