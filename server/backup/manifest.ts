import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'

/** The list of what a backup holds, and the last file written to it: without it none is whole. */
export const manifestFile = 'manifest.json'
/** The database's name inside a backup, whatever it is called where it came from. */
export const databaseFile = 'ninefold.db'

const schema = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Every file by its path inside the backup, with the SHA-256 of its bytes. */
  files: z.record(z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/), z.string().length(64)),
})

export type Manifest = z.infer<typeof schema>

/** Reads a backup's manifest and proves every file of it. @throws naming what is wrong */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const manifest = manifestOf(folder)
  for (const [file, hash] of Object.entries(manifest.files)) {
    if ((await hashOfFile(join(folder, file))) !== hash)
      throw new Error(`${file} is not what was backed up`)
  }
  return manifest
}

function manifestOf(folder: string): Manifest {
  try {
    return schema.parse(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')))
  } catch (cause) {
    const told = `${folder} is no backup: a whole one has a ${manifestFile} that lists its files`
    throw new Error(told, { cause })
  }
}

/** SHA-256 of a file's bytes, in hexadecimal digits. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
