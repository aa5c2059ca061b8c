import { splitMark } from '../text-marks.ts'
import { each } from './each.tsx'
import { japanesePhrases } from './japanese-phrases.ts'

/**
 * A heading whose short hyphened words ("massa-mãe") stay on one line, and whose lines end with a
 * phrase in Japanese.
 */
export function Unbroken({ text }: { text: string }) {
  // While it can be typed into it is one piece.
  if (splitMark(text)[0]) return text
  if (hasKana.test(text))
    return each(japanesePhrases(text), (phrase, index) => (
      <>
        {index > 0 && <wbr />}
        {phrase}
      </>
    ))
  const parts = unbrokenParts(text)
  return each(parts, (part, index) => (index % 2 ? <span className="nb">{part}</span> : part))
}

const hasKana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Every second part stays on one line. */
export function unbrokenParts(text: string): string[] {
  return text.split(
    /((?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,9}(?:-[\p{L}\p{N}]{1,9}){1,2}(?![\p{L}\p{N}-]))/u,
  )
}
