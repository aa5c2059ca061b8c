import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Storage } from '#server/storage/storage.ts'
import { uploadFile } from './upload-files.ts'

/** A picture to work on. */
export interface ImageSource {
  /** Absolute path. */
  file: string
  /** Another one for every other content. */
  version: string
  /** Whether the address can never mean another picture. */
  permanent: boolean
  /** Whose upload it is. */
  owner?: string
}

export interface ImageSourcesDeps {
  publicFolder: string
  dataFolder: string
  storage: Storage
}

/** Finds what an address names, inside `public/` and among the uploads; null for all else. */
export function createImageSources(deps: ImageSourcesDeps) {
  return async function findImage(path: readonly string[]): Promise<ImageSource | null> {
    if (!path.every(isPlainName)) return null
    const [first, id, ...rest] = path
    if (first !== 'uploads') return publicImage(deps.publicFolder, path)
    return id && rest.length === 0 ? uploadedImage(deps, id) : null
  }
}

async function uploadedImage(deps: ImageSourcesDeps, id: string): Promise<ImageSource | null> {
  const upload = await deps.storage.uploads.byId(id)
  if (!upload) return null
  return {
    file: uploadFile(deps.dataFolder, upload.hash),
    version: upload.hash,
    permanent: true,
    owner: upload.owner,
  }
}

/** Links that lead out of the folder lead nowhere. */
async function publicImage(folder: string, path: readonly string[]): Promise<ImageSource | null> {
  try {
    const inside = (await realpath(folder)) + sep
    const file = await realpath(join(folder, ...path))
    const found = await stat(file)
    if (!file.startsWith(inside) || !found.isFile()) return null
    return { file, version: `${file}:${found.size}:${found.mtimeMs}`, permanent: false }
  } catch {
    return null
  }
}

/** No dot at the start, nothing that separates or ends a path. */
function isPlainName(name: string): boolean {
  return name.length <= 255 && /^[^.\\/\p{Cc}][^\\/\p{Cc}]*$/u.test(name)
}
