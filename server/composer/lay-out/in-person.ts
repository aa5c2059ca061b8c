import { channels } from '#server/reader/facts/action-channels.ts'
import type { Reading } from '#server/reader/read.ts'
import { sentenceAround } from '#server/reader/text/sentence-around.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Action } from '#shared/page/facts.ts'
import { countClaims } from '../material/requests.ts'

const ways = ['phone', 'email', 'url', 'handle'] as const

/**
 * "Sign up at the parish office", "tickets from the chemist": it is done where one comes, and in no form.
 * Where a number or a mail is told elsewhere, what is booked or ordered may be so by that.
 */
export function isInPerson(reading: Reading): boolean {
  const { text, facts } = reading
  const { action, phone, email, url } = facts
  if (!action || channels.has(action.value.kind) || action.value.label) return false
  const hasWay = phone !== undefined || email !== undefined || url !== undefined
  if (hasWay && !['enrol', 'tickets'].includes(action.value.kind)) return false
  const said = sentenceAround(text, action.span)
  return (
    hasTag(text, ...said, 'words.counters') &&
    ways.every((kind) => countClaims(reading, said, kind) === 0)
  )
}

/** One comes; where a number is told, whoever wants to know more calls. */
export const inPerson = ({ facts: { phone, email, url } }: Reading): Action | undefined =>
  phone || email || url ? undefined : { kind: 'visit' }
