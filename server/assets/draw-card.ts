import { renderAsync } from '@resvg/resvg-js'
import { cardFontFiles } from './card-fonts.ts'

/**
 * The 1200 × 630 picture that links unfurl to, as PNG, drawn with bundled fonts.
 * @param fontsFolder empty where none are unpacked
 */
export async function drawCard(svg: string, fontsFolder: string): Promise<Uint8Array> {
  const fontFiles = fontsFolder ? cardFontFiles(fontsFolder, svg) : []
  // Only letters of other scripts are left to what the system has.
  const loadSystemFonts = !fontsFolder || !bundledScripts.test(svg)
  return (await renderAsync(svg, { font: { loadSystemFonts, fontFiles } })).asPng()
}

const bundledScripts =
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Common}\p{sc=Inherited}]*$/u
