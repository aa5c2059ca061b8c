import type { Draft } from '../draft.ts'
import { lexHours } from '../grammars/hours/lex-hours.ts'
import { endingBefore } from '../text/ending-before.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isDense } from '../text/is-dense.ts'
import { type TaggedText, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { isOfDesk } from './of-whole-house.ts'

/** A comma ends no clause between a number and when somebody answers it. */
const clauseBefore = endingBefore(/(?:[^.!?;,。！？、\n]|\.(?=\S))*/)

/**
 * "Happy hour Mon–Fri 5–7", "Pick-up Friday 3–6", "ring 01632 …, Mondays 8 to 10": what stands in front
 * of the first day or time says of what they are, and no door opens then. A desk is named above its hours.
 */
export function isOfAnother({ text, claims }: Draft, span: Span): boolean {
  const lexed = lexHours(text, span)
  const at = lexed.find(({ kind }) => kind === 'days' || kind === 'time')?.start
  if (at === undefined || isOfDesk(text, span)) return false
  const number = claims.find(
    ({ kind, span: [, end] }) =>
      kind === 'phone' && end <= at && /^[^\p{L}\d\n.]{0,4}$/u.test(text.raw.slice(end, at)),
  )
  const from = clauseStart(text.raw, number?.span[0] ?? at)
  const cues = [
    ...tagsIn(text, from, at, 'hours.notHours').filter(({ end }) => isNear(text, [end, at])),
    ...tagsIn(text, from, at, 'contact.phone').filter((tag) => isCall(text, tag)),
  ]
  // "The workshop is at 7 Mill Yard and we are open Tuesday to …": the house's number is no time.
  const day = lexed.find(({ kind }) => kind === 'days')?.start ?? at
  // 電話受付: a word for opening within one for the telephone tells of no door.
  const isOpening = tagsIn(text, from, day, 'hours.open').some(({ start, end }) =>
    cues.every((cue) => start < cue.start || end > cue.end),
  )
  return cues.length > 0 && !isOpening
}

/** "Pick-up is Friday", and not "breakfast tacos on the corner Friday": a cue and a word of its own. */
function isNear(text: TaggedText, [start, end]: Span): boolean {
  const words = tokensIn(text, start, end).filter(
    (word) => word.kind !== 'mark' && !isFunctionWord(text, word.start, word.end),
  )
  return words.length < 2
}

const clauseStart = (raw: string, at: number): number => at - (clauseBefore(raw, at) ?? '').length

/** Letters of words that tell of nothing but a telephone; "tel" and "cell" stand before a number in any list. */
const longestLabel = 4

function isCall({ raw }: TaggedText, { start, end }: { start: number; end: number }): boolean {
  const word = raw.slice(start, end)
  return isDense(word) || (/\p{L}{5}/u.test(word) && end - start > longestLabel)
}
