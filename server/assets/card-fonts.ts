import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

/** The faces of Latin letters on share cards. */
const latinFiles = [
  '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2',
  '@fontsource/geist-sans/files/geist-sans-latin-400-normal.woff2',
  '@fontsource/geist-sans/files/geist-sans-latin-600-normal.woff2',
]

/** Families that come in some 120 slices, each for some ranges of letters. */
const slicedFamilies = ['noto-sans-jp', 'noto-sans-kr'] as const
type SlicedFamily = (typeof slicedFamilies)[number]

/** Node's own way to find a file of a package; `import.meta.resolve` is not there under Vite. */
const { resolve } = createRequire(import.meta.url)

/** Unpacks the cards' fonts into `folder`: the rasteriser reads TrueType and not WOFF2. */
export async function unpackCardFonts(folder: string): Promise<void> {
  const { default: decompress } = await import('woff2-encoder/decompress')
  mkdirSync(folder, { recursive: true })
  const sliced = slicedFamilies.flatMap((family) =>
    [...slicesOf(family).keys()].map((slice) => sliceFile(family, slice)),
  )
  for (const file of [...latinFiles, ...sliced]) {
    writeFileSync(unpacked(folder, file), await decompress(readFileSync(resolve(file))))
  }
}

/** The unpacked files a card with these letters needs: no slice that has none of them. */
export function cardFontFiles(folder: string, text: string): string[] {
  // A card with Hangul takes its Han from the Korean family too.
  const order = /\p{sc=Hangul}/u.test(text) ? slicedFamilies.toReversed() : slicedFamilies
  let letters = asianLetters(text)
  const sliced = order.flatMap((family) => {
    const files: string[] = []
    for (const [slice, covers] of slicesOf(family)) {
      const left = letters.filter((letter) => !covers(letter))
      if (left.length < letters.length) files.push(sliceFile(family, slice))
      letters = left
    }
    // Digits and spaces among those letters.
    return files.length > 0 ? [...files, sliceFile(family, 'latin')] : []
  })
  return [...latinFiles, ...sliced].map((file) => unpacked(folder, file))
}

/** Code points of what Latin faces never have: kana, Han, Hangul and their punctuation. */
function asianLetters(text: string): number[] {
  return [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((at) => at > 0x2e7f)
}

type Covers = (codePoint: number) => boolean
const sliceCaches = new Map<SlicedFamily, Map<string, Covers>>()

/** The slices of a family by name, each with what it covers, as the package lists them. */
function slicesOf(family: SlicedFamily): Map<string, Covers> {
  const known = sliceCaches.get(family)
  if (known) return known
  const listed: Record<string, string> = JSON.parse(
    readFileSync(resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'),
  )
  const slices = new Map(
    Object.entries(listed).map(([name, ranges]) => [name.replace(/[[\]]/g, ''), covering(ranges)]),
  )
  sliceCaches.set(family, slices)
  return slices
}

/** Whether a CSS `unicode-range`, such as `U+4e00,U+4e0a-4e0f`, has a code point. */
function covering(ranges: string): Covers {
  const bounds = ranges.split(',').map((range) => {
    const [low = 0, high = low] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return { low, high }
  })
  return (codePoint) => bounds.some(({ low, high }) => low <= codePoint && codePoint <= high)
}

function sliceFile(family: SlicedFamily, slice: string): string {
  return `@fontsource-variable/${family}/files/${family}-${slice}-wght-normal.woff2`
}

function unpacked(folder: string, file: string): string {
  return join(folder, basename(file).replace('.woff2', '.ttf'))
}
