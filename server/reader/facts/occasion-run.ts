import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isDense } from '../text/is-dense.ts'
import { firstFrom, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'

const most = 7
/** Letters of a compound that names a feast by itself: "Backhausfest". */
const shortestCompound = 9

/**
 * "The village holds its | festa del fungo porcino | on 4 October": a kind of occasion with what tells
 * it from others. A "party" alone has no name.
 */
export function occasionRun(draft: Draft, at: number): Span | undefined {
  const { text } = draft
  if (isDense(text.raw.slice(at, at + 2))) return denseRun(draft, at)
  let first = firstFrom(text.tokens, at)
  while (isLed(draft, text.tokens[first])) first += 1
  const run = runFrom(draft, first)
  const kind = run.findIndex((token) => isOccasion(draft, token))
  const [one, last] = [run[0], run.at(-1)]
  if (kind < 0 || !one || !last) return undefined
  const telling = run.filter(({ start, end }) => !isFunctionWord(text, start, end))
  const isCompound = last.end - one.start >= shortestCompound && run.length === 1
  return telling.length > 1 || (isCompound && isMoreThanKind(draft, one))
    ? [one.start, last.end]
    : undefined
}

const isLed = ({ text }: Draft, token: Token | undefined): boolean =>
  token !== undefined &&
  ['words.articles', 'words.possessives'].some(
    (tag) => tagAt(text, token.start, tag)?.end === token.end,
  )

/** Words up to a mark, a day, or a small word before the day or a place. */
function runFrom(draft: Draft, first: number): readonly Token[] {
  const { text, days, towns } = draft
  const run: Token[] = []
  for (const token of text.tokens.slice(first, first + most)) {
    // "Fête | du | cidre": what leads to days leads to other words as well.
    const isSmall = isFunctionWord(text, token.start, token.end)
    const isDay =
      days.some(({ start, end }) => start <= token.start && token.start < end) ||
      (!isSmall && ['hours.days.', 'dates.'].some((tag) => tagAt(text, token.start, tag)))
    // Feira and Sagra are towns, too.
    const isTown = !isOccasion(draft, token) && towns.some(({ start }) => start === token.start)
    if (token.kind !== 'word' || isDay || isTown) break
    run.push(token)
  }
  const last = run.findLastIndex(({ start, end }) => !isFunctionWord(text, start, end))
  return run.slice(0, last + 1)
}

/** "Backhausfest", "planten|markt". */
const isMoreThanKind = ({ text }: Draft, { start, end }: Token): boolean =>
  /^\p{Lu}/u.test(text.raw.slice(start)) ||
  (text.endingAt.get(end) ?? []).some((tag) => tag.tag === kindTag && tag.start > start)

const kindTag = 'trades.event.names'

const isOccasion = ({ text }: Draft, { start, end, text: word }: Token): boolean =>
  [...(text.startingAt.get(start) ?? []), ...(text.endingAt.get(end) ?? [])].some(
    ({ tag }) => tag === kindTag,
  ) || sensesOf(text.language, word).includes('event-kind')

/** Letters before the kind, and no mark among them. */
const farthest = 24

/** 桜台商店会が主催する | 夕涼みマルシェ | を: up to the end of the kind. */
function denseRun({ text }: Draft, at: number): Span | undefined {
  const reach = /^[^、。,.「」『』\d]*/.exec(text.raw.slice(at, at + farthest))?.[0].length ?? 0
  const [kind] = tagsIn(text, at, at + reach, kindTag)
  const start = at + (/^\s*/.exec(text.raw.slice(at))?.[0].length ?? 0)
  return kind && kind.start > start ? [start, kind.end] : undefined
}
