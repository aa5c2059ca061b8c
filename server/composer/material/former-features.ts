import type { Claim } from '#server/reader/claims.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type FormerKind, formerKinds, formerTags } from './former-words.ts'
import type { Unplaced } from './statement.ts'

/**
 * What tells that a statement is of something that no longer holds: words of it there and in its
 * neighbours, and numbers, sums, days or addresses of which the brief has others elsewhere.
 */
export function formerFeatures(reading: Reading, statements: readonly Unplaced[]): string[][] {
  const tags = formerTags(reading.text)
  const numbersIn = numbersOf(reading)
  const said = statements.map(({ span }) =>
    formerKinds.filter((kind) =>
      tags.some(({ tag, start, end }) => tag === kind && span[0] <= start && end <= span[1]),
    ),
  )
  const beside = (name: string, at: number, other: number): string[] => {
    const isSame = statements[other]?.sentence === statements[at]?.sentence
    return (said[other] ?? []).map((kind) => `${name}${isSame ? ':same' : ''} former:${kind}`)
  }
  return statements.map(({ span }, at) => {
    const own = said[at] ?? []
    const rivals = rivalsOf(reading, span, numbersIn)
    return [
      ...own.map((kind) => `former:${kind}`),
      ...pairsOf(own),
      ...(own.length === 0 ? ['former:none'] : []),
      ...(rivals.length > 0 ? own.map((kind) => `former:${kind} rival`) : []),
      ...rivals,
      ...beside('before', at, at - 1),
      ...beside('after', at, at + 1),
    ]
  })
}

/** Kinds of which one word is enough, without another word or value. */
const telling: readonly FormerKind[] = ['over', 'record', 'ignore', 'earlier']

/** Whether features are of a statement that may tell of what no longer holds. */
export const tellsFormer = (features: readonly string[]): boolean =>
  features.some((name) => /^former:\w+(?:\+| rival)/.test(name)) ||
  telling.some((kind) => features.includes(`former:${kind}`))

const pairsOf = (said: readonly string[]): string[] =>
  said.flatMap((one, i) => said.slice(i + 1).map((other) => `former:${one}+${other}`))

/** What a brief may tell anew. */
const values: ReadonlySet<Claim['kind']> = new Set([
  'money',
  'time',
  'date',
  'phone',
  'email',
  'url',
])

/** Values of the statement of which the brief has others of their kind. */
function rivalsOf(reading: Reading, span: Span, numbersIn: (span: Span) => number): string[] {
  const isIn = (of: Span) => of[0] >= span[0] && of[1] <= span[1]
  const kindsOf = (own: boolean) =>
    new Set(
      reading.claims
        .filter(({ kind, span: of }) => values.has(kind) && isIn(of) === own)
        .map(({ kind }) => kind),
    )
  const others = kindsOf(false)
  const claimed = [...kindsOf(true)].map((kind) =>
    others.has(kind) ? `rival:${kind}` : `alone:${kind}`,
  )
  const numbers = numbersIn(span)
  if (numbers === 0) return claimed
  const all = numbersIn([0, reading.text.raw.length])
  return [...claimed, all > numbers ? 'rival:number' : 'alone:number']
}

/** How many tokens with a digit stand whole in a span. */
function numbersOf({ text: { tokens } }: Reading): (span: Span) => number {
  const numbers = tokens.filter(({ text }) => /\p{N}/u.test(text))
  return (span) => numbers.filter(({ start, end }) => span[0] <= start && end <= span[1]).length
}
