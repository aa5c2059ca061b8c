import type { Draft } from '../draft.ts'
import { tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Letters of a clause that names others, and words between "go to" and a name: "the". */
const longest = { clause: 60, between: 1 }
const stop = /[.!?,;:()\n。、！？]/

/** "At 1 pm at the restaurant | The Loom": where something with a day takes place, and not what it is. */
export function isVenue({ text, days }: Draft, [start]: Span): boolean {
  if (days.length === 0) return false
  const nouns = (text.endingAt.get(start - 1) ?? []).filter(
    ({ tag }) => tag === 'places.venues' || /^trades\..*\.names$/.test(tag),
  )
  return nouns.some(({ start: at }) => {
    const article = tagBefore(text, at - 1, 'words.articles')
    return [at, article?.start ?? at].some(
      (from) => tagBefore(text, from - 1, 'words.prepositions') !== undefined,
    )
  })
}

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
