import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The faces share cards are set in. Japanese and Korean come from the system, where it has them. */
const files = [
  '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff2',
  '@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff2',
]

/** Node's own way to find a file of a package; `import.meta.resolve` is not there under Vite. */
const { resolve } = createRequire(import.meta.url)

/** Unpacks the cards' fonts into `folder`: the rasteriser reads TrueType and not WOFF2. */
export async function unpackCardFonts(folder: string): Promise<void> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  mkdirSync(folder, { recursive: true })
  for (const file of files) {
    const woff2 = readFileSync(resolve(file))
    const name = file.slice(file.lastIndexOf('/') + 1).replace('.woff2', '.ttf')
    writeFileSync(join(folder, name), await decompress(woff2))
  }
}
