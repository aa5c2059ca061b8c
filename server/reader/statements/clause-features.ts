import type { FeaturesOf } from '../feature-rows.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { BriefManner } from './brief-manner.ts'

/** A stretch between marks, in tokens: `[first, last]`. */
export interface Clause<F> {
  first: number
  last: number
  features: readonly F[]
}

const clauseEnd = /^[.,;:!?。、！？：；，•|·–—()（）「」\n-]$/

/** The kinds of features of a stretch between marks. */
function clauseKinds<F>(featuresOf: FeaturesOf<F>) {
  return {
    brief: featuresOf('b='),
    language: featuresOf('l='),
    holds: featuresOf('k='),
    firstWord: featuresOf('k1='),
    lastWord: featuresOf('k9='),
    lastTwoWords: featuresOf('k99='),
    words: featuresOf('kn='),
    mark: featuresOf('km='),
    wish: featuresOf('ask='),
  }
}

/** For each token the stretch between marks it is in: how it begins and ends, what stands in it. */
export function clausesOf<F>(
  { tokens }: TaggedText,
  tags: readonly string[][],
  claimed: readonly (string | undefined)[],
  brief: BriefManner,
  featuresOf: FeaturesOf<F>,
): Clause<F>[] {
  const kinds = clauseKinds(featuresOf)
  const clauses: Clause<F>[] = []
  let first = 0
  tokens.forEach((token, i) => {
    const ends = i === tokens.length - 1 || isEnd(tokens, i)
    if (!ends) return
    const features = new Set<F>([
      kinds.brief(brief.letters),
      kinds.brief(brief.marks),
      kinds.language(brief.language),
    ])
    for (let at = first; at <= i; at += 1) {
      for (const tag of tags[at] ?? []) features.add(kinds.holds(tag))
      if (claimed[at]) features.add(kinds.holds(claimed[at]))
    }
    const words = tokens.slice(first, i + 1).filter(({ kind }) => kind === 'word')
    const lastTwo = words.slice(-2).map(({ text }) => text)
    const wish = wishOf(tags.slice(first, i + 1))
    features.add(kinds.firstWord(words[0]?.text))
    features.add(kinds.lastWord(words.at(-1)?.text))
    features.add(kinds.lastTwoWords(lastTwo.join(' ')))
    features.add(kinds.words(Math.min(8, words.length)))
    features.add(kinds.mark(token.text))
    features.add(kinds.wish(`${wish}&${partOf(first, i, tokens.length)}`))
    const clause = { first, last: i, features: [...features] }
    for (; first <= i; first += 1) clauses.push(clause)
  })
  return clauses
}

/** How much a clause speaks of the page itself: words for pages and pictures, for looks. */
function wishOf(tags: readonly string[][]): string {
  const asks = tags.filter((names) => names.includes('roles.instruction')).length
  const looks = tags.some((names) => names.some((name) => name.startsWith('look.')))
  return `${Math.min(2, asks)}${looks ? 'l' : ''}`
}

/** Requests stand first or last. */
function partOf(first: number, last: number, count: number): string {
  return first < 10 ? 'start' : last >= count - 10 ? 'end' : 'mid'
}

function isEnd(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (!token || (token.kind !== 'mark' && token.kind !== 'line')) return false
  if (!clauseEnd.test(token.text)) return false
  const next = tokens[i + 1]
  // "8:30", "t.b.v.", "12-15": a mark inside a word or a number ends nothing.
  return (
    token.text === '\n' ||
    /[。、！？：；，「」（）]/.test(token.text) ||
    !next ||
    next.spaced ||
    next.kind === 'line'
  )
}
