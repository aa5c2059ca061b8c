import type { Draft } from '../draft.ts'
import { remembered } from '../remembered.ts'
import { hasTag, tagAt } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import { frequencyOf } from '../text/word-frequency.ts'

const joining = [
  'words.articles',
  'words.prepositions',
  'words.conjunctions',
  'words.copulas',
  'words.pronouns',
]

/**
 * What a token is to who stands beside it: names typed without marks stand between a trade and a town.
 * A token stands beside many candidates.
 */
export const meaningsIn = (draft: Draft): ((token: Token | undefined) => string) =>
  remembered((token) => (token ? readMeaning(draft, token) : 'end'))

function readMeaning({ text, claims }: Draft, token: Token): string {
  if (token.kind !== 'word') return token.kind === 'mark' ? token.text : token.kind
  const claim = claims.find(({ span }) => span[0] <= token.start && token.end <= span[1])
  if (claim) return claim.kind
  if (hasTag(text, token.start, token.end, 'places.streets')) return 'street'
  const tags = [
    ...(text.startingAt.get(token.start) ?? []),
    ...(text.endingAt.get(token.end) ?? []),
  ]
  if (tags.some(({ tag }) => isTradeNoun(tag))) return 'trade'
  const joint = joining.find((tag) => tagAt(text, token.start, tag)?.end === token.end)
  return joint ?? frequencyOf(text.language, token.text)
}
