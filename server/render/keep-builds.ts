import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { BuildMeta } from '#shared/build-meta.ts'

/** Builds whose files stay: pages opened before an upgrade go on to work, for a while. */
const mostBuilds = 5

/** What is kept of each build under `dist/builds/`. */
interface KeptBuild {
  meta: BuildMeta
  /** Names of its files under `dist/client/assets/`. */
  assets: string[]
}

/** Where the assets of all kept builds lie together. */
export function assetsFolder(dist: string): string {
  return join(dist, 'client/assets')
}

/**
 * Adds a build, forgets the oldest above the cap and removes the files no kept build needs.
 * @param addFiles called once the build counts as kept: nobody else removes its files then
 */
export function keepBuild(
  dist: string,
  meta: BuildMeta,
  assets: string[],
  addFiles: () => void = () => {},
): void {
  const folder = join(dist, 'builds')
  mkdirSync(folder, { recursive: true })
  // Processes that start together read it meanwhile: it is there whole or not at all.
  const draft = join(folder, `${meta.id}.${randomUUID()}.part`)
  writeFileSync(draft, JSON.stringify({ meta, assets }))
  renameSync(draft, join(folder, `${meta.id}.json`))
  addFiles()
  const kept = keptBuilds(dist)
  // Another process may be at it as well.
  for (const { meta } of kept.slice(mostBuilds))
    rmSync(join(folder, `${meta.id}.json`), { force: true })
  removeOrphans(assetsFolder(dist), kept.slice(0, mostBuilds))
}

/** The builds whose assets are served, the newest first. */
export function keptMetas(dist: string): BuildMeta[] {
  return keptBuilds(dist).map(({ meta }) => meta)
}

/** The newest first. */
export function keptBuilds(dist: string): KeptBuild[] {
  const folder = join(dist, 'builds')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readKept(join(folder, file)))
    .sort((a, b) => b.meta.timestamp - a.meta.timestamp)
}

/** None where another process has forgotten it since the folder was listed. */
function readKept(file: string): KeptBuild[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function removeOrphans(folder: string, kept: KeptBuild[]): void {
  const needed = new Set(kept.flatMap(({ assets }) => assets))
  for (const file of readdirSync(folder)) {
    if (!needed.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(folder, file), { force: true })
  }
}
