import type { Draft } from '../draft.ts'
import { costs } from '../grammars/priced-item.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { unitBetween } from '../grammars/unit-between.ts'
import { type Border, bordersOf } from '../statements/borders.ts'
import { isGlued } from '../text/fold.ts'
import { firstFrom, type TaggedText, tagAt, tagBefore } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'

/** A span that may be what a sum is for. */
export interface ThingCandidate {
  span: Span
  /** Of its tokens: the first, and the one behind the last. */
  first: number
  end: number
  side: 'before' | 'behind'
  /** Tokens between it and the sum. */
  gap: number
}

/** Where the thing of a sum may stand, in tokens: the sum, and how far its neighbours let it reach. */
export interface SumWindow {
  /** Behind the sum before and its unit. */
  from: number
  first: number
  end: number
  to: number
  /** In the line of a list that has no other sum, where its thing begins, commas and all. */
  line: number | null
}

/** Tokens between a thing and its sum, tokens of a thing before it, and of one behind it. */
const most = { gap: 5, before: 10, behind: 7 }

/** What may open and close a thing though it is a mark. */
const opening = /^["“„«「『(]$/
const closing = /^[)"”»」』]$/

/** @param sums of the brief, in order: a thing reaches over none of them */
export function windowsOf({ text, lists }: Draft, sums: readonly Amount[]): SumWindow[] {
  const { tokens } = text
  const lines = lists.flatMap((list) => list.lines.map(({ span }) => span))
  return sums.map((sum, i) => {
    const { start, end } = sum
    const [last, next] = [sums[i - 1], sums[i + 1]]
    const line = lines.find(([from, to]) => from <= start && end <= to)
    const isAlone = line && (last?.end ?? 0) <= line[0] && (next?.start ?? line[1]) >= line[1]
    return {
      line: isAlone ? firstFrom(tokens, line[0]) : null,
      from: last ? firstFrom(tokens, unitBetween(text, last, sum)?.end ?? last.end) : 0,
      first: firstFrom(tokens, start),
      end: firstFrom(tokens, end),
      to: next ? firstFrom(tokens, next.start) : tokens.length,
    }
  })
}

/** Proposes too much: weights judge. Nothing reaches over the end of a sentence or of a line. */
export function thingsAround({
  text,
  claims,
}: Pick<Draft, 'text' | 'claims'>): (window: SumWindow) => ThingCandidate[] {
  const borders = bordersOf(text, claims)
  return (window) => [
    ...thingsBefore(text, borders, window),
    ...thingsBehind(text, borders, window),
  ]
}

const particles = ['words.articles', 'words.objects', 'words.prepositions', 'words.conjunctions']

/** 줄 교체는: where a word ends, and where it does without the particle that is written to it. */
function endsOf(text: TaggedText, { start, end }: Token): number[] {
  // "Drop-in" is one word.
  if (!isGlued(text.raw[end - 1])) return [end]
  const stems = particles.flatMap((tag) => tagBefore(text, end, tag)?.start ?? [])
  return [end, ...new Set(stems.filter((at) => at > start))]
}

function thingsBefore(
  text: TaggedText,
  borders: readonly Border[],
  { from, first: sum, line }: SumWindow,
): ThingCandidate[] {
  const { tokens } = text
  const found: ThingCandidate[] = []
  for (let end = sum; end > Math.max(from, sum - most.gap - 1); end -= 1) {
    const last = tokens[end - 1]
    if (!last || (end < sum && borders[end] === 'always')) break
    // The sum may stand in the line below its thing.
    if (last.kind === 'line' && end < sum) break
    if (last.kind === 'line' || (last.kind === 'mark' && !closing.test(last.text))) continue
    const [mark, next] = [tokens[end], tokens[end + 1]]
    // "With bowl, spoon and cup, costs £4": what costs that stands before all commas.
    const isWhole = line !== null || (next && costs(text, next.start))
    if (isWhole && /^[,，、]$/.test(mark?.text ?? '')) break
    // 넘으면: what says "if" is no thing.
    if (tagBefore(text, last.end, 'words.subordinate')) continue
    const ends = endsOf(text, last)
    const farthest = line ?? Math.max(from, end - most.before)
    for (let first = line ?? end - 1; first >= farthest; first -= 1) {
      const token = tokens[first]
      if (!token || token.kind === 'line') break
      const opens = token.kind !== 'mark' || opening.test(token.text)
      // "All coats were £90, now £60".
      const isLink = tagAt(text, token.start, 'money.link')?.end === last.end
      if (opens && !isLink && !costs(text, token.start))
        for (const to of ends)
          found.push({ span: [token.start, to], first, end, side: 'before', gap: sum - end })
      if (borders[first] === 'always') break
    }
  }
  return found
}

function thingsBehind(
  text: TaggedText,
  borders: readonly Border[],
  { end: sum, to }: SumWindow,
): ThingCandidate[] {
  const { tokens } = text
  const found: ThingCandidate[] = []
  for (let first = sum; first < Math.min(to, sum + most.gap); first += 1) {
    const token = tokens[first]
    if (!token || token.kind === 'line' || borders[first] === 'always') break
    if (token.kind === 'mark') continue
    for (let end = first + 1; end <= Math.min(to, first + most.behind); end += 1) {
      const last = tokens[end - 1]
      if (!last || last.kind === 'line' || (end - 1 > first && borders[end - 1] === 'always')) break
      if (last.kind === 'mark') continue
      for (const stop of endsOf(text, last))
        found.push({ span: [token.start, stop], first, end, side: 'behind', gap: first - sum })
    }
  }
  return found
}
