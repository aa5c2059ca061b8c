import type { Draft } from '../draft.ts'
import { isUnspaced } from '../text/fold.ts'
import { tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'

/** 当店は|駅前の居酒屋|です: where somebody is and of what trade, which they say of themselves, is no name. */
export function isKindOfOwn({ text }: Draft, [start, end]: Span): boolean {
  const { raw, language } = text
  if (!isUnspaced(raw[start])) return false
  const topic =
    tagBefore(text, start, 'names.topics') ?? tagsIn(text, start, start + 1, 'names.topics')[0]
  const isOwn = topic && tagBefore(text, topic.start, 'words.together') !== undefined
  const isOf = tokensIn(text, start, end).some(({ text: word }) =>
    sensesOf(language, word).includes('of'),
  )
  return (
    isOwn === true &&
    isOf &&
    (text.endingAt.get(end) ?? []).some(({ tag, start: at }) => at > start && isTradeNoun(tag))
  )
}
