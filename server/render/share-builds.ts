import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { assetsFolder, keepBuild, keptBuilds } from './keep-builds.ts'

/**
 * Puts the assets of the builds under `dist` where every process of the site looks for them: one
 * that runs another release serves what pages of this one load, and the other way round.
 * @param shared a folder all of them use; its builds are kept as those of `dist` are
 * @throws where it cannot be written to
 */
export function shareBuilds(dist: string, shared: string): void {
  mkdirSync(assetsFolder(shared), { recursive: true })
  for (const { meta, assets } of keptBuilds(dist))
    keepBuild(shared, meta, assets, () => addFiles(dist, shared, assets))
}

/** Each appears whole: others serve from the folder meanwhile. */
function addFiles(dist: string, shared: string, assets: readonly string[]): void {
  const wanted = new Set(assets)
  const partial = join(shared, `partial-${randomUUID()}`)
  mkdirSync(partial)
  for (const file of readdirSync(assetsFolder(dist))) {
    const target = join(assetsFolder(shared), file)
    if (!wanted.has(file.replace(/\.(br|gz)$/, '')) || existsSync(target)) continue
    copyFileSync(join(assetsFolder(dist), file), join(partial, file))
    renameSync(join(partial, file), target)
  }
  rmSync(partial, { recursive: true })
}
