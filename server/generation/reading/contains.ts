import { isDense } from '#server/reader/text/is-dense.ts'
import { literal } from '#shared/page/corrected-words.ts'
/** Whether words hold others, as whole words where words are parted: "art" is not in "start". */
export function contains(said: string, part: string): boolean {
  return placesOf(said, part).length > 0
}

/** Every place of words in others, `[start, end)`, whatever white space and case they are in. */
export function placesOf(said: string, part: string): [number, number][] {
  const words = fold(part).trim().split(/\s+/).filter(Boolean).map(literal)
  if (words.length === 0) return []
  const text = fold(said)
  return [...text.matchAll(new RegExp(words.join('\\s+'), 'gu'))].flatMap(
    ({ 0: found, index }): [number, number][] => {
      const end = index + found.length
      const isWhole = isEdge(text[index - 1], found[0]) && isEdge(found.at(-1), text[end])
      return isWhole ? [[index, end]] : []
    },
  )
}

const letter = /\p{L}/u
const digit = /\p{Nd}/u

/** A word ends where letters do, and a number where digits do: "stew6.50", "19sqm". */
function isEdge(one = ' ', other = ' '): boolean {
  if (isDense(one) || isDense(other)) return true
  return !((letter.test(one) && letter.test(other)) || (digit.test(one) && digit.test(other)))
}

/** Unit by unit, so that every offset holds in both. */
const fold = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()).replaceAll(/[^\0-\x7f]/g, foldUnit)

function foldUnit(unit: string): string {
  const folded = unit.normalize('NFKC').toLocaleLowerCase()
  return folded.length === 1 ? folded : unit
}
