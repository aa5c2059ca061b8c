import { publishPage } from '#test/support/publish-page.ts'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'
import { type Comparison, compareWithBare } from './compare-with-bare.ts'
import { loadTool, onCore } from './load.ts'

/** Of the answers a bare server gives in the same time. */
const budget = 0.85

/** Cached pages, and their 304s, against a bare server; also by itself: `node test/bench/cached-pages.ts`. */
export async function benchCachedPages(): Promise<void> {
  const folder = temporaryFolder()
  const server = await startServer(folder.path, {}, onCore(0))
  try {
    const { slug } = await publishPage(server.url, 'Padaria Aurora, uma padaria no Porto.')
    process.stdout.write(`cached pages, brotli, by ${loadTool}:\n`)
    print(await compareWithBare('home page', `${server.url}/ja`))
    print(await compareWithBare('published page', `${server.url}/pt/p/${slug}`))
  } finally {
    await server.stop()
    folder.remove()
  }
}

function print(comparisons: Comparison[]): void {
  for (const { what, ratio, ours, bare } of comparisons) {
    const verdict = ratio >= budget ? 'within' : 'BELOW'
    const figures = `${(ratio * 100).toFixed(0).padStart(8)} % of bare (${ours.toFixed(0)} of ${bare.toFixed(0)} a second)`
    process.stdout.write(`${what.padEnd(38)} ${figures} · ${verdict} ${budget * 100} %\n`)
  }
}

if (import.meta.main) await benchCachedPages()
