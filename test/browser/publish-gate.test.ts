import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
let page: Page
beforeEach(async () => {
  ;({ page } = await suite.visitor({ viewport: { width: 360, height: 780 } }))
})

/** A written page without a description, its call link leading nowhere. */
async function writtenPage(): Promise<string> {
  const post = (path: string, data: object) =>
    page.request.post(`${suite.url}/api${path}`, { data })
  const brief = 'Harbour Bikes is a bicycle shop in Bristol. Open Tuesday to Saturday 9am to 6pm.'
  const stream = await (await post('/generations', { brief, locale: 'en' })).text()
  const slug = /"slug":"([^"]+)"/.exec(stream)?.[1] ?? ''
  await edit(slug, [{ op: 'meta', meta: { description: '' } }])
  return slug
}

async function edit(slug: string, ops: object[]): Promise<void> {
  const address = `${suite.url}/api/pages/${slug}`
  const { rev } = await (await page.request.get(address)).json()
  const answer = await page.request.patch(address, {
    data: { ops },
    headers: { 'if-match': `"${rev}"`, origin: suite.url },
  })
  expect(answer.status()).toBe(200)
}

const button = (name: string) => page.getByRole('button', { name: t(name), exact: true })

describe('publishing', () => {
  it('shows what is worth a look first, mends what it can, and goes on', async () => {
    const slug = await writtenPage()
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.action').click()
    const gate = page.getByRole('dialog', { name: t('share.gate.title') })
    const finding = gate.getByText(t('share.gate.found.missing_description'))
    await finding.waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await gate
      .getByRole('button', { name: t('share.gate.fix') })
      .first()
      .click()
    await finding.waitFor({ state: 'detached' })
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    const html = await (await page.request.get(`${suite.url}/p/${slug}`)).text()
    expect(html).toMatch(/<meta name="description" content="[^"]+"/)
  })

  it('shows what readers will see anew, and leaves it to the owner', async () => {
    const slug = await writtenPage()
    await page.request.post(`${suite.url}/api/pages/${slug}/publish`, {
      headers: { origin: suite.url },
    })
    await edit(slug, [
      { op: 'set', id: 'hero', path: 'title', value: 'Wheels for everybody' },
      { op: 'theme', theme: { hue: 12.5 } },
      { op: 'fact', key: 'phone', value: '+441174960123' },
      { op: 'fact', key: 'hours', value: 'Tu-Fr 09:00-18:00; Sa 10:00-16:00' },
      { op: 'set', id: 'footer', path: '@variant', value: 'columns' },
    ])
    await page.goto(`${suite.url}/settings/${slug}`, { waitUntil: 'networkidle' })
    await button('share.publish.changes').click()
    const gate = page.getByRole('dialog', { name: t('share.gate.title') })
    await gate.locator('ins', { hasText: 'Wheels for everybody' }).waitFor()
    await gate.getByText(`${t('editor.look.hue')}: ${t('changes.note.colour')}`).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    await button('share.gate.later').click()
    const published = () => page.request.get(`${suite.url}/p/${slug}`).then((each) => each.text())
    expect(await published()).not.toContain('Wheels for everybody')
    await button('share.publish.changes').click()
    await button('share.gate.publish').click()
    await page.getByText(t('share.publish.isOnline')).waitFor()
    expect(await published()).toContain('Wheels for everybody')
  })
})
