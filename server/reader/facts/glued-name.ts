import type { Draft } from '../draft.ts'
import { hasTag, type TaggedText, tagsIn } from '../text/tagged-text.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** Letters in which a brief says whose it is. */
const opening = 120
/** Letters of what makes a name of a trade. */
const leastBefore = 2
/** A word in a script that parts words by spaces, and glues what belongs together. */
const word = /(?<![\p{L}\d])\p{Script=Hangul}{3,9}(?![\p{L}\d])/gu
/** What may be written to the end of a name. */
const endings = ['words.copulas', 'names.copula', 'names.after', 'words.prepositions']
/** Behind a word they say that it is where one turns off. */
const ways = ['near', 'directions', 'floor', 'venues', 'around', 'parking'].map(
  (group) => `places.${group}`,
)

/**
 * 돌다리부동산, 번개용달: a word that ends with a trade and begins with what no other word does is
 * somebody's name. Those that cost something are dishes, those one turns off at landmarks.
 */
export function gluedName(draft: Draft): Span | undefined {
  const { raw } = draft.text
  for (const { 0: said, index: start } of raw.slice(0, opening).matchAll(word)) {
    const whole: Span = [start, start + said.length]
    const end = endsOf(draft.text, whole).find((at) => isNamed(draft, [start, at]))
    if (end !== undefined && !isThing(draft.text, whole)) return [start, end]
  }
  return undefined
}

/** The ends of a word: as it is, and without what is written to it. */
function endsOf(text: TaggedText, [start, end]: Span): number[] {
  const starts = text.tags
    .filter((tag) => tag.start > start + leastBefore && tag.start < end && tag.end >= end)
    .filter(({ tag }) => endings.includes(tag))
    .map((tag) => tag.start)
  return [end, ...starts]
}

function isNamed({ text, towns }: Draft, [start, end]: Span): boolean {
  const trade = (text.endingAt.get(end) ?? [])
    .filter(({ tag, start: at }) => isTradeNoun(tag) && at >= start + leastBefore)
    .toSorted((one, other) => one.start - other.start)[0]
  if (!trade) return false
  // 한복대여 is what they do, and 수원약국 any in that town.
  const isTown = towns.some((town) => town.start === start && town.end <= trade.start)
  const isKind = (text.startingAt.get(start) ?? []).some(
    ({ tag, end: to }) => tag.startsWith('trades.') && to >= trade.start,
  )
  const first = text.folded.slice(start, trade.start)
  return !isTown && !isKind && frequencyOf(text.language, first) === 'rare'
}

function isThing(text: TaggedText, [start, end]: Span): boolean {
  const [next = ''] = /^\s*,?\s*\S+/.exec(text.raw.slice(end, end + 14)) ?? []
  return (
    /^\s*,?\s*\d/.test(next) ||
    tagsIn(text, start, end, 'money.units.').length > 0 ||
    ways.some((tag) => hasTag(text, end, end + next.length, tag))
  )
}
