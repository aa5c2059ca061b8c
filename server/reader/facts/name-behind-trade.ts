import type { Draft } from '../draft.ts'
import { isDense } from '../text/is-dense.ts'
import { firstFrom, hasTag, tagAt, tagsIn } from '../text/tagged-text.ts'
import { isCapital, type Token } from '../text/tokens.ts'
import { isTradeNoun } from '../text/trade-nouns.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { sensesOf } from '../text/word-senses.ts'

/** Words between "my" and the noun for the trade, and of a name. */
const most = { between: 2, name: 4 }

/**
 * "My taco truck | Dos Hermanas", "mijn kapsalon | Knip", "la nostra osteria | Da Gino": words with
 * capitals right behind what somebody calls their own are its name. Where all is typed without
 * capitals, or the words are a day or a town, nothing is.
 */
export function nameBehindTrade(draft: Draft): Span | undefined {
  const { text } = draft
  const behindOwn = tagsIn(text, 0, text.raw.length, 'words.possessives')
    .map(({ end }) => {
      const trade = tradeBehind(draft, end)
      return trade === undefined ? undefined : capitalsBehind(draft, trade)
    })
    .find((span) => span !== undefined)
  return behindOwn ?? denseBehindTrade(draft)
}

/** 벌초 대행 | 솔잎산소|입니다: the last word of a first sentence that tells a trade, where it means nothing else. */
function denseBehindTrade({ text }: Draft): Span | undefined {
  const [said = '', before = '', word = ''] = denseFirst.exec(text.raw) ?? []
  if (!isDense(word)) return undefined
  const start = before.length
  const closers = (text.endingAt.get(said.length) ?? []).filter(
    ({ tag, start: from }) => closing.has(tag) && from > start,
  )
  const end = Math.min(...closers.map(({ start: from }) => from))
  const isTrade = text.tags.some(
    (tag) => /^trades\..*\.(?:names|strong)$/.test(tag.tag) && tag.end <= start,
  )
  const isAbout = hasTag(text, 0, start, 'names.topics') || hasTag(text, 0, start, 'words.together')
  return isTrade && !isAbout && isMadeUp(text, [start, end]) ? [start, end] : undefined
}

const denseFirst = /^([^.!?\n。,、]{2,30}\s)(\S{3,16})(?=[.!?\n。]|$)/u
const closing: ReadonlySet<string> = new Set(['words.copulas', 'names.after'])

/** No word of a list by itself or with the one before it. */
function isMadeUp(text: Draft['text'], [start, end]: Span): boolean {
  const word = text.folded.slice(start, end)
  const isListed = (text.endingAt.get(end) ?? []).some((tag) => tag.start <= start)
  const isLong = Number.isFinite(end) && end - start >= shortestDense
  const isRare = isLong && frequencyOf(text.language, word) === 'rare'
  return isRare && !isListed && sensesOf(text.language, word).length === 0
}

const shortestDense = 3

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
