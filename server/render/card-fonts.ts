import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The faces share cards are set in. Japanese and Korean come from the system, where it has them. */
const files = [
  '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff2',
  '@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff2',
]

/** Unpacks the cards' fonts into `folder`: the rasteriser reads TrueType and not WOFF2. */
export async function unpackCardFonts(folder: string): Promise<void> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  mkdirSync(folder, { recursive: true })
  for (const file of files) {
    const woff2 = readFileSync(fileURLToPath(import.meta.resolve(file)))
    const name = file.slice(file.lastIndexOf('/') + 1).replace('.woff2', '.ttf')
    writeFileSync(join(folder, name), await decompress(woff2))
  }
}
