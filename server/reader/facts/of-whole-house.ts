import { lexHours } from '../grammars/hours/lex-hours.ts'
import { endingBefore } from '../text/ending-before.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { hasTag, type TaggedText, tagsIn, tagsOver, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** "Open daily 11 to 11. Kitchen Tuesday to Saturday 12–2.30": a part's own hours are beside those of the house. */
export function ofWholeHouse(text: TaggedText, spans: Span[]): Span[] {
  const ofHouse = spans
    .flatMap((span) => apartAtDesks(text, span))
    .filter((span) => !isOfDesk(text, span))
  return ofHouse.length > 0 ? ofHouse : spans
}

/** "Ouvert du mercredi au samedi 18h-23h. | Billetterie : mardi et jeudi 14h-17h." */
function apartAtDesks(text: TaggedText, [start, end]: Span): Span[] {
  const cuts = tagsIn(text, start, end, 'hours.desk')
    .map((desk) => clauseStart(text, desk.start))
    // "Café Wed to Sun 9–4, farm shop Mon to Sat 9–5" tells of two parts, and of no house.
    .filter((at) => at > start && !(isClause(text, at) && isOfPart(text, [start, at])))
  return [start, ...cuts].map((at, index) => [at, cuts[index] ?? end])
}

const clauseMark = endingBefore(/[,;、]\s*/)

const isClause = ({ raw }: TaggedText, at: number): boolean => clauseMark(raw, at) !== undefined

/** Whether something is named in front of the first day or time, in its clause. */
function isOfPart(text: TaggedText, [start, end]: Span): boolean {
  const at = firstTold(text, [start, end])
  return tokensIn(text, Math.max(start, clauseStart(text, at)), at).some(
    (word) =>
      word.kind === 'word' &&
      !isFunctionWord(text, word.start, word.end) &&
      !tagsOver(text, word.start, word.end).some(({ tag }) => tag.startsWith('hours.')),
  )
}

/** Where the first day or time is told. */
const firstTold = (text: TaggedText, [start, end]: Span): number =>
  lexHours(text, [start, end]).find(({ kind }) => kind === 'days' || kind === 'time')?.start ?? end

const clauseBefore = endingBefore(/[^.!?;,。！？、\n]*/)

export const clauseStart = ({ raw }: TaggedText, at: number): number =>
  at - (clauseBefore(raw, at)?.trimStart().length ?? 0)

/** Letters between a part of the house and the first day or time of its hours: "kitchen is open from ". */
const deskReach = 40

/** Whether hours are told of a part of the house, named right before their first day or time. */
export function isOfDesk(text: TaggedText, span: Span): boolean {
  const at = firstTold(text, span)
  return hasTag(text, Math.max(at - deskReach, clauseStart(text, at)), at, 'hours.desk')
}
