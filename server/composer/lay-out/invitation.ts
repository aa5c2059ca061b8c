import { coupleOf } from '#server/reader/facts/couple.ts'
import type { Reading } from '#server/reader/read.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { partsByTime } from '../material/day-parts.ts'
import { asked } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { sentence } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import type { Lead } from './lead-under.ts'
import { isWithin } from './without-name.ts'

/** Statements in which an invitation says when it is, and letters of the one that does. */
const mostBeforeDay = 5
const longestInvitation = 240
const asks: ReadonlySet<SpanRole> = new Set(['deadline', 'action', 'contact', 'price'])

/**
 * "Nos casamos. … los invitamos el sábado 14 de noviembre": the sentence of a feast that tells its day,
 * where the one that introduces it does not.
 */
export function invitationOf(
  reading: Reading,
  statements: readonly Statement[],
  opening: readonly (Statement | undefined)[],
): Lead | undefined {
  const isWedding = coupleOf(reading) !== undefined
  const isFeast = isWedding || reading.industry === 'event'
  const isDated = ({ span }: Statement) =>
    reading.days.some(({ start, end }) => isWithin([start, end], span))
  if (!isFeast || opening.some((one) => one && isDated(one))) return undefined
  const statement = statements
    .filter(({ role }) => !asked.has(role))
    .slice(0, mostBeforeDay)
    .find(
      (one) =>
        one.isSentence &&
        !asks.has(one.role) &&
        // A day of the programme stands there; who marries invites with it.
        (isWedding || one.role !== 'programme') &&
        !one.list &&
        one.span[1] - one.span[0] <= longestInvitation &&
        isDated(one) &&
        partsByTime(reading, one.span).length === 1,
    )
  if (!statement) return undefined
  return { words: ownWords(sentence(reading.text, statement.span), statement.span), statement }
}
