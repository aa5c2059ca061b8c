import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildInfo } from './production-build.ts'

/** Everything the build is made from. */
const sources = [
  'client',
  'shared',
  'locales',
  'languages',
  'server/composer',
  'server/reader',
  'package-lock.json',
  'vite.config.ts',
  'chunks.config.ts',
  'icons-plugin.config.ts',
  'phone-formats-plugin.config.ts',
]

/** Whether there is a build, and its sources have not changed since. */
export function isBuilt(root: string, dist: string): boolean {
  const file = join(dist, 'build.json')
  if (!existsSync(file)) return false
  return (JSON.parse(readFileSync(file, 'utf8')) as BuildInfo).sources === hashSources(root)
}

export function hashSources(root: string): string {
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
