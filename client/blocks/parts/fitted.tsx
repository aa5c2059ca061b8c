import { Unbroken, unbrokenParts } from './unbroken.tsx'

/** Widths in em a word is told to have, each the next above what is reckoned. */
const widths = [5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 26]

/** A heading set no larger than its longest word has room for, however wide its column is. */
export function Fitted({ text }: { text: string }) {
  const words = <Unbroken text={text} />
  const width = longestWord(text)
  const told = widths.find((each) => each >= width) ?? widths.at(-1)
  if (width < widths[0]!) return words
  return (
    <span className="fit" data-em={told}>
      {words}
    </span>
  )
}

/** In em. What Chinese and Japanese are written in breaks anywhere; Korean words stay whole. */
function longestWord(text: string): number {
  return Math.max(...lineParts(text).map(widthOf))
}

/** In the widest of the display faces; a letter of Korean is as wide as it is high. */
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
export function lineParts(text: string): string[] {
  return unbrokenParts(text).flatMap((part, index) =>
    index % 2 ? [part] : part.split(/[\s\p{Co}\p{sc=Han}\p{sc=Kana}\p{sc=Hira}-]/u),
  )
}
