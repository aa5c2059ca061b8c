import { AppError } from '#shared/errors.ts'
import type { ErasedFrom } from '#shared/payloads.ts'
import { readConfig } from './config.ts'
import { operator } from './pages/authorise.ts'
import { erasePicture } from './pages/erase-picture.ts'
import { liftTakeDown, takeDownPage } from './pages/take-down.ts'
import { openStorage, requireDatabase } from './storage/open-storage.ts'

const usage =
  'usage: npm run take-down -- <slug or address> ["why, for its creator"], … --lift, or <address of a picture>'

/**
 * `npm run take-down -- bakery "why"`: the page is offline at once, in every process, and its
 * creator cannot publish it again until `npm run take-down -- bakery --lift`. Of the address of a
 * picture it is the picture that goes, for ever.
 */
async function main(): Promise<void> {
  const [address = '', ...words] = process.argv.slice(2)
  const slug = slugOf(address)
  if (!slug) throw new Error(usage)
  const config = readConfig(process.env)
  requireDatabase(config.DATABASE_URL)
  const storage = await openStorage(config.DATABASE_URL)
  const services = { storage, config, now: Date.now }
  try {
    if (isPicture(address)) return tell(await erasePicture(services, slug, operator))
    const isLifted = words.includes('--lift')
    const page = isLifted
      ? await liftTakeDown(services, slug)
      : await takeDownPage(services, slug, words.join(' '))
    process.stdout.write(
      `${page.slug}: ${isLifted ? 'its creator may publish it again' : 'offline, with its share links'}\n`,
    )
  } finally {
    await storage.close()
  }
}

/** `/_image/f_webp,w_640/uploads/…`, with its site before it or without. */
function isPicture(address: string): boolean {
  return /\/uploads\/[^/]+$/.test(address)
}

function tell(pages: readonly ErasedFrom[]): void {
  const shown = pages.map(({ slug }) => `taken from ${slug}`)
  process.stdout.write(['deleted', ...shown, ''].join('\n'))
}

/** Of `bakery` as of `https://pages.example/ja/p/bakery?from=mail`. */
function slugOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? address
  return path.split('/').findLast((part) => part !== '') ?? ''
}

main().catch((error: unknown) => {
  const isUnknown = error instanceof AppError && error.code === 'not_found'
  const told = error instanceof Error ? error.message : error
  console.error(isUnknown ? `There is nothing at ${process.argv[2]}` : told)
  process.exit(1)
})
