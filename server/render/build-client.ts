import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackCardFonts } from '#server/assets/card-fonts.ts'
import type { BuildMeta } from '#shared/build-meta.ts'
import { routeNames, routes } from '#shared/routes.ts'
import { hashSources } from './build-sources.ts'
import type { ClientEntry } from './client-entry.ts'
import { compressAssets } from './compress-assets.ts'
import { keepBuild } from './keep-builds.ts'
import { type BuildInfo, productionBuild } from './production-build.ts'
import { runBuildStep } from './run-build-step.ts'

/** What screens load by themselves once something happens. */
const parts = ['http-api.ts', 'toast-host.tsx', 'dialog-host.tsx'].map(
  (file) => `client/platform/${file}`,
)

/**
 * Builds both sides of the client; the build's id follows from what it is made of. Files of
 * earlier builds stay beside it while they are kept.
 */
export async function buildClient(root: string, dist: string): Promise<void> {
  const hash = hashSources(root)
  const written = await runBuildStep('browser', root, dist)
  const files = written.filter((name) => !name.endsWith('.map'))
  await runBuildStep('server', root, dist)
  await runBuildStep('showcase', root, dist)
  await unpackCardFonts(join(dist, 'fonts'))
  const assets = join(dist, 'client/assets')
  setMapsApart(assets, join(dist, 'maps'))
  await compressAssets(assets)
  const manifest = readFileSync(join(dist, 'client/.vite/manifest.json'))
  const id = createHash('sha256').update(manifest).update(hash).digest('hex').slice(0, 16)
  const info: BuildInfo = { id, timestamp: Date.now(), sources: hash }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(info))
  keepBuild(dist, await metaOf(info, dist), files)
}

/** Source maps are for whoever runs the server: they are not served. */
function setMapsApart(assets: string, maps: string): void {
  rmSync(maps, { recursive: true, force: true })
  mkdirSync(maps, { recursive: true })
  for (const file of readdirSync(assets)) {
    if (file.endsWith('.map')) renameSync(join(assets, file), join(maps, file))
  }
}

async function metaOf({ id, timestamp }: BuildInfo, dist: string): Promise<BuildMeta> {
  const { screenAssets, entry } = productionBuild(dist)
  const { layoutFile, screenFile }: ClientEntry = await entry()
  const hydrated = routeNames.filter((name) => routes[name].hydrated)
  const filesFor = (sources: string[]) => {
    const { modules, styles } = screenAssets(sources)
    return [...modules, ...styles]
  }
  return {
    id,
    timestamp,
    prerendered: [],
    routes: Object.fromEntries(
      hydrated.map((name) => [name, filesFor([layoutFile(routes[name].layout), screenFile(name)])]),
    ),
    parts: filesFor(parts),
  }
}
