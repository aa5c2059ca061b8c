import type { Span } from '../text/trim.ts'
import { clauseBefore } from './clauses.ts'
import type { Denied } from './unwritten-extent.ts'

const digit = /\p{N}/u
/** A number to ring or an address: told, whatever stands before. */
const contact = /@|\d(?:[\s()/.–-]?\d){6}/

/** "There is a reward, | but don't write how much, it's 500 |": the sum and why, wherever it is said. */
export function sumOf(denied: Denied, remark: Span): Span[] {
  const { text, folded, asides } = denied
  const behind: Span = [remark[0], endBehind(denied, remark[1])]
  const before = clauseBefore(text, folded, remark, asides)
  const said = before ? text.slice(...before) : ''
  return before && digit.test(said) && !contact.test(said) ? [before, behind] : [behind]
}

function endBehind({ text, sentence }: Denied, end: number): number {
  const rest = text.slice(end, sentence[1])
  const bracket = /^\s*[(（][^()（）\n]{0,60}[)）]/.exec(rest)?.[0]
  if (bracket && digit.test(bracket)) return end + bracket.length
  if (!digit.test(rest)) return end + (sumBehind(text, sentence[1], rest) ?? 0)
  if (!contact.test(rest)) return end + rest.replace(/[.!?。！？\s]+$/, '').length
  const clause = /^[\s,;–—、]*[^,;–—、]{0,60}/.exec(rest)?.[0] ?? ''
  return digit.test(clause) && !contact.test(clause) ? end + clause.length : end
}

/** "Don't write how much. It's 500.": a short sentence right behind that holds hardly more. */
function sumBehind(text: string, from: number, rest: string): number | null {
  if (/[\p{L}\p{N}]/u.test(rest)) return null
  const next = /^\s*[^.!?。！？\n]{1,20}(?=[.!?。！？\n]|$)/.exec(text.slice(from))?.[0] ?? ''
  const isSum = digit.test(next) && !contact.test(next) && !/\d[:.]\d/.test(next)
  return isSum ? rest.length + next.length : null
}
