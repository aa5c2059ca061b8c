import type { Draft, Piece } from '../draft.ts'
import { remembered } from '../remembered.ts'
import { mannerOf } from '../statements/brief-manner.ts'
import { tokenValues } from '../statements/token-values.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { firstFrom, type TaggedText, tagAt } from '../text/tagged-text.ts'
import { type CountBetween, tokenCounts } from '../text/token-counts.ts'
import type { Token } from '../text/tokens.ts'

/** What every span that may be what a sum is for asks of the tokens of a brief, by their places. */
export interface ThingLookups {
  draft: Draft
  /** A word, "#" for a number and "¶" for the end of a line. */
  wordAt(at: number): string
  sensesAt(at: number): readonly string[]
  pieceAt(at: number): Piece | undefined
  /** Whether it leads to a thing: "our", "and a". */
  isLead(at: number): boolean
  isFunctionWord(at: number): boolean
  counts: Record<'word' | 'number' | 'mark' | 'comma' | 'telling', CountBetween>
}

export function thingLookups(draft: Draft): ThingLookups {
  const { text, pieces } = draft
  const { tokens } = text
  const valuesOf = tokenValues(() => () => '', text.language, mannerOf(text).letters)
  const isLead = remembered((at: number) => leads(text, tokens[at]))
  const counted = (kind: Token['kind']) => tokenCounts(tokens, (token) => token.kind === kind)
  return {
    draft,
    wordAt: (at) => wordOf(tokens[at]),
    sensesAt: (at) => (tokens[at] ? valuesOf(tokens[at]).senses : []),
    pieceAt: remembered(
      (at: number) => pieces[firstFrom(pieces, at + 1, ({ tokens: [first] }) => first) - 1],
    ),
    isLead,
    isFunctionWord: remembered((at: number) => {
      const token = tokens[at]
      return token !== undefined && isFunctionWord(text, token.start, token.end)
    }),
    counts: {
      word: counted('word'),
      number: counted('number'),
      mark: counted('mark'),
      comma: tokenCounts(tokens, (token) => /^[,，、]$/.test(token.text)),
      telling: tokenCounts(tokens, (token, at) => !isLead(at) && tells(text, token)),
    },
  }
}

function wordOf(token: Token | undefined): string {
  if (!token) return '<>'
  return token.kind === 'number' ? '#' : token.kind === 'line' ? '¶' : token.text
}

const leads = (text: TaggedText, token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  (isFunctionWord(text, token.start, token.end) ||
    tagAt(text, token.start, 'money.lead') !== undefined)

/** Whether a word is more than what joins things to sums: "costs", "from". */
const tells = (text: TaggedText, { kind, start, end }: Token): boolean =>
  (kind === 'word' || kind === 'number') &&
  !['money.link', 'money.from'].some((tag) => tagAt(text, start, tag)?.end === end)
