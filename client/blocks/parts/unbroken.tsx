import { splitMark } from '../text-marks.ts'
import { each } from './each.tsx'

/** A heading whose short hyphened words ("massa-mãe") stay on one line. */
export function Unbroken({ text }: { text: string }) {
  // While it can be typed into it is one piece.
  if (splitMark(text)[0]) return text
  const parts = unbrokenParts(text)
  return each(parts, (part, index) => (index % 2 ? <span className="nb">{part}</span> : part))
}

/** Every second part stays on one line. */
export function unbrokenParts(text: string): string[] {
  return text.split(
    /((?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,9}(?:-[\p{L}\p{N}]{1,9}){1,2}(?![\p{L}\p{N}-]))/u,
  )
}
