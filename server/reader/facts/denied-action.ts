import type { ActionKind } from '#shared/page/facts.ts'
import { isUnspaced } from '../text/fold.ts'
import { hasTag, type TaggedText, tagsIn } from '../text/tagged-text.ts'

interface Place {
  start: number
  end: number
}

/** Letters before a word for what to do, and behind it in scripts without spaces, in which it is denied. */
const denying = { before: 12, behind: 5 }

/** Letters of "no need for you to" and what stands between it and what is denied. */
const longestDenial = 40

/** "No need to book", "you don't have to sign up", 予約いらない: within a clause. */
export function isDenied(text: TaggedText, { start, end }: Place): boolean {
  const from = Math.max(0, start - denying.before)
  const clause = from + text.raw.slice(from, start).search(/[^,.;:!?\n]*$/)
  const stop = isUnspaced(text.raw[end - 1]) ? end + denying.behind : start
  return (
    hasTag(text, clause, stop, 'words.negations') ||
    tagsIn(text, Math.max(0, start - longestDenial), start, 'words.unneededBefore').some(
      (tag) =>
        !/[,.;:!?\n]/.test(text.raw.slice(tag.end, start)) && start - tag.end <= denying.before,
    )
  )
}

/** Letters between what nobody has to do and the words that say so. */
const unneededReach = 12

/** "Inschrijven hoeft niet", "booking is not required": whoever else is to write is asked for something else. */
export function isUnneeded(text: TaggedText, kind: ActionKind): boolean {
  return tagsIn(text, 0, text.raw.length, `actions.${kind}`).some(({ end }) => {
    const clause = /^[^,.;:!?()\n、。]*/.exec(text.raw.slice(end))?.[0].length ?? 0
    return tagsIn(text, end, end + clause, 'words.unneeded').some(
      ({ start }) => start - end <= unneededReach,
    )
  })
}
