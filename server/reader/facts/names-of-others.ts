import type { Draft } from '../draft.ts'
import { tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Letters of a clause that names others, and words between "go to" and a name: "the". */
const longest = { clause: 60, between: 1 }
const stop = /[.!?,;:()\n。、！？]/

/** "Support from | Lindy Marrow", "we go to the | Black Swan", "in aid of …": a name that is another's. */
export function isOfOthers({ text }: Draft, [start, end]: Span): boolean {
  const { raw } = text
  const before = (tag: string) =>
    tagsIn(text, Math.max(0, start - longest.clause), end, tag).filter(
      (found) =>
        found.start === start || (found.end <= start && !stop.test(raw.slice(found.end, start))),
    )
  const isNear = (from: number) => tokensIn(text, from, start).length <= longest.between
  return (
    before('names.support').length > 0 || before('names.others').some(({ end: to }) => isNear(to))
  )
}
