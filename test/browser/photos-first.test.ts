import type { FrameLocator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Media } from '#shared/blocks/field.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { dragFiles } from '#test/support/drag-files.ts'
import {
  openWorkspace,
  previewFrame,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { picture } from '#test/support/pictures.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const suite = browserSuite()
const brief =
  'Kiln & Clay is a ceramics studio in Bristol. I am Ada and I have thrown pots for fifteen years. Classes for beginners £30. Call 0117 496 0123.'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

let width = 900

/** Photos that differ: the same one twice is one upload. */
async function files(...names: string[]) {
  return Promise.all(
    names.map(async (name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await picture({ width: ++width, height: 600 }).jpeg().toBuffer(),
    })),
  )
}

/** Drags files over an element of the preview and drops them there, as a person would. */
async function dropOn(page: Page, selector: string, names: string[]): Promise<void> {
  const drop = await dragFiles(previewFrame(page), await files(...names))
  await drop(selector)
}

const mediaOf = ({ blocks }: PageDocument, id: string) => blocks[id]?.props.media as Media

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, options) => {
  it('photos chosen beside the brief lead the page, and what they show is asked under them', async () => {
    const { page, context } = await suite.visitor(options)
    await page.goto(suite.url)
    await page.fill('textarea[name=brief]', brief)
    await page
      .getByLabel('Add photos')
      .setInputFiles(await files('pots.jpg', 'wheel.jpg', 'shelf.jpg'))
    await page.getByLabel('Add logo').setInputFiles(await files('logo.jpg'))
    // The second one is to lead.
    await page.getByRole('button', { name: 'Put first: Photo 2 of 3' }).click()
    await page.getByRole('button', { name: t('home.prompt.submit') }).click()
    await page.waitForURL(/generate\/./)
    const slug = page.url().split('/').at(-1) ?? ''
    const preview = page.frameLocator('iframe[src="/_preview"]')
    const alt = preview.locator('.hero').getByLabel('What the photo shows')
    await alt.fill('A pot on the wheel')
    await alt.press('Enter')
    await expect
      .poll(async () => mediaOf(await storedDocument(context, suite.url, slug), 'hero')?.alt)
      .toBe('A pot on the wheel')
    const document = await storedDocument(context, suite.url, slug)
    expect(uploadIds(document)).toHaveLength(4)
    expect(document.blocks.header?.props.logo).toMatchObject({ kind: 'upload' })
  })
})

describe('photos brought to a page', () => {
  it('stand where they are dropped, and what is over goes into the gallery', async () => {
    const { page, context } = await suite.visitor(desktop)
    const slug = await writePage(context, suite.url, { brief, locale: 'en' })
    const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await asksBy(preview)
    await dropOn(page, '#hero', ['one.jpg', 'two.jpg', 'three.jpg'])
    await preview.locator('.gallery img').nth(1).waitFor()
    const stored = () => storedDocument(context, suite.url, slug)
    await expect.poll(async () => uploadIds(await stored()).length).toBe(3)
    const first = mediaOf(await stored(), 'hero')?.id

    await dropOn(page, '.hero [data-photo]', ['another.jpg'])
    await expect.poll(async () => mediaOf(await stored(), 'hero')?.id).not.toBe(first)

    // One press takes the last of it back.
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => mediaOf(await stored(), 'hero')?.id).toBe(first)
  })

  it('are taken where others are refused, which are told by name', async () => {
    const { page, context } = await suite.visitor({ ...desktop, mayComplain: /made smaller/ })
    const slug = await writePage(context, suite.url, { brief, locale: 'en' })
    const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await asksBy(preview)
    const others = [
      { name: 'IMG_2210.HEIC', buffer: Buffer.from('x'), type: '' },
      { name: 'prices.txt', buffer: Buffer.from('x'), type: 'text/plain' },
    ]
    const drop = await dragFiles(previewFrame(page), [...(await files('one.jpg')), ...others])
    await drop('#hero')
    await page.getByText(`prices.txt: ${t('editor.media.problem.type')}`).waitFor()
    await page.getByText(`IMG_2210.HEIC: ${t('editor.media.problem.heic')}`).waitFor()
    const stored = () => storedDocument(context, suite.url, slug)
    await expect.poll(async () => uploadIds(await stored()).length).toBe(1)
  })

  it('are asked for by name, chosen there, and offered again when they are taken off', async () => {
    const { page, context } = await suite.visitor(desktop)
    const slug = await writePage(context, suite.url, { brief, locale: 'en' })
    const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
    await preview.getByLabel('Your hands at work').setInputFiles(await files('hands.jpg'))
    await preview.locator('.gallery img').waitFor()

    await page.getByRole('button', { name: t('generate.brief.edit') }).click()
    await page.getByLabel('Add photos').setInputFiles(await files('spare.jpg'))
    await page.getByRole('button', { name: /^Add to page/ }).click()
    const stored = () => storedDocument(context, suite.url, slug)
    await expect.poll(async () => uploadIds(await stored()).length).toBe(2)
    await expect.poll(() => page.getByRole('button', { name: /^Add to page/ }).count()).toBe(0)
  })

  it('can be pasted, and leave nothing an audit would find', async () => {
    const { page, context } = await suite.visitor(desktop)
    const slug = await writePage(context, suite.url, { brief, locale: 'en' })
    const preview = await openWorkspace(page, `${suite.url}/generate/${slug}`)
    const [pasted] = await files('pasted.jpg')
    await previewFrame(page).evaluate((text) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }))
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
      document.body.dispatchEvent(event)
    }, pasted?.buffer.toString('base64') ?? '')
    await preview.locator('.hero img').waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    expect(await faultsInBothColours(page, previewFrame(page))).toEqual([])
  })
})

/** A page without photos names those its trade needs. */
async function asksBy(preview: FrameLocator): Promise<void> {
  for (const name of ['A work you are proud of', 'A detail up close', 'Your hands at work'])
    await preview.getByText(name).waitFor()
}

it('a photo larger than what is kept is made smaller before it is sent, beside the page', {
  tags: 'long',
}, async () => {
  const { page } = await suite.visitor(desktop)
  await openAlive(page, suite.url)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const grainy = { width: 3600, height: 2400, channels: 3 as const, background: '#888', noise }
  const buffer = await sharp({ create: grainy }).jpeg({ quality: 90 }).toBuffer()
  const worker = page.waitForEvent('worker')
  const sent = page.waitForRequest('**/api/uploads')
  const answered = page.waitForResponse('**/api/uploads')
  await page
    .getByLabel('Add photos')
    .setInputFiles([{ name: 'stall.jpg', mimeType: 'image/jpeg', buffer }])

  expect((await worker).url()).toContain('/assets/')
  const bytes = Number(await (await sent).headerValue('content-length'))
  expect(bytes).toBeLessThan(buffer.length * 0.9)
  expect(await (await answered).json()).toMatchObject({ width: 3072, height: 2048 })
})
