import type { Reading } from '#server/reader/read.ts'
import { tagBefore } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'

/**
 * Whether a full stop ends what is read before it or stands before a number or an address to write to,
 * whatever that begins with: "Sam 10h-15h. On prend …", "coffee £2.80. 01225 555 018". "Tel. 0664 555 …" goes on.
 */
export function endsFact(
  { text, facts, claims, contacts }: Reading,
  stop: Token | undefined,
  next: Token,
): boolean {
  if (stop?.text !== '.' || !next.spaced) return false
  const leads = ['words.abbreviations', 'contact.phone'].every((tag) =>
    tagBefore(text, stop.start, tag),
  )
  if (leads) return false
  // "17h-18h. Écrivez à …": an hour's own stop stands before a small letter.
  const isTime = claims.some(({ kind, span: [, end] }) => kind === 'time' && end === stop.start)
  if (isTime && /^\p{Lu}/u.test(text.raw.slice(next.start))) return true
  return next.start === facts.hours?.span[1] || contacts.some(({ span: [at] }) => at === next.start)
}
