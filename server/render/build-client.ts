import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackCardFonts } from './card-fonts.ts'
import type { BuildInfo } from './production-build.ts'

/** Everything the build is made from. */
const sources = [
  'client',
  'shared',
  'locales',
  'package-lock.json',
  'vite.config.ts',
  'icons-plugin.config.ts',
]

/** Builds the client when there is no build or its sources have changed since. */
export async function ensureBuild(root: string, dist: string): Promise<void> {
  const hash = hashSources(root)
  const file = join(dist, 'build.json')
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as BuildInfo).sources === hash)
    return
  await buildClient(root, dist, hash)
}

/** Builds both sides of the client; the build's id follows from what it is made of. */
export async function buildClient(
  root: string,
  dist: string,
  hash = hashSources(root),
): Promise<void> {
  const { build } = await import('vite')
  await build({ root, mode: 'production', logLevel: 'warn' })
  await build({ root, mode: 'production', logLevel: 'warn', build: { ssr: true } })
  await unpackCardFonts(join(dist, 'fonts'))
  const manifest = readFileSync(join(dist, 'client/.vite/manifest.json'))
  const id = createHash('sha256').update(manifest).update(hash).digest('hex').slice(0, 16)
  const info: BuildInfo = { id, timestamp: Date.now(), sources: hash }
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'build.json'), JSON.stringify(info))
}

function hashSources(root: string): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
