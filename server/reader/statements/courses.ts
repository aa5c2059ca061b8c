import type { Claim } from '../claims.ts'
import { rememberedOf } from '../remembered.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** One course is a word of its dish, and of a part of a menu more than one costs something. */
const least = { courses: 2, dishes: 2 }

const found = rememberedOf((text: TaggedText) =>
  rememberedOf((claims: readonly Claim[]) => coursesIn(text, claims)),
)

/**
 * "Antipasti bruschette 6 €, tagliere 12 €. Primi tagliatelle 12 €": the headings of a menu that runs
 * on, though no mark says what they are; without their colons.
 */
export function coursesOf(text: TaggedText, claims: readonly Claim[]): readonly Span[] {
  return found(text)(claims)
}

function coursesIn(text: TaggedText, claims: readonly Claim[]): Span[] {
  const sums = claims.filter(({ kind }) => kind === 'money').map(({ span }) => span)
  const named = text
    .meaning('money.courses')
    .map(({ start, end }): Span => [start, end])
    .filter(([, end]) => leadsOn(text, end))
    .sort(([one], [other]) => one - other)
  // What the first one stands behind may have no mark, as the others have a sum.
  const last = named.findIndex(([start]) => opens(text, sums, start))
  const courses = named.filter(([start], i) => i === last - 1 || opens(text, sums, start))
  const dishes = courses.map(([, end], i) => {
    const next = courses[i + 1]?.[0] ?? text.raw.length
    return sums.filter(([from]) => from > end && from < next).length
  })
  const isMenu = courses.length >= least.courses && Math.max(...dishes) >= least.dishes
  return isMenu && dishes.every((count) => count > 0) ? courses : []
}

/** At the beginning, behind a mark, or behind the sum of the dish before. */
function opens({ tokens, raw }: TaggedText, sums: readonly Span[], at: number): boolean {
  const last = tokens[firstFrom(tokens, at) - 1]
  const isBehindSum = sums.some(([, end]) => end <= at && raw.slice(end, at).trim() === '')
  return last?.kind !== 'word' || isBehindSum
}

/** "Desserts from £6" and "starters and mains" are no headings. */
function leadsOn(text: TaggedText, at: number): boolean {
  const next = text.tokens[firstFrom(text.tokens, at)]
  if (next && /^[:：]$/.test(next.text)) return true
  return next?.kind === 'word' && !isFunctionWord(text, next.start, next.end)
}
