import type { Draft } from '../draft.ts'
import type { Tag } from '../text/phrase-index.ts'
import { tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { villageBehind } from './village-behind.ts'

/** "St. Martin", "de San Andrés": what a hall is called, behind the word for it. */
const called =
  /^(?: (?:\p{Ll}{1,3} )?(?:\p{Lu}[\p{Ll}]{0,3}\. )?\p{Lu}[\p{L}'’-]+|-\p{Lu}[\p{L}'’-]+){1,4}/u
/** The same before it: "St. Finian's | Church". */
const calledBefore = /(?:\p{Lu}[\p{L}'’-]*\.? ){1,3}$/u
/** Letters of the longest name before it. */
const longestName = 40

/** "iglesia de San Andrés, en Llovera (Asturias)": each hall with a name, and the village it stands in. */
export function hallsInVillages(draft: Draft): [hall: Span, town: Span][] {
  const { text } = draft
  return tagsIn(text, 0, text.raw.length, 'places.venues').flatMap((word): [Span, Span][] => {
    const hall = hallAt(draft, word)
    const town = hall && villageBehind(draft, hall[1])
    return town ? [[hall, town]] : []
  })
}

function hallAt({ text: { raw } }: Draft, { start, end }: Tag): Span | null {
  const behind = called.exec(raw.slice(end))?.[0]
  if (behind) return [start, end + behind.length]
  const before = calledBefore.exec(raw.slice(Math.max(0, start - longestName), start))?.[0]
  return before && /^\p{Lu}/u.test(raw.slice(start)) ? [start - before.length, end] : null
}
