import * as z from 'zod'
import { languageFile, phrases } from '../language-file.ts'
import { remembered } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { phrasePattern } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'

/** The file `changes.json` of a language, which may be missing: how people tell what is new beside an old text. */
const changesSchema = z.strictObject({
  /** "Last year's flyer": an old text is pasted. */
  past: phrases,
  /** "What's changed", alone on its line: what was told before it is old. */
  headings: phrases,
  /** "This year", "is now": what holds. */
  present: phrases,
  /** "Goes up to", before what something costs from now on. */
  raised: phrases,
  /** "Is cancelled", behind what there is no more. */
  gone: phrases,
  /** "Please take it out": asks to leave out what was said to be gone. */
  removing: phrases,
  /** "Same time": what the old text says of it holds. */
  unchanged: phrases,
  /** "Instead", before what there is in place of it. */
  instead: phrases,
  /** "#th": which time it is. */
  ordinals: phrases,
})

export type ChangeKind = keyof z.infer<typeof changesSchema>
export type ChangeWords = Readonly<Record<ChangeKind, RegExp>>

export const changeWords = remembered((code: string): ChangeWords | null => {
  const lists = languageFile(code, 'changes', changesSchema)
  if (!lists) return null
  const entries = Object.entries(lists).map(([kind, list]) => {
    const longestFirst = list.toSorted((one, other) => other.length - one.length)
    const source = kind === 'ordinals' ? ordinalPattern : hastyPattern
    return [kind, list.length > 0 ? new RegExp(longestFirst.map(source).join('|'), 'gu') : never]
  })
  return Object.fromEntries(entries) as ChangeWords
})

const never = /(?!)/gu

/** "Last years flyer": typed in haste, an apostrophe is left out. */
const hastyPattern = (written: string): string => phrasePattern(written, {}).replaceAll("'", "'?")

const ordinalPattern = (written: string): string =>
  `(?<![\\d.,:/-])${fold(written).replace(/[.^]/g, '\\$&').replace('#', '\\d{1,3}\\s?')}(?![\\p{Script=Latin}\\d])`

/** Where such a phrase stands in a folded text, or in a span of it. */
export function changesIn(
  folded: string,
  pattern: RegExp,
  [from, to]: Span = [0, folded.length],
): Span[] {
  return [...folded.matchAll(pattern)]
    .map(({ 0: said, index }): Span => [index, index + said.length])
    .filter(([start, end]) => from <= start && end <= to)
}
