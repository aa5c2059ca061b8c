import type { Browser } from 'playwright-core'
import { openBrowser } from '#test/support/browser.ts'
import { generatorScriptCeiling, homeScriptCeiling } from '#test/support/script-ceiling.ts'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'

/** Screens anybody can open. */
const screens = ['/', '/terms', '/generate', '/history']
const ceilings: Record<string, number> = {
  '/': homeScriptCeiling,
  '/generate': generatorScriptCeiling,
}
/** So long after the page has come alive, all that is fetched ahead has been asked for. */
const settleMs = 3000

const navigation = /\/assets\/navigation-[^/]*\.js$/

interface Scripts {
  /** Addresses fetched until React has taken the page over, and afterwards while idle. */
  start: string[]
  idle: string[]
}

/**
 * The scripts a browser fetches for a screen, as they go over the network: first those it needs to
 * come alive, apart from them those it fetches ahead for the next screens.
 */
export async function benchScripts(): Promise<void> {
  const folder = temporaryFolder()
  const server = await startServer(folder.path)
  const browser = await openBrowser()
  try {
    for (const path of screens) {
      const { start, idle } = await scriptsOf(browser, server.url + path)
      const gzip = await kilobytes(start, 'gzip')
      const most = ceilings[path]
      const verdict = most && gzip <= most ? 'within' : 'OVER'
      const ceiling = most ? ` · ${verdict} ${most} kB gzip` : ''
      const told = [await weight(start), `then idle ${await weight(idle)}`].join(' · ')
      process.stdout.write(`${`scripts of ${path}`.padEnd(22)} ${told}${ceiling}\n`)
    }
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
}

/** Navigation is asked for first of all that nobody waits for. */
async function scriptsOf(browser: Browser, url: string): Promise<Scripts> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const scripts: Scripts = { start: [], idle: [] }
  let isAlive = false
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) return
    if (navigation.test(request.url())) isAlive = true
    if (request.resourceType() === 'script') scripts[isAlive ? 'idle' : 'start'].push(request.url())
  })
  const alive = page.waitForRequest(navigation)
  await page.goto(url)
  await alive
  await page.waitForTimeout(settleMs)
  await context.close()
  return scripts
}

async function weight(urls: string[]): Promise<string> {
  const [gzip, brotli] = [await kilobytes(urls, 'gzip'), await kilobytes(urls, 'br')]
  return `${gzip.toFixed(1)} kB gzip, ${brotli.toFixed(1)} brotli, ${urls.length} files`
}

/** Together, in the encoding asked for: as the server sends it. */
async function kilobytes(urls: string[], encoding: 'gzip' | 'br'): Promise<number> {
  const sizes = await Promise.all(urls.map((url) => sentBytes(url, encoding)))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

async function sentBytes(url: string, encoding: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
  return Number(answer.headers.get('content-length'))
}
