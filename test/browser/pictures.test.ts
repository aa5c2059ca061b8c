import type { APIRequestContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { uploadIds } from '#shared/page/upload-ids.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { openWorkspace, previewOf, storedDocument } from '#test/support/edited-page.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { picture } from '#test/support/pictures.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()
const t = translator('en')

it('shows photos and every icon, in the editor and to readers, from this host alone', async () => {
  const { page } = await suite.visitor()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))

  await page.goto(suite.url)
  const slug = await pageWithPhoto(page.request)
  await page.goto(`${suite.url}/generate/${slug}`)
  const preview = previewOf(page)
  await preview.locator('#why svg.icon path').first().waitFor({ state: 'attached' })
  const shown = preview.locator('#photo img')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate(widthOf)).toBeGreaterThan(0)

  await page.goto(`${suite.url}/p/${slug}`)
  const read = page.locator('#photo img')
  await expect.poll(() => read.evaluate(widthOf)).toBeGreaterThan(0)
  expect(await read.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('30% 72%')
  expect([...hosts].filter((host) => host && host !== new URL(suite.url).host)).toEqual([])
})

it('is deleted for ever from its form: by a press and a question, everywhere at once', async () => {
  const { page, context } = await suite.visitor()
  await page.goto(suite.url)
  const slug = await pageWithPhoto(page.request)
  const [id = ''] = uploadIds(await storedDocument(context, suite.url, slug))
  const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  await page.locator('[data-row=photo]').click()
  await page.getByRole('button', { name: t('history.forever') }).click()
  const question = page.getByRole('alertdialog', { name: t('editor.media.erase.title') })
  await question.getByRole('button', { name: t('history.forever') }).click()

  await page.getByText(t('editor.media.erase.done')).waitFor()
  await expect.poll(() => preview.locator(`img[src*="${id}"]`).count()).toBe(0)
  expect((await page.request.get(`${suite.url}/_image/f_webp/uploads/${id}`)).status()).toBe(404)
  expect(await (await page.request.get(`${suite.url}/p/${slug}`)).text()).not.toContain(id)
  // It is one's own change, and readers have it already.
  await page.getByRole('button', { name: t('share.publish.done') }).waitFor()
  expect(await page.getByText(t('editor.notice.changedElsewhere')).count()).toBe(0)
  expect(await hasFocus(page.getByLabel(t('editor.media.choose')))).toBe(true)
})

/** A published page whose second screen is a photo, and whose icons are not the usual ones. */
async function pageWithPhoto(api: APIRequestContext): Promise<string> {
  const headers = { origin: suite.url }
  const post = async (path: string, options: Parameters<typeof api.post>[1]) => {
    const answer = await api.post(`${suite.url}/api${path}`, { headers, ...options })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer
  }
  const brief = 'Harbour Bread is a bakery in Bristol.'
  const made = await post('/generations', { data: { brief } })
  const slug = foldEvents(parseEvents(await made.text())).progress.slug ?? ''
  const upload = await post('/uploads', {
    headers: { ...headers, 'content-type': 'image/png' },
    data: await picture({ width: 1200 }).png().toBuffer(),
  })
  const media = {
    kind: 'upload',
    id: (await upload.json()).id,
    alt: '',
    focal: { x: 0.3, y: 0.72 },
  }
  const items = [{ icon: 'rocket', title: 'Fast', text: 'Very.' }]
  const { rev } = await (await api.get(`${suite.url}/api/pages/${slug}`)).json()
  const ops = [
    insert('photo', 'about', 'column', { title: 'The shop', body: [], media }),
    insert('why', 'features', 'grid', { title: 'Why', items }),
  ]
  const edited = await api.patch(`${suite.url}/api/pages/${slug}`, {
    headers: { ...headers, 'if-match': `"${rev}"` },
    data: { ops },
  })
  expect(edited.ok(), await edited.text()).toBe(true)
  await post(`/pages/${slug}/publish`, { data: {} })
  return slug
}

function insert(id: string, type: string, variant: string, props: object) {
  return { op: 'insert', id, type, variant, props, after: null }
}

function widthOf(element: Element): number {
  return (element as HTMLImageElement).naturalWidth
}
