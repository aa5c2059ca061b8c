import { isWordLetter } from '../text/fold.ts'
import type { NumberForm, NumberLexicon } from './number-lexicon.ts'

/** A number in words. */
export interface Cardinal {
  start: number
  end: number
  value: number
}

/** Letters of the longest number in words. */
export const longest = 60

/** Whether a word ends here; scripts that glue their words end them anywhere. */
export const isBoundary = (text: string, at: number): boolean =>
  !(isWordLetter(text[at - 1]) && isWordLetter(text[at]))

/**
 * The numbers that begin at an offset, the shortest first: "two", "two hundred", "two hundred and ten".
 * @param text as `numberText` gives it
 */
export function cardinalsAt(text: string, start: number, lexicon: NumberLexicon): Cardinal[] {
  const found: Cardinal[] = []
  let parts: readonly number[] = []
  let at = start
  while (at < text.length && at - start < longest) {
    const next = partAt(text, at, parts, lexicon)
    if (!next) break
    ;({ parts, end: at } = next)
    if (!next.isStem && isBoundary(text, at))
      found.push({ start, end: at, value: parts.reduce((sum, part) => sum + part, 0) })
  }
  return found
}

interface Part {
  parts: readonly number[]
  end: number
  isStem: boolean
}

/** The next word of a number, with what stands before it in words of their size: 200, 10. */
function partAt(
  text: string,
  at: number,
  parts: readonly number[],
  lexicon: NumberLexicon,
): Part | null {
  const starts = parts.length === 0 ? [{ at, join: '' }] : behindJoin(text, at, lexicon)
  for (const start of starts) {
    const form = formAt(text, start.at, lexicon)
    const added = form && withForm(parts, form, start.join, lexicon)
    if (form && added)
      return { parts: added, end: start.at + form.text.length, isStem: form.isStem }
  }
  return null
}

/** Where the next word may begin: right here, behind a space, or behind a word that joins the two. */
export function behindJoin(
  text: string,
  at: number,
  { joins, unitsFirst }: NumberLexicon,
): { at: number; join: string }[] {
  const first = text[at] === ' ' ? at + 1 : at
  const joined = [...joins, ...unitsFirst]
    .filter((join) => text.startsWith(join, first))
    .map((join) => {
      const end = first + join.length
      return { at: text[end] === ' ' ? end + 1 : end, join }
    })
  return [{ at: first, join: '' }, ...joined]
}

function formAt(text: string, at: number, { forms }: NumberLexicon): NumberForm | undefined {
  return forms
    .get(text[at] ?? '')
    ?.find(
      (form) =>
        text.startsWith(form.text, at) &&
        (!form.isStem || isWordLetter(text[at + form.text.length])),
    )
}

/** Null where the word is not of the number before it: "ten | two". */
function withForm(
  parts: readonly number[],
  { value, isScale }: NumberForm,
  join: string,
  { unitsFirst }: NumberLexicon,
): readonly number[] | null {
  if (isScale && !join) return scaled(parts, value)
  const last = parts.at(-1)
  if (last === undefined) return [value]
  const isUnitFirst = unitsFirst.includes(join) && last > 0 && last < 10
  if (isUnitFirst) return value >= 20 && value < 100 ? [...parts.slice(0, -1), last + value] : null
  const least = value < 10 && unitsFirst.length === 0 ? 10 : value < 100 ? 100 : 1000
  return value > 0 && last > value && last % least === 0 ? [...parts, value] : null
}

/** 십이만: all that is smaller is multiplied. */
function scaled(parts: readonly number[], scale: number): readonly number[] | null {
  const smaller = parts.findLastIndex((part) => part >= scale) + 1
  const factor = parts.slice(smaller).reduce((sum, part) => sum + part, 0)
  if (parts[smaller - 1] === scale || (parts.length > 0 && factor === 0 && parts[0] === 0))
    return null
  return [...parts.slice(0, smaller), (factor || 1) * scale]
}
