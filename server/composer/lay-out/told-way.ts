import type { Reading } from '#server/reader/read.ts'
import { sentenceAround } from '#server/reader/text/sentence-around.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'

/** A way an owner is reached by, as the facts name it. */
export type Way = 'phone' | 'email'

/**
 * By which of the ways it tells a brief wants to be answered: the one it likes best, the one that
 * stands with what is asked, else the first.
 */
export function toldWay(reading: Reading): Way | undefined {
  const { phone, email, action } = reading.facts
  if (!phone || !email) return phone ? 'phone' : email ? 'email' : undefined
  const liked = likedWay(reading)
  if (liked) return liked
  const first: Way = phone.span[0] < email.span[0] ? 'phone' : 'email'
  if (!action) return first
  const [start, end] = sentenceAround(reading.text, action.span)
  const isIn = ([from, to]: Span) => from >= start && to <= end
  if (isIn(phone.span) === isIn(email.span)) return first
  return isIn(phone.span) ? 'phone' : 'email'
}

/** Words for a way, beside which it is said to be liked. */
const words: Record<Way, readonly string[]> = {
  phone: ['contact.phone', 'actions.call'],
  email: ['contact.email', 'actions.mail'],
}

/** "Or by mail, but I prefer the phone": the way that is named next to it in its clause, else before. */
function likedWay({ text, facts }: Reading): Way | undefined {
  const { raw } = text
  for (const { start, end } of tagsIn(text, 0, raw.length, 'words.preferring')) {
    const [from, to] = clauseAround(raw, [start, end])
    const named = (Object.keys(words) as Way[]).flatMap((way) => {
      const told = facts[way]?.span
      const tags = words[way].flatMap((tag) => tagsIn(text, from, to, tag))
      const isIn = told && told[0] >= from && told[1] <= to
      return [...tags, ...(isIn ? [{ start: told[0], end: told[1] }] : [])].map((at) => ({
        way,
        at: at.start >= end ? at.start - end : raw.length + start - at.end,
      }))
    })
    const next = named.toSorted((one, other) => one.at - other.at)[0]
    if (next) return next.way
  }
  return undefined
}

/** What stands between two marks; one within a number or an address is none. */
function clauseAround(raw: string, [start, end]: Span): Span {
  const marks = [...raw.matchAll(/[,;.!?](?=\s|$)|[、。！？\n]/g)].map(({ index }) => index)
  const before = marks.findLast((at) => at < start)
  return [before === undefined ? 0 : before + 1, marks.find((at) => at >= end) ?? raw.length]
}
