import { unbrokenParts } from './unbroken.tsx'

/** What the sheet has rules for, in em: each word is told the next above what is reckoned. */
const widths = [5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 26]

/** No heading is set smaller to keep a word whole. */
const smallest = 1.25

/**
 * For a heading: how wide its longest word is, so that the sheet sets it no larger than its column
 * has room for. Published pages allow no `style` attribute, so the number has a rule of the sheet.
 */
export function fitted(text: string): { 'data-em'?: number } {
  const width = Math.max(...lineParts(text).map(widthOf))
  if (width < widths[0]!) return {}
  return { 'data-em': widths.find((each) => each >= width) ?? widths.at(-1) }
}

/** Only where even the smallest size has no room is a word hyphenated. */
export function fittedRules(): string {
  const shrunk = `clamp(min(var(--size), ${smallest}rem), 100cqi / var(--em), var(--size))`
  const ems = widths.map(
    (em) =>
      `[data-em="${em}"]{--em:${em}}@container (width<${em * smallest}rem){[data-em="${em}"]{hyphens:auto}}`,
  )
  return `[data-em]{font-size:${shrunk};min-width:min(100%, var(--em) * 1em)}${ems.join('')}`
}

/**
 * In em of the widest of the display faces. Chinese and Japanese break anywhere; words of Korean
 * stay whole, and their letters are as wide as high.
 */
function widthOf(word: string): number {
  let ems = 0
  for (const char of word) {
    if (char > '\u2e80') ems += 1
    else if (/[ijltfrI.,:;'’!|]/.test(char)) ems += 0.4
    else if (/[mwMW@%]/.test(char)) ems += 0.92
    else ems += /\p{Lu}/u.test(char) ? 0.74 : 0.6
  }
  return ems
}

/** What stays on one line: words, and whole names such as "Annecy-le-Vieux". */
function lineParts(text: string): string[] {
  return unbrokenParts(text).flatMap((part, index) =>
    index % 2 ? [part] : part.split(/[\s\p{Co}\p{sc=Han}\p{sc=Kana}\p{sc=Hira}-]/u),
  )
}
