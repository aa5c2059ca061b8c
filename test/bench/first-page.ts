import sharp from 'sharp'
import { openBrowser } from '#test/support/browser.ts'
import type { DraggedFile } from '#test/support/drag-files.ts'
import { type FirstPageWalk, walkToFirstPage } from '#test/support/first-page.ts'
import { startServer, temporaryFolder } from '#test/support/server-process.ts'
import { openVisitor } from '#test/support/visitor.ts'

const rounds = 5
const budgetMs = 4000
const brief =
  'Kiln & Clay is a ceramics studio at 48 Stokes Croft, Bristol. Classes for beginners on Tuesdays, £35, and open studio £60 a month. Open 10:00-18:00. Call 0117 496 0123.'

/**
 * What a person with three photos of a telephone waits for between an empty browser and a published
 * page: all that is not their own doing, with no pause of theirs in which work could go unnoticed.
 */
export async function benchFirstPage(): Promise<void> {
  const folder = temporaryFolder()
  const server = await startServer(folder.path)
  const browser = await openBrowser()
  const walks: FirstPageWalk[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const { context, page } = await openVisitor(browser, {
        viewport: { width: 1440, height: 900 },
      })
      const photos = await Promise.all([0, 1, 2].map((at) => telephonePhoto(round * 3 + at)))
      const slug = `kiln-and-clay-${round}`
      walks.push(await walkToFirstPage(page, server.url, { photos, brief, slug }))
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
  print(walks)
}

/** Twelve megapixels with a grain, each its own: a file that was sent before is not kept again. */
async function telephonePhoto(number: number): Promise<DraggedFile> {
  const grain = { type: 'gaussian' as const, mean: 90 + number * 6, sigma: 30 }
  const small = { width: 1008, height: 756, channels: 3 as const, background: '#888888' }
  const drawn = await sharp({ create: { ...small, noise: grain } })
    .png()
    .toBuffer()
  const buffer = await sharp(drawn).resize(4032, 3024).jpeg({ quality: 88 }).toBuffer()
  return { name: `IMG_${number}.jpg`, buffer }
}

function print(walks: readonly FirstPageWalk[]): void {
  const whole = walks.map(({ openMs, actions }) =>
    actions.reduce((sum, { ms }) => sum + ms, openMs),
  )
  const verdict = median(whole) <= budgetMs ? 'within' : 'OVER'
  const actions = walks[0]?.actions ?? []
  process.stdout.write(
    `\nempty browser to published page, 3 photos, ${actions.length} actions: ${tell(whole)} (worst ${Math.round(Math.max(...whole))}) · ${verdict} ${budgetMs} ms\n`,
  )
  const steps = [
    `open ${tell(walks.map(({ openMs }) => openMs))}`,
    ...actions.map(({ what }, at) => `${what} ${tell(walks.map((walk) => walk.actions[at]!.ms))}`),
  ]
  process.stdout.write(`  ${steps.join(' · ')}\n`)
}

const tell = (times: readonly number[]) => `${Math.round(median(times))} ms`

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
}
