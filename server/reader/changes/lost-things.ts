import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { type ChangeWords, changesIn } from './change-words.ts'
import { spaceAt } from './clause-spans.ts'
import { droppedThings } from './dropped-things.ts'
import type { OldText } from './old-text.ts'
import { topicsIn } from './topics.ts'

/** What there is no more: where the old text has it, and the words that say so. */
export function lostIn(
  draft: Draft,
  words: ChangeWords,
  { old }: OldText,
  clause: Span,
): { said: Span[]; dropped: Span[] } {
  const found = changesIn(draft.text.folded, words.gone, clause).map((gone) => {
    // "Il n'y a plus de …" stands before what there is no more.
    const isBehind = topicsIn(draft, [clause[0], gone[0]]).length > 0
    const start = clause[0] + spaceAt(draft.text.raw, clause[0])
    const [asked] = changesIn(draft.text.folded, words.removing, [gone[1], clause[1]])
    const said: Span = [start, isBehind ? (asked?.[1] ?? gone[1]) : clause[1]]
    const behind: Span = [gone[1], thingsEnd(draft, [gone[1], clause[1]])]
    // "No raffle any more" is said around what there is no more.
    const around = topicsIn(draft, behind).length > 0 ? behind : gone
    const things: Span = isBehind ? said : around
    return { said, dropped: droppedThings(draft, old, things) }
  })
  const lost = found.filter(({ dropped }) => dropped.length > 0)
  return { said: lost.map(({ said }) => said), dropped: lost.flatMap(({ dropped }) => dropped) }
}

/** "No dogs | except for the dog show": what there is no more ends before the first word that joins on. */
function thingsEnd(draft: Draft, [start, end]: Span): number {
  const joint = tokensIn(draft.text, start, end).find(
    (token) =>
      topicsIn(draft, [start, token.start]).length > 0 &&
      isFunctionWord(draft.text, token.start, token.end),
  )
  return joint?.start ?? end
}
