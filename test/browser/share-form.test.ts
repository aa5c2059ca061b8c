import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, writePage } from '#test/support/edited-page.ts'
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
    const tops = await Promise.all(
      [t('share.form.expires'), t('share.form.maxViews')].map(async (name) =>
        Math.round((await form.getByLabel(name).boundingBox())?.y ?? 0),
      ),
    )
    expect(tops[0]).toBeGreaterThan(0)
    expect(tops[0]).toBe(tops[1])
  },
)
