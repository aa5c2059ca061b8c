import type { Draft } from '../draft.ts'
import { firstFrom, hasTag, tagAt, tagsIn } from '../text/tagged-text.ts'
import { isCapital, type Token } from '../text/tokens.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'

/** Words between "my" and the noun for the trade, and of a name. */
const most = { between: 2, name: 4 }

/**
 * "My taco truck | Dos Hermanas", "mijn kapsalon | Knip", "la nostra osteria | Da Gino": words with
 * capitals right behind what somebody calls their own are its name. Where all is typed without
 * capitals, or the words are a day or a town, nothing is.
 */
export function nameBehindTrade(draft: Draft): Span | undefined {
  const { text } = draft
  return tagsIn(text, 0, text.raw.length, 'words.possessives')
    .map(({ end }) => {
      const trade = tradeBehind(draft, end)
      return trade === undefined ? undefined : capitalsBehind(draft, trade)
    })
    .find((span) => span !== undefined)
}

/** Where the noun for a trade ends that stands behind an offset. */
function tradeBehind({ text }: Draft, at: number): number | undefined {
  const first = firstFrom(text.tokens, at)
  const words = text.tokens.slice(first, first + most.between + 1)
  const border = words.findIndex(({ kind }) => kind !== 'word')
  return (border < 0 ? words : words.slice(0, border))
    .flatMap(({ start }) => text.startingAt.get(start) ?? [])
    .filter(({ tag }) => isTradeNoun(tag))
    .map(({ end }) => end)
    .toSorted((one, other) => other - one)[0]
}

function capitalsBehind(draft: Draft, at: number): Span | undefined {
  const { text, towns } = draft
  const { raw, tokens } = text
  if (raw[at] !== ' ') return undefined
  const first = firstFrom(tokens, at)
  const run: Token[] = []
  for (const token of tokens.slice(first, first + most.name + 1)) {
    if (!isCapital(text, token) || tagAt(text, token.start, 'places.in')) break
    run.push(token)
  }
  const [one, last] = [run[0], run.at(-1)]
  if (!one || !last || run.length > most.name) return undefined
  const ends = /^(?:["'”’»]?[.,;:!?()\n]|\s*[–—-]\s|$)/.test(raw.slice(last.end))
  const isBeforePlace = tagAt(text, last.end + 1, 'places.in') !== undefined
  // "My taco truck Dos Hermanas, Tulsa": of two towns the first is none.
  const next = last.end + 2
  const isBeforeTown =
    raw.slice(last.end, next) === ', ' && towns.some(({ start }) => start === next)
  const isOther =
    hasTag(text, one.start, last.end, 'hours.days.') ||
    (towns.some(({ start, end }) => start === one.start && end === last.end) && !isBeforeTown)
  return (ends || isBeforePlace) && !isOther ? [one.start, last.end] : undefined
}
