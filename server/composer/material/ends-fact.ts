import type { Reading } from '#server/reader/read.ts'
import type { Token } from '#server/reader/text/tokens.ts'

/**
 * Whether a full stop ends what is read before it or stands before a number or an address to write to,
 * whatever that begins with: "Sam 10h-15h. On prend …", "coffee £2.80. 01225 555 018".
 */
export function endsFact(
  { facts, contacts }: Reading,
  stop: Token | undefined,
  next: Token,
): boolean {
  if (stop?.text !== '.' || !next.spaced) return false
  return next.start === facts.hours?.span[1] || contacts.some(({ span: [at] }) => at === next.start)
}
