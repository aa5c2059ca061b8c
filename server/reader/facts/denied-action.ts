import { isUnspaced } from '../text/fold.ts'
import { hasTag, type TaggedText } from '../text/tagged-text.ts'

/** Letters before a word for what to do, and behind it in scripts without spaces, in which it is denied. */
const denying = { before: 12, behind: 5 }

/** "No need to book", 予約いらない: within a clause. */
export function isDenied(
  text: TaggedText,
  { start, end }: { start: number; end: number },
): boolean {
  const from = Math.max(0, start - denying.before)
  const clause = from + text.raw.slice(from, start).search(/[^,.;:!?\n]*$/)
  const stop = isUnspaced(text.raw[end - 1]) ? end + denying.behind : start
  return hasTag(text, clause, stop, 'words.negations')
}
