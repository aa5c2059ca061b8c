import type { Draft } from '../draft.ts'
import type { Edit } from './edit.ts'
import { sentencesOf } from './sentences.ts'
import type { WithdrawalTag } from './withdrawal-words.ts'

/** "No wait, it's York Street, sorry.": an apology for what was taken back in the same sentence. */
export function closingApologies({ text: { raw } }: Draft, tags: readonly WithdrawalTag[]): Edit[] {
  return sentencesOf(raw).flatMap(([from, to]) => {
    const own = tags.filter(({ start, end }) => from <= start && end <= to)
    const apology = own.find(
      ({ tag, start, end }) =>
        tag === 'doubting' &&
        /[,;–—、]\s*$/.test(raw.slice(from, start)) &&
        /^[\s.!。]*$/.test(raw.slice(end, to)),
    )
    const isCorrected = own.some(
      ({ tag, end }) => tag === 'retracting' && apology && end < apology.start,
    )
    if (!apology || !isCorrected) return []
    const mark = /[,;–—、]\s*$/.exec(raw.slice(from, apology.start))?.[0].length ?? 0
    return [{ swaps: [], gone: [[apology.start - mark, apology.end]] }]
  })
}
