import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RichText } from '#shared/page/rich-text.ts'
import { faultsOf } from '#test/support/axe.ts'
import { browserSuite, type VisitorOptions } from '#test/support/browser-suite.ts'
import {
  openWorkspace,
  pressInPreview,
  previewOf,
  storedDocument,
  tapInPreview,
  writePage,
} from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
/** Long enough to be set as running text: a short one is set like a heading. */
const words =
  'We mend what others throw away: wheels, gears and brakes, and what hangs on them. Most of it takes a day. Whoever wants to watch may watch, and whoever wants to learn it may hold the spanner. We say beforehand what it will cost, and we ring when it is done. Nobody has to buy anything here, and nobody is sold a new bicycle who only needs a new tyre.'

const suite = browserSuite()
let context: BrowserContext
let page: Page
let slug: string

describe('formatted text', () => {
  it('is made bold and a link with the mouse, where it was selected', async () => {
    // Taking bold back the browser tries a style of its own, which the policy refuses it.
    const mayComplain = /Applying inline style/
    await start({ viewport: { width: 1440, height: 900 }, mayComplain })
    expect(await bar().isVisible()).toBe(false)
    await pressInPreview(page, '#why .prose p', { clickCount: 3 })
    await bar().waitFor()
    expect(await isUnderSelection()).toBe(true)
    await pressInPreview(page, tool('bold'))
    await expect.poll(() => pressed('bold')).toBe('true')
    await expect.poll(body).toEqual([paragraph({ bold: true })])
    await pressInPreview(page, tool('link'))
    await page.keyboard.type('no address')
    await page.keyboard.press('Enter')
    expect(await bar().locator('input').getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('mend.example')
    await page.keyboard.press('Enter')
    const href = 'https://mend.example'
    await expect.poll(body).toEqual([paragraph({ bold: true, href })])
    await pressInPreview(page, tool('bold'))
    await expect.poll(body).toEqual([paragraph({ href })])
  })

  it.each(['with the mouse', 'by the keyboard'])(
    'is made bold %s where it is short and set in heavy letters, and can be seen to be',
    async (way) => {
      await start({ viewport: { width: 1440, height: 900 } }, 'We mend what others throw away.')
      const press = () =>
        way === 'with the mouse'
          ? pressInPreview(page, tool('bold'))
          : page.keyboard.press('Control+b')
      await pressInPreview(page, '#why .prose p', { clickCount: 3 })
      await bar().waitFor()
      expect(await pressed('bold')).toBe('false')
      await press()
      const spans = async () => (await body())[0]?.spans
      await expect.poll(spans).toEqual([{ text: 'We mend what others throw away.', bold: true }])
      expect(await pressed('bold')).toBe('true')
      const strong = previewOf(page).locator('#why .prose :is(b, strong)')
      expect(await strong.evaluate((it) => getComputedStyle(it).backgroundImage)).toMatch(
        /gradient/,
      )
      await press()
      await expect.poll(spans).toEqual([{ text: 'We mend what others throw away.' }])
    },
  )

  it('is made a list with a finger, without a selection', async () => {
    await start({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await page
      .getByRole('navigation', { name: t('generate.sides') })
      .getByRole('button', { name: t('generate.side.preview') })
      .click()
    await tapInPreview(page, '#why .prose p')
    await bar().waitFor()
    await tapInPreview(page, tool('list'))
    await expect.poll(body).toEqual([{ type: 'bullet', spans: [{ text: words }] }])
    await expect.poll(() => pressed('list')).toBe('true')
  })

  it('is formatted by the keyboard: Tab leads into the bar, Escape back to what was selected', async () => {
    await start({ viewport: { width: 1440, height: 900 } })
    const text = previewOf(page).locator('#why .prose')
    await text.focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('italic')
    const frame = page.frames().find((each) => each.url().endsWith('/_preview'))
    if (frame) expect(await faultsOf(frame)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(body).toEqual([paragraph({ italic: true })])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await page.keyboard.type('Typed over')
    await expect
      .poll(body)
      .toEqual([{ type: 'paragraph', spans: [{ text: 'Typed over', italic: true }] }])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await bar().isVisible()).toBe(false)
    expect(await focused()).toBe(null)
  })
})

const fromOffice = `<html><head><style>p{margin:0}</style></head><body><!--StartFragment-->
<p class=MsoNormal><b>Heavy
letters</b> and <a href="https://example.org/a">a link</a> and <a href="javascript:alert(1)">no link</a></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;</span><![endif]>First</p>
<ul><li><p>Second <span style="font-style:italic">slanted</span></p></li></ul>
<b style="font-weight:normal"><p><span style="font-weight:700">Strong</span> by style</p></b>
<table><tr><td><p>Wheel</p></td><td>£12</td></tr></table>
<script>document.title = 'ran'</script><img src=x onerror="document.title = 'ran'"></body></html>`

describe('what is pasted into formatted text', () => {
  beforeAll(() => start({ viewport: { width: 1440, height: 900 } }))
  // One step back brings all there was before.
  afterEach(async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(body).toEqual([paragraph({})])
  })

  it('keeps letters, links, lists and rows, and nothing that runs', async () => {
    await paste(fromOffice, 'the words alone')
    await expect.poll(body).toEqual([
      {
        type: 'paragraph',
        spans: [
          { text: 'Heavy letters', bold: true },
          { text: ' and ' },
          { text: 'a link', href: 'https://example.org/a' },
          { text: ' and no link' },
        ],
      },
      { type: 'bullet', spans: [{ text: 'First' }] },
      { type: 'bullet', spans: [{ text: 'Second ' }, { text: 'slanted', italic: true }] },
      { type: 'paragraph', spans: [{ text: 'Strong', bold: true }, { text: ' by style' }] },
      { type: 'paragraph', spans: [{ text: 'Wheel · £12' }] },
    ])
    expect(await previewOf(page).locator('title').textContent()).not.toBe('ran')
  })

  it('runs no two lines into one word', async () => {
    const item = '<li><div><div>Puncture</div><div>repair</div></div></li>'
    const pair = '<dl><dt>Open</dt><dd>Tuesday</dd></dl><blockquote>Call us</blockquote>'
    const cell = '<table><tr><td><p>Full</p><p>service</p></td><td>£65</td></tr></table>'
    await paste(`<ul>${item}</ul>${pair}${cell}`, '')
    await expect
      .poll(async () => (await body()).map(({ type, spans }) => [type, spans[0]?.text]))
      .toEqual([
        ['bullet', 'Puncture repair'],
        ['paragraph', 'Open'],
        ['paragraph', 'Tuesday'],
        ['paragraph', 'Call us'],
        ['paragraph', 'Full service · £65'],
      ])
  })

  it('is read in no time, were it made to take for ever', async () => {
    const broken = `${'<a'.repeat(400_000)}><p>Words`
    const endless = '<style>'.repeat(300_000)
    await paste(`<p>Words</p>${broken}</p>${endless}`, '')
    await expect.poll(async () => (await body())[0]?.spans[0]?.text).toBe('Words')
  })

  it('is kept whole where it is longer than one run of text may be', async () => {
    const long = '🚲 Wheels and gears. '.repeat(500).trim()
    await paste('', long)
    const text = async () => (await body()).map(({ spans }) => spans.map((it) => it.text).join(''))
    await expect.poll(text).toEqual([long])
  })
})

it('what is pasted does not pass for saved where it is more than a page may hold', {
  tags: 'long',
}, async () => {
  await start({ viewport: { width: 1440, height: 900 } })
  await paste('<p>One of too many</p>'.repeat(401), '')
  await page.locator('[data-toast=error]').waitFor()
  expect(await body()).toEqual([paragraph({})])
})

/** Pastes over the whole text what another program has put on the clipboard. */
async function paste(html: string, plain: string): Promise<void> {
  await pressInPreview(page, '#why .prose p', { clickCount: 3 })
  await bar().waitFor()
  const text = previewOf(page).locator('#why .prose')
  await text.evaluate(
    (it, [html, plain]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', plain)
      const from = it.ownerDocument.activeElement ?? it
      const init = { clipboardData, bubbles: true, cancelable: true }
      from.dispatchEvent(new ClipboardEvent('paste', init))
    },
    [html, plain] as const,
  )
}

/** A page whose one formatted text says `text`, under headings in heavy letters. */
async function start(look: VisitorOptions, text = words): Promise<void> {
  ;({ context, page } = await suite.visitor(look))
  const brief = 'Harbour Bikes is a bicycle workshop in Bristol.'
  slug = await writePage(context, suite.url, { brief })
  const about = [{ type: 'paragraph', spans: [{ text }] }]
  const props = { title: 'Why', body: about }
  const after = (await storedDocument(context, suite.url, slug)).order[0] ?? null
  const insert = { op: 'insert', id: 'why', type: 'about', variant: 'column', props, after }
  const { rev } = await storedDocument(context, suite.url, slug)
  const answer = await context.request.patch(`${suite.url}/api/pages/${slug}`, {
    data: { ops: [insert, { op: 'theme', theme: { pair: 'humanist' } }] },
    headers: { origin: suite.url, 'if-match': `"${rev}"` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await openWorkspace(page, `${suite.url}/generate/${slug}`)
  await previewOf(page).locator('#why .prose[data-text]').waitFor({ state: 'attached' })
}

const bar = () => previewOf(page).getByRole('toolbar', { name: t('editor.tools.format') })
const tool = (name: string) => `.rich-bar [data-format=${name}]`
const pressed = (name: string) => previewOf(page).locator(tool(name)).getAttribute('aria-pressed')

async function body(): Promise<RichText> {
  const { blocks } = await storedDocument(context, suite.url, slug)
  return blocks.why?.props.body as RichText
}

const paragraph = (marks: object) => ({ type: 'paragraph', spans: [{ text: words, ...marks }] })

/** What the focus is on in the bar; null where it is elsewhere. */
function focused(): Promise<string | null> {
  return previewOf(page)
    .locator('body')
    .evaluate((it) => it.ownerDocument.activeElement?.getAttribute('data-format') ?? null)
}

function isUnderSelection(): Promise<boolean> {
  return bar().evaluate((it) => {
    const selection = it.ownerDocument.getSelection()?.getRangeAt(0).getBoundingClientRect()
    const { top } = it.getBoundingClientRect()
    return selection !== undefined && top >= selection.bottom && top < selection.bottom + 40
  })
}
