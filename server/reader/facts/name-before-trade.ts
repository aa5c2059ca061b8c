import type { Draft } from '../draft.ts'
import { endingBefore } from '../text/ending-before.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { capitalisesNouns } from '../text/nouns.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, type TaggedText, tagAt, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { isTradeAt } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** Letters in which a brief says what somebody is. */
const opening = 160
/** Words of a name, and words up to the noun for a trade behind it. */
const most = { name: 5, behind: 3 }

const clauseEnding = endingBefore(/[^.!?\n,;:()]*/)

/**
 * "We are the | Tuesdays, a ceilidh band", "siamo i | Domani, gruppo cover": capitals between "we are" and
 * what we are, with the article they stand behind.
 */
export function nameBeforeTrade(draft: Draft): Span | undefined {
  const { text } = draft
  if (isTypedSmall(text)) return undefined
  return tokensIn(text, 0, opening)
    .filter((mark) => mark.text === ',' && isTradeBehind(text, mark))
    .map((mark) => namedBefore(draft, mark.start))
    .find((span) => span !== undefined)
}

function isTradeBehind(text: TaggedText, mark: Token): boolean {
  const behind = tokensIn(text, mark.end, text.raw.length).slice(0, most.behind)
  const end = behind.findIndex(({ kind }) => kind !== 'word')
  return behind.slice(0, end < 0 ? most.behind : end).some(({ start }) => isTradeAt(text, start))
}

function namedBefore({ text, towns }: Draft, end: number): Span | undefined {
  const start = end - (clauseEnding(text.raw, end)?.length ?? 0)
  if (!hasTag(text, start, end, 'words.together')) return undefined
  const verb = tagsIn(text, start, end, 'words.copulas').toSorted(
    (one, other) => other.end - one.end,
  )[0]
  const words = verb ? tokensIn(text, verb.end, end) : []
  const [article, ...named] = words
  const isLed = article && tagAt(text, article.start, 'words.articles')?.end === article.end
  if (!article || !isLed || words.length > most.name) return undefined
  const capitals = named.filter(({ start: at }) => /^\p{Lu}/u.test(text.raw.slice(at)))
  const isTown = towns.some((town) => town.start >= article.end && town.end <= end)
  const isSound = named.every((word) => isPartOfName(text, word)) && !isTown
  return isSound && capitals.some((word) => isOwn(text, word)) ? [article.start, end] : undefined
}

/** A capital, or "and" and "of" between two. */
const isPartOfName = ({ raw, language }: TaggedText, { start, text: word }: Token): boolean =>
  /^\p{Lu}/u.test(raw.slice(start)) || language.data.names.particles.includes(word)

/** No noun for a trade, and nobody; where all nouns have capitals, nothing usual. */
const isOwn = (text: TaggedText, { start, text: word }: Token): boolean =>
  !isTradeAt(text, start) &&
  !personNameOf(word) &&
  (!capitalisesNouns(text.language) || frequencyOf(text.language, word) === 'rare')
