import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { writeWhole } from '#server/assets/write-whole.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Fonts and pictures are compressed already; what is smaller than a packet gains nothing. */
const compressible = /\.(js|css|svg)$/
const leastBytes = 1000

/**
 * Lays the smallest brotli and gzip of every script and style beside it, once: names carry a hash
 * of the content, so what is there is right.
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => compressible.test(file))
  await Promise.all(files.map((file) => compressAsset(join(folder, file))))
}

async function compressAsset(file: string): Promise<void> {
  if (existsSync(`${file}.br`)) return
  const content = await readFile(file)
  if (content.length < leastBytes) return
  const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length }
  // Whole or not at all: what is there is never made again, and a cut one would break its script.
  await writeWhole(`${file}.gz`, await toGzip(content, { level: 9 }))
  await writeWhole(`${file}.br`, await toBrotli(content, { params }))
}
