import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { hostilePage, inTurn, markup } from '#test/support/hostile-page.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { signIn } from '#test/support/publish-page.ts'

/** A complaint of the console fails the test: what a policy had to stop is one too. */
const suite = browserSuite()
const mostInATable = 8
let page: Page
let alarms: string[]
let cookie: string

beforeEach(async () => {
  const visitor = await suite.visitor({ savesData: true, mayComplain: /status of 404/ })
  page = visitor.page
  alarms = []
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message())
    void dialog.dismiss()
  })
  cookie = ''
})

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = {
    cookie,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(suite.url + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

async function look(path: string): Promise<void> {
  await openAlive(page, suite.url + path)
  await listen()
}

/** Until all is loaded and drawn: what runs late, as `onerror` and `onload` do, has run then. */
async function listen(): Promise<void> {
  for (const frame of page.frames()) await frame.waitForLoadState('load')
  await page.screenshot()
  expect(alarms).toEqual([])
}

async function newPage(document: unknown): Promise<string> {
  const made = await call('POST', '/api/pages/import', { document })
  const { slug } = (await made.json()) as { slug: string }
  return slug
}

/** Shows markup as a document of its own, on the site's origin. */
async function show(html: string): Promise<void> {
  const path = '/shown.html'
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(suite.url + path)
}

it('an alarm is heard where markup is written as it is', async () => {
  await show(`<title>x</title><p title="${markup.join('')}">`)
  await expect.poll(() => alarms.length).toBeGreaterThan(0)
})

describe('what a stranger writes', () => {
  it.each([0, 11])('runs on no screen, whatever text it stands in (from %d)', async (first) => {
    const slug = await newPage(hostilePage(first))
    await call('POST', `/api/pages/${slug}/publish`)
    const text = inTurn(first)
    await call('POST', '/api/tokens', { name: text().slice(0, 40) })
    const link = (await (await call('POST', `/api/pages/${slug}/shares`, {})).json()) as {
      token: string
    }
    await signIn(page.context(), suite.url, { cookie })
    for (const path of [`/generate/${slug}`, `/settings/${slug}`, `/history/${slug}`, '/history'])
      await look(path)
    await look(`/share/${link.token}`)
    for (const path of [`/p/${slug}`, `/ja/p/${slug}`, `/_thumb/${slug}`]) {
      await page.goto(suite.url + path)
      await listen()
      expect(await page.locator('body').innerText()).toContain('<script>alert(')
    }
  })

  it('runs in no file a page is taken away as', async () => {
    const slug = await newPage(hostilePage(3))
    const file = await (await call('GET', `/api/pages/${slug}/export?format=html`)).text()
    await show(file)
    expect(await page.locator('body').innerText()).toContain('onerror=alert(1)')
    await listen()
  })

  it('runs not where a page of it is written, nor where it wished for something', async () => {
    const made = await call('POST', '/api/generations', { brief: markup.join('\n'), locale: 'en' })
    const slug = /"slug":"([^"]+)"/.exec(await made.text())?.[1] ?? ''
    await call('POST', `/api/pages/${slug}/publish`)
    await signIn(page.context(), suite.url, { cookie })
    await look(`/generate/${slug}`)
    await look(`/history/${slug}`)
    await page.goto(`${suite.url}/p/${slug}`)
    await listen()
  })

  it('runs not in the inbox, and its table has every text', async () => {
    const slug = await newPage(hostilePage(5))
    await call('POST', `/api/pages/${slug}/publish`)
    const all = Array.from({ length: 3 }, (_, part) =>
      markup.slice(part * mostInATable).slice(0, mostInATable),
    )
    const sent = all.map((texts) => texts.map((text, at) => [`field-${at}`, text]))
    for (const fields of sent) {
      const body = new URLSearchParams([...fields, ['consent', 'on']])
      await fetch(`${suite.url}/f/${slug}/contact`, { method: 'POST', body, redirect: 'manual' })
    }
    await signIn(page.context(), suite.url, { cookie })
    await look(`/settings/${slug}`)
    const table = await (await call('GET', `/api/pages/${slug}/submissions/export`)).text()
    expect(table).toContain('onerror=alert(1)')
  })

  it('runs not where an address carries it', async () => {
    for (const text of markup.slice(0, 6)) {
      const part = encodeURIComponent(text)
      for (const path of [`/${part}`, `/p/${part}`, `/history?query=${part}`, `/?b=${part}`]) {
        await page.goto(suite.url + path)
        expect(alarms).toEqual([])
      }
    }
  })
})
