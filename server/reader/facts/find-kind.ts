import { type Scored, sources } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'
import { isTradeAt, isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { type Found, found } from './found.ts'

/** As likely at least, beside the likeliest, is what a brief opens with. */
const leastOfOpening = 0.5
/** Chance of one of which only the beginning is in doubt, and of all that end as it does. */
const least = { own: 0.3, together: 0.7 }

/** What it is: the likeliest; "table quiz in aid of the tidy towns" is what it begins with. */
export function findKind(draft: Draft, candidates: readonly Scored[]): Found<string> | undefined {
  const [best] = candidates
  if (!best || (best.confidence < sources.kind.least && !isNearlySure(best, candidates)))
    return undefined
  const opening = candidates.find(
    ({ span, confidence }) =>
      span[0] === 0 && span[1] < best.span[0] && confidence >= best.confidence * leastOfOpening,
  )
  const span = withoutVerb(draft, withoutRequest(draft, (opening ?? best).span))
  return found(draft.text.raw.slice(...span), span, best.confidence)
}

/** "Workshop for furniture" or "small workshop for furniture": it is one of them. */
function isNearlySure(best: Scored, candidates: readonly Scored[]): boolean {
  const together = candidates
    .filter(({ span }) => span[1] === best.span[1])
    .reduce((sum, { confidence }) => sum + confidence, 0)
  return best.confidence >= least.own && together >= least.together
}

/** "Page for | flea market": what is asked for is not what it is. "Workshop of" is. */
function withoutRequest({ text }: Draft, [start, end]: Span): Span {
  const tags = text.startingAt.get(start) ?? []
  const asked = tags
    .filter(({ tag, end: at }) => tag === 'names.near' && at < end && text.raw[at] === ' ')
    .filter(({ end: at }) => /\s/.test(text.raw.slice(start, at)))
    .toSorted((one, other) => other.end - one.end)[0]
  const isTrade = tags.some(({ tag }) => isTradeNoun(tag))
  return asked && !isTrade ? [asked.end + 1, end] : [start, end]
}

/** "Hold a | jumble sale", "fazer um | bazar": what is done with it stands before its article. */
function withoutVerb({ text }: Draft, [start, end]: Span): Span {
  const [verb, second, noun] = tokensIn(text, start, end)
  const article = second && tagAt(text, second.start, 'words.articles')
  if (!verb || !noun || article?.end !== second?.end || isTradeAt(text, verb.start))
    return [start, end]
  return isTradeAt(text, noun.start) ? [noun.start, end] : [start, end]
}
