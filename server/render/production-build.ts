import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { ClientBuild, ClientEntry, PreviewAssets, ScreenAssets } from './client-entry.ts'
import { assetsFolder, keptMetas } from './keep-builds.ts'

export interface BuildInfo {
  id: string
  timestamp: number
  /** Hash of the sources it was made from. */
  sources: string
}

/**
 * The build under `dist/`, read once.
 * @param shared where other releases of the site put theirs, looked at whenever it is needed
 * @throws when there is none
 */
export function productionBuild(dist: string, shared = dist): ClientBuild {
  const info = readJson<BuildInfo>(join(dist, 'build.json'))
  const manifest = readJson<Manifest>(join(dist, 'client/.vite/manifest.json'))
  const metas = new Map(keptMetas(dist).map((meta) => [meta.id, meta]))
  let entry: Promise<ClientEntry> | undefined
  const browser = 'client/entry-browser.tsx'
  const fonts = interfaceFonts(manifest)
  const screens = new Map<string, ScreenAssets>()
  return {
    id: info.id,
    timestamp: info.timestamp,
    development: false,
    meta: (id) => metas.get(id) ?? keptMetas(shared).find((meta) => meta.id === id) ?? null,
    assetFolders: [...new Set([dist, shared])].map(assetsFolder),
    fontsFolder: join(dist, 'fonts'),
    entry: () => (entry ??= import(pathToFileURL(join(dist, 'server/entry-server.js')).href)),
    screenAssets(files) {
      const key = files.join()
      const found = screens.get(key) ?? { ...assetsOf(manifest, [browser, ...files]), fonts }
      screens.set(key, found)
      return found
    },
    previewAssets: () => assetsOf(manifest, ['client/entry-preview.tsx']),
  }
}

/** What an entry needs, with the other files that are loaded beside it. */
function assetsOf(manifest: Manifest, files: [entry: string, ...others: string[]]): PreviewAssets {
  const chunks = staticChunks(manifest, files)
  return {
    script: addressOf(manifest[files[0]]?.file ?? ''),
    styles: unique(chunks.flatMap((name) => manifest[name]?.css ?? [])).map(addressOf),
    modules: chunks.map((name) => addressOf(manifest[name]?.file ?? '')),
  }
}

/** The chunks these files need at once: themselves and their static imports, each one time. */
function staticChunks(manifest: Manifest, files: string[]): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name) || !manifest[name]) return
    seen.add(name)
    manifest[name].imports?.forEach(visit)
  }
  files.forEach(visit)
  return [...seen]
}

/** The two Latin faces every screen begins with. */
function interfaceFonts(manifest: Manifest): ScreenAssets['fonts'] {
  const files = unique(Object.values(manifest).map((chunk) => chunk.file))
  const filesOf = (wanted: RegExp) => files.filter((file) => wanted.test(file)).map(addressOf)
  return {
    text: filesOf(/geist-latin-wght-normal.*\.woff2$/),
    display: filesOf(/fraunces-latin-opsz-normal.*\.woff2$/),
  }
}

function addressOf(file: string): string {
  return `/${file}`
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
