import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { isOwnEnding } from '../text/is-own-ending.ts'
import { hasTag, tagsIn } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import { type Span, trimmed } from '../text/trim.ts'

/** Letters of the longest name a brief begins with. */
const longest = 16
const shortest = 2

/** つばさは横浜のパン屋です, 나무는 대구의 카페입니다: who is said to be a trade by the first sentence. */
export function nameOfTopic({ text, towns }: Draft): Span | undefined {
  const { raw } = text
  const end = raw.search(/[。！？.!?\n]|$/)
  const [topic] = tagsIn(text, 0, Math.min(end, longest + 1), 'names.topics')
  if (!topic || !isDense(raw.slice(0, topic.end)) || isOwnEnding(text, topic.end)) return undefined
  const span = trimmed(raw, [0, topic.start])
  const isNamed =
    span[1] - span[0] >= shortest && /^[\p{L}\p{N}ー・&' ]+$/u.test(raw.slice(...span))
  const isOther = ['names.generic', 'names.never', 'words.pronouns', 'trades.'].some((tag) =>
    tagsIn(text, ...span, tag).some((one) => one.start === span[0] && one.end === span[1]),
  )
  const isTown = towns.some((town) => town.start === span[0])
  return isNamed && !isOther && !isTown && isTradeTold(text, [topic.end, end]) ? span : undefined
}

/** Whether a sentence ends by saying what kind of business it is about. */
function isTradeTold(text: Draft['text'], [from, to]: Span): boolean {
  const copula = tagsIn(text, from, to, 'names.copula').findLast((tag) => tag.end === to)
  const trade = text.endingAt.get(copula?.start ?? to) ?? []
  return (
    trade.some(({ tag, start }) => isTradeNoun(tag) && start >= from) &&
    !hasTag(text, from, to, 'words.negations')
  )
}
