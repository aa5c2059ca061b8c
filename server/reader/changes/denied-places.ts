import { tagAt, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { ChangeClause } from './change-clauses.ts'
import { trimmedEnd, trimmedStart } from './clause-spans.ts'
import type { OldText } from './old-text.ts'
import type { Renewal, Swap } from './renewed-values.ts'

/** A clause that says what is not so any more, and the one before it that says what is. */
interface Denial {
  before: ChangeClause
  clause: ChangeClause
  /** None where the old text has no such place. */
  swap: Swap | null
}

/** "It is in the church, | not in the hall": the church stands where the old text has the hall. */
export function denialsIn(
  renewal: Renewal,
  { old }: Pick<OldText, 'old'>,
  clauses: readonly ChangeClause[],
): Denial[] {
  const { draft, tags } = renewal
  return clauses.flatMap((clause, at): Denial[] => {
    const start = trimmedStart(draft.text.raw, clause.span)
    const not = tags.find((tag) => tag.tag === 'contrasting' && tag.start === start)
    const before = clauses[at - 1]
    if (!not || before?.sentence !== clause.sentence) return []
    const denied: Span = [not.end, trimmedEnd(draft.text.raw, clause.span)]
    if (/\d/.test(draft.text.raw.slice(...denied))) return []
    const was = placeAt(renewal, old, denied)
    const now = was && placeOf(renewal, before.span, was.skipped)
    return [{ before, clause, swap: now && { old: was.span, now } }]
  })
}

interface Found {
  span: Span
  /** Small words that stand otherwise there: "desde | la ermita". */
  skipped: number
}

/** Where the old text has a place. */
function placeAt({ draft: { text } }: Renewal, [from, to]: Span, denied: Span): Found | null {
  const words = tokensIn(text, ...denied)
  const old = text.folded.slice(from, to)
  for (const [skipped, { start }] of words.slice(0, mostSkipped).entries()) {
    const said = text.folded.slice(start, denied[1])
    const at = old.indexOf(said)
    const isWhole = !/\p{L}/u.test(old[at - 1] ?? '') && !/\p{L}/u.test(old[at + said.length] ?? '')
    if (at >= 0 && isWhole && said.length >= leastPlace)
      return { span: [from + at, from + at + said.length], skipped }
  }
  return null
}

const leastPlace = 4
/** Small words before a place: its preposition and its article. */
const mostSkipped = 3

/** From its preposition on what a clause ends with, without the words that stay as they are. */
function placeOf({ draft: { text } }: Renewal, clause: Span, skipped: number): Span | null {
  const end = trimmedEnd(text.raw, clause)
  const words = tokensIn(text, clause[0], end)
  const at = words.findIndex(
    ({ start, end: stop }) =>
      tagAt(text, start, 'places.in')?.end === stop && !tagBefore(text, start, 'dates.'),
  )
  const word = at < 0 ? undefined : words[at + skipped]
  return word && !/\d/.test(text.raw.slice(word.start, end)) ? [word.start, end] : null
}
