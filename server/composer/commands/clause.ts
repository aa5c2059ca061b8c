import { type BlockType, blockTypes } from '#shared/blocks/index.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { type BriefText, isAsian, isDigit, isLetter, readText } from '../understand/read-text.ts'
import type { Action, Noun } from './lexicon/command-lexicon.ts'
import { ofKind, type Token, tokensOf } from './tokens.ts'

/** One wish of a command, its words told apart. */
export interface Clause {
  locale: PageLanguage
  lexicon: Lexicon
  text: BriefText
  tokens: Token[]
  /** What stands in quotation marks: words of the page, not of the command. */
  quoted: string | null
  actions: Action[]
  nouns: Noun[]
  /** Words nobody knows. */
  rest: Piece[]
}

export interface Piece {
  start: number
  end: number
}

const quotation =
  /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«\s?([^»]+?)\s?»|「([^」]+)」|『([^』]+)』|‘([^’]+)’/u

export function clauseOf(raw: string, locale: PageLanguage): Clause {
  const quote = quotation.exec(raw)
  const quoted =
    quote
      ?.slice(1)
      .find((said) => said !== undefined)
      ?.trim() ?? null
  const said = quote ? raw.replace(quote[0], ' '.repeat(quote[0].length)) : raw
  const text = readText(said)
  const tokens = tokensOf(text, locale)
  return {
    locale,
    lexicon: lexicons[locale],
    text,
    tokens,
    quoted,
    actions: ofKind(tokens, 'action').map(({ value }) => value.action),
    nouns: ofKind(tokens, 'noun').map(({ value }) => value.noun),
    rest: piecesBetween(text.folded, tokens),
  }
}

/** The words between the tokens, each run of them as one piece. */
function piecesBetween(folded: string, tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end } of [...tokens, { start: folded.length, end: folded.length }]) {
    const piece = trimmed(folded, { start: from, end: start })
    if (piece) pieces.push(piece)
    from = end
  }
  return pieces
}

function trimmed(folded: string, { start, end }: Piece): Piece | null {
  let [first, last] = [start, end]
  const isWord = (at: number) => isLetter(folded[at]) || isDigit(folded[at]) || isAsian(folded[at])
  while (first < last && !isWord(first)) first += 1
  while (first < last && !isWord(last - 1)) last -= 1
  return first < last ? { start: first, end: last } : null
}

/** The rest that no found value covers. */
export function restBeside(
  { rest }: Clause,
  spans: readonly (readonly [number, number])[],
): Piece[] {
  return rest.filter(({ start, end }) => !spans.some(([from, to]) => start < to && end > from))
}

/** The kinds of blocks a clause names, each once. */
export function kindsOf({ nouns }: Pick<Clause, 'nouns'>): BlockType[] {
  const kinds = nouns.map((noun) => (noun === 'address' ? 'place' : noun))
  return [...new Set(kinds)].filter((noun): noun is BlockType =>
    (blockTypes as readonly Noun[]).includes(noun),
  )
}
