import { brotliCompressSync } from 'node:zlib'
import { openBrowser } from '#test/support/browser.ts'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'
import { benchBesidePeers } from './beside-peers.ts'
import { benchCachedPages } from './cached-pages.ts'
import { benchComposedPages } from './composed-pages.ts'
import { benchFirstPage } from './first-page.ts'
import { benchFirstWishOp } from './first-wish-op.ts'
import { benchReading } from './reading.ts'
import { benchScripts } from './script-weight.ts'
import { benchUncachedPages } from './uncached-pages.ts'

/**
 * `npm run bench`: what readers and creators wait for, against the budgets of the design. The
 * figures are of this machine; compare them within one run. `-- --peers` adds other servers.
 */
const rounds = 7
const brief =
  'A Padaria Aurora é uma padaria de bairro no Porto. Pão de centeio 2,80 €, pastel de nata 1,30 €. Aberta de terça a sábado das 7h às 19h.'

interface Row {
  what: string
  median: number
  worst: number
  unit: string
  budget: number
}

const folder = temporaryFolder()
const server = await startServer(folder.path)
const rows: Row[] = []
try {
  rows.push(await firstBlock(), await firstOp(), await wholePage(), await pageWeight())
} finally {
  await server.stop()
  folder.remove()
}
print(rows)
await benchFirstPage()
await benchScripts()
await benchCachedPages()
await benchUncachedPages()
benchReading()
benchComposedPages()
await benchFirstWishOp()
if (process.argv.includes('--peers')) await benchBesidePeers()

/** From the click on the home page's button to the first block in the preview, by the browser's clock. */
async function firstBlock(): Promise<Row> {
  const browser = await openBrowser()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext()
    await context.addInitScript(tellMoments)
    const page = await context.newPage()
    const moments = new Map<string, number>()
    page.on('console', (message) => {
      const [mark, what = '', time] = message.text().split(' ')
      if (mark === 'moment' && !moments.has(what)) moments.set(what, Number(time))
    })
    await page.goto(`${server.url}/pt`)
    await page.locator('textarea[name=brief]').fill(brief)
    await page.waitForLoadState('networkidle')
    await page.locator('form:has(textarea[name=brief]) button[type=submit]').click()
    await page.frameLocator('iframe[src="/_preview"]').locator('[data-block=hero] h1').waitFor()
    times.push((moments.get('hero') ?? Number.NaN) - (moments.get('click') ?? 0))
    await context.close()
  }
  await browser.close()
  return rowOf('first block on screen after submit', times, 'ms', 300)
}

/** Runs in every frame of the browser: says when a click came and when the first block stood. */
function tellMoments(): void {
  const tell = (what: string) => {
    // biome-ignore lint/suspicious/noConsole: the bench listens
    console.log('moment', what, performance.timeOrigin + performance.now())
  }
  addEventListener('click', () => tell('click'), true)
  new MutationObserver(() => {
    if (innerWidth > 0 && document.querySelector('[data-block=hero] h1')) tell('hero')
  }).observe(document, { subtree: true, childList: true })
}

/** From the request to the first event of the stream. */
async function firstOp(): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const response = await generate()
    const reader = response.body?.getReader()
    await reader?.read()
    times.push(performance.now() - begun)
    await reader?.cancel()
  }
  return rowOf('first op of the stream', times, 'ms', 100)
}

async function wholePage(): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await (await generate()).text()
    times.push(performance.now() - begun)
  }
  return rowOf('whole page streamed, with its pace', times, 'ms', 2000)
}

/** HTML with its style sheet, as brotli; no photos, fonts apart. */
async function pageWeight(): Promise<Row> {
  const response = await generate()
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { slug } = foldEvents(parseEvents(await response.text())).progress
  await fetch(`${server.url}/api/pages/${slug}/publish`, { method: 'POST', headers: { cookie } })
  const html = Buffer.from(await (await fetch(`${server.url}/pt/p/${slug}`)).arrayBuffer())
  return rowOf('published page, brotli', [brotliCompressSync(html).length / 1000], 'kB', 30)
}

function generate(): Promise<Response> {
  return fetch(`${server.url}/api/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brief }),
  })
}

function rowOf(what: string, values: number[], unit: string, budget: number): Row {
  const sorted = values.toSorted((a, b) => a - b)
  return { what, median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0, unit, budget }
}

function print(table: Row[]): void {
  for (const { what, median, worst, unit, budget } of table) {
    const verdict = median <= budget ? 'within' : 'OVER'
    process.stdout.write(
      `${what.padEnd(38)} ${median.toFixed(1).padStart(8)} ${unit} (worst ${worst.toFixed(1)}) · ${verdict} ${budget} ${unit}\n`,
    )
  }
}
